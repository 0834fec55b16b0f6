// The barbarians' landing as it is told: their strength against that of the knights, everybody's part, and how it ended.

import { boardScene } from '../island/family'
import type { Moment } from '../../wire'
import type { News } from '../../table/stage.svelte'
import { knightsScene, worksOf } from './state'

interface Part {
  player: number
  strength: number
}

export interface Battle {
  /** The roll that brought the ship ashore; what follows it in the log belongs to it. */
  roll: number
  attack: number
  defence: number
  parts: Part[]
  /** Everybody still decides who fights: how it ends is told by the log. */
  open: boolean
  won: boolean
  /** Who gave most when the knights won. */
  best: number[]
  /** Who must give up a city when they lost. */
  losers: number[]
}

const barbariansOf = (moment: Moment | null) => knightsScene(boardScene(moment?.scene))?.barbarians ?? null

const strongest = (parts: readonly Part[]): number[] => {
  const most = Math.max(0, ...parts.map(({ strength }) => strength))
  return most > 0 ? parts.filter(({ strength }) => strength === most).map(({ player }) => player) : []
}

/** The battle that the news bring: the ship has landed once more. What stood before it landed is what fought. */
export function battleOf({ events, before, after }: News): Battle | null {
  const [then, now] = [barbariansOf(before), barbariansOf(after)]
  const roll = events.findLast((event) => event.verb === 'rolled')
  if (!before || !then || !now || !roll || now.attacks <= then.attacks) return null
  const parts = (boardScene(before.scene)?.players ?? []).map((standing) => ({
    player: standing.player,
    strength: worksOf(standing)?.strength ?? 0,
  }))
  const open = after?.question === 'join_battle'
  const won = then.defence >= then.attack
  return {
    roll: roll.number,
    attack: then.attack,
    defence: then.defence,
    parts,
    open,
    won,
    best: won && !open ? strongest(parts) : [],
    losers: won || open ? [] : then.losers,
  }
}
