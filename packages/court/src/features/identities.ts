import { type Inputs, placeAfter, type Seat } from '@hippodrome/engine'
import { type Pledges, pickOf } from '../evaluation/pledges.ts'
import type { Units } from '../evaluation/units.ts'
import { isDown } from '../rules/area.ts'
import { A, type Court, handOf, playedBy } from '../state.ts'
import type { Tables } from '../tables.ts'
import { AREAS } from '../vocabulary.ts'
import type { Secrets } from './own.ts'

/** Less than the other inputs have: what one card is worth takes many matches to learn, and few would teach it wrong. */
const HERE = 0.35
const DOWN = 0.1
/** A card of one's own Starting Deck will come to the hand, some time. */
const STARTING = 0.15

/** Which cards, Quests, Patrons, Events and areas: what a model that serves any cards leaves out. */
export class Identities {
  readonly names: readonly string[]
  private readonly hand: number
  private readonly offer: number
  private readonly quests: number
  private readonly patrons: number
  private readonly now: number
  private readonly coming: number
  private readonly areas: number
  private readonly perArea: number

  constructor(
    tables: Tables,
    private readonly seats: number,
    private readonly first: number,
    who: readonly string[],
  ) {
    const cards = tables.cards.map(({ id }) => id)
    // Those of Solo, which has no model, come last.
    const events = tables.events.filter(({ solo }) => !solo).map(({ id }) => id)
    const of = (ids: readonly string[], what: string): string[] => ids.map((id) => `${id}: ${what}`)
    const quests = tables.quests.map(({ id }) => id)
    const patrons = tables.patrons.map(({ id }) => id)
    const ofArea = ['units', 'buildings', ...who.map((name) => `${name} seal`)]
    this.hand = first + seats * cards.length
    this.offer = this.hand + cards.length
    this.quests = this.offer + cards.length
    this.patrons = this.quests + 2 * quests.length
    this.now = this.patrons + seats * patrons.length
    this.coming = this.now + events.length
    this.areas = this.coming + events.length
    this.perArea = ofArea.length
    this.names = [
      ...who.flatMap((name) => of(cards, `${name} in play`)),
      ...of(cards, 'own in hand'),
      ...of(cards, 'on offer'),
      ...quests.flatMap((id) => [`${id}: own`, `${id}: own Doxa`]),
      ...who.flatMap((name) => of(patrons, name)),
      ...of(events, 'now'),
      ...of(events, 'to come'),
      ...AREAS.flatMap((area) => ofArea.map((what) => `${area}: ${what}`)),
    ]
  }

  write(game: Court, seat: Seat, pledges: Pledges, secrets: Secrets, units: Units, inputs: Inputs): void {
    this.writeCards(game, seat, inputs)
    const drafted = pickOf(pledges, 'draft', seat)
    if (drafted >= 0) inputs.put(this.hand + drafted, HERE)
    const patron = pickOf(pledges, 'choose-patron', seat)
    if (patron >= 0) inputs.put(this.patrons + patron, HERE)
    const gone = pickOf(pledges, 'discard-quest', seat)
    const held = game.quests.held[seat] as number[]
    for (let i = 0; i < held.length; i++) {
      const quest = held[i] as number
      if (quest === gone) continue
      inputs.put(this.quests + 2 * quest, HERE)
      inputs.put(this.quests + 2 * quest + 1, ((secrets.quests[i] as number) / 8) * HERE)
    }
    const { row, shown } = game.events
    for (let round = game.round; round < row.length; round++)
      if (shown[round])
        inputs.put((round === game.round ? this.now : this.coming) + (row[round] as number), HERE)
    this.writeAreas(game, seat, units, inputs)
  }

  private writeCards(game: Court, seat: Seat, inputs: Inputs): void {
    const { seats } = this
    const { cards, patrons } = game.tables
    for (let seen = 0; seen < seats; seen++) {
      const place = placeAfter(seat, seen, seats)
      const played = playedBy(game, seen)
      const first = this.first + place * cards.length
      for (let i = 0; i < played.length; i++) {
        const card = played[i] as number
        inputs.put(first + card, isDown(game, card) ? DOWN : HERE)
      }
      const patron = game.players.patrons[seen] as number
      if (patron >= 0) inputs.put(this.patrons + place * patrons.length + patron, HERE)
    }
    const hand = handOf(game, seat)
    for (let i = 0; i < hand.length; i++) inputs.put(this.hand + (hand[i] as number), HERE)
    const starting = game.players.starting[seat] as number[]
    for (let i = 0; i < starting.length; i++) inputs.put(this.hand + (starting[i] as number), STARTING)
    const { offer } = game.cards
    for (let i = 0; i < offer.length; i++)
      if ((offer[i] as number) >= 0) inputs.put(this.offer + (offer[i] as number), HERE)
  }

  private writeAreas(game: Court, seat: Seat, units: Units, inputs: Inputs): void {
    const { seals } = game.map
    for (let area = 0; area < A; area++) {
      const first = this.areas + area * this.perArea
      inputs.put(first, (units.moving[area] as number) / 8)
      inputs.put(first + 1, (units.built[area] as number) / 6)
      if (!game.tables.taktika) continue
      for (let seen = 0; seen < this.seats; seen++)
        if (seals[seen * A + area] === 1) inputs.put(first + 2 + placeAfter(seat, seen, this.seats), HERE)
    }
  }
}
