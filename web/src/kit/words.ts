import { dictionary } from '../words'

export const words = dictionary({
  en: {
    lost_title: 'Page not found',
    lost_text: 'Nothing is charted at this address. The link may be old or mistyped.',
    offline_title: 'The page did not load',
    offline_text: 'The connection broke, or Hexhaven has just been updated. Reloading helps.',
    to_start: 'To the start page',
    load_again: 'Reload',
    lumber: 'lumber',
    brick: 'brick',
    wool: 'wool',
    grain: 'grain',
    ore: 'ore',
    any: 'any card',
  },
  de: {
    lost_title: 'Hier ist nichts',
    lost_text: 'Unter dieser Adresse liegt kein Land. Vielleicht ist der Link alt, oder ein Buchstabe fehlt.',
    offline_title: 'Die Seite ist nicht angekommen',
    offline_text: 'Die Verbindung ist abgerissen, oder Hexhaven wurde gerade erneuert. Lade die Seite noch einmal.',
    to_start: 'Zur Startseite',
    load_again: 'Neu laden',
    lumber: 'Holz',
    brick: 'Lehm',
    wool: 'Wolle',
    grain: 'Getreide',
    ore: 'Erz',
    any: 'beliebige Karte',
  },
})
