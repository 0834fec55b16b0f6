import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { match, navigate, route, setQuery, startRouter } from './router.svelte'

let stop: () => void
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  history.replaceState(null, '', '/')
  stop = startRouter()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

describe('match', () => {
  it('takes the named parts', () => {
    expect(match('/t/:id', '/t/abc')).toEqual({ id: 'abc' })
    expect(match('/almanac/:id', '/almanac/1.H%20c')).toEqual({ id: '1.H c' })
    expect(match('/', '/')).toEqual({})
  })

  it('wants the whole path', () => {
    expect(match('/t/:id', '/t/abc/more')).toBeNull()
    expect(match('/t/:id', '/t/')).toBeNull()
    expect(match('/new', '/me')).toBeNull()
  })

  it('bears a broken escape', () => {
    expect(match('/t/:id', '/t/%E0%A4%A')).toEqual({ id: '%E0%A4%A' })
  })
})

describe('going somewhere', () => {
  it('changes the address and what the page reads', () => {
    navigate('/replay/7?move=3')
    expect([location.pathname, route.path, route.query.get('move')]).toEqual(['/replay/7', '/replay/7', '3'])
  })

  it('overlooks a slash at the end', () => {
    navigate('/almanac/')
    expect(route.path).toBe('/almanac')
  })

  it('changes the query without a step back', () => {
    navigate('/replay/7?move=3')
    const steps = history.length
    setQuery({ move: '4', view: '1' })
    setQuery({ view: null })
    expect([route.query.get('move'), route.query.get('view'), history.length]).toEqual(['4', null, steps])
  })
})

describe('links', () => {
  /** Whether a click is answered by us. The window stops what is left, so that no test loads a page. */
  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html
    let answered = false
    const stopLoading = (event: MouseEvent) => {
      answered = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', stopLoading, { once: true })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
    document.querySelector('a')!.firstElementChild!.dispatchEvent(event)
    return answered
  }

  it('of ours are followed without loading', () => {
    expect(click('<a href="/me"><b>me</b></a>')).toBe(true)
    expect(route.path).toBe('/me')
  })

  it.each([
    ['another tab', '<a href="/me" target="_blank"><b>me</b></a>', {}],
    ['with ctrl', '<a href="/me"><b>me</b></a>', { ctrlKey: true }],
    ['elsewhere', '<a href="https://example.org/"><b>x</b></a>', {}],
    ['to download', '<a href="/api/tables/1/record" download><b>x</b></a>', {}],
    ['to the server', '<a href="/api/catalog"><b>x</b></a>', {}],
  ])('that lead %s are the browser’s', (_name, html, init) => {
    expect(click(html, init)).toBe(false)
    expect(route.path).toBe('/')
  })
})
