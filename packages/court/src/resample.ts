import { Bits, type Chance, draw, type Seat, shuffle } from '@hippodrome/engine'
import { deckOf, keepOwn, knowledge, knownHolder, mayHold } from './rules/knowledge.ts'
import { type Court, isSolo } from './state.ts'

/** Replaces what `seat` cannot know: cards in other hands and in the Deck, Quests, Patrons, coming Events (§3.12). */
export function resampleCourt(game: Court, seat: Seat, chance: Chance): void {
  resampleCards(game, seat, chance)
  resampleQuests(game, seat, chance)
  keepOwn(game, seat)
  resamplePatrons(game, seat, chance)
  if (isSolo(game)) resampleEvents(game, chance)
}

const bySize = (a: number, b: number): number => a - b

/** Shuffles all cards of these lists together and deals them out again, each list as long as before. */
function mix(lists: readonly number[][], chance: Chance): void {
  const all = shuffle(chance, lists.flat().sort(bySize))
  for (const list of lists) for (let i = 0; i < list.length; i++) list[i] = all.pop() as number
}

/** A place where a card lies that the seat does not see. */
type Slot = { readonly list: number[]; readonly at: number; readonly holder: Seat; readonly inHand: boolean }

/** All hidden places but those whose card the seat knows for certain. */
function openSlots(game: Court, seat: Seat): Slot[] {
  const slots: Slot[] = []
  const add = (list: number[], holder: Seat, inHand: boolean) => {
    for (let at = 0; at < list.length; at++)
      if (!inHand || knownHolder(game, seat, list[at] as number) !== holder)
        slots.push({ list, at, holder, inHand })
  }
  add(game.cards.deck, -1, false)
  for (let other = 0; other < game.seats; other++) {
    if (other === seat) continue
    add(game.players.hands[other] as number[], other, true)
    add(game.draft.packs[other] as number[], other, false)
    add(game.players.starting[other] as number[], other, false)
  }
  for (const list of game.draft.piles)
    for (let at = 0; at < list.length; at++)
      if (knowledge(game, seat, list[at] as number) === 0) slots.push({ list, at, holder: -1, inHand: false })
  if (seat < 0) add(game.cards.seen, -1, false)
  return slots
}

/** A card that the seat has seen pass goes where it may be now; -1 if there is no room for it any more. */
function roomFor(known: number, slots: readonly (Slot | undefined)[], chance: Chance): number {
  const rooms: number[] = []
  slots.forEach((slot, index) => {
    if (slot && mayHold(known, slot.holder, slot.inHand)) rooms.push(index)
  })
  return rooms.length === 0 ? -1 : (rooms[draw(chance, rooms.length)] as number)
}

/** Deals the cards of these places out again, each where the seat may believe it to be. */
function dealAgain(game: Court, seat: Seat, all: readonly Slot[], chance: Chance): void {
  const slots: (Slot | undefined)[] = all.slice()
  const cards = all.map(({ list, at }) => list[at] as number).sort(bySize)
  const bound = cards.filter((card) => knowledge(game, seat, card) !== 0)
  const holders = (card: number) => Bits.size(knowledge(game, seat, card))
  const free = bound.length === 0 ? cards : cards.filter((card) => knowledge(game, seat, card) === 0)
  for (const card of bound.sort((a, b) => holders(a) - holders(b) || a - b)) {
    const index = roomFor(knowledge(game, seat, card), slots, chance)
    const slot = slots[index]
    if (!slot) free.push(card)
    else {
      slot.list[slot.at] = card
      slots[index] = undefined
    }
  }
  shuffle(chance, free.sort(bySize))
  for (const slot of slots) if (slot) slot.list[slot.at] = free.pop() as number
}

/** Cards of one Deck are mixed among themselves: which Deck a card in hand came from, everybody has seen. */
function resampleCards(game: Court, seat: Seat, chance: Chance): void {
  const decks = new Map<number, Slot[]>()
  for (const slot of openSlots(game, seat)) {
    const deck = deckOf(game, slot.list[slot.at] as number)
    const same = decks.get(deck)
    if (same) same.push(slot)
    else decks.set(deck, [slot])
  }
  for (const deck of [...decks.keys()].sort(bySize)) dealAgain(game, seat, decks.get(deck) ?? [], chance)
  const own = game.players.starting[seat]
  if (own) shuffle(chance, own.sort(bySize))
}

/** Quests that the seat has looked at stay with their holder; which of them was given up since, it does not know. */
function resampleQuests(game: Court, seat: Seat, chance: Chance): void {
  if (game.phase === 'over') return
  const hidden: number[][] = [game.quests.deck]
  const seenOf: { readonly seen: readonly number[]; readonly kept: number }[] = []
  for (let other = 0; other < game.seats; other++) {
    if (other === seat) continue
    const kept = game.quests.held[other] as number[]
    const gone = game.quests.gone[other] as number[]
    const seen = seat < 0 ? [] : [...kept, ...gone].filter((quest) => questSeen(game, seat, quest))
    const unseen = kept.filter((quest) => !seen.includes(quest))
    const unseenGone = gone.filter((quest) => !seen.includes(quest))
    seenOf[other] = { seen: shuffle(chance, seen.sort(bySize)), kept: kept.length - unseen.length }
    game.quests.held[other] = unseen
    game.quests.gone[other] = unseenGone
    hidden.push(unseen, unseenGone)
  }
  mix(hidden, chance)
  seenOf.forEach(({ seen, kept }, other) => {
    ;(game.quests.held[other] as number[]).push(...seen.slice(0, kept))
    ;(game.quests.gone[other] as number[]).push(...seen.slice(kept))
  })
}

const questSeen = (game: Court, seat: Seat, quest: number): boolean =>
  Bits.has(game.quests.known[quest] as Bits, seat)

function resamplePatrons(game: Court, seat: Seat, chance: Chance): void {
  const hidden: number[][] = [game.draft.patronDeck]
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) hidden.push(game.draft.patrons[other] as number[])
  mix(hidden, chance)
}

/** §22.3 Events that lie face down could be any of their Age that is not seen. */
function resampleEvents(game: Court, chance: Chance): void {
  const ageOf = (event: number): number => game.tables.events[event]?.age ?? 0
  for (let age = 1; age <= 4; age++) {
    const rounds = game.events.row.flatMap((event, round) =>
      !game.events.shown[round] && ageOf(event) === age ? [round] : [],
    )
    const pool = [
      ...rounds.map((round) => game.events.row[round] as number),
      ...game.events.box.filter((event) => ageOf(event) === age),
    ]
    const left = shuffle(chance, pool.sort(bySize))
    for (const round of rounds) game.events.row[round] = left.pop() as number
    game.events.box = [...game.events.box.filter((event) => ageOf(event) !== age), ...left].sort(bySize)
  }
}
