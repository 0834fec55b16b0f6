// Rules that hold for all files of the page.
import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe.each(Object.entries(sources))('%s', (_path, text) => {
  it('has no style attribute, which the server forbids', () => {
    expect(text).not.toMatch(/\sstyle=["'{]/)
  })

  it('loads nothing from elsewhere', () => {
    const addresses = [...text.matchAll(/https?:\/\/[\w.-]+/g)].map(([address]) => address)
    expect(addresses.filter((address) => address !== 'http://www.w3.org')).toEqual([])
  })
})
