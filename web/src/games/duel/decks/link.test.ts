import { describe, expect, it } from 'vitest'
import { linkTo, playWith, textIn } from './link'

const TEXT = 'Name: Größe ✓\nSets: base\n\nStart\n1x spy\n\nDeck\n2x abbey\n1x spy\n\nEvents\n'
const hash = (address: string): string => new URL(address, 'https://example.org').hash
const encoded = (text: string): string => `#deck=${btoa(text)}`

describe('a deck in an address', () => {
  it('comes out as it went in, to play with', () => {
    expect(textIn(hash(playWith(TEXT)))).toBe(TEXT)
  })
  it('is the same deck in fewer letters, to be sent', () => {
    expect(textIn(hash(linkTo(TEXT)))).toBe('Name: Größe ✓\nSets: base\nStart\nspy\nDeck\n2x abbey\nspy\nEvents')
    expect(new URL(linkTo(TEXT)).search).toBe('') // nothing of it reaches a server
  })
  it('may be missing', () => {
    expect(textIn('')).toBe(null)
    expect(textIn('#content')).toBe(null)
  })
  it.each([
    ['nothing', '#deck='],
    ['signs of another kind', '#deck=<script>alert(1)</script>'],
    ['half a letter', '#deck=A'],
    ['no text', encoded('\xff\xfe\xc0')],
    ['too much', encoded('x'.repeat(10_001))],
    ['far too much', `#deck=${'A'.repeat(10_000_000)}`],
  ])('is empty where it holds %s', (_, address) => {
    expect(textIn(address)).toBe('')
  })
})
