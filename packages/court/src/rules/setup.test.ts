import { BadData, configure } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from '../index.ts'
import { eventNow, G, has } from '../state.ts'
import { CardTable } from '../testing/cardTable.ts'
import { asks, never, randomMatch } from '../testing/random.ts'
import { courtView } from '../view.ts'
import { DEMOI, RESOURCES, TYPES } from '../vocabulary.ts'

const agesOf = (wish: Parameters<typeof randomMatch>[0]): (number | undefined)[] => {
  const game = randomMatch(wish, () => true)
  return game.events.row.map((event) => game.tables.events[event]?.age)
}

describe('set-up (chapter 3)', () => {
  it('§2.1 [D7] the Deck of the base game has 100 Empire and 40 Intrigue cards', () => {
    const {
      cards: { deck },
      tables,
    } = randomMatch({}, () => true)
    expect(deck).toHaveLength(140)
    expect(deck.filter((card) => tables.cards[card]?.intrigue)).toHaveLength(40)
  })

  it('§2.3 there are ten Events of each Age, 25 Quests and 40 Caskets', () => {
    const { tables } = randomMatch({}, () => true)
    for (const age of [1, 2, 3])
      expect(tables.events.filter((event) => event.age === age && !event.solo)).toHaveLength(10)
    expect(tables.quests.filter((quest) => !quest.taktika)).toHaveLength(25)
    expect(tables.caskets).toHaveLength(40)
  })

  it('§3.2 §3.3 everybody begins with 2 Auctoritas and 5 Nomisma, and 5, 6, 7, 8 Doxa from the Ring', () => {
    const game = randomMatch({ seats: 4, seed: 5 }, asks('draft-card'))
    const inOrder = [0, 1, 2, 3].map((i) => (game.ring + i) % 4)
    expect(inOrder.map((seat) => has(game, seat, 8))).toEqual([5, 6, 7, 8])
    expect(inOrder.map((seat) => [has(game, seat, 0), has(game, seat, 7)])).toEqual(inOrder.map(() => [2, 5]))
  })

  it('§3.4 6, 5 and 4 Dynamis with two, three and four players', () => {
    for (const [seats, dynamis] of [
      [2, 6],
      [3, 5],
      [4, 4],
    ] as const)
      expect(has(randomMatch({ seats }, asks('take-position')), 0, 9)).toBe(dynamis)
  })

  it('§3.5 [D6] 1, 2 and 3 Events of the Ages in a Standard game, 3 of each in a Marathon', () => {
    expect(agesOf({})).toEqual([1, 2, 2, 3, 3, 3])
    expect(agesOf({ length: 'marathon' })).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3])
  })

  it('§3.6 [D46] all Events of the match lie face up from the beginning', () => {
    const game = randomMatch({}, () => true)
    expect(courtView(game, 0).events.every(({ event }) => event !== undefined)).toBe(true)
  })

  it('§3.7 §19.2 [D1] five Quests are dealt, four kept, and three after Age II', () => {
    expect(randomMatch({}, asks('discard-quest')).quests.held.map((quests) => quests.length)).toEqual([5, 5])
    expect(randomMatch({}, asks('draft-card')).quests.held.map((quests) => quests.length)).toEqual([4, 4])
    expect(randomMatch({}, never).quests.held.map((quests) => quests.length)).toEqual([3, 3])
  })

  it('§19.2 [D2] the last Quest is given up after the last Event of Age II, before the Ring passes', () => {
    const ringBefore = randomMatch({}, (game) => game.round === 2 && game.phase === 'event').ring
    const game = randomMatch({}, (now, state) => now.round > 0 && asks('discard-quest')(now, state))
    expect(eventNow(game)?.age).toBe(2)
    expect(game.tables.events[game.events.row[game.round + 1] ?? -1]?.age).toBe(3)
    expect(game.ring).toBe(ringBefore)
  })

  it('§3.8 §3.9 §3.10 six cards are kept, the rest lies in the Discard Pile, eight in the Offer', () => {
    const game = randomMatch({ seats: 3 }, asks('take-position'))
    expect(game.players.hands.map((hand) => hand.length)).toEqual([6, 6, 6])
    expect([game.cards.discard.length, game.cards.offer.length, game.cards.deck.length]).toEqual([
      9,
      8,
      140 - 27 - 8,
    ])
  })

  it('§3.11 §12.1 [D11] seven goods in the market, priced 2 to 8, and the position marked 9 is empty', () => {
    const game = randomMatch({}, () => true)
    expect(new Set(game.market).size).toBe(7)
    expect(courtView(game, 0).market.map(({ price }) => price)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect(courtView(game, 0).market[7]).toEqual({ price: 9 })
  })

  it('§3.12 a view holds neither other hands nor Quests nor the order of the Deck', () => {
    const game = randomMatch({}, asks('take-position'))
    const view = courtView(game, 0)
    expect(view.own?.hand).toHaveLength(6)
    expect(view.players[1]?.hand).toBe(6)
    const secrets = [...(game.players.hands[1] as number[]), ...game.cards.deck].map(
      (card) => game.tables.cards[card]?.id ?? '',
    )
    const text = JSON.stringify(view)
    expect(secrets.filter((id) => text.includes(`"${id}"`))).toEqual([])
  })

  it('§1.3 [CB1] the supply has no limit', () => {
    const table = new CardTable().inPlay(0, 'E091').give(0, { lapis: 20 })
    table.turn(0).take('action', { action: 'activate' }).quiet()
    expect(table.has(0, 'lapis')).toBe(22)
  })

  it('chapter 27 [D74] Palatine is a type of card and no Resource, whatever a glossary says', () => {
    expect([(RESOURCES as readonly string[]).includes('palatine'), TYPES.includes('palatine')]).toEqual([
      false,
      true,
    ])
  })

  it('§13.13 [D41] Junillus Africanus is one Hero', () => {
    const { cards } = randomMatch({}, () => true).tables
    expect(cards.filter(({ name }) => /Junillus|Africanus/.test(name)).map(({ id }) => id)).toEqual(['E026'])
  })

  it('§13.23 [D42] Border Defence and Border Defense are two cards with the same ability', () => {
    const { cards } = randomMatch({}, () => true).tables
    const twins = cards.filter(({ name }) => name.startsWith('Border Def'))
    expect(twins.map(({ id }) => id)).toEqual(['E058', 'E059'])
    expect(twins[0]?.abilities[0]?.effects).toEqual(twins[1]?.abilities[0]?.effects)
  })
})

