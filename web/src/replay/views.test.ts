import { expect, it } from 'vitest'
import type { TableInfo } from '../wire'
import { viewsOf } from './views'

const table = (status: string): TableInfo =>
  ({ status, seats: [0, 1, 2].map((number) => ({ number })) }) as unknown as TableInfo

it('opens all hands once a game is over, and begins with them', () => {
  expect(viewsOf(table('over'), -1)).toEqual(['open', '0', '1', '2', 'spectator'])
})

it('shows a running game only as one saw it', () => {
  expect(viewsOf(table('playing'), 2)).toEqual(['2', 'spectator'])
  expect(viewsOf(table('paused'), -1)).toEqual(['spectator'])
})
