// The tools of knights.

import type { Tool } from '../../wire'

/** Moving a knight to a free place or driving another one away begins the same: one button does both. */
export function mergedMoves(tools: readonly Tool[]): Tool[] {
  const [move, displace] = ['move', 'displace'].map((name) => tools.find((tool) => tool.name === name))
  if (!move || !displace) return [...tools]
  const ready = move.ready || displace.ready
  const both: Tool = { ...move, verbs: [...move.verbs, ...displace.verbs], ready, refusal: ready ? null : move.refusal }
  return tools.filter((tool) => tool !== displace).map((tool) => (tool === move ? both : tool))
}
