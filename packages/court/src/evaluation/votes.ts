import type { Frame, Seat } from '@hippodrome/engine'
import { holds } from '../rules/eventPhase.ts'
import { AUCTORITAS, type Court, eventNow, has, initiativeOrder } from '../state.ts'

/** How much of what they could, those vote who have not voted yet. */
const EXPECTED = 0.35

/** By seat: the votes that it placed, or is likely to place. */
const likely: number[] = []
/** How many votes may still come. */
let open = 0

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

/** The chance that the first Option is chosen. */
export function reckonVotes(game: Court, stack: readonly Frame[]): number {
  let ahead = 0
  open = 0
  for (let seat = 0; seat < game.seats; seat++) {
    const first = game.votes.placed[seat * 2] as number
    const second = game.votes.placed[seat * 2 + 1] as number
    ahead += first - second
    likely[seat] = first + second
  }
  const top = stack[stack.length - 1]
  if (top?.step === 'vote-amount') {
    const { seat, option } = top.local as { seat: Seat; option: number }
    ahead += option === 0 ? 1 : -1
    likely[seat] = (likely[seat] as number) + 1
  } else if (top?.step === 'vote-option') open += expectVote(game, (top.local as { seat: Seat }).seat)
  const order = initiativeOrder(game)
  for (let i = nextVoter(game, stack); i < game.seats; i++) open += expectVote(game, order[i] as Seat)
  return 1 / (1 + Math.exp(-ahead / (0.6 + 0.4 * open)))
}

function expectVote(game: Court, seat: Seat): number {
  const n = most(game, seat)
  likely[seat] = EXPECTED * n
  return n
}

function nextVoter(game: Court, stack: readonly Frame[]): number {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame
    if (frame.step === 'influence') return (frame.local as { at: number }).at
  }
  return game.seats
}

/** Adds to `out` what most votes bring (§6.3), as reckoned. */
export function addMostVotes(game: Court, out: number[]): void {
  const sharpness = 1 / (0.5 + 0.2 * open)
  let sum = 0
  for (let seat = 0; seat < game.seats; seat++)
    if ((likely[seat] as number) > 0) sum += Math.exp((likely[seat] as number) * sharpness)
  if (sum === 0) return
  const { mostDoxa } = game.tables.rules.vote
  for (let seat = 0; seat < game.seats; seat++) {
    if ((likely[seat] as number) === 0) continue
    const share = Math.exp((likely[seat] as number) * sharpness) / sum
    out[seat] = (out[seat] as number) + share * mostDoxa
  }
}
