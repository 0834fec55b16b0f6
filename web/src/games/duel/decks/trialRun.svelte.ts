// A trial that is being played: it asks the server for one stretch of games after the other.
import { ApiError } from '../../../api'
import { api } from './api'
import { problemText } from '../../../lobby/problem'
import type { TrialGame } from '../wire'

const FIRST = 2 // games of the first stretch, so that something is seen soon
const STRETCH = 20
const PATIENCE = 10 // times that a busy server is asked again
const PAUSE = 2_000

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'busy' || error.code === 'too_often')
const word = (): string => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)

export class TrialRun {
  games = $state.raw<TrialGame[]>([])
  /** The text of the deck, and the id of its opponent. */
  text = $state('')
  opponent = $state('')
  /** The bot that plays both decks. */
  bot = $state('')
  wanted = $state(0)
  running = $state(false)
  problem = $state('')
  #turn = 0 // counts starts, so that an older one stops
  readonly #pause: number

  constructor(pause = PAUSE) {
    this.#pause = pause
  }

  async start(text: string, opponent: string, wanted: number): Promise<void> {
    const turn = ++this.#turn
    this.games = []
    this.text = text
    this.opponent = opponent
    this.wanted = wanted
    this.running = true
    this.problem = ''
    const seed = word()
    try {
      while (this.#turn === turn && this.games.length < wanted) {
        const first = this.games.length
        const count = Math.min(wanted - first, first ? STRETCH : FIRST)
        const { games, trust } = await this.#patiently(() => api.tryDeck({ text, opponent, seed, first, count }))
        if (this.#turn !== turn) break
        this.games = [...this.games, ...games]
        this.bot = trust.bot
      }
    } catch (error) {
      if (this.#turn === turn) this.problem = problemText(error)
    } finally {
      if (this.#turn === turn) this.running = false
    }
  }

  async #patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      try {
        return await ask()
      } catch (error) {
        if (!isPassing(error) || tries >= PATIENCE) throw error
        await new Promise((resolve) => setTimeout(resolve, this.#pause))
      }
    }
  }

  /** Play no more; what was played stays. */
  stop(): void {
    this.#turn++
    this.running = false
  }
}
