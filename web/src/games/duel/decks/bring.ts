// Bringing a deck to the table.
import type { Moment } from '../../../wire'

const QUESTIONS = ['deck', 'events', 'starters']

/** Whether the game asks the viewer for a deck, for events or for the first cards. */
export const asksForDeck = (moment: Moment): boolean => moment.asks_you && QUESTIONS.includes(moment.question)
