// A deck in an address: its text stands behind the #, which no browser sends to a server. Whoever has the link has the
// deck as it was; nobody else does.

const MARK = '#deck='
const LONGEST = 10_000 // letters of a deck that the server reads
const SIGNS = /^[\w-]+$/

/** The address of the builder with a deck in it. */
export const linkTo = (text: string): string => `${location.origin}/decks${fragment(shortened(text))}`

/** The form of a tournament table with a deck in it. */
export const playWith = (text: string): string => `/new?game=duel&preset=tournament${fragment(text)}`

const fragment = (text: string): string => MARK + encoded(text)

/** The same deck in fewer letters: one copy needs no number, and nothing a blank line. */
const shortened = (text: string): string => text.replace(/^1x /gm, '').replace(/\n+/g, '\n').trim()

function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text in an address; null where there is none, and an empty one where it cannot be read. */
export function textIn(hash: string): string | null {
  if (!hash.startsWith(MARK)) return null
  const sent = hash.slice(MARK.length)
  if (!SIGNS.test(sent) || sent.length > 2 * LONGEST) return ''
  try {
    const bytes = Uint8Array.from(atob(sent.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.length <= LONGEST ? text : ''
  } catch {
    return '' // half an address, or no deck at all
  }
}
