// Bringing a deck to the table: the actions that the server lists for it, one after the other.
import type { Choice, Moment } from '../../../wire'
import { duelScene } from '../family'

const QUESTIONS = ['deck', 'events', 'starters']

/** Whether the game asks the viewer for a deck, for events or for the first cards. */
export const asksForDeck = (moment: Moment): boolean => moment.asks_you && QUESTIONS.includes(moment.question)

/** What the viewer has chosen by hand before: cards and events by their names. */
function chosenIn(moment: Moment, you: number): Record<string, number> {
  return { ...(duelScene(moment.scene)?.realms[you]?.deck ?? {}) }
}

/** The actions that are still to be done. Choices of cards that lie in the deck already are spared. */
export function leftOf(actions: readonly string[], moment: Moment, you: number): string[] {
  const chosen = chosenIn(moment, you)
  return actions.filter((action) => {
    const [verb, name = ''] = action.split(' ')
    if (verb === 'start' || !chosen[name]) return true
    chosen[name]--
    return false
  })
}

/** The next of these actions that the game offers now, as its choice. */
export function nextOf(left: readonly string[], moment: Moment): Choice | null {
  for (const action of left) {
    const choice = moment.choices.find((each) => each.text === action)
    if (choice) return choice
  }
  return null
}

/** The cards of a deck that this table does not have: the game would take none of them. */
export function strangersIn(left: readonly string[], moment: Moment): string[] {
  if (moment.question !== 'deck') return []
  const offered = new Set(moment.choices.map((choice) => choice.text))
  const wanted = left.filter((action) => action.startsWith('deck ') && !offered.has(action))
  return [...new Set(wanted.map((action) => action.slice('deck '.length)))]
}

/** Take one away. */
export function without(left: readonly string[], action: string): string[] {
  const at = left.indexOf(action)
  return left.filter((_, i) => i !== at)
}
