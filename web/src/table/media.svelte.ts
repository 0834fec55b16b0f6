// What the window is like, followed as it changes.

export type Size = 'desk' | 'tablet' | 'phone' | 'landscape'

/** Which arrangement fits a window. */
export function sizeFor(width: number, height: number): Size {
  if (width >= 1100) return height < 480 ? 'landscape' : 'desk'
  if (height < 480 && width > height) return 'landscape'
  return width >= 700 ? 'tablet' : 'phone'
}

export class Media {
  width = $state(innerWidth)
  height = $state(innerHeight)
  size = $derived(sizeFor(this.width, this.height))
  /** Too little height for charts and for two panels of talk. */
  low = $derived(this.height < 860)

  follow(): () => void {
    const look = () => {
      this.width = innerWidth
      this.height = innerHeight
    }
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }
}
