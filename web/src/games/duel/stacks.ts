// The stacks as they are called and told apart, with the numbers that the game calls them by.

import type { DuelScene, DuelSetting, Stack } from './wire'
import { t } from './words'

export interface Named {
  stack: Stack
  number: string
  name: string
  /** Which back its cards have. */
  back: string
}

const SETS = ['trade-change', 'science-progress', 'wizards-dragons']

/** The stacks of a theme set lie after those of the base set, and have its back. */
function backOf(setting: DuelSetting, stack: number): string {
  const themes = setting.sets.filter((set) => SETS.includes(set))
  return setting.mode === 'extended' ? (themes[stack - BASE_STACKS] ?? 'expansion') : 'expansion'
}
const BASE_STACKS = 5

export function stacksOf(setting: DuelSetting, scene: DuelScene, names: readonly string[], near: number): Named[] {
  return scene.stacks.map((stack) => {
    const n = stack.id + 1
    const name =
      stack.owner < 0
        ? t('stack', { n })
        : stack.owner === near
          ? t('your_stack', { n })
          : t('their_stack', { name: names[stack.owner] ?? '', n })
    return { stack, number: String(n), name, back: backOf(setting, stack.id) }
  })
}
