import { dictionary, sayer } from '../../../words'

export const words = dictionary({
  en: {
    way: 'The card game',
    way_note: 'Two principalities, cards instead of a map',
    about: 'Two principalities face to face, built card by card: first to 12 points.',
    learn: 'Just the two of you?',
    learn_text:
      'The card game is a duel: two principalities, two dice and a hand of cards. The guide explains regions, buildings, knights and events as you come across them.',
    learn_start: 'Learn the card game',
    learn_title: 'First duel',
  },
  de: {
    way: 'Das Kartenspiel',
    way_note: 'Zwei Fürstentümer, Karten statt Landkarte',
    about: 'Zwei Fürstentümer, Karte für Karte gebaut: wer zuerst 12 Punkte hat.',
    learn: 'Nur zu zweit?',
    learn_text:
      'Das Kartenspiel ist ein Duell: zwei Fürstentümer, zwei Würfel und eine Hand voll Karten. Landschaften, Gebäude, Ritter und Ereignisse werden dir erklärt, sobald sie dir begegnen.',
    learn_start: 'Das Kartenspiel lernen',
    learn_title: 'Erstes Duell',
  },
})
export const t = sayer(words)
