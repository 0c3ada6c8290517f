import type { Seat } from '@hippodrome/engine'
import { cardOf, isDown, isSpent } from '../rules/area.ts'
import {
  baseDynamis,
  type Court,
  DYNAMIS,
  eventNow,
  has,
  NOMISMA,
  optionNow,
  playedBy,
  underOf,
} from '../state.ts'
import { WEIGHT } from './weights.ts'

/** Goods that cards produce: the seven Resources and Nomisma. */
const PRODUCED = NOMISMA + 1

/** The first round whose Event can still be contributed to. */
function openRound(game: Court): number {
  switch (game.phase) {
    case 'end':
    case 'over':
      return game.events.row.length
    case 'resolve':
      return game.gifts.open || (game.events.outcomes[game.round] ?? 0) > 0 ? game.round + 1 : game.round
    default:
      return Math.max(0, game.round)
  }
}

/** Rounds in which cards can still be activated, the one under way not counted once its actions began. */
export function roundsLeft(game: Court): number {
  const later = game.events.row.length - 1 - game.round
  return Math.max(0, game.phase === 'event' || game.phase === 'set-up' ? later + 1 : later)
}

type Option = NonNullable<ReturnType<typeof optionNow>>

/** What the round's Event takes, and what those after it do on average over their Options. */
export type Demand = {
  readonly now: number[]
  readonly later: number[]
  /** The Option of the round's Event, once it is chosen and as long as it can be contributed to. */
  option: Option | undefined
}

export const demand: Demand = {
  now: new Array<number>(PRODUCED).fill(0),
  later: new Array<number>(PRODUCED).fill(0),
  option: undefined,
}

/** With `assumed`, as if the vote had already chosen that Option. */
export function reckonDemand(game: Court, assumed = -1): void {
  const { now, later } = demand
  now.fill(0)
  later.fill(0)
  const first = openRound(game)
  demand.option = first === game.round ? chosenOption(game, assumed) : undefined
  for (let round = first; round < game.events.row.length; round++) {
    if (!game.events.shown[round]) continue
    const chosen = round === game.round ? demand.option : undefined
    const into = chosen ? now : later
    const options = game.tables.events[game.events.row[round] as number]?.options ?? []
    for (const option of options) {
      if (chosen && option !== chosen) continue
      const share = chosen ? 1 : 1 / options.length
      for (let good = 0; good < PRODUCED; good++)
        (into[good] as number) += (option.requires[good] as number) * share
    }
  }
}

function chosenOption(game: Court, assumed: number): Option | undefined {
  const chosen = game.events.options[game.round] ?? -1
  return chosen >= 0 ? optionNow(game) : assumed >= 0 ? eventNow(game)?.options[assumed] : undefined
}

/** What a seat's cards produce: in the rest of this round, and in all rounds after it. */
export type Supply = { readonly now: number[]; readonly later: number[] }

const supplies: Supply[] = Array.from({ length: 4 }, () => ({
  now: new Array<number>(PRODUCED).fill(0),
  later: new Array<number>(PRODUCED).fill(0),
}))

export const supplyOf = (seat: Seat): Supply => supplies[seat] as Supply

/** Dynamis that a seat can still spend in this round. */
export const dynamisLeft = (game: Court, seat: Seat): number =>
  game.phase === 'action' && !game.players.passed[seat] ? has(game, seat, DYNAMIS) : 0

/** A lone card or a Bandon: the card on top, and what one activation of it is worth. */
type Stack = { leader: number; worth: number; fresh: boolean }
const stacks: Stack[] = []

/** Fills the supply of `seat`. `demand` must be reckoned. */
export function reckonSupply(game: Court, seat: Seat): void {
  const { now, later } = supplyOf(seat)
  now.fill(0)
  later.fill(0)
  const left = roundsLeft(game)
  const dynamis = dynamisLeft(game, seat)
  if (left === 0 && dynamis === 0) return
  const count = findStacks(game, seat, left)
  const each = Math.max(2, baseDynamis(game) - WEIGHT.otherActions)
  let activated = 0
  for (let i = 0; i < count; i++) {
    const { leader, fresh } = stacks[i] as Stack
    const share = (i < each ? 1 : 0.25) * left * WEIGHT.made
    const soon = fresh && activated < dynamis ? 1 : 0
    activated += soon
    addBandon(game, seat, leader, share, later)
    if (soon) addBandon(game, seat, leader, 1, now)
  }
}

/** The stacks of a seat, the most productive first. */
function findStacks(game: Court, seat: Seat, left: number): number {
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  let count = 0
  for (let i = 0; i < played.length; i++) {
    if (under[i] !== -1) continue
    const leader = played[i] as number
    let worth = iconWorth(game, leader, left)
    for (let j = 0; j < played.length; j++)
      if (under[j] === leader) worth += iconWorth(game, played[j] as number, left)
    if (worth === 0) continue
    const stack = (stacks[count] ??= { leader, worth, fresh: true })
    stack.leader = leader
    stack.worth = worth
    stack.fresh = !isSpent(game, leader)
    count += 1
  }
  sortStacks(count)
  return count
}

/** There are few of them: they are sorted by insertion. */
function sortStacks(count: number): void {
  for (let i = 1; i < count; i++) {
    const stack = stacks[i] as Stack
    let at = i
    while (at > 0 && (stacks[at - 1] as Stack).worth < stack.worth) {
      stacks[at] = stacks[at - 1] as Stack
      at -= 1
    }
    stacks[at] = stack
  }
}

/** What a card's icons are worth at one activation, before it is known what else there will be of them. */
function iconWorth(game: Court, card: number, left: number): number {
  const { produces, productive } = cardOf(game, card)
  if (!productive || isDown(game, card)) return 0
  let worth = (produces[NOMISMA] as number) * WEIGHT.nomisma
  for (let good = 0; good < NOMISMA; good++) {
    const n = produces[good] as number
    if (n === 0) continue
    const wanted = ((demand.now[good] as number) + (demand.later[good] as number)) / (1.5 * (left + 1))
    worth += n * (WEIGHT.spare + 0.6 * Math.min(1, wanted))
  }
  return worth
}

function addBandon(game: Court, seat: Seat, leader: number, share: number, into: number[]): void {
  if (share === 0) return
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  for (let i = 0; i < played.length; i++) {
    const card = played[i] as number
    if ((card !== leader && under[i] !== leader) || isDown(game, card)) continue
    const { produces } = cardOf(game, card)
    for (let good = 0; good < PRODUCED; good++) (into[good] as number) += (produces[good] as number) * share
  }
}
