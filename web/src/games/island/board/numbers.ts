// The numbers on the hexes as they lie now: an inventor may have swapped some since the game began.
import type { BoardSetting } from '../family'
import type { Hex } from '../wire'

/** A hex with another number, in its name, too. */
const withNumber = (hex: Hex, number: number): Hex => ({
  ...hex,
  number,
  name: hex.name.replace(new RegExp(`(?<!\\d)${hex.number}(?!\\d)`), String(number)),
})

/** The setting with these numbers, by hex; the same setting where none has changed. */
export function renumbered(setting: BoardSetting, numbers: readonly number[]): BoardSetting {
  const changed = new Map(
    setting.hexes
      .filter(({ id, number }) => numbers[id] !== undefined && numbers[id] !== number)
      .map((hex) => [hex.id, withNumber(hex, numbers[hex.id]!)]),
  )
  if (changed.size === 0) return setting
  const old = new Map(setting.hexes.map((hex) => [hex.id, hex]))
  // A crossing is named by its hexes: "forest 11, hills 6".
  const renamed = (id: number, name: string): string =>
    [...changed.values()]
      .filter(({ nodes }) => nodes.includes(id))
      .reduce((text, hex) => text.replace(old.get(hex.id)!.name, hex.name), name)
  return {
    ...setting,
    hexes: setting.hexes.map((hex) => changed.get(hex.id) ?? hex),
    nodes: setting.nodes.map((node) => ({ ...node, name: renamed(node.id, node.name) })),
  }
}
