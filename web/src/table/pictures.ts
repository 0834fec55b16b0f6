// What a tool or a ware looks like: the piece it sets, as the viewer would have it.

import type { Look } from '../art/pieces'

interface Picture {
  kind: string
  look?: Look
}

const OWN: Record<string, Picture> = {
  'basic-knight': { kind: 'knight', look: { rank: 1 } },
  activation: { kind: 'knight', look: { rank: 1, active: true } },
  promotion: { kind: 'knight', look: { rank: 2 } },
  knight: { kind: 'knight', look: { rank: 1 } },
  activate: { kind: 'knight', look: { rank: 1, active: true } },
  promote: { kind: 'knight', look: { rank: 2 } },
  wall: { kind: 'wall' },
}

/** What a tool pays for, where the price list names it otherwise. */
const WARES: Record<string, string> = { knight: 'basic-knight', activate: 'activation', promote: 'promotion' }
export const wareOf = (tool: string): string => WARES[tool] ?? tool

/** The picture of a tool; null where a sign says it better. */
export const pictureOf = (tool: string, supply: Readonly<Record<string, number>> = {}): Picture | null =>
  OWN[tool] ?? (tool in supply ? { kind: tool } : null)
