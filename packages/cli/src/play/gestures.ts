import type { Seat } from '@hippodrome/engine'

/** What a line chose: so many choices, after which so many of everybody had been made. */
type Gesture = { readonly seat: Seat; readonly choices: number; readonly from: number; readonly to: number }

/** Lines that made several choices, to be taken back and made again as one. */
export class Gestures {
  private made: readonly Gesture[] = []
  private undone: readonly Gesture[] = []

  /** A line has made choices; `from` and `to` are how many all had made before and after it. */
  note(gesture: Gesture): void {
    this.made = [...this.made.filter(({ to }) => to <= gesture.from), gesture]
    this.undone = []
  }

  /** How many choices the newest line of a seat made. One that is not known made one. */
  back(seat: Seat, made: number): number {
    return this.made.find((one) => one.seat === seat && one.to === made)?.choices ?? 1
  }

  /** How many choices one line made that was taken back to here. */
  again(seat: Seat, made: number): number {
    return this.undone.find((one) => one.seat === seat && one.from === made)?.choices ?? 1
  }

  /** So many choices of the newest line were taken back; what is left of it is no line any more. */
  tookBack(seat: Seat, { from, to, choices }: Omit<Gesture, 'seat'>): void {
    this.made = this.made.filter((one) => one.to <= from)
    this.undone = [...this.undone, { seat, choices, from, to }]
  }

  /** A line that was taken back has been made again. */
  madeAgain(seat: Seat, { from, to, choices }: Omit<Gesture, 'seat'>): void {
    this.undone = this.undone.filter((one) => one.from !== from)
    this.made = [...this.made, { seat, choices, from, to }]
  }
}
