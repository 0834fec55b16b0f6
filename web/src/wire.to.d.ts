import type { Place } from './wire'

declare module './wire' {
  interface Choice {
    to?: Place | null
  }
}
