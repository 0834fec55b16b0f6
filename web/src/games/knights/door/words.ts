import { dictionary, sayer } from '../../../words'

export const words = dictionary({
  en: {
    way: 'Cities & Knights',
    way_note: 'With knights, barbarians and metropolises',
    about: 'Knights, barbarians and growing cities: first to 13 points.',
    learn: 'Already know the base game?',
    learn_text:
      'Then let us guide you through Cities & Knights: commodities, knights, barbarians and progress cards, one by one, as you come across them.',
    learn_start: 'Learn Cities & Knights',
    learn_title: 'First game with knights',
  },
  de: {
    way: 'Städte & Ritter',
    way_note: 'Mit Rittern, Barbaren und Metropolen',
    about: 'Ritter, Barbaren und wachsende Städte: wer zuerst 13 Punkte hat.',
    learn: 'Du kennst das Basisspiel?',
    learn_text:
      'Dann lass dich durch Städte & Ritter führen: Handelswaren, Ritter, Barbaren und Fortschrittskarten, eins nach dem anderen, wie es dir begegnet.',
    learn_start: 'Städte & Ritter lernen',
    learn_title: 'Erste Partie mit Rittern',
  },
})
export const t = sayer(words)
