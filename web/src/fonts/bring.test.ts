import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const asked = vi.fn()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  document.body.innerHTML = ''
})

it('waits for a page that is not busy any more', async () => {
  const { bringFonts } = await import('./bring')
  document.body.innerHTML = '<main aria-busy="true"></main>'
  bringFonts(asked)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).not.toHaveBeenCalled()
  document.body.innerHTML = '<main></main>'
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveBeenCalledOnce()
})

it('does not wait for ever', async () => {
  const { bringFonts } = await import('./bring')
  bringFonts(asked)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveBeenCalledOnce()
})
