import { afterEach, expect, it, vi } from 'vitest'
import { api, ApiError, playAddress } from './api'
import { settings } from './settings.svelte'

const answer = (body: unknown, status = 200): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(status === 204 ? null : JSON.stringify(body), { status })),
  )
}
const asked = (): [string, RequestInit] => vi.mocked(fetch).mock.calls[0] as [string, RequestInit]

afterEach(() => {
  vi.unstubAllGlobals()
  settings.language = 'en'
})

it('asks in the visitor’s language', async () => {
  settings.language = 'de'
  answer([])
  await api.almanac('robber & co')
  expect(asked()[0]).toBe('/api/almanac?language=de&query=robber+%26+co')
})

it('sends what is to be changed as JSON', async () => {
  answer({ id: 'x' })
  await api.setSeat('a/b', 2, 'greedy')
  const [url, init] = asked()
  expect([init.method, url, init.body]).toEqual(['PUT', '/api/tables/a%2Fb/seats/2?language=en', '{"who":"greedy"}'])
})

it('turns trouble into an error with its code and words', async () => {
  answer({ code: 'taken', text: 'This seat is taken.' }, 409)
  const error = await api.sit('t', 1).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'taken', message: 'This seat is taken.', status: 409 })
})

it('bears an answer that is no trouble of ours, and none at all', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('<html>', { status: 502 })),
  )
  expect(await api.tables().catch((e: ApiError) => e.code)).toBe('unknown')
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('no net'))),
  )
  expect(await api.tables().catch((e: ApiError) => e.code)).toBe('offline')
})

it('knows that nobody is signed in', async () => {
  answer({ code: 'nobody', text: 'Who are you?' }, 401)
  expect(await api.me()).toBeNull()
})

it('bears an empty answer', async () => {
  answer(null, 204)
  expect(await api.signOut()).toBeUndefined()
})

it('finds the socket of a table', () => {
  expect(playAddress('t1')).toMatch(/^ws:\/\/.+\/api\/tables\/t1\/play\?language=en$/)
})
