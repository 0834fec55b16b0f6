// What a tool or a ware looks like: the piece it sets, as the viewer would have it.

import type { Look } from '../../art/pieces'
import type { BoardPart } from './part'

export interface Picture {
  kind: string
  look?: Look
}

/** What a tool pays for, where the price list names it otherwise. */
export const wareOf = (parts: readonly BoardPart[], tool: string): string =>
  parts.findLast((part) => part.tools?.wares?.[tool])?.tools?.wares?.[tool] ?? tool

/** The picture of a tool; null where a sign says it better. */
export const pictureOf = (
  parts: readonly BoardPart[],
  tool: string,
  supply: Readonly<Record<string, number>> = {},
): Picture | null =>
  parts.findLast((part) => part.tools?.pictures?.[tool])?.tools?.pictures?.[tool] ??
  (tool in supply ? { kind: tool } : null)
