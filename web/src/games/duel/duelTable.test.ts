// The card table on windows of every size: what is chosen on it is what is sent.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../settings.svelte'
import { Connection } from '../../table/connection.svelte'
import { FakeSocket } from '../../table/fakeSocket'
import { Session } from '../../table/session.svelte'
import { aChoice, aMoment, anEvent, anInfo, aPresent, aSeat, aWhole } from '../../table/sample'
import type { Moment } from '../../wire'
import { siteSlot } from './ground'
import { aLaid, aRealm, aWholeScene, aWholeSetting, at, someTools } from './sample'
import Sample from './Sample.svelte'

let socket: FakeSocket
let session: Session
let app: ReturnType<typeof mount>
let version = 0

const present = (moment: Moment) => aPresent({ info: anInfo({ game: 'duel', seats: [aSeat(0), aSeat(1)] }), moment })
const aDuelMoment = (change: Partial<Moment> = {}): Moment =>
  aMoment({
    number: version,
    scene: aWholeScene(),
    question: 'actions',
    tools: someTools(['end']),
    choices: [aChoice('end')],
    ...change,
  })

function tell(change: Partial<Moment>): void {
  const since = version++
  const events = [anEvent({ number: version, story: `Line ${version}.`, places: [at('region', 5)] })]
  socket.hear({
    type: 'update',
    version,
    since,
    kept: since,
    events,
    chat: [],
    present: present(aDuelMoment({ number: version, ...change })),
  })
  flushSync()
}
const find = (what: string) => document.querySelector<HTMLElement>(what)
const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)]
const legal = () => all('.ground button.legal')
function click(element: HTMLElement | null | undefined): void {
  element!.click()
  flushSync()
}
const card = (name: string) => find(`[data-testid=hand] [data-card=${name}]`)
/** What was done last; the server says yes. */
function done(): string {
  const last = socket.sent.findLast((message) => message.type === 'act')
  if (!last) return ''
  socket.hear({ type: 'done', id: last.id, version })
  return last.text
}
const press = (key: string) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key }))
  flushSync()
}

function sit(width: number, height: number): void {
  settings.speed = 'skip' // how it is told is tested in stage.test.ts
  Object.assign(window, { innerWidth: width, innerHeight: height })
  document.body.innerHTML = ''
  version = 0
  socket = new FakeSocket()
  session = new Session(new Connection('abc', () => socket))
  socket.hear(aWhole({ version, names: ['Ada', 'Bert'], setting: aWholeSetting(), present: present(aDuelMoment()) }))
  app = mount(Sample, { target: document.body, props: { session } })
  flushSync()
}
afterEach(() => {
  void unmount(app)
  session.close()
  session.table.close()
})

const build = [
  aChoice('build abbey 5u1', { card: 'abbey', place: at('slot', siteSlot(5, 'up', 0)) }),
  aChoice('build abbey 6d1', { card: 'abbey', place: at('slot', siteSlot(6, 'down', 0)) }),
]