describe('options (chapter 21)', () => {
  const refusal = (seats: number, options: { [name: string]: unknown }): string | undefined => {
    try {
      configure(court, { seats, options })
    } catch (error) {
      return error instanceof BadData ? error.place : 'another fault'
    }
    return undefined
  }

  it('§21.4 one seat is Solo, the Duel is for two', () => {
    expect(refusal(1, {})).toBe('configuration')
    expect(refusal(2, { mode: 'solo' })).toBe('configuration')
    expect(refusal(3, { mode: 'duel' })).toBe('configuration')
    expect(refusal(1, { mode: 'solo' })).toBeUndefined()
    expect(refusal(2, { mode: 'duel' })).toBeUndefined()
  })

  it('§21.3 Taktika goes with everything but Solo', () => {
    expect(refusal(1, { mode: 'solo', taktika: true })).toBe('configuration')
    expect(refusal(4, { taktika: true })).toBeUndefined()
    expect(refusal(2, { mode: 'duel', taktika: true })).toBeUndefined()
  })

  it('§21.2 [CB23] a full court raises each required Resource of Ages II and III by 1, and no Nomisma', () => {
    const plain = court.tables(configure(court, { seats: 3 })).events
    const full = court.tables(configure(court, { seats: 3, options: { fullCourt: true } })).events
    const requires = (events: typeof plain, id: string, option: number) =>
      events.find((event) => event.id === id)?.options[option]?.requires
    expect(requires(full, 'EV-II-05', 0)).toEqual([0, 4, 0, 4, 0, 0, 0, 4, 0, 0])
    expect(requires(full, 'EV-I-01', 0)).toEqual(requires(plain, 'EV-I-01', 0))
    expect(requires(full, 'EV-IV-01', 1)).toEqual(requires(plain, 'EV-IV-01', 1))
    expect(refusal(2, { fullCourt: true })).toBe('configuration')
  })
})

describe('Caskets', () => {
  it('§5.1 [CB16] Caskets of past rounds do not return to the bag', () => {
    const game = randomMatch({ length: 'marathon', seats: 2 }, never)
    expect(game.initiative.bag).toHaveLength(40 - 9 * 4)
  })
})

