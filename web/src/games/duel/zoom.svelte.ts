// How the table of the card game is looked at: 1 closer, -1 all of it, as far as there is a difference.

export class Zoom {
  level = $state(0)
  reach = $state.raw({ closer: false, farther: false })

  get isOffered(): boolean {
    return this.reach.closer || this.reach.farther
  }
  /** The next of all there are: closer, all of it, as usual. */
  get next(): number {
    const { closer, farther } = this.reach
    if (this.level === 0) return closer ? 1 : farther ? -1 : 0
    return this.level > 0 && farther ? -1 : 0
  }
  /** Whether one can look closer (1) or farther away (-1). */
  can(step: 1 | -1): boolean {
    return this.level !== step && (step + this.level === 0 || (step > 0 ? this.reach.closer : this.reach.farther))
  }
  by(step: 1 | -1): void {
    const { closer, farther } = this.reach
    this.level = Math.max(farther ? -1 : 0, Math.min(closer ? 1 : 0, this.level + step))
  }
  out(): void {
    this.level = this.reach.farther ? -1 : 0
  }
}
