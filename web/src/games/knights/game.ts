// What Cities & Knights brings to the table of the board games.

import { boardSetting } from '../island/family'
import { total } from '../../table/deals'
import type { Choice } from '../../wire'
import { isCard, wordOf } from '../island/asking'
import type { BoardPart } from '../island/part'
import BattleCard from './BattleCard.svelte'
import CardNote from './CardNote.svelte'
import CardReader from './CardReader.svelte'
import { commodities } from './art/commodities'
import Course from './Course.svelte'
import CourseListing from './CourseListing.svelte'
import DicePicker from './DicePicker.svelte'
import FieldAsk from './FieldAsk.svelte'
import { hear } from './front.svelte'
import GiftAsk from './GiftAsk.svelte'
import Honours from './Honours.svelte'
import { icons } from './art/icons'
import KnightMenu from './KnightMenu.svelte'
import KnightsDice from './KnightsDice.svelte'
import KnightsStats from './KnightsStats.svelte'
import Levels from './Levels.svelte'
import { pieces } from './art/pieces'
import ProgressAsk from './ProgressAsk.svelte'
import ProgressCards from './ProgressCards.svelte'
import Rivals from './Rivals.svelte'
import { fieldOf, fieldsOf, knightsScene, knightsSetting, progressOf, worksOf } from './state'
import Stock from './Stock.svelte'
import StripFigures from './StripFigures.svelte'
import StripLevels from './StripLevels.svelte'
import Threat from './Threat.svelte'
import { tell } from './telling'
import { mergedMoves } from './tools'
import { own as words, t } from './words'
import Works from './Works.svelte'

const recruit = { kind: 'knight', look: { rank: 1 } }
const awake = { kind: 'knight', look: { rank: 1, active: true } }
const stronger = { kind: 'knight', look: { rank: 2 } }
const isToSomebody = (choice: Choice): boolean => typeof choice.player === 'number' && isCard(choice)

export default {
  panels: {
    threat: [Threat],
    told: [BattleCard],
    works: [Works],
    rivals: [Rivals],
    standing: [Levels],
    honours: [Honours],
    line: [StripLevels],
    handle: [KnightMenu],
    card: [CardReader],
    note: [CardNote],
    cards: [ProgressCards],
    chart: [Course],
    listing: [CourseListing],
    stats: [KnightsStats],
    strip: [StripFigures],
    stock: [Stock],
    dice: [KnightsDice],
  },
  asks: [
    { fits: (choice, setting) => progressOf(setting, wordOf(choice)) !== null, Ask: ProgressAsk },
    { fits: (choice, setting) => fieldOf(setting, wordOf(choice)) !== null, Ask: FieldAsk },
    { fits: (choice) => /^\S+ [1-6] [1-6]$/.test(choice.text), Ask: DicePicker },
    { fits: isToSomebody, Ask: GiftAsk },
  ],
  tools: {
    arrange: mergedMoves,
    elsewhere: ['improve', 'return'],
    rare: ['move', 'displace', 'chase', 'repair', 'exchange'],
    pictures: {
      ...{ 'basic-knight': recruit, knight: recruit, activation: awake, activate: awake },
      ...{ promotion: stronger, promote: stronger, wall: { kind: 'wall' } },
    },
    wares: { knight: 'basic-knight', activate: 'activation', promote: 'promotion' },
  },
  waivers: ['waive'],
  handles: ['activate', 'promote', 'move', 'displace', 'chase'],
  cards: (setting) => knightsSetting(setting)?.progress ?? [],
  lookedAt: (scene) => knightsScene(scene)?.open_cards ?? null,
  holdings: {
    spy: (standing) => t('stat_progress', { n: total(worksOf(standing)?.progress ?? {}) }),
    deserter: ({ knights }) => t('knights_count', { n: knights }),
  },
  figures(standing, setting) {
    const works = worksOf(standing)
    if (!works) return []
    return [
      t('stat_progress', { n: total(works.progress) }),
      t('stat_strength', { n: works.strength }),
      ...fieldsOf(setting).map(({ name, label }) => t('works_level', { field: label, n: works.levels[name] ?? 0 })),
      ...(works.defenders ? [t('stat_defenders', { n: works.defenders })] : []),
    ]
  },
  tab: { icon: 'up3', label: () => t('works_tab'), verbs: ['improve'] },
  picture: () => import('./CardSign.svelte'),
  pieces,
  icons,
  goods: commodities,
  words,
  rules: ['knights'],
  brief: ({ verb }, setting) => progressOf(boardSetting(setting), verb)?.label ?? null,
  log: { together: ['give', 'loot'] },
  sounds: {
    ...{ wall: 'wood', activate: 'wood', promote: 'wood', move: 'wood', displace: 'wood', metropolis: 'wood' },
    ...{ merchant: 'wood', improve: 'card' },
    ...{ loot: 'snatch', 'spy-card': 'snatch', 'trade-monopoly': 'snatch', 'resource-monopoly': 'snatch' },
  } as const,
  tell,
  hear,
} satisfies BoardPart
