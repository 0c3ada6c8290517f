import type { Seat } from '@hippodrome/engine'
import type { About } from '@hippodrome/wire'
import type { Vote } from './saved.ts'

/** How many votes that are over are remembered, for whoever votes too late. */
const REMEMBERED = 50

const seatOf = (about: About): Seat | undefined => ('seat' in about ? about.seat : undefined)

/** Open votes. All must agree; one who is against ends it, and so does silence in the end. */
export class Votes {
  private votes: Vote[] = []
  private last = 0

  all(): readonly Vote[] {
    return this.votes
  }

  find(id: number): Vote | undefined {
    return this.votes.find((vote) => vote.id === id)
  }

  /** Whether there has been such a vote, not long ago. */
  isOver(id: number): boolean {
    return id > this.last - REMEMBERED && id <= this.last && !this.find(id)
  }

  /** A vote on the same thing. */
  about(about: About): Vote | undefined {
    return this.votes.find((vote) => vote.about.do === about.do && seatOf(vote.about) === seatOf(about))
  }

  open(vote: Omit<Vote, 'id'>): Vote {
    this.last += 1
    const opened = { id: this.last, ...vote }
    this.votes.push(opened)
    return opened
  }

  isDecided({ of, for: agreed }: Vote): boolean {
    return of.every((voter) => agreed.includes(voter))
  }

  close(vote: Vote): void {
    this.votes = this.votes.filter((other) => other !== vote)
  }

  /** Whoever leaves is asked no more, and takes what they proposed along. */
  leaves(seat: Seat): void {
    this.votes = this.votes
      .filter((vote) => vote.by !== seat && seatOf(vote.about) !== seat)
      .map((vote) => ({ ...vote, of: vote.of.filter((voter) => voter !== seat) }))
  }

  /** Whoever plays is there: nobody needs to ask who shall have their seat. */
  plays(seat: Seat): void {
    if (this.votes.length > 0)
      this.votes = this.votes.filter(({ about }) => about.do !== 'seat' || about.seat !== seat)
  }

  /** Nobody could vote between two moments. */
  spare(from: number, to: number): void {
    this.votes = this.votes.map((vote) =>
      vote.since >= to ? vote : { ...vote, since: to, ends: vote.ends + to - Math.max(from, vote.since) },
    )
  }

  /** Nobody is told any more why these were asked. */
  unsay(reasons: ReadonlySet<string>): void {
    this.votes = this.votes.map(({ reason, ...vote }) =>
      reason === undefined || reasons.has(reason) ? vote : { ...vote, reason },
    )
  }

  /** When the first of them ends. */
  get due(): number | undefined {
    return this.votes.length > 0 ? Math.min(...this.votes.map(({ ends }) => ends)) : undefined
  }

  /** Since when the first of them is open. */
  get since(): number | undefined {
    return this.votes.length > 0 ? Math.min(...this.votes.map(({ since }) => since)) : undefined
  }

  clear(): void {
    this.votes = []
  }

  save(): { votes: Vote[]; last: number } {
    return { votes: this.votes, last: this.last }
  }

  restore({ votes, last }: { readonly votes: readonly Vote[]; readonly last: number }): void {
    this.votes = [...votes]
    this.last = last
  }
}
