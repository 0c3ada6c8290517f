import { exponential, type Frame, logistic, type Seat } from '@hippodrome/engine'
import { holds } from '../rules/eventPhase.ts'
import { AUCTORITAS, type Court, eventNow, has, initiativeOrder } from '../state.ts'

/** How much of what they could, those vote who have not voted yet. */
const EXPECTED = 0.35

export type Prospect = {
  /** The chance that the first Option is chosen. */
  readonly first: number
  /** By seat: the votes that it placed, or is likely to place. */
  readonly likely: readonly number[]
  /** How many votes may still come. */
  readonly open: number
}

/** Whether all Seals are placed and the Emperor listens (§6.1). */
export function isVoting(game: Court): boolean {
  if (game.phase !== 'event' || (game.events.options[game.round] ?? -1) >= 0 || eventNow(game)?.trial)
    return false
  let seals = 0
  for (let position = 0; position < game.initiative.track.length; position++)
    if ((game.initiative.track[position] as number) >= 0) seals += 1
  return seals === game.seats
}

const most = (game: Court, seat: Seat): number =>
  has(game, seat, AUCTORITAS) + (holds(game, seat, 'chalice') ? 2 : 0)

export function prospectOf(game: Court, stack: readonly Frame[]): Prospect {
  const likely: number[] = []
  let ahead = 0
  let open = 0
  for (let seat = 0; seat < game.seats; seat++) {
    const first = game.votes.placed[seat * 2] as number
    const second = game.votes.placed[seat * 2 + 1] as number
    ahead += first - second
    likely.push(first + second)
  }
  const top = stack[stack.length - 1]
  if (top?.step === 'vote-amount') {
    const { seat, option } = top.local as { seat: Seat; option: number }
    ahead += option === 0 ? 1 : -1
    likely[seat] = (likely[seat] as number) + 1
  }
  for (const seat of votersToCome(game, stack)) {
    likely[seat] = EXPECTED * most(game, seat)
    open += most(game, seat)
  }
  return { first: logistic(ahead / (0.6 + 0.4 * open)), likely, open }
}

/** Who has not voted yet. */
function votersToCome(game: Court, stack: readonly Frame[]): Seat[] {
  const after = initiativeOrder(game).slice(nextVoter(game, stack))
  const top = stack[stack.length - 1]
  return top?.step === 'vote-option' ? [(top.local as { seat: Seat }).seat, ...after] : after
}

function nextVoter(game: Court, stack: readonly Frame[]): number {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame
    if (frame.step === 'influence') return (frame.local as { at: number }).at
  }
  return game.seats
}

/** Adds to `out` what most votes bring (§6.3). */
export function addMostVotes(game: Court, { likely, open }: Prospect, out: number[]): void {
  const sharpness = 1 / (0.5 + 0.2 * open)
  let sum = 0
  for (let seat = 0; seat < game.seats; seat++)
    if ((likely[seat] as number) > 0) sum += exponential((likely[seat] as number) * sharpness)
  if (sum === 0) return
  const { mostDoxa } = game.tables.rules.vote
  for (let seat = 0; seat < game.seats; seat++) {
    if ((likely[seat] as number) === 0) continue
    const share = exponential((likely[seat] as number) * sharpness) / sum
    out[seat] = (out[seat] as number) + share * mostDoxa
  }
}
