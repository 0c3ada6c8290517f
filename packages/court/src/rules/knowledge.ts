import { Bits, type Seat } from '@hippodrome/engine'
import { type Court, handOf } from '../state.ts'

/**
 * What the seats remember of cards that lie hidden: who took one openly, looked at a hand, passed a card on in the draft.
 * For each card `known` holds five bits for each of five viewers, the seats and then a spectator: four bits for the seats
 * that may have it, and one that says whether it may also lie in their pack or Starting Deck. None: nothing is known.
 * Above them stands how often the Discard Pile had been shuffled when the card came into the Deck.
 */
const BITS = 5
const VIEWERS = 5
const SPECTATING = 4
const HOLDERS = 15
export const LOOSE = 16
const EACH = 31
const SHUFFLES = VIEWERS * BITS

/** The same for every viewer. */
const toAll = (what: number): number => {
  let all = 0
  for (let viewer = 0; viewer < VIEWERS; viewer++) all |= what << (viewer * BITS)
  return all
}

const viewerOf = (seat: Seat): number => (seat < 0 ? SPECTATING : seat)

/** What `seat` knows of `card`: bits of the holders, with `LOOSE` or without. */
export const knowledge = (game: Court, seat: Seat, card: number): number =>
  ((game.cards.known[card] as number) >> (viewerOf(seat) * BITS)) & EACH

/** Of which Deck a card is: between two shuffles all cards of the Deck are of the same. */
export const deckOf = (game: Court, card: number): number => (game.cards.known[card] as number) >> SHUFFLES

/** By the bits of the holders: the only one there is, or -1. */
const HOLDER: readonly Seat[] = Array.from({ length: HOLDERS + 1 }, (_, mask) => [1, 2, 4, 8].indexOf(mask))

/** The card lies openly, or nobody can know where it is. */
export function forget(game: Court, card: number): void {
  game.cards.known[card] = deckOf(game, card) << SHUFFLES
}

/** The Discard Pile becomes the Deck. */
export function intoDeck(game: Court, cards: readonly number[]): void {
  game.cards.shuffles += 1
  for (const card of cards) game.cards.known[card] = (game.cards.shuffles & HOLDERS) << SHUFFLES
}

/** What the others know is hidden from `viewer` too. */
export function keepOwn(game: Court, viewer: Seat): void {
  const own = (EACH << (viewerOf(viewer) * BITS)) | (HOLDERS << SHUFFLES)
  for (let card = 0; card < game.cards.known.length; card++)
    game.cards.known[card] = (game.cards.known[card] as number) & own
  const seen = viewer < 0 ? Bits.empty : Bits.only(viewer)
  for (let quest = 0; quest < game.quests.known.length; quest++)
    game.quests.known[quest] = Bits.intersect(game.quests.known[quest] as Bits, seen)
}

/** All see that `card` goes to `seat`. */
export function seenByAll(game: Court, card: number, seat: Seat, loose = 0): void {
  game.cards.known[card] = (deckOf(game, card) << SHUFFLES) | toAll(Bits.only(seat) | loose)
}

export function learn(game: Court, viewer: Seat, card: number, what: number): void {
  const at = viewerOf(viewer) * BITS
  game.cards.known[card] = ((game.cards.known[card] as number) & ~(EACH << at)) | (what << at)
}

/** A card that a seat passes on in the draft may stay with any of the `next` seats after it (§3.8). */
export function passedOn(game: Court, seat: Seat, cards: readonly number[], next: number): void {
  let holders: Bits = Bits.empty
  for (let i = 1; i <= next; i++) holders = Bits.with(holders, (seat + i) % game.seats)
  holders = Bits.without(holders, seat)
  for (const card of cards) learn(game, seat, card, holders === 0 ? 0 : holders | LOOSE)
}

/** The two concerned see which card is stolen; to all others it may be any of the victim's. */
export function stolen(game: Court, thief: Seat, victim: Seat, card: number): void {
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    if (viewer === thief || viewer === victim) continue
    const seat = viewer === SPECTATING ? -1 : viewer
    for (const each of handOf(game, victim)) {
      const known = knowledge(game, seat, each)
      if (Bits.has(known, victim)) learn(game, seat, each, Bits.with(known, thief))
    }
  }
  for (const seat of [thief, victim]) learn(game, seat, card, Bits.only(thief))
}

/** A pile of the Duel goes to `taker`: whoever has looked at it knows what is in it (§26.4). */
export function pileTaken(game: Court, taker: Seat, cards: readonly number[]): void {
  for (const card of cards)
    for (let viewer = 0; viewer < game.seats; viewer++)
      if (knowledge(game, viewer, card) !== 0)
        learn(game, viewer, card, viewer === taker ? 0 : Bits.only(taker) | LOOSE)
}

/** The seat in whose hand `viewer` knows the card to be, or -1. */
export function knownHolder(game: Court, viewer: Seat, card: number): Seat {
  const known = knowledge(game, viewer, card)
  const holder = HOLDER[known & HOLDERS] as Seat
  if (holder < 0 || holder === viewer || !(known & LOOSE)) return holder === viewer ? -1 : holder
  const elsewhere =
    (game.players.starting[holder] as number[]).length + (game.draft.packs[holder] as number[]).length
  return elsewhere === 0 ? holder : -1
}

/** Whether what `viewer` knows allows that the card lies with `holder`, in the hand or elsewhere. */
export function mayHold(known: number, holder: Seat, inHand: boolean): boolean {
  return holder >= 0 && Bits.has(known, holder) && (inHand || (known & LOOSE) !== 0)
}
