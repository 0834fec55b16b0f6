// A card is read in full while the mouse is over it or the keyboard on it, and nothing else changes. Whoever touches taps.

/** What to spread over an element: what happens while it is looked at, and afterwards. */
export const whileLookedAt = (begin: (from: Element) => void, end: () => void) => ({
  onpointerenter: (event: PointerEvent & { currentTarget: Element }) => {
    if (event.pointerType === 'mouse') begin(event.currentTarget)
  },
  onpointerleave: (event: PointerEvent) => {
    if (event.pointerType === 'mouse') end()
  },
  onfocusin: (event: FocusEvent & { currentTarget: Element }) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) begin(event.currentTarget)
  },
  onfocusout: end,
})