describe('Taktika: set-up (chapter 23)', () => {
  it('§23.1 [D67] adds 20 cards, 8 Quests, 12 Patrons and 10 Events', () => {
    const game = randomMatch({ taktika: true }, () => true)
    expect(game.cards.deck).toHaveLength(160)
    expect(game.tables.patrons).toHaveLength(12)
    expect(game.tables.quests).toHaveLength(33)
    expect(game.tables.events.filter(({ age }) => age === 4)).toHaveLength(10)
  })

  it('§23.2 1, 1, 2 and 2 Events, or 1, 2, 3 and 3', () => {
    expect(agesOf({ taktika: true })).toEqual([1, 2, 3, 3, 4, 4])
    expect(agesOf({ taktika: true, length: 'marathon' })).toEqual([1, 2, 2, 3, 3, 3, 4, 4, 4])
  })

  it('§23.3 §23.4 [D66] three Patrons are dealt; the Doxa and goods of the one that is kept replace the usual ones', () => {
    expect(
      randomMatch({ taktika: true, seats: 4 }, () => true).draft.patrons.map((offer) => offer.length),
    ).toEqual([3, 3, 3, 3])
    const game = randomMatch({ taktika: true }, asks('place-miniature'))
    for (let seat = 0; seat < 2; seat++) {
      const patron = game.tables.patrons[game.players.patrons[seat] as number]
      expect(has(game, seat, 8)).toBe(patron?.doxa)
      expect(game.goods.slice(seat * G, seat * G + 8)).toEqual(patron?.goods.slice(0, 8))
    }
  })

  it('§23.5 [CB22] abilities do not answer to the miniatures of the Patrons', () => {
    const table = new CardTable({ taktika: true }).patron(0, 'PT03')
    table.run({ step: 'place-miniature', local: { seat: 0 } }).take('area', { area: 'italia' })
    expect([table.unitsAt('priest', 'italia'), table.has(0, 'doxa')]).toEqual([1, 0])
  })

  it('§23.7 [D69] each player has six Seals', () => {
    const game = randomMatch({ taktika: true }, asks('take-position'))
    expect(courtView(game, 0).players.map(({ seals }) => seals)).toEqual([6, 6])
  })

  it('§23.10 [D68] the Venetians are a Patron, the Venetoi a Demos', () => {
    const { patrons } = randomMatch({}, () => true).tables
    expect(patrons.map(({ id }) => id)).toContain('PT01')
    expect(DEMOI).toContain('venetoi')
  })
})

describe('the Duel: set-up (chapter 26)', () => {
  const drafted = (seed: number) => randomMatch({ mode: 'duel', seed }, asks('take-position'))

  it('§26.1 §26.2 §26.3 [D71] the Heroes start in play, and 10 and 9 cards are left in their decks', () => {
    const game = randomMatch({ mode: 'duel' }, asks('discard-quest'))
    const belisarius = game.players.heroes.indexOf(0)
    const narses = game.players.heroes.indexOf(1)
    const ids = (cards: readonly number[] | undefined) => cards?.map((card) => game.tables.cards[card]?.id)
    expect(ids(game.players.played[belisarius])).toEqual(['E041'])
    expect(ids(game.players.played[narses])).toEqual(['E002'])
    expect(game.players.starting[belisarius]).toHaveLength(10)
    expect(game.players.starting[narses]).toHaveLength(9)
  })

  it('§26.4 §26.5 [D70] a pile that was taken is begun anew with one card', () => {
    const before = randomMatch({ mode: 'duel' }, asks('take-pile'))
    expect(before.draft.piles.map((pile) => pile.length)).toEqual([3, 3, 3])
    const table = new CardTable({ mode: 'duel' })
    table.game.draft.piles = [
      table.game.cards.deck.splice(-3),
      table.game.cards.deck.splice(-3),
      table.game.cards.deck.splice(-3),
    ]
    table.run({ step: 'take-pile', local: { seat: 0, pile: 0 } }).take('yes')
    expect(table.game.draft.piles.map((pile) => pile.length)).toEqual([1, 3, 3])
    expect(table.game.players.starting[0]).toHaveLength(3)
  })

  it('§26.4 a pile that is left gets one card more', () => {
    const table = new CardTable({ mode: 'duel' })
    table.game.draft.piles = [table.game.cards.deck.splice(-3), table.game.cards.deck.splice(-3)]
    table
      .run({ step: 'take-pile', local: { seat: 0, pile: 0 } })
      .take('no')
      .take('yes')
    expect(table.game.draft.piles.map((pile) => pile.length)).toEqual([4, 1])
  })

  it('§26.6 [CB18] who refuses all piles takes the top card of the Deck into the Starting Deck', () => {
    const table = new CardTable({ mode: 'duel' }).deckTop('E001', 'E005', 'E004')
    table.game.draft.piles = [table.game.cards.deck.splice(0, 3)]
    table.run({ step: 'take-pile', local: { seat: 0, pile: 0 } }).take('no')
    expect(table.game.players.starting[0]?.map((card) => table.game.tables.cards[card]?.id)).toEqual(['E005'])
  })

  it('§26.7 [D72] six cards come from the Starting Deck; there is no other draft', () => {
    for (const seed of [1, 2, 3]) {
      const game = drafted(seed)
      expect(game.players.hands.map((hand) => hand.length)).toEqual([6, 6])
      expect(game.cards.discard).toEqual([])
      expect(game.draft.piles).toEqual([])
    }
  })
})
