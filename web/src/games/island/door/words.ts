import { dictionary, sayer } from '../../../words'

export const words = dictionary({
  en: {
    hero_alt: 'An island with forests, fields, hills and mountains, roads and settlements of four players',
    way: 'The whole island',
    way_note: 'Two to four players, every option',
    beginner: 'Beginners’ island',
    beginner_note: 'Fixed map, first pieces already placed',
    combined: 'You trade and build in any order, as nearly everybody plays today.',
    separated: 'Play the classic way: first trade, then build',
    about: 'Settle the island, build roads and cities: first to 10 points.',
    learn_title: 'First game',
    lesson_1: 'Where cards come from',
    lesson_1_text:
      'Every roll pays those who live next to its number. Why everybody wants 6 and 8, and nobody 2 and 12.',
    lesson_2: 'What to build, and where',
    lesson_2_text: 'Roads, settlements, cities: what they cost, what they yield, and how far apart they stand.',
    lesson_3: 'How to trade',
    lesson_3_text: 'With the others, with the bank, through a harbour; and when not to.',
    lesson_4: 'What the seven does',
    lesson_4_text: 'Too many cards, the robber, and how a knight sends it away.',
    lesson_5: 'How to win',
    lesson_5_text: 'Ten points: buildings, the longest road, the largest army, and cards nobody else sees.',
  },
  de: {
    hero_alt: 'Eine Insel mit Wäldern, Feldern, Hügeln und Bergen, mit Straßen und Siedlungen von vier Spielern',
    way: 'Die ganze Insel',
    way_note: 'Zu zweit bis zu viert, alle Optionen',
    beginner: 'Einsteigerinsel',
    beginner_note: 'Feste Karte, erste Figuren stehen schon',
    combined: 'Du handelst und baust in beliebiger Reihenfolge, wie es heute fast alle spielen.',
    separated: 'Klassisch spielen: erst handeln, dann bauen',
    about: 'Die Insel besiedeln, Straßen und Städte bauen: wer zuerst 10 Punkte hat.',
    learn_title: 'Erste Partie',
    lesson_1: 'Woher die Karten kommen',
    lesson_1_text:
      'Jeder Wurf zahlt denen, die neben seiner Zahl wohnen. Warum alle die 6 und die 8 wollen und niemand die 2 und die 12.',
    lesson_2: 'Was man baut, und wo',
    lesson_2_text: 'Straßen, Siedlungen, Städte: was sie kosten, was sie bringen und wie weit sie auseinanderstehen.',
    lesson_3: 'Wie man handelt',
    lesson_3_text: 'Mit den anderen, mit der Bank, über einen Hafen; und wann besser nicht.',
    lesson_4: 'Was die Sieben anrichtet',
    lesson_4_text: 'Zu viele Karten, der Räuber, und wie ein Ritter ihn vertreibt.',
    lesson_5: 'Wie man gewinnt',
    lesson_5_text:
      'Zehn Punkte: Gebäude, die längste Handelsstraße, die größte Rittermacht und Karten, die niemand sieht.',
  },
})
export const t = sayer(words)
