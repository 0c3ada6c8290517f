import { configure, draw, fastChance, Runner, type Seat, SPECTATOR, type State } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from '../index.ts'
import { resampleCourt } from '../resample.ts'
import { cloneCourt, type Court } from '../state.ts'
import { CardTable } from '../testing/cardTable.ts'
import { asks, randomMatch } from '../testing/random.ts'
import { knownHolder } from './knowledge.ts'

/** In how many of twenty samples of `viewer` this holds. */
function often(game: Court, viewer: Seat, holds: (sample: Court) => boolean): number {
  let times = 0
  for (let seed = 1; seed <= 20; seed++) {
    const sample = cloneCourt(game)
    resampleCourt(sample, viewer, fastChance(seed))
    if (holds(sample)) times += 1
  }
  return times
}

/** The cards in the hand of `seat` that `viewer` knows to be there. */
const knownTo = (game: Court, viewer: Seat, seat: Seat) =>
  game.players.hands[seat]
    ?.filter((card) => knownHolder(game, viewer, card) === seat)
    .map((card) => game.tables.cards[card]?.id)

const holding = (table: CardTable, seat: Seat, id: string) => (sample: Court) =>
  sample.players.hands[seat]?.includes(table.game.tables.cardNumber.get(id) ?? -1) === true

