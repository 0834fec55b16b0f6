/** What the tool in hand is for, as the top line tells it. */
export interface Task {
  label: string
  /** What to do next, where the table waits for it. */
  note: string | null
  cancel: () => void
}
