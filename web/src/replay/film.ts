// A game as a row of frames, some of which may still be on their way. Arithmetic only.
import type { Frame, Scene } from '../wire'

export const STRETCH = 100
export type Frames = readonly (Frame | undefined)[]

/** In which order to fetch a game of so many frames: first where one looks, then onward, then what lies before. */
export function stretches(frames: number, around: number, size = STRETCH): number[] {
  const all = Array.from({ length: Math.ceil(frames / size) }, (_, i) => i * size)
  const here = Math.floor(Math.min(Math.max(around, 0), Math.max(frames - 1, 0)) / size) * size
  return [...all.filter((first) => first >= here), ...all.filter((first) => first < here).reverse()]
}

/** What lies on the table, without the talk around it. */
export type Open = (scene: Scene) => unknown
export const ALL: Open = (scene) => scene

const tables = new WeakMap<Frame, { open: Open; text: string }>()

/** What lies on the table at a frame, as one text to compare; put together once. */
function table(frame: Frame, open: Open): string {
  const known = tables.get(frame)
  if (known?.open === open) return known.text
  const text = JSON.stringify(open(frame.moment.scene))
  tables.set(frame, { open, text })
  return text
}

/** Whether a frame shows mere talk: something is told, and nothing on the table has changed. */
export function isTalk(frames: Frames, at: number, open = ALL): boolean {
  const [before, now] = [frames[at - 1], frames[at]]
  return before !== undefined && now !== undefined && at < frames.length - 1 && table(before, open) === table(now, open)
}

/** Whether there is something to see at a frame: silent ones (asking for the dice, say) are passed over. */
const isTold = (frame: Frame | undefined): boolean => !frame || frame.event === null || frame.event.story !== null

/** The next frame worth seeing in a direction, with or without the talk in between; the ends always are. */
export function step(frames: Frames, from: number, direction: 1 | -1, talk = true, open = ALL): number {
  const last = frames.length - 1
  let at = from + direction
  while (at > 0 && at < last && (!isTold(frames[at]) || (!talk && isTalk(frames, at, open)))) at += direction
  return Math.min(Math.max(at, 0), Math.max(last, 0))
}

/** The frame at which the next round begins, or this or the last one began. */
export function stepRound(frames: Frames, from: number, direction: 1 | -1): number {
  const starts = rounds(frames).map((each) => each.frame)
  const found = direction === 1 ? starts.find((start) => start > from) : starts.findLast((start) => start < from)
  return found ?? (direction === 1 ? Math.max(frames.length - 1, 0) : 0)
}

/** Where each round begins, as far as the frames are here. */
export function rounds(frames: Frames): { round: number; frame: number }[] {
  const found: { round: number; frame: number }[] = []
  for (const [i, frame] of frames.entries()) {
    if (frame && frame.moment.scene.round !== (found.at(-1)?.round ?? 0)) {
      found.push({ round: frame.moment.scene.round, frame: i })
    }
  }
  return found
}

/** Points of one player where they change: [frame, points], only over frames that are here. */
export function pointsOf(frames: Frames, player: number): [number, number][] {
  const found: [number, number][] = []
  for (const [i, frame] of frames.entries()) {
    const points = frame?.moment.scene.points[player]
    if (points !== undefined && points !== found.at(-1)?.[1]) found.push([i, points])
  }
  return found
}
