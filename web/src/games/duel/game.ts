// What the card game brings to the page: a table of its own.

import type { Component } from 'svelte'
import type { GamePart, Seen } from '../../parts'

export default {
  table: () => import('./DuelTable.svelte'),
  replay: () => import('./DuelReplay.svelte') as Promise<{ default: Component<Seen> }>,
  hands: () =>
    import('./DuelHands.svelte') as Promise<{ default: Component<Pick<Seen, 'setting' | 'scene' | 'names'>> }>,
  picture: () => import('./SignPicture.svelte'),
} satisfies GamePart
