// What the viewer has in hand at any table: a tool, and what can be done with it.

import type { Choice, Moment, Tool } from '../wire'
import type { Session } from './session.svelte'

export const choicesOf = (moment: Moment, tool: Tool): Choice[] =>
  moment.choices.filter((choice) => tool.verbs.includes(choice.verb))

/** The choices that answer the question itself: no tool leads to them. */
export function answersTo(moment: Moment): Choice[] {
  if (!moment.asks_you) return []
  const reached = new Set(moment.tools.flatMap((tool) => tool.verbs))
  return moment.choices.filter((choice) => !reached.has(choice.verb))
}

export class Hand {
  readonly session: Session
  armed = $state<string | null>(null)
  /** What is asked in one's own turn, when everything is done by tools. */
  protected readonly turn: readonly string[] = []

  constructor(session: Session) {
    this.session = session
    session.onSend.add(() => this.putDown())
  }

  get moment(): Moment | null {
    return this.session.moment
  }
  get tools(): Tool[] {
    return this.moment?.tools ?? []
  }
  tool(name: string): Tool | null {
    return this.tools.find((tool) => tool.name === name) ?? null
  }
  get armedTool(): Tool | null {
    return this.armed === null ? null : this.tool(this.armed)
  }
  /** What the viewer chooses from now: with a tool in hand its choices, else the answers to the question. */
  get standingChoices(): Choice[] {
    const { moment, armedTool } = this
    if (!moment || !this.session.plays) return []
    if (armedTool) return choicesOf(moment, armedTool)
    return this.isOwnTurn(moment) ? [] : answersTo(moment)
  }

  isOwnTurn({ question }: Moment): boolean {
    return this.turn.includes(question)
  }

  /** A new moment: lay down a tool that does nothing any more. */
  follow(moment: Moment): void {
    if (this.armedTool && (!this.armedTool.ready || this.standingChoices.length === 0)) this.armed = null
    if (this.session.follow(moment)) this.newQuestion(moment)
  }
  /** Whoever is asked something else needs what is in hand. */
  protected newQuestion(moment: Moment): void {
    if (moment.asks_you && this.session.layout.tab === 'trade') this.session.layout.tab = 'hand'
  }

  /** Take a tool in hand, do the one thing it can do, or say why it is not ready. */
  use(name: string): void {
    const { moment, session } = this
    const tool = this.tool(name)
    if (!moment || !tool || !session.plays) return
    session.forget()
    const trades = name === 'trade'
    if (trades) session.layout.openTrade()
    if (!tool.ready) return session.refuse(tool.refusal)
    if (trades) return
    const choices = choicesOf(moment, tool)
    const only = choices.length === 1 ? choices[0] : undefined
    if (only && !only.place) void session.do(only)
    else this.armed = this.armed === name ? null : name
  }

  protected putDown(): void {
    this.armed = null
  }

  /** Put the tool down and close what was said; true if there was anything. */
  cancel(): boolean {
    const { session } = this
    const had = this.armed !== null || session.notice !== null || session.help.hints !== null
    this.armed = null
    session.forget()
    session.help.forget()
    return had
  }
}