describe.each([
  ['desk', 1440, 900],
  ['laptop', 1050, 800],
  ['phone', 390, 844],
])('on a %s', (_name, width, height) => {
  beforeEach(() => sit(width, height))

  it('shows both principalities, both players and the hand', () => {
    expect(all('[data-realm]')).toHaveLength(2)
    expect(all('[data-testid=player]')).toHaveLength(2)
    expect(all('[data-testid=hand] [data-card]')).toHaveLength(3)
    expect(all('[data-place^=region]').length).toBe(12)
  })

  it('lights the places of a card, and builds where one is pressed', () => {
    tell({ choices: [...build, aChoice('end')], tools: someTools(['abbey', 'end']) })
    expect(legal()).toHaveLength(0)
    expect(card('abbey')?.classList.contains('legal')).toBe(true)
    expect(card('scout')?.classList.contains('legal')).toBe(false)
    click(card('abbey'))
    expect(legal()).toHaveLength(2)
    click(legal()[1])
    expect(done()).toBe('build abbey 6d1')
  })

  it('lights no card of the hand while something is on its way', () => {
    tell({ choices: [...build, aChoice('end')], tools: someTools(['abbey', 'end']) })
    expect(card('abbey')?.classList.contains('legal')).toBe(true)
    click(find('[data-tool=end]'))
    expect(card('abbey')?.classList.contains('legal')).toBe(false)
    expect(done()).toBe('end')
  })

  it('says why a card cannot be played, and which rule says so', () => {
    click(card('scout'))
    expect(find('[data-testid=card-refused]')?.textContent).toContain('No scout now.')
    expect(find('[data-testid=card-refused] [data-article=duel-actions]')).not.toBeNull()
  })

  it('lets a card that is offered be read before it is taken', () => {
    tell({
      question: 'take',
      due: 1,
      choices: [aChoice('take abbey', { card: 'abbey' }), aChoice('take scout', { card: 'scout' })],
    })
    click(find('[data-testid=question] [data-testid=read-scout]'))
    expect(find('[data-testid=spotlight] [data-card=scout], [data-testid=spotlight]')?.textContent).toContain('Scout')
    expect(done()).toBe('')
    click(find('[data-testid=question] button[data-card=scout]'))
    expect(done()).toBe('take scout')
    tell({})
    expect(find('[data-testid=spotlight]')).toBeNull()
  })

  it('asks once more before a card is torn down', () => {
    const scene = aWholeScene({ realms: [aRealm(0, { hand: {}, laid: [aLaid()] }), aRealm(1)] })
    tell({
      scene,
      tools: someTools(['demolish', 'end']),
      choices: [aChoice('demolish 5u1', { place: at('slot', 20) }), aChoice('end')],
    })
    click(find('[data-tool=demolish]'))
    click(legal()[0])
    expect(done()).toBe('')
    click(find('[data-testid=reader] [data-choice="demolish 5u1"]'))
    expect(done()).toBe('demolish 5u1')
  })

  it('takes a card of the hand first, then the stack, and tells apart what can be done there', () => {
    const stack = at('stack', 2, -1)
    const choices = [
      aChoice('swap bishop 2', { card: 'bishop', place: stack }),
      aChoice('swap-search bishop 2', { card: 'bishop', place: stack }),
      aChoice('keep'),
    ]
    tell({ question: 'swap', choices, scene: aWholeScene({ phase: 'hand' }) })
    expect(legal()).toHaveLength(0)
    click(card('bishop'))
    expect(legal()).toHaveLength(1)
    click(legal()[0])
    click(find('[data-testid=reader] [data-choice="swap-search bishop 2"]'))
    expect(done()).toBe('swap-search bishop 2')
  })

  it('asks for an answer to an attack, with its card', () => {
    const scene = aWholeScene({ asking: 'arsonist' }, 1)
    tell({
      scene,
      question: 'react',
      choices: [aChoice('play bishop', { card: 'bishop' }), aChoice('brave')],
      tools: someTools(['bishop']),
    })
    const question = find('[data-testid=question]')
    expect(question?.getAttribute('role')).toBe('alertdialog')
    expect(document.body.textContent).toContain('What arsonist does.')
    click(find('[data-testid=question] [data-choice="play bishop"]'))
    expect(done()).toBe('play bishop')
  })

  it('pays from lit regions, and names what is left', () => {
    const choices = [5, 18].map((id) => aChoice(`pay ${id}`, { place: at('region', id), label: `Pay from ${id}` }))
    tell({ question: 'pay', due: 2, choices })
    expect(legal().map((each) => each.getAttribute('aria-label')?.split(',')[0])).toEqual(['Pay from 5', 'Pay from 18'])
    click(legal()[0])
    expect(done()).toBe('pay 5')
  })

  it('shows the cards of a stack that is looked through, and which can be taken', () => {
    tell({
      scene: aWholeScene({ looking_at: ['smithy', 'abbey', 'scout'] }),
      question: 'take',
      due: 1,
      choices: [aChoice('take abbey', { card: 'abbey' }), aChoice('take scout', { card: 'scout' })],
    })
    expect(all('[data-testid=question] [data-card]').map((each) => each.dataset.card)).toEqual([
      'smithy',
      'abbey',
      'scout',
    ])
    expect(all('[data-testid=question] button[data-card]').map((each) => each.dataset.card)).toEqual(['abbey', 'scout'])
    click(find('[data-testid=question] button[data-card=scout]'))
    expect(done()).toBe('take scout')
  })

  it('answers an offer by keys', () => {
    const scene = aWholeScene({ offer: { give: { ore: 1 }, get: { wool: 1 } } }, 1)
    tell({
      scene,
      question: 'offer',
      choices: [aChoice('accept', { give: { wool: 1 }, get: { ore: 1 } }), aChoice('decline')],
    })
    press('n')
    expect(done()).toBe('decline')
  })
})

