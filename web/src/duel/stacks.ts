// The stacks as they are called and told apart: letters for common ones, each player's own by number.

import type { DuelScene, DuelSetting, Stack } from '../wire'
import { t } from './words'

export interface Named {
  stack: Stack
  letter: string
  name: string
  /** Which back its cards have. */
  back: string
}

const LETTERS = 'ABCDEFGHIJKL'
const SETS = ['trade-change', 'science-progress', 'wizards-dragons']

/** The stacks of a theme set lie after those of the base set, and have its back. */
function backOf(setting: DuelSetting, stack: number): string {
  const themes = setting.sets.filter((set) => SETS.includes(set))
  return setting.mode === 'extended' ? (themes[stack - BASE_STACKS] ?? 'expansion') : 'expansion'
}
const BASE_STACKS = 5

export function stacksOf(setting: DuelSetting, scene: DuelScene, names: readonly string[], near: number): Named[] {
  return scene.stacks.map((stack) => {
    const own = scene.stacks.filter(({ owner }) => owner === stack.owner).indexOf(stack) + 1
    const letter = stack.owner < 0 ? (LETTERS[stack.id] ?? '') : String(own)
    const name = stack.owner < 0 ? t('stack', { letter }) : stack.owner === near ? t('your_stack', { n: own }) : t('their_stack', { name: names[stack.owner] ?? '', n: own })
    return { stack, letter, name, back: backOf(setting, stack.id) }
  })
}
