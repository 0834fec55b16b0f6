// A place of the table: a card, a region, a centre, a stack. It is a button where something can be done with it.
import './faces.css'

export interface Placed {
  legal?: boolean
  selected?: boolean
  /** It just came, or it is what this is about. */
  lit?: boolean
  dim?: boolean
  onclick?: (event: MouseEvent) => void
}

/** The classes of its state. */
export const looks = ({ legal, selected, lit, dim }: Placed) => ({ legal, selected, lit, dim })

/** What it is, and what is said of it. */
export const means = ({ selected, onclick }: Placed, said: string, role = 'img') =>
  onclick
    ? ({ type: 'button', 'aria-label': said, 'aria-pressed': selected || undefined, onclick } as const)
    : { role, 'aria-label': said }