describe('what a seat remembers of hidden cards (§3.12)', () => {
  it('§4.3 §8.3 a card taken openly from the Offer or the Discard Pile is in that hand in every sample', () => {
    const table = new CardTable({ seats: 3 }).give(0, { auctoritas: 9, dynamis: 2 }).hand(0, 'E011', 'E018')
    table.offer('E001', 'E004').turn(0).take('action', { action: 'draw' }).quiet()
    table.take('way', { way: 2 }).take('card', { card: 'E004' })
    for (const viewer of [1, 2, SPECTATOR]) {
      expect(knownTo(table.game, viewer, 0)).toEqual(['E004'])
      expect(often(table.game, viewer, holding(table, 0, 'E004'))).toBe(20)
      expect(often(table.game, viewer, holding(table, 0, 'E011'))).toBeLessThan(10)
    }
  })

  it('a known card that is discarded, played or shuffled into the Deck is known no longer', () => {
    const table = new CardTable()
      .give(0, { nomisma: 9, dynamis: 2 })
      .discardPile('E011', 'E018')
      .hand(0, 'E040')
    table.playing(0, 'E040')
    expect(knownTo(table.game, 1, 0)).toEqual(['E018'])
    table.take('discard', { card: 'E018' })
    expect(knownTo(table.game, 1, 0)).toEqual([])
  })

  it('E014 who has looked at a hand knows it, and nobody else does', () => {
    const table = new CardTable({ seats: 3 }).give(0, { nomisma: 9, dynamis: 2 }).hand(0, 'E014')
    table.hand(1, 'E011', 'E018').playing(0, 'E014').take('seat', { seat: 1 })
    expect(knownTo(table.game, 0, 1)).toEqual(['E011', 'E018'])
    expect(knownTo(table.game, 2, 1)).toEqual([])
    expect(often(table.game, 0, holding(table, 1, 'E018'))).toBe(20)
    expect(often(table.game, 2, holding(table, 1, 'E018'))).toBeLessThan(10)
  })

  it('E125 the two concerned know the stolen card; for a third a card that all knew of may have been it', () => {
    const table = new CardTable({ seats: 3 }).give(0, { nomisma: 9, dynamis: 2 }).hand(0, 'E125')
    table.hand(1, 'E011').give(1, { auctoritas: 9, dynamis: 2 }).offer('E004')
    table.turn(1).take('action', { action: 'draw' }).quiet().take('way', { way: 2 })
    table.turn(0).take('intrigue', { card: 'E125' }).quiet().take('seat', { seat: 1 })
    const stolen = table.handIds(0)[0] ?? ''
    expect(knownTo(table.game, 1, 0)).toEqual([stolen])
    expect(knownTo(table.game, 2, 1)).toEqual([])
    const either = (sample: Court) => holding(table, 0, 'E004')(sample) || holding(table, 1, 'E004')(sample)
    expect(often(table.game, 2, either)).toBe(20)
  })

  it('E140 Quests that were looked at stay with their holder; which was given up later is unknown', () => {
    const table = new CardTable().give(0, { nomisma: 9 }).hand(0, 'E140')
    table.game.quests.deck = [9, 10, 11, 12, 13]
    table.game.quests.held[1] = [1, 2, 3, 4]
    table.game.quests.gone[1] = [5]
    table.turn(0).take('intrigue', { card: 'E140' }).quiet()
    expect(often(table.game, 0, ({ quests }) => quests.held[1]?.toSorted().join() === '1,2,3,4')).toBe(20)
    table.game.quests.held[1] = [1, 2, 3]
    table.game.quests.gone[1] = [5, 4]
    const three = ({ quests }: Court) => quests.held[1]?.every((quest) => quest >= 1 && quest <= 4) === true
    expect(often(table.game, 0, three)).toBe(20)
    expect(often(table.game, 0, ({ quests }) => quests.held[1]?.includes(4) === true)).toBeGreaterThan(5)
  })

  it('§3.8 with two players, what one has passed on in the draft and is not discarded is in the other’s hand', () => {
    const { game, seen } = drafted(2)
    const [mine = [], theirs = []] = game.players.hands
    const passed = theirs.filter((card) => seen[0]?.has(card))
    expect(passed.length).toBeGreaterThan(0)
    expect(knownTo(game, 0, 1)).toHaveLength(passed.length)
    expect(often(game, 0, ({ players }) => passed.every((card) => players.hands[1]?.includes(card)))).toBe(20)
    expect(mine).toHaveLength(6)
  })

  it('§3.8 with four players it is in one of the hands that it passed', () => {
    const { game, seen } = drafted(4)
    const passed = game.players.hands
      .slice(1)
      .flat()
      .filter((card) => seen[0]?.has(card))
    expect(passed.length).toBeGreaterThan(0)
    const held = ({ players }: Court) =>
      passed.filter((card) => players.hands.slice(1).flat().includes(card)).length
    expect(often(game, 0, (sample) => held(sample) === passed.length)).toBe(20)
  })

  it('§4.2 cards of a new Deck are in nobody’s hand until they are drawn', () => {
    const table = new CardTable().give(0, { auctoritas: 9, dynamis: 3 }).hand(1, 'E011', 'E018')
    const { game } = table
    for (const card of game.cards.deck.splice(0)) {
      game.cards.discard.push(card)
      game.cards.place[card] = 2
    }
    table.turn(0).take('action', { action: 'draw' }).quiet().take('way', { way: 1 })
    expect(often(game, 0, holding(table, 1, 'E011'))).toBe(20)
    expect(often(game, 1, ({ cards }) => cards.deck.length === game.cards.deck.length)).toBe(20)
  })

  it('§26.2 §26.3 cards of a Duel’s Starting Deck are in it or in its owner’s hand', () => {
    const game = randomMatch({ mode: 'duel' }, asks('take-position'))
    const { duel } = game.tables
    for (const viewer of [0, 1]) {
      const other = 1 - viewer
      const base = duel[game.players.heroes[other] as number]?.deck ?? []
      const there = ({ players: { hands, starting } }: Court) =>
        base.every((card) => hands[other]?.includes(card) || starting[other]?.includes(card))
      expect(often(game, viewer, there)).toBe(20)
    }
  })

  it('§26.4 a pile that one has seen and left stays as it was, also when the other takes it', () => {
    const game = randomMatch({ mode: 'duel', seed: 3 }, asks('take-pile'))
    const viewer = game.draft.seat
    const pile = game.draft.piles[0]?.slice() ?? []
    expect(often(game, viewer, ({ draft }) => pile.every((card) => draft.piles[0]?.includes(card)))).toBe(20)
    expect(
      often(game, 1 - viewer, ({ draft }) => pile.every((card) => draft.piles[0]?.includes(card))),
    ).toBeLessThan(3)
  })
})

/** A match to the end of its draft, and what each seat has seen in its packs. */
function drafted(seats: number): { game: Court; seen: Set<number>[] } {
  const config = configure(court, { seats })
  const runner = new Runner<Court>(court as never)
  const state: State<Court> = runner.start(court.setup(config, court.tables(config)), fastChance(5))
  const dice = fastChance(9)
  const seen = Array.from({ length: seats }, () => new Set<number>())
  while (state.game.phase === 'set-up') {
    state.game.draft.packs.forEach((pack, seat) => {
      for (const card of pack) seen[seat]?.add(card)
    })
    const decision = state.pending[0]
    if (decision) runner.choose(state, decision, draw(dice, decision.choices.length))
  }
  return { game: state.game, seen }
}
