// What a tool looks like: the piece it sets, as the viewer would have it.

import type { Look } from '../art/pieces'

export interface Picture {
  kind: string
  look?: Look
}

const OWN: Record<string, Picture> = {
  knight: { kind: 'knight', look: { rank: 1 } },
  activate: { kind: 'knight', look: { rank: 1, active: true } },
  promote: { kind: 'knight', look: { rank: 2 } },
  wall: { kind: 'wall' },
}

/** The picture of a tool; null where a sign says it better. */
export const pictureOf = (tool: string, supply: Readonly<Record<string, number>> = {}): Picture | null =>
  OWN[tool] ?? (tool in supply ? { kind: tool } : null)
