// What Cities & Knights brings to the table of the board games.

import type { GamePart } from '../../parts'
import BattleCard from './BattleCard.svelte'
import CardReader from './CardReader.svelte'
import { hear } from './front.svelte'
import KnightMenu from './KnightMenu.svelte'
import Levels from './Levels.svelte'
import Rivals from './Rivals.svelte'
import Threat from './Threat.svelte'
import Works from './Works.svelte'

export default {
  panels: {
    threat: [Threat],
    told: [BattleCard],
    works: [Works],
    rivals: [Rivals],
    standing: [Levels],
    handle: [KnightMenu],
    card: [CardReader],
  },
  hear,
} satisfies GamePart
