import type { Decision, Seat } from '@hippodrome/engine'
import {
  type ChitId,
  type Counts,
  type LevelId,
  type OfferView,
  type PlaceId,
  type PowerId,
  type PowersChoice,
  type ResultId,
  type StackView,
  type TableId,
  type TermView,
  UNITS,
  type UnitId,
} from '../vocabulary.ts'
import type { Listener, Names, PromptFacts } from './lexicon.ts'

/** Says the things of the game in one language, as one listener sees them. */
export class Speaker {
  constructor(
    readonly names: Names,
    readonly listener: Listener,
    /** What is being asked, where it or its choices are said. */
    private readonly decision?: Decision<PowersChoice>,
  ) {}

  get prompt(): string {
    return this.decision?.prompt ?? ''
  }

  get facts(): PromptFacts {
    return this.decision?.facts ?? {}
  }

  private nation(power: PowerId) {
    const nation = this.listener.view.powers.find((view) => view.power === power)?.nation ?? power
    return this.names.nations[nation]
  }

  /** `the Franks` */
  people(power: PowerId | undefined): string {
    return power === undefined ? this.names.rebels : this.nation(power).people
  }

  /** `The Franks` at the head of a sentence. */
  People(power: PowerId | undefined): string {
    return capital(this.people(power))
  }

  /** `Franks` */
  title(power: PowerId): string {
    return this.nation(power).title
  }

  /** The power, or the rebels of its colour. */
  side(power: PowerId, rebel: boolean): string {
    return rebel ? `${this.names.rebels} ${this.names.of} ${this.people(power)}` : this.people(power)
  }

  Side(power: PowerId, rebel: boolean): string {
    return capital(this.side(power, rebel))
  }

  seat(seat: Seat | undefined): string {
    return (seat === undefined ? undefined : this.listener.naming.seats[seat]) ?? '?'
  }

  place(place: PlaceId | undefined): string {
    return place === undefined ? '?' : this.names.places[place]
  }

  unit(unit: UnitId | undefined): string {
    return unit === undefined ? '?' : this.names.units[unit][0]
  }

  count(unit: UnitId, n: number): string {
    return `${n} ${this.names.units[unit][n === 1 ? 0 : 1]}`
  }

  units(counts: Counts | undefined): string {
    if (!counts) return this.names.unseen
    const parts = UNITS.flatMap((unit, at) => {
      const n = counts[at] ?? 0
      if (n === 0) return []
      return [unit === 'basileus' ? this.names.units.basileus[0] : this.count(unit, n)]
    })
    return parts.length > 0 ? this.list(parts) : this.names.nothing
  }

  chit(chit: ChitId | undefined): string {
    return chit === undefined ? '?' : this.names.chits[chit].name
  }

  table(table: TableId): string {
    return this.names.tables[table]
  }

  result(result: ResultId | undefined): string {
    return result === undefined ? '?' : this.names.results[result]
  }

  level(level: LevelId): string {
    return this.names.levels[level]
  }

  money(n: number | undefined): string {
    return `$${n ?? 0}`
  }

  /** A number and what is added to it or taken from it. */
  changed(n: number, by = 0): string {
    return by === 0 ? `${n}` : `${n} ${by > 0 ? '+' : '-'} ${Math.abs(by)}`
  }

  list(parts: readonly string[]): string {
    const last = parts.at(-1) ?? this.names.nothing
    return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${this.names.and} ${last}`
  }

  /** By seat what was bid; whoever did not bid has -1. */
  bids(bids: readonly number[]): string {
    return this.list(bids.flatMap((n, seat) => (n < 0 ? [] : [`${this.seat(seat)} ${this.money(n)}`])))
  }

  /** By seat what was thrown; whoever did not throw has -1. */
  rolls(rolls: readonly number[]): string {
    return this.list(rolls.flatMap((n, seat) => (n < 0 ? [] : [`${this.seat(seat)} ${n}`])))
  }

  private stackOf(id: number | undefined): StackView | undefined {
    return this.listener.view.stacks.find((stack) => stack.id === id)
  }

  /** Whose stack it is and what is in it, as far as the listener sees it. */
  stack(id: number | undefined): string {
    const stack = this.stackOf(id)
    if (!stack) return this.names.stack
    const owner = stack.rebel ? this.side(stack.power, true) : this.title(stack.power)
    return `${owner} (${this.units(stack.units)})`
  }

  /** Only what is in it: for the own stacks. */
  content(id: number | undefined): string {
    return this.units(this.stackOf(id)?.units)
  }

  /** What is in the stack, where its owner has another in the same place; else nothing. */
  apart(id: number): string {
    const stack = this.stackOf(id)
    const alike = this.listener.view.stacks.filter(
      (other) => other.place === stack?.place && other.power === stack.power && other.rebel === stack.rebel,
    )
    return alike.length > 1 ? ` (${this.content(id)})` : ''
  }

  /** Whose stack it is: a power, or the rebels of its colour. */
  sideOf(id: number | undefined): string {
    const stack = this.stackOf(id)
    return stack ? this.side(stack.power, stack.rebel) : this.names.stack
  }

  /** How many units a stack has, as far as the listener knows. */
  sizeOf(id: number | undefined): number | undefined {
    return this.stackOf(id)?.units?.reduce((sum, n) => sum + n, 0)
  }

  hasBasileus(id: number | undefined): boolean {
    return (this.stackOf(id)?.units?.[0] ?? 0) > 0
  }

  /** The value of an area. */
  value(place: PlaceId | undefined): number {
    return this.listener.view.areas.find((area) => area.place === place)?.value ?? 0
  }

  treasury(power: PowerId | undefined): string {
    return this.money(this.listener.view.powers.find((view) => view.power === power)?.treasury)
  }

  whereIs(id: number | undefined): string {
    return this.place(this.stackOf(id)?.place)
  }

  /** The offer on the table with this number. */
  offer(id: number): OfferView | undefined {
    return this.listener.view.offers.find((offer) => offer.id === id)
  }

  /** A result of combat without the free move that may follow it. */
  bareResult(result: ResultId | undefined): string {
    return this.result(result?.startsWith('DV') ? 'DV' : result?.startsWith('MV') ? 'MV' : result)
  }

  /** The terms of an offer that `by` gives or promises. */
  terms(offer: OfferView, by: PowerId, say: (term: TermView) => string): string {
    return this.list(offer.terms.filter((term) => term.by === by).map(say))
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
