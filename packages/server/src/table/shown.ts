import type { Match, Seat, Told } from '@hippodrome/engine'

/** A list that grew, and how much of it somebody was sent. */
export type Sent<T> = { readonly list: readonly T[]; readonly count: number }

export const NOTHING_SENT: Sent<never> = { list: [], count: 0 }

/** How much of what was sent still stands at the beginning of what there is: what was taken back never stands there again. */
export function kept<T>(sent: Sent<T>, now: readonly T[]): number {
  let end = Math.min(sent.count, now.length)
  if (sent.list === now) return end
  let keep = 0
  while (keep < end) {
    const middle = (keep + end) >> 1
    if (sent.list[middle] === now[middle]) keep = middle + 1
    else end = middle
  }
  return keep
}

/** The part of a growing list that may be seen. It grows along; after something was taken back it is another list. */
class Part<T> {
  private list: T[] = []
  private from = 0
  private last: T | undefined

  constructor(private readonly may: (item: T) => boolean) {}

  of(all: readonly T[]): readonly T[] {
    if (all[this.from - 1] !== this.last) {
      this.list = []
      this.from = 0
    }
    for (; this.from < all.length; this.from++) {
      const item = all[this.from] as T
      if (this.may(item)) this.list.push(item)
    }
    this.last = all[this.from - 1]
    return this.list
  }
}

/** What each seat may read of the chronicle of a match, without reading all of it again at every choice. */
export class Chronicles {
  private readonly parts = new Map<Seat, Part<Told>>()

  of({ told }: Match, seat: Seat): readonly Told[] {
    let part = this.parts.get(seat)
    if (!part) {
      part = new Part(({ to }) => !to || to.includes(seat))
      this.parts.set(seat, part)
    }
    return part.of(told)
  }
}
