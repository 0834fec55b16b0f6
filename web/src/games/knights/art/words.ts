import { dictionary, sayer } from '../../../words'

export const words = dictionary({
  en: {
    cloth: 'cloth',
    coin: 'coin',
    paper: 'paper',
    wall: 'city wall',
    knight_1: 'basic knight',
    knight_2: 'strong knight',
    knight_3: 'mighty knight',
    active: 'active',
    passive: 'inactive',
    metropolis_trade: 'metropolis of trade',
    metropolis_politics: 'metropolis of politics',
    metropolis_science: 'metropolis of science',
    'toppled-city': 'toppled city',
    'sabotaged-city': 'sabotaged city',
    merchant: 'merchant',
  },
  de: {
    cloth: 'Tuch',
    coin: 'Münze',
    paper: 'Papier',
    wall: 'Stadtmauer',
    knight_1: 'einfacher Ritter',
    knight_2: 'starker Ritter',
    knight_3: 'mächtiger Ritter',
    active: 'aktiv',
    passive: 'ruht',
    metropolis_trade: 'Metropole des Handels',
    metropolis_politics: 'Metropole der Politik',
    metropolis_science: 'Metropole der Wissenschaft',
    'toppled-city': 'gestürzte Stadt',
    'sabotaged-city': 'sabotierte Stadt',
    merchant: 'Händler',
  },
})
export const t = sayer(words)
