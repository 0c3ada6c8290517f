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
import type { Pledges } from './pledges.ts'
import type { Units } from './units.ts'
import { WEIGHT } from './weights.ts'

/** Goods that cards produce: the seven Resources and Nomisma. */
const PRODUCED = NOMISMA + 1

/** The first round whose Event can still be contributed to. */
export function openRound(game: Court): number {
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
  readonly now: readonly number[]
  readonly later: readonly number[]
  /** The Option of the round's Event, once it is chosen and as long as it can be contributed to. */
  readonly option: Option | undefined
}

/** Zeros to copy; they were fractions first, so that a copy holds fractions without being laid out anew. */
const NO_GOODS: readonly number[] = Array.from({ length: PRODUCED }, () => 0.5).fill(0)

export const noGoods = (): number[] => NO_GOODS.slice()

/** With `assumed`, as if the vote had already chosen that Option. */
export function demandOf(game: Court, assumed: number): Demand {
  const now = noGoods()
  const later = noGoods()
  const first = openRound(game)
  const current = first === game.round ? chosenOption(game, assumed) : undefined
  for (let round = first; round < game.events.row.length; round++) {
    if (!game.events.shown[round]) continue
    const chosen = round === game.round ? current : undefined
    const into = chosen ? now : later
    const options = game.tables.events[game.events.row[round] as number]?.options ?? []
    for (const option of options) {
      if (chosen && option !== chosen) continue
      const share = chosen ? 1 : 1 / options.length
      for (let good = 0; good < PRODUCED; good++)
        (into[good] as number) += (option.requires[good] as number) * share
    }
  }
  return { now, later, option: current }
}

function chosenOption(game: Court, assumed: number): Option | undefined {
  const chosen = game.events.options[game.round] ?? -1
  return chosen >= 0 ? optionNow(game) : assumed >= 0 ? eventNow(game)?.options[assumed] : undefined
}

/** What a seat's cards produce: in the rest of this round, and in all rounds after it. */
export type Supply = { readonly now: readonly number[]; readonly later: readonly number[] }

/** What is reckoned once of a position and passed down: what is promised, what Events want, what cards produce by seat. */
export type Outlook = {
  readonly game: Court
  readonly pledges: Pledges
  readonly demand: Demand
  readonly supplies: readonly Supply[]
  /** The units on the map. */
  readonly units: Units
}

export function outlookOn(game: Court, pledges: Pledges, units: Units, demand: Demand): Outlook {
  const supplies: Supply[] = []
  for (let seat = 0; seat < game.seats; seat++) supplies.push(supplyOf(game, seat, demand))
  return { game, pledges, demand, supplies, units }
}

/** Dynamis that a seat can still spend in this round. */
export const dynamisLeft = (game: Court, seat: Seat): number =>
  game.phase === 'action' && !game.players.passed[seat] ? has(game, seat, DYNAMIS) : 0

/** A lone card or a Bandon: the card on top, and what one activation of it is worth. */
type Stack = { readonly leader: number; readonly worth: number; readonly fresh: boolean }

function supplyOf(game: Court, seat: Seat, demand: Demand): Supply {
  const now = noGoods()
  const later = noGoods()
  const left = roundsLeft(game)
  const dynamis = dynamisLeft(game, seat)
  if (game.phase === 'over' || (left === 0 && dynamis === 0)) return { now, later }
  const stacks = stacksOf(game, seat, left, demand)
  const each = Math.max(2, baseDynamis(game) - WEIGHT.otherActions)
  let activated = 0
  for (let i = 0; i < stacks.length; i++) {
    const { leader, fresh } = stacks[i] as Stack
    const share = (i < each ? 1 : 0.25) * left * WEIGHT.made
    const soon = fresh && activated < dynamis ? 1 : 0
    activated += soon
    addBandon(game, seat, leader, share, later)
    if (soon) addBandon(game, seat, leader, 1, now)
  }
  return { now, later }
}

/** The stacks of a seat, the most productive first. */
function stacksOf(game: Court, seat: Seat, left: number, demand: Demand): Stack[] {
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  const stacks: Stack[] = []
  for (let i = 0; i < played.length; i++) {
    if (under[i] !== -1) continue
    const leader = played[i] as number
    let worth = iconWorth(game, leader, left, demand)
    for (let j = 0; j < played.length; j++)
      if (under[j] === leader) worth += iconWorth(game, played[j] as number, left, demand)
    if (worth > 0) insert(stacks, { leader, worth, fresh: !isSpent(game, leader) })
  }
  return stacks
}

/** Behind all that are worth as much: there are few, and most come in order. */
function insert(stacks: Stack[], stack: Stack): void {
  let place = stacks.length
  stacks.push(stack)
  for (; place > 0 && (stacks[place - 1] as Stack).worth < stack.worth; place--)
    stacks[place] = stacks[place - 1] as Stack
  stacks[place] = stack
}

/** What a card's icons are worth at one activation, before it is known what else there will be of them. */
function iconWorth(game: Court, card: number, left: number, demand: Demand): number {
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
    for (let good = 0; good < PRODUCED; good++) {
      const n = produces[good] as number
      if (n !== 0) (into[good] as number) += n * share
    }
  }
}
