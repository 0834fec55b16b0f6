// Were the dice fair? Draws every outcome of a game again from its seed, here in the browser.
//
// The same arithmetic as hexhaven.dealer: the seed is the key, the number of the draw is the message, and the
// HMAC-SHA256 of both is a number of 256 bits. It is used only below the largest multiple of the total weight, so
// that every outcome has exactly its share; otherwise a second attempt is made.
import type { Draw, Draws } from '../wire'

const RANGE = 1n << 256n

/** A draw that does not follow from the seed: where it stands, what came, and what should have come. */
export interface Fault {
  number: number
  came: string
  drawn: string
}

/** What this browser found out by itself. */
export interface Finding {
  seedFits: boolean
  checked: number
  faults: Fault[]
}

/** Browsers calculate hashes only where the page came over https or from this very machine. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** Check a whole game; `progress` is told after every draw, and breathes now and then so that it can be seen. */
export async function check(game: Draws, progress: (done: number) => void | Promise<void>): Promise<Finding> {
  const seed = bytes(game.seed)
  const seedFits = (await commitment(seed)) === game.commitment.toLowerCase()
  const key = await keyOf(seed)
  const faults: Fault[] = []
  for (const [index, draw] of game.draws.entries()) {
    const drawn = await outcome(key, index, draw)
    if (drawn !== draw.text) faults.push({ number: draw.number, came: draw.text, drawn })
    await progress(index + 1)
  }
  return { seedFits, checked: game.draws.length, faults }
}

/** The hash that was shown before the game: it fixes the seed without telling it. */
export async function commitment(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', seed))
}

/** The outcome the seed draws at this place: the one at which the running sum of the weights exceeds the pick. */
async function outcome(key: CryptoKey, index: number, draw: Draw): Promise<string> {
  const total = draw.outcomes.reduce((sum, each) => sum + each.weight, 0)
  if (total <= 0) return ''
  const pick = Number(await drawBelow(key, index, BigInt(total)))
  let sum = 0
  for (const each of draw.outcomes) {
    sum += each.weight
    if (sum > pick) return each.text
  }
  return ''
}

/** The index-th number of the seed, from 0 up to and not including n, each equally likely. */
export async function drawBelow(key: CryptoKey, index: number, n: bigint): Promise<bigint> {
  const fair = RANGE - (RANGE % n)
  for (let attempt = 0; ; attempt++) {
    const message = new TextEncoder().encode(`${index} ${attempt}`)
    const number = BigInt(`0x${hex(await crypto.subtle.sign('HMAC', key, message))}`)
    if (number < fair) return number % n
  }
}

export function keyOf(seed: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

export function bytes(hexText: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexText.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