describe('at the table', () => {
  beforeEach(() => sit(1440, 900))

  it('reads a card that lies out, and does what it can do', () => {
    const scene = aWholeScene({ realms: [aRealm(0, { hand: {}, laid: [aLaid()] }), aRealm(1)] })
    tell({ scene, choices: [aChoice('use 5u1', { place: at('slot', 20), label: 'Use the smithy' }), aChoice('end')] })
    click(find('[data-place="slot-20-0"] [data-card=smithy]'))
    expect(find('[data-testid=reader]')?.textContent).toContain('What smithy does.')
    click(find('[data-testid=reader] [data-choice="use 5u1"]'))
    expect(done()).toBe('use 5u1')
  })

  it('asks why where something cannot be built', () => {
    tell({ choices: [...build, aChoice('end')], tools: someTools(['abbey', 'end']) })
    click(card('abbey'))
    click(find(`[data-place="slot-${siteSlot(5, 'down', 0)}-0"] .free`))
    expect(socket.last).toMatchObject({ type: 'why_not', text: 'build abbey 5d1' })
  })

  it('browses the discard pile', () => {
    tell({ scene: aWholeScene({ discarded: [{ arsonist: 2 }] }) })
    click(find('[data-stack=discard]'))
    expect(all('[data-testid=browse] [data-card=arsonist]')).toHaveLength(2)
    press('Escape')
    expect(find('[data-testid=browse]')).toBeNull()
  })

  it('offers what is put together', () => {
    tell({ talk: ['offer'], tools: someTools(['trade', 'end']) })
    click(find('[data-tool=trade]'))
    click(
      all('[data-testid=trade] [aria-label^="You give"]').find((each) =>
        each.getAttribute('aria-label')?.includes(' ore '),
      ),
    )
    click(all('[data-testid=trade] [aria-label^="You get"]')[0])
    click(find('[data-testid=send-offer]'))
    expect(done()).toBe('offer 1 ore for 1 lumber')
  })

  it('tells the event that is carried out, until somebody goes on', () => {
    tell({ scene: aWholeScene({ event: 'plague', face: 'event-card' }) })
    expect(find('[data-testid=spotlight]')?.textContent).toContain('Plague')
    version++
    socket.hear({
      type: 'update',
      version,
      since: version - 1,
      kept: version - 1,
      events: [
        anEvent({ number: version, player: -1, verb: 'turned' }),
        anEvent({ number: version + 1, player: 0, verb: 'build' }),
      ],
      chat: [],
      present: present(aDuelMoment({ scene: aWholeScene({ event: 'plague' }) })),
    })
    flushSync()
    expect(find('[data-testid=spotlight]')).toBeNull()
  })

  it('moves by arrows between the places that can be chosen', () => {
    tell({ choices: [...build, aChoice('end')], tools: someTools(['abbey', 'end']) })
    click(card('abbey'))
    const [left, right] = legal()
    Object.assign(right!, { getBoundingClientRect: () => ({ left: 200, top: 0, width: 90, height: 90 }) })
    left!.focus()
    left!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    expect(document.activeElement).toBe(right)
  })
})
