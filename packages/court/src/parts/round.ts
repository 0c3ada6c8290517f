import type { Seat } from '@hippodrome/engine'
import type { Tables } from '../tables.ts'
import { blanks, copies, G, GIFT, lists, zeros } from './lists.ts'

/** What a round goes through: how each part begins and how it is copied. */

/** An ability under way: who uses it, and what it has found out so far. -1 is nobody or nothing. */
export type Act = {
  readonly owner: Seat
  readonly ability: number
  readonly card: number
  target: Seat
  /** Whose act opened the window. */
  readonly actor: Seat
  /** The area where the acting unit stands, and where it started. */
  area: number
  readonly unit: number
  /** Whether the unit has moved again. */
  moved: number
  /** Areas in which moved units ended, as bits. */
  movedTo: number
  /** The position on the Initiative Track that it is about. */
  readonly position: number
  /** A type or Resource that was called. */
  called: number
  /** Whether the activated unit's ability was used. */
  readonly abilityUsed: number
  /** Its owner has asked for it: what it offers first cannot be declined. */
  sure: number
  /** It was offered and nothing of it was taken yet: the chronicle tells of it when something is. */
  offered: number
  /** Seals in the area before one was paid. */
  readonly sealsBefore: number
}

export type Intrigue = { readonly seat: Seat; readonly card: number; cancelled: number }

/** The votes on the Event of the round. */
export type Votes = {
  /** By seat and Option. */
  readonly placed: number[]
  readonly option: number[]
  /** The Option that a seat is bound to vote for, or -1. */
  readonly bound: number[]
  /** 1 for who placed the most. */
  readonly top: number[]
}

export const emptyVotes = ({ seats }: Tables): Votes => ({
  placed: zeros(seats * 2),
  option: blanks(seats),
  bound: blanks(seats),
  top: zeros(seats),
})

export const cloneVotes = (from: Votes): Votes => ({
  placed: from.placed.slice(),
  option: from.option.slice(),
  bound: from.bound.slice(),
  top: from.top.slice(),
})

/** The action under way. */
export type Doing = {
  /** Who, which, whether it is cancelled (2: with a refund), whether it is free. */
  readonly declared: number[]
  /** Actions still to come without Dynamis. */
  extra: number
  /** How many cards the acting seat held when it declared the action; many, if that matters no longer. */
  held: number
  /** Where the unit that was activated last stands now, or -1. */
  area: number
  /** Resources sold in it. */
  sold: number
}

export const emptyDoing = (): Doing => ({
  declared: [-1, 0, 0, 0],
  extra: 0,
  held: 0,
  area: -1,
  sold: 0,
})

export const cloneDoing = (from: Doing): Doing => ({
  declared: from.declared.slice(),
  extra: from.extra,
  held: from.held,
  area: from.area,
  sold: from.sold,
})

/** Contributions to the Event. */
export type Gifts = {
  /** By seat and good up to Doxa: what counts as contributed. */
  readonly given: number[]
  /** By seat: what changes the rank of its contribution. */
  readonly rank: number[]
  open: number
}

export const emptyGifts = ({ seats }: Tables): Gifts => ({
  given: zeros(seats * GIFT),
  rank: zeros(seats),
  open: 0,
})

export const cloneGifts = (from: Gifts): Gifts => ({
  given: from.given.slice(),
  rank: from.rank.slice(),
  open: from.open,
})

/** Bids in a Trial. */
export type Trial = {
  readonly bids: number[]
  open: number
}

export const emptyTrial = ({ seats }: Tables): Trial => ({
  bids: zeros(seats),
  open: 0,
})

export const cloneTrial = (from: Trial): Trial => ({
  bids: from.bids.slice(),
  open: from.open,
})

/** Who won and who lost the Event, and what that means for them. */
export type Verdict = {
  victorious: Seat
  defeated: Seat
  /** Who was Defeated and passed it on, as bits. */
  passedOn: number
  rewardTimes: number
  ignoring: number
  /** What the Defeated has to lose, by good. */
  readonly consequences: number[]
}

export const emptyVerdict = (): Verdict => ({
  victorious: -1,
  defeated: -1,
  passedOn: 0,
  rewardTimes: 0,
  ignoring: 0,
  consequences: zeros(G),
})

export const cloneVerdict = (from: Verdict): Verdict => ({
  victorious: from.victorious,
  defeated: from.defeated,
  passedOn: from.passedOn,
  rewardTimes: from.rewardTimes,
  ignoring: from.ignoring,
  consequences: from.consequences.slice(),
})

/** Abilities and Intrigue under way or used up. */
export type UnderWay = {
  acts: Act[]
  pile: Intrigue[]
  /** By limit, in the order of `LIMITS`: abilities that are used up. */
  used: number[][]
}

export const emptyUnderWay = (): UnderWay => ({
  acts: [],
  pile: [],
  used: lists(5),
})

export const cloneUnderWay = (from: UnderWay): UnderWay => ({
  acts: from.acts.length === 0 ? [] : from.acts.map((act) => ({ ...act })),
  pile: from.pile.length === 0 ? [] : from.pile.map((entry) => ({ ...entry })),
  used: copies(from.used),
})

/** What only Solo asks about. */
export type Solo = {
  claimed: number
  settled: number
  lost: number
}

export const emptySolo = (): Solo => ({
  claimed: 0,
  settled: 0,
  lost: 0,
})

export const cloneSolo = (from: Solo): Solo => ({
  claimed: from.claimed,
  settled: from.settled,
  lost: from.lost,
})
