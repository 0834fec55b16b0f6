import { describe, expect, it } from 'vitest'
import { firstList, isList, readParts, sizeOf, withPart, writeParts } from './parts'

const theme = {
  name: 'theme',
  label: 'Theme set',
  values: ['off', 'core', 'on'],
  labels: ['no', 'core', 'all'],
  explained: [],
  article: 'mixes',
  presets: {},
  parts: { abbey: 2, cannon: 1, spy: 3 },
  lists: { core: 'abbey', on: '2x abbey, cannon, 3x spy' },
}
const plain = { ...theme, parts: {}, lists: {} }

describe('a list of parts', () => {
  it('is read as it is written', () => {
    expect(readParts('2x abbey, cannon')).toEqual({ abbey: 2, cannon: 1 })
    expect(writeParts({ abbey: 2, spy: 0, cannon: 1 })).toBe('2x abbey, cannon')
    expect(readParts('')).toEqual({})
    expect(sizeOf('2x abbey, cannon')).toBe(3)
  })
  it('is told from a value', () => {
    expect([isList(theme, 'core'), isList(theme, 'abbey'), isList(plain, 'abbey')]).toEqual([false, true, false])
  })
  it('begins with what the value stood for, or with little', () => {
    expect(firstList(theme, 'on')).toBe('2x abbey, cannon, 3x spy')
    expect(firstList(theme, 'off')).toBe('abbey')
  })
  it('grows and shrinks within what there is, in one order', () => {
    expect(withPart(theme, 'spy', 'abbey', 1)).toBe('abbey, spy')
    expect(withPart(theme, 'cannon', 'cannon', 1)).toBe('cannon')
    expect(withPart(theme, '2x abbey, spy', 'abbey', -1)).toBe('abbey, spy')
  })
  it('of nothing is the value for nothing', () => {
    expect(withPart(theme, 'spy', 'spy', -1)).toBe('off')
  })
})
