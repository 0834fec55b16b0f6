// Names for people who have not chosen one; apart from the other words, because the table needs them too.
import type { Language } from '../settings.svelte'

/** What one meets at a coast. */
const NAMES = {
  en: [
    'Puffin',
    'Kingfisher',
    'Otter',
    'Heron',
    'Sandpiper',
    'Lighthouse',
    'Oyster',
    'Seagull',
    'Dolphin',
    'Starfish',
    'Driftwood',
    'Curlew',
  ],
  de: [
    'Papageitaucher',
    'Eisvogel',
    'Otter',
    'Reiher',
    'Strandläufer',
    'Leuchtturm',
    'Auster',
    'Möwe',
    'Delfin',
    'Seestern',
    'Treibholz',
    'Brachvogel',
  ],
} as const

/** Whether a name is one of ours: whoever has it has not chosen one yet. */
export const isFriendlyName = (name: string): boolean => {
  const [, kind = ''] = /^(.+) \d\d$/.exec(name) ?? []
  return Object.values(NAMES).some((names) => names.some((each) => each === kind))
}

/** A friendly name, with a number that keeps two of a kind apart. */
export function friendlyName(language: Language, random: () => number = Math.random): string {
  const names = NAMES[language]
  const name = names[Math.floor(random() * names.length)] ?? names[0]
  return `${name} ${10 + Math.floor(random() * 90)}`
}
