// How much room there is: how large the cells of the table are, and where the players stand beside it.

const ROWS = 6
/** The largest that looks well. */
const LARGEST = 118
/** Cells that a finger still hits and an eye still reads. */
const LEAST = { small: 50, large: 46 }
/** Rather this small than that a row is cut off below. */
const LOWEST = { small: 44, large: 28 }
const CLOSE = { small: 92, large: 104 }

interface Room {
  /** What is left for both principalities. */
  width: number
  height: number
  /** How many cells wide the wider one is. */
  cells: number
  gap: number
  small: boolean
}
/** The side of a cell: as people see the table, closer, and with all of it in sight. */
export interface Cells {
  plain: number
  close: number
  whole: number
}

export function cellsFor({ width, height, cells, gap, small }: Room): Cells {
  const size = small ? 'small' : 'large'
  const tall = (height - 4 * gap) / ROWS
  const whole = Math.min(tall, width / cells - gap, LARGEST)
  const plain = Math.min(Math.max(LEAST[size], whole), Math.max(tall, LOWEST[size]))
  // A window has no room to scroll up and down; a phone has nothing else.
  const close = Math.max(plain, small ? CLOSE.small : Math.min(tall, CLOSE.large))
  return { plain: Math.floor(plain), close: Math.floor(close), whole: Math.max(16, Math.floor(whole)) }
}

/** Whether a wide table had better get the room of the left column; the players then stand in a line above it. */
export function standsAbove(width: number, height: number, cells: number): boolean {
  const [left, right] = width < 1420 ? [204, 262] : [232, 292]
  const dock = height < 700 ? 144 : height < 820 ? 164 : 204
  const tall = (height - dock - 190) / ROWS
  const beside = Math.min(tall, (width - left - right - 48) / cells)
  const above = Math.min(tall - 54 / ROWS, (width - right - 36) / cells)
  return above > beside + 2
}
