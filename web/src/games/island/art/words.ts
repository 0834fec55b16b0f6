import { dictionary, sayer } from '../../../words'

export const words = dictionary({
  en: {
    road: 'road',
    ship: 'ship',
    settlement: 'settlement',
    city: 'city',
    robber: 'robber',
    pirate: 'pirate',
  },
  de: {
    road: 'Straße',
    ship: 'Schiff',
    settlement: 'Siedlung',
    city: 'Stadt',
    robber: 'Räuber',
    pirate: 'Pirat',
  },
})
export const t = sayer(words)
