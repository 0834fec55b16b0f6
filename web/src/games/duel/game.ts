// What the card game brings to the page: a table of its own.

import type { Component } from 'svelte'
import type { GamePart, Seen, SeenHands } from '../../parts'
import { duelScene, duelSetting } from './family'
import { words } from './words'

/** Deeds by which a card is shown. */
const SHOWN = new Set(['build', 'play', 'cast', 'use', 'turned'])

export default {
  table: () => import('./DuelTable.svelte'),
  replay: () => import('./DuelReplay.svelte') as Promise<{ default: Component<Seen> }>,
  hands: () => import('./DuelHands.svelte') as Promise<{ default: Component<SeenHands> }>,
  open: (scene) => ({ ...scene, parts: { ...duelScene(scene), offer: null } }),
  picture: () => import('./SignPicture.svelte'),
  words,
  rules: ['duel'],
  log: {
    signs: { rolled: 'dice', drew: 'dev', begins: 'flag' },
    quiet: ['accept', 'decline', 'end'],
    together: ['take'],
    answers: { offer: ['decline'] },
  },
  /** The card that is built, played or used. */
  brief({ verb, what }, setting) {
    if (!SHOWN.has(verb)) return null
    return duelSetting(setting)?.cards.find(({ name }) => name === what.split(' ')[1])?.title ?? null
  },
  sounds: {
    rolled: 'dice',
    ...{ road: 'wood', settlement: 'wood', city: 'wood', citadel: 'wood', found: 'wood', move: 'wood' },
    ...{ build: 'card', play: 'card', turned: 'card', drew: 'card', bank: 'card', accept: 'card' },
    grab: 'snatch',
  } as const,
} satisfies GamePart
