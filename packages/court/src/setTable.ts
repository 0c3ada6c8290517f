import type { Frame, Json, Seat } from '@hippodrome/engine'
import { intoArea, numberOf } from './rules/cards.ts'
import { areaOf, goodOf, unitOf } from './rules/choices.ts'
import { A, type Court, DISCARD, emptyCourt, G, handOf, HIDDEN, playedBy, underOf } from './state.ts'
import type { Tables } from './tables.ts'
import type { Bag, Id } from './types.ts'
import { type Area, RESOURCES, type Unit } from './vocabulary.ts'

/** A table in its first round that is set by hand, for lessons and tests: nothing on it but what is asked for. */
export class SetTable {
  readonly game: Court

  constructor(tables: Tables, event?: Id) {
    const { mode, taktika } = tables
    const solo = mode === 'solo'
    this.game = emptyCourt(tables)
    const { game } = this
    const usual = solo ? 'SE-I-01' : 'EV-I-01'
    const number = (id: Id) => tables.events.findIndex((found) => found.id === id)
    game.events.row = [number(event ?? usual), number(solo ? 'SE-II-01' : 'EV-II-01')]
    for (const _event of game.events.row) {
      game.events.outcomes.push(0)
      game.events.options.push(solo ? 0 : -1)
      game.events.shown.push(solo ? 0 : 1)
    }
    game.events.options[0] = 0
    game.round = 0
    game.events.shown[0] = 1
    game.phase = 'action'
    game.market = RESOURCES.map((_, good) => good)
    game.initiative.caskets.splice(0, 4, 0, 8, 16, 24)
    game.initiative.bag = game.initiative.bag.filter((casket) => !game.initiative.caskets.includes(casket))
    if (!solo) for (let seat = 0; seat < game.seats; seat++) game.initiative.track[seat] = seat
    if (mode === 'duel') game.players.heroes.splice(0, 2, 0, 1)
    tables.cards.forEach((card, index) => {
      if ((card.taktika && !taktika) || (solo && (card.intrigue || card.id === 'E003'))) return
      game.cards.deck.push(index)
      game.cards.place[index] = HIDDEN
    })
  }

  private outOfDeck(id: Id): number {
    const card = numberOf(this.game, id)
    const at = this.game.cards.deck.indexOf(card)
    if (at < 0) throw new Error(`${id} is not in the deck`)
    this.game.cards.deck.splice(at, 1)
    return card
  }

  give(seat: Seat, bag: Bag): this {
    for (const [good, n] of Object.entries(bag)) this.game.goods[seat * G + goodOf(good)] = n
    return this
  }

  hand(seat: Seat, ...cards: Id[]): this {
    for (const id of cards) handOf(this.game, seat).push(this.outOfDeck(id))
    return this
  }

  /** Lays cards into an area, as if they had been played earlier. */
  inPlay(seat: Seat, ...cards: Id[]): this {
    for (const id of cards) intoArea(this.game, seat, this.outOfDeck(id))
    return this
  }

  /** Lays a Hero with others under them. */
  bandon(seat: Seat, leader: Id, ...cards: Id[]): this {
    this.inPlay(seat, leader, ...cards)
    for (const id of cards)
      underOf(this.game, seat)[playedBy(this.game, seat).indexOf(numberOf(this.game, id))] = numberOf(
        this.game,
        leader,
      )
    return this
  }

  discardPile(...cards: Id[]): this {
    for (const id of cards) {
      const card = this.outOfDeck(id)
      this.game.cards.discard.push(card)
      this.game.cards.place[card] = DISCARD
    }
    return this
  }

  /** The next cards of the Deck, the first one on top. */
  deckTop(...cards: Id[]): this {
    const numbers = cards.map((id) => this.outOfDeck(id))
    this.game.cards.deck.push(...numbers.toReversed())
    return this
  }

  offer(...cards: Id[]): this {
    cards.forEach((id, place) => {
      const card = this.outOfDeck(id)
      this.game.cards.offer[place] = card
      this.game.cards.place[card] = 1
    })
    return this
  }

  units(unit: Unit, area: Area, n = 1): this {
    this.game.map.units[unitOf(unit) * A + areaOf(area)] = n
    ;(this.game.map.pool[unitOf(unit)] as number) -= n
    return this
  }

  seal(seat: Seat, ...areas: Area[]): this {
    for (const area of areas) this.game.map.seals[seat * A + areaOf(area)] = 1
    return this
  }

  patron(seat: Seat, id: Id): this {
    this.game.players.patrons[seat] = this.game.tables.patrons.findIndex((patron) => patron.id === id)
    return this
  }

  /** The position as a match can begin from it; the last of the frames is played first. */
  position(...stack: Frame[]): Json {
    const { tables: _tables, ...game } = this.game
    return JSON.parse(JSON.stringify({ game, stack })) as Json
  }
}
