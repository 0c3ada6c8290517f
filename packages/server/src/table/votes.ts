import type { Seat } from '@hippodrome/engine'
import type { SeatWish } from '@hippodrome/wire'
import type { Vote } from './saved.ts'

/** Open votes. All must agree; one who is against ends it. */
export class Votes {
  private votes: Vote[] = []
  private last = 0

  all(): readonly Vote[] {
    return this.votes
  }

  about(seat: Seat): Vote | undefined {
    return this.votes.find((vote) => vote.seat === seat)
  }

  open(seat: Seat, by: Seat, as: SeatWish, of: readonly Seat[], reason: string | undefined): void {
    this.last += 1
    this.votes.push({
      id: this.last,
      seat,
      by,
      as,
      of: [...of],
      for: [by],
      ...(reason === undefined ? {} : { reason }),
    })
  }

  /** Counts the vote of whoever has these seats; gives the seat that it is about, or nothing if they have none. */
  cast(id: number, seats: readonly Seat[], agrees: boolean): Seat | undefined {
    const vote = this.votes.find((open) => open.id === id)
    const voter = vote?.of.find((seat) => seats.includes(seat))
    if (!vote || voter === undefined || vote.for.includes(voter)) return undefined
    if (agrees) vote.for.push(voter)
    else this.drop(vote)
    return vote.seat
  }

  /** Whoever leaves is asked no more, and takes what they proposed along. */
  leaves(seat: Seat): void {
    this.votes = this.votes
      .filter((vote) => vote.seat !== seat && vote.by !== seat)
      .map((vote) => ({ ...vote, of: vote.of.filter((voter) => voter !== seat) }))
  }

  /** What all have agreed on for this seat; the vote is over then. */
  decided(seat: Seat): SeatWish | undefined {
    const vote = this.about(seat)
    if (!vote?.of.every((voter) => vote.for.includes(voter))) return undefined
    this.drop(vote)
    return vote.as
  }

  save(): { votes: Vote[]; last: number } {
    return { votes: this.votes, last: this.last }
  }

  restore({ votes, last }: { readonly votes: readonly Vote[]; readonly last: number }): void {
    this.votes = [...votes]
    this.last = last
  }

  private drop(vote: Vote): void {
    this.votes = this.votes.filter((other) => other !== vote)
  }
}
