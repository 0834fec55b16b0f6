// The server's HTTP interface, one function per question. What it refuses becomes an ApiError.

import { settings } from './settings.svelte'
import type {
  ArticleRow,
  ArticleText,
  Catalog,
  Draws,
  GameWish,
  MapPicture,
  NewAccount,
  NewTable,
  Person,
  Profile,
  RecoveryCodes,
  Replay,
  SeatToken,
  SignIns,
  Summary,
  TableCheck,
  TableInfo,
  Tables,
  Trouble,
} from './wire'

/** An answer that is none. `code` is for programs, the message for people; code "offline" if nobody answered. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, text: string, status: number) {
    super(text)
    this.name = 'ApiError'
    this.code = code
    this.status = status
  }
}

type Query = Record<string, string | number | readonly string[] | null | undefined>

function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams({ language: settings.language })
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== null && each !== undefined) asked.append(name, String(each))
  }
  return `/api${path}?${asked}`
}

const isTrouble = (body: unknown): body is Trouble =>
  typeof body === 'object' && body !== null && 'code' in body && 'text' in body

async function trouble(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (isTrouble(body)) return new ApiError(body.code, body.text, response.status)
  return new ApiError('unknown', `${response.status} ${response.statusText}`.trim(), response.status)
}

async function call(method: string, path: string, query?: Query, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
  }
  const response = await fetch(address(path, query), init).catch((error: unknown) => {
    throw new ApiError('offline', String(error), 0)
  })
  if (!response.ok) throw await trouble(response)
  return response
}

async function ask<Answer>(method: string, path: string, query?: Query, body?: unknown): Promise<Answer> {
  const response = await call(method, path, query, body)
  return response.status === 204 ? (undefined as Answer) : ((await response.json()) as Answer)
}

export const get = <Answer>(path: string, query?: Query) => ask<Answer>('GET', path, query)
export const post = <Answer>(path: string, body?: unknown) => ask<Answer>('POST', path, {}, body)
export const put = <Answer>(path: string, body: unknown) => ask<Answer>('PUT', path, {}, body)
export const drop = (path: string) => ask<void>('DELETE', path)
const part = encodeURIComponent

/** What is known of something that the host can choose several of. */
export interface PartInfo {
  name: string
  title: string
  text: string
  article: string
  labels: string[]
  needs: string[]
}

export const api = {
  catalog: () => get<Catalog>('/catalog'),
  check: (wish: GameWish) => post<TableCheck>('/catalog/check', wish),

  guest: (name: string) => post<Person>('/guests', { name }),
  account: (name: string, password: string) => post<NewAccount>('/accounts', { name, password }),
  signIn: (name: string, password: string) => post<Person>('/sign-in', { name, password }),
  signOut: () => post<void>('/sign-out'),
  recover: (name: string, code: string, password: string) => post<NewAccount>('/recover', { name, code, password }),
  signIns: () => get<SignIns>('/me/sign-ins'),
  endSignIn: (id: string) => drop(`/me/sign-ins/${part(id)}`),
  endToken: (id: string) => drop(`/me/tokens/${part(id)}`),
  signOutEverywhere: () => post<void>('/me/sign-out-everywhere'),
  changePassword: (old: string, password: string) => put<RecoveryCodes>('/me/password', { old, password }),
  recoveryCodes: (password: string) => post<RecoveryCodes>('/me/recovery-codes', { password }),
  /** Who I am, or null for somebody new. */
  me: async (): Promise<Person | null> => {
    try {
      return await get<Person>('/me')
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  rename: (name: string) => put<Person>('/me', { name }),
  profile: () => get<Profile>('/me/profile'),

  tables: () => get<Tables>('/tables'),
  newTable: (table: NewTable) => post<TableInfo>('/tables', table),
  map: (id: string) => get<MapPicture>(`/tables/${part(id)}/map`),
  table: (id: string) => get<TableInfo>(`/tables/${part(id)}`),
  sit: (id: string, seat: number | null = null) => post<TableInfo>(`/tables/${part(id)}/seats`, { seat }),
  leave: (id: string) => drop(`/tables/${part(id)}/seats/me`),
  setSeat: (id: string, seat: number, who: string) => put<TableInfo>(`/tables/${part(id)}/seats/${seat}`, { who }),
  start: (id: string) => post<TableInfo>(`/tables/${part(id)}/start`),
  seatToken: (id: string, seat: number) => post<SeatToken>(`/tables/${part(id)}/seats/${seat}/token`),

  record: async (id: string): Promise<string> => (await call('GET', `/tables/${part(id)}/record`)).text(),
  replay: (id: string, query: { view?: string; first?: number; count?: number } = {}) =>
    get<Replay>(`/tables/${part(id)}/replay`, query),
  summary: (id: string) => get<Summary>(`/tables/${part(id)}/summary`),
  draws: (id: string) => get<Draws>(`/tables/${part(id)}/draws`),

  /** The articles that answer a question, or all of them; of some games, if any are named. */
  almanac: (query = '', games: readonly string[] = []) =>
    get<ArticleRow[]>('/almanac', { query: query || null, game: games }),
  article: (id: string) => get<ArticleText>(`/almanac/${part(id)}`),

  cards: () => get<{ cards: PartInfo[] }>('/cards'),
}

/** Where a record can be downloaded: for a plain link. */
export const recordAddress = (id: string): string => address(`/tables/${part(id)}/record`)

/** The link to a table as a code to scan: for a picture. Only the page knows for sure how it was reached. */
export const codeAddress = (id: string): string =>
  address(`/tables/${part(id)}/code`, { scheme: location.protocol.slice(0, -1) })

/** Where a table is played: for a WebSocket. */
export function playAddress(id: string): string {
  const url = new URL(address(`/tables/${part(id)}/play`), location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
