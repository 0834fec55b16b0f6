import { expect, test } from 'vitest'
import { absentee, graceLeft, maySendBot } from './absence'
import { aMoment, anInfo, aSeat } from './sample'

test('the grace of somebody who is gone runs off', () => {
  const gone = aSeat(1, { present: false, grace: 45_000 })
  expect(graceLeft(gone, 5_000)).toBe(40_000)
  expect(graceLeft(gone, 50_000)).toBe(0)
  expect(graceLeft(aSeat(1, { present: false }), 5_000)).toBe(null)
})

test('the table says who may send a bot in', () => {
  const may = (stand_in: 'anybody' | 'host' | 'nobody', plays: boolean, host: boolean) =>
    maySendBot(anInfo({ stand_in }), plays, host)
  expect([may('anybody', true, false), may('host', true, true)]).toEqual([true, true])
  expect([may('anybody', false, false), may('host', true, false), may('nobody', true, true)]).toEqual([
    false,
    false,
    false,
  ])
})

test('only somebody the game waits for is missed', () => {
  const seats = [aSeat(0), aSeat(1, { present: false }), aSeat(2, { present: false })]
  expect(absentee(anInfo({ seats }), aMoment({ waiting: [2] }))?.number).toBe(2)
  expect(absentee(anInfo({ seats }), aMoment({ waiting: [0] }))).toBe(null)
  expect(absentee(anInfo({ seats: [aSeat(0, { present: false, away: true })] }), aMoment({ waiting: [0] }))).toBe(null)
})
