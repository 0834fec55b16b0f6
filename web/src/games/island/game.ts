// What the base game brings to the page: the board and what lies around it.

import type { Component } from 'svelte'
import { boardScene, boardSetting } from './family'
import type { Seen, SeenHands } from '../../parts'
import { icons, pieces } from './art'
import Costs from './Costs.svelte'
import type { BoardPart } from './part'
import Stats from './Stats.svelte'
import StripFigures from './StripFigures.svelte'
import TwoDice from './TwoDice.svelte'
import { own as words, t } from './words'

const wood = 'wood'
const card = 'card'
const snatch = 'snatch'

export default {
  table: () => import('./Game.svelte'),
  replay: () => import('./BoardReplay.svelte') as Promise<{ default: Component<Seen> }>,
  hands: () => import('./Hands.svelte') as Promise<{ default: Component<SeenHands> }>,
  rolls: (scene) => boardScene(scene)!.rolls,
  map: () => import('./MapPicture.svelte') as Promise<{ default: Component<Pick<Seen, 'setting' | 'scene'>> }>,
  open(scene) {
    const board = boardScene(scene)
    if (!board) return null
    const { pieces, dice, deck, players } = board
    const held = players.map(({ cards, hand, development, points, shown, awards }) => [
      ...[cards, hand, development],
      ...[points, shown, awards],
    ])
    return [pieces.length, dice, deck, held, pieces.filter(({ player }) => player < 0)]
  },
  pieces,
  icons,
  words,
  rules: ['base'],
  reference: Costs,
  panels: { stats: [Stats], strip: [StripFigures], dice: [TwoDice] },
  figures: ({ development, knights }) => [t('stat_development', { n: development }), t('stat_knights', { n: knights })],
  brief: ({ verb }, setting) => boardSetting(setting)?.development.find(({ name }) => name === verb)?.label ?? null,
  log: {
    signs: { rolled: 'dice', stole: 'robber', drew: 'dev', begins: 'flag' },
    quiet: ['accept', 'decline', 'withdraw', 'end'],
    together: ['discard', 'take'],
    answers: { offer: ['accept', 'decline', 'propose', 'withdraw'] },
  },
  sounds: {
    rolled: 'dice',
    ...{ road: wood, settlement: wood, city: wood, found: wood, 'found-road': wood, 'free-road': wood },
    ...{ stole: snatch, monopoly: snatch },
    ...{ robber: wood, knight: wood, drew: card, trade: card, bank: card, buy: card, accept: card },
  },
} satisfies BoardPart
