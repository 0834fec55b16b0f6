// Our own fonts come when the first view stands, so that it never waits for them.

const AGAIN = 100
/** Looks after which they come all the same. */
const MOST = 50

let asked = false

/** Ask for the fonts as soon as a page is there and no longer busy with what it is to show. */
export function bringFonts(fetch: () => unknown = () => import('./ours.css')): void {
  if (asked) return
  asked = true
  look(0, fetch)
}

function look(times: number, fetch: () => unknown): void {
  const stands = document.querySelector('main') && !document.querySelector('main[aria-busy=true]')
  if (!stands && times < MOST) setTimeout(() => look(times + 1, fetch), AGAIN)
  // In a frame of its own: what is there now is painted first.
  else requestAnimationFrame(() => setTimeout(fetch, AGAIN))
}
