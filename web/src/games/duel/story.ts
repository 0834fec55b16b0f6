// The log of a card game, read for the page: what happened since the dice, and which event is being told.

import type { Event } from '../../wire'
import type { DuelScene } from './wire'

const isRoll = (event: Event): boolean => event.verb === 'rolled'

/** What is told since the dice were thrown last. */
export function sinceRoll(log: readonly Event[]): Event[] {
  const from = log.findLastIndex(isRoll)
  return log.slice(Math.max(from, 0)).filter((event) => event.story !== null)
}

/** What a player does of their own accord: the event is over by then. */
const DEEDS = new Set([
  'play',
  'build',
  'road',
  'settlement',
  'scout',
  'city',
  'citadel',
  'demolish',
  'bank',
  'offer',
  'use',
  'cast',
  'redeem',
  'end',
  'draw',
  'search',
  'swap',
  'keep',
  'roll',
])

/** The event card that is being carried out; "" once somebody goes on with the turn. */
export function eventNow(scene: DuelScene, log: readonly Event[]): string {
  if (!scene.event) return ''
  const turned = log.findLastIndex(({ verb }) => verb === 'turned')
  const goesOn = turned >= 0 && log.slice(turned + 1).some(({ verb, player }) => player >= 0 && DEEDS.has(verb))
  return goesOn ? '' : scene.event
}

/** The number of the last throw, for dice that tumble once for each. */
export const rollNumber = (log: readonly Event[]): number => log.findLast(isRoll)?.number ?? 0

/** Where the last move was made; a throw lights what it brought. */
export const lastPlaces = (log: readonly Event[]): Event['places'] =>
  log.findLast((event) => event.places.length > 0 || isRoll(event))?.places ?? []
