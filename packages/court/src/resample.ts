import { type Chance, type Seat, shuffle } from '@hippodrome/engine'
import { type Court, isSolo } from './state.ts'

/** Replaces what `seat` cannot know: cards in other hands and in the Deck, Quests, Patrons, coming Events (§3.12). */
export function resampleCourt(game: Court, seat: Seat, chance: Chance): void {
  resampleCards(game, seat, chance)
  resampleQuests(game, seat, chance)
  resamplePatrons(game, seat, chance)
  if (isSolo(game)) resampleEvents(game, chance)
}

const bySize = (a: number, b: number): number => a - b

/** Shuffles all cards of these lists together and deals them out again, each list as long as before. */
function mix(lists: readonly number[][], chance: Chance): void {
  const all = shuffle(chance, lists.flat().sort(bySize))
  for (const list of lists) for (let i = 0; i < list.length; i++) list[i] = all.pop() as number
}

function resampleCards(game: Court, seat: Seat, chance: Chance): void {
  const hidden: number[][] = [game.deck]
  for (let other = 0; other < game.seats; other++) {
    if (other === seat) continue
    hidden.push(
      game.hands[other] as number[],
      game.packs[other] as number[],
      game.starting[other] as number[],
    )
  }
  game.piles.forEach((pile, index) => {
    if (game.drafting !== seat || game.lookingAt !== index) hidden.push(pile)
  })
  if (seat < 0) hidden.push(game.seen)
  mix(hidden, chance)
  const own = game.starting[seat]
  if (own) shuffle(chance, own.sort(bySize))
}

function resampleQuests(game: Court, seat: Seat, chance: Chance): void {
  if (game.phase === 'over') return
  const hidden: number[][] = [game.questDeck]
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) hidden.push(game.quests[other] as number[], game.questsGone[other] as number[])
  mix(hidden, chance)
}

function resamplePatrons(game: Court, seat: Seat, chance: Chance): void {
  const hidden: number[][] = [game.patronDeck]
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) hidden.push(game.patronOffers[other] as number[])
  mix(hidden, chance)
}

/** §22.3 Events that lie face down could be any of their Age that is not seen. */
function resampleEvents(game: Court, chance: Chance): void {
  const ageOf = (event: number): number => game.tables.events[event]?.age ?? 0
  for (let age = 1; age <= 4; age++) {
    const rounds = game.events.flatMap((event, round) =>
      !game.shown[round] && ageOf(event) === age ? [round] : [],
    )
    const pool = [
      ...rounds.map((round) => game.events[round] as number),
      ...game.eventBox.filter((event) => ageOf(event) === age),
    ]
    const left = shuffle(chance, pool.sort(bySize))
    for (const round of rounds) game.events[round] = left.pop() as number
    game.eventBox = [...game.eventBox.filter((event) => ageOf(event) !== age), ...left].sort(bySize)
  }
}
