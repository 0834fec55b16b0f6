// What Cities & Knights has to tell of a throw: the event die, the barbarians' ship on its way, and their landing.

import { boardScene, boardSetting } from '../island/family'
import { interlude, type Beat, type News } from '../../table/stage.svelte'
import type { Scene, Setting } from '../../wire'
import { battleOf } from './battle'
import BattleScene from './BattleScene.svelte'
import { knightsScene, knightsSetting } from './state'
import type { KnightsScene } from './wire'

const SAIL = 650
const BATTLE = 2600

/** The scene with some of what is the knights' own as it will be. */
function amended(now: Scene, change: (now: KnightsScene) => Partial<KnightsScene>): Scene {
  const own = knightsScene(boardScene(now))
  return own ? { ...now, parts: { ...now.parts, knights: { ...own, ...change(own) } } } : now
}

const ownOf = (scene: Scene | undefined): KnightsScene | null => knightsScene(boardScene(scene))

export function tell(news: News, setting: Setting): Beat[] {
  const [then, next] = [ownOf(news.before?.scene), ownOf(news.after?.scene)]
  if (!then || !next || !news.events.some(({ verb }) => verb === 'rolled')) return []
  const thrown: Beat = { step: 'throw', length: 0, shows: (now) => amended(now, () => ({ event: next.event })) }
  const steps = knightsSetting(boardSetting(setting))?.steps ?? 0
  return [thrown, ...tellShip(then, next, steps), ...tellBattle(news)]
}

/** The ship sails; one that lands is seen landing, and sails home when all is told. */
function tellShip({ barbarians: then }: KnightsScene, { barbarians: next }: KnightsScene, steps: number): Beat[] {
  const landed = next.attacks > then.attacks
  if (!landed && next.ship === then.ship) return []
  const ship = landed ? steps : next.ship
  const shows = (now: Scene): Scene => amended(now, ({ barbarians }) => ({ barbarians: { ...barbarians, ship } }))
  return [{ step: 'event', length: SAIL, shows }]
}

function tellBattle(news: News): Beat[] {
  const battle = battleOf(news)
  if (!battle) return []
  return [{ step: 'scene', length: BATTLE, sound: 'horn', picture: interlude(BattleScene, { battle }) }]
}
