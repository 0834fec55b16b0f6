// What stands beside the board to help: the guide, a hint, trade. One is open at a time, the others are a word in its
// line; so there is always room for the log.

import type { Component } from 'svelte'

export interface Helper {
  name: string
  icon: string
  label: string
  /** The rule about what it shows. */
  article?: string | null
  /** There is something to be seen. */
  here: boolean
  /** What it would like to be opened for: it opens whenever this changes, and steps back when it ends. */
  call?: string
  /** The viewer has called it. Else it does not push aside what waits for them. */
  wanted?: boolean
  /** It waits for the viewer. */
  waits?: boolean
  /** How much there is to do in it. */
  badge?: number
  /** It can be put away. */
  close?: () => void
  Panel: Component
}

interface Opened {
  name: string
  /** By itself, not by the viewer. */
  called: boolean
}

export class Helpers {
  /** None is open: the viewer wants to see the rest, or reads something else. */
  folded = $state(false)
  /** Those that were opened, the last one at the end. */
  #opened = $state.raw<Opened[]>([])
  #here: readonly Helper[] = []
  readonly #calls = new Map<string, string>()

  /** The one that is open: of those that are there the one that was opened last, else the first. */
  shown(here: readonly Helper[]): Helper | null {
    if (this.folded) return null
    const find = (wanted: string): Helper | undefined => here.find(({ name }) => name === wanted)
    const last = this.#opened.findLast(({ name }) => find(name))
    return (last && find(last.name)) ?? here[0] ?? null
  }

  /** One that is elsewhere, as trade is on a phone, leaves the others folded. */
  open(name: string, called = false): void {
    if (this.#here.some((helper) => helper.name === name)) this.folded = false
    this.#opened = [...this.#without(name), { name, called }]
  }
  /** Open one, or fold the one that is open. */
  press(helper: Helper, here: readonly Helper[]): void {
    if (this.shown(here) === helper) this.folded = true
    else this.open(helper.name)
  }
  #without(name: string): Opened[] {
    return this.#opened.filter((each) => each.name !== name)
  }

  /** Hear who calls; of several that call at once the first is opened. True if one was. */
  follow(helpers: readonly Helper[]): boolean {
    this.#here = helpers.filter(({ here }) => here)
    const fresh = helpers.filter((helper) => this.#hears(helper))
    for (const helper of fresh.toReversed()) this.#answer(helper)
    return fresh.some(({ here }) => here)
  }
  /** Whether it calls for something new. */
  #hears({ name, call = '' }: Helper): boolean {
    if (call === (this.#calls.get(name) ?? '')) return false
    this.#calls.set(name, call)
    if (!call) this.#opened = this.#opened.filter((each) => each.name !== name || !each.called)
    return call !== ''
  }
  /** One that the viewer has open stays theirs. */
  #answer({ name, wanted }: Helper): void {
    const shown = this.shown(this.#here)
    if (shown?.name === name) return
    this.open(name, true)
    if (shown?.waits && !wanted) this.open(shown.name, true)
  }
}
