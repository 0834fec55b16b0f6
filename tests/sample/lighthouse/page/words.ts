// What only the page says of lighthouses; the server sends everything else.

import { dictionary, sayer } from '#page/words'

export const words = dictionary({
  en: {
    name: 'lighthouse',
    amber: 'amber',
    oil: '{n} of {most} oil',
    pill_watch: 'A seven: do you burn oil?',
    ask_watch: 'Burn oil to save two cards?',
    short_lighthouse: 'Tower',
    short_shine: 'Shine',
  },
  de: {
    name: 'Leuchtturm',
    amber: 'Bernstein',
    oil: '{n} von {most} Öl',
    pill_watch: 'Eine Sieben: Verbrennst du Öl?',
    ask_watch: 'Öl verbrennen und zwei Karten retten?',
    short_lighthouse: 'Turm',
    short_shine: 'Leuchten',
  },
})
export const t = sayer(words)
