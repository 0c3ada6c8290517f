import {
  configure,
  type Decision,
  fastChance,
  type Frame,
  type Json,
  type Reason,
  Runner,
  type Seat,
  type State,
} from '@hippodrome/engine'
import { court, SetTable } from '../index.ts'
import { areaOf, goodOf, unitOf } from '../rules/choices.ts'
import { A, type Court, G, handOf, playedBy } from '../state.ts'
import type { Bag, CourtChoice, CourtEntry, Id } from '../types.ts'
import { type Area, type Good, GOODS, type Prompt, type Unit } from '../vocabulary.ts'

type Wish = {
  readonly seats?: number
  readonly mode?: 'court' | 'duel' | 'solo'
  readonly taktika?: boolean
  /** The Event of the round. */
  readonly event?: Id
  /** Cards that the table has added. */
  readonly data?: Json
}

type Part = Partial<{ [key: string]: unknown }> & { readonly do: CourtChoice['do'] }

const fits = (choice: CourtChoice, part: Part): boolean =>
  Object.entries(part).every(([key, value]) => (choice as { [key: string]: unknown })[key] === value)

/** A table that is set by hand and played, for tests of single cards. */
export class CardTable extends SetTable {
  readonly told: CourtEntry[] = []
  private readonly runner = new Runner(court)
  private state: State<Court> | undefined

  constructor({ seats = 2, mode = 'court', taktika = false, event, data }: Wish = {}) {
    const config = configure(court, { seats: mode === 'solo' ? 1 : seats, options: { mode, taktika }, data })
    super(court.tables(config), event)
  }

  // ---- playing -----------------------------------------------------------------------------------------------

  /** Runs these frames until somebody has to choose. */
  run(...frames: Frame[]): this {
    this.state = this.runner.start(this.game, fastChance(7), frames.toReversed(), (entry) => {
      this.told.push(entry as CourtEntry)
    })
    return this
  }

  /** The turn of a seat in the Action Phase, with Dynamis for one action more. */
  turn(seat: Seat): this {
    this.game.goods[seat * G + GOODS.indexOf('dynamis')] ||= 2
    return this.run({ step: 'turn', local: { seat, acted: false } })
  }

  get pending(): readonly Decision<CourtChoice>[] {
    return (this.state?.pending ?? []) as readonly Decision<CourtChoice>[]
  }

  /** What the seat that is asked might expect and is not offered: the choice's kind with the reason's key and rule. */
  get denied(): [kind: string, key: string, rule: string | undefined][] {
    const seat = this.pending[0]?.seat ?? -1
    if (!this.state) return []
    return this.runner
      .denied(this.state, seat)
      .map(({ choice, reason }) => [(choice as CourtChoice).do, reason.key, reason.rule])
  }

  /** Why the seat that is asked is not offered any choice of this kind. */
  reasonFor(kind: CourtChoice['do']): Reason | undefined {
    if (!this.state) return undefined
    const denied = this.runner.denied(this.state, this.pending[0]?.seat ?? -1)
    return denied.find(({ choice }) => (choice as CourtChoice).do === kind)?.reason
  }

  /** The steps under way, as a seat may imagine them. */
  imagined(seat: Seat): readonly Frame[] {
    return this.state ? this.runner.sample(this.state, seat, fastChance(3)).stack : []
  }

  /** What is asked now; of several seats, the first that is. */
  get prompt(): string | undefined {
    return this.pending[0]?.prompt
  }

  /** Whether somebody could make such a choice now; windows that nobody needs are passed. */
  offers(kind: CourtChoice['do'], part: { readonly [key: string]: unknown } = {}): boolean {
    return this.find({ ...part, do: kind }) !== undefined
  }

  private find(part: Part): [Decision<CourtChoice>, number] | undefined {
    for (const decision of this.pending) {
      const index = decision.choices.findIndex((choice) => fits(choice, part))
      if (index >= 0) return [decision, index]
    }
    return undefined
  }

  private passWindow(): boolean {
    const decision = this.pending.find(({ window }) => window !== undefined)
    if (!decision?.window || !this.state) return false
    this.runner.choose(this.state, decision, decision.window.pass, (entry) => {
      this.told.push(entry as CourtEntry)
    })
    return true
  }

  /** Makes a choice; windows before it are passed. */
  take(kind: CourtChoice['do'], part: { readonly [key: string]: unknown } = {}): this {
    for (let found = this.find({ ...part, do: kind }); ; found = this.find({ ...part, do: kind })) {
      if (found && this.state) {
        this.runner.choose(this.state, found[0], found[1], (entry) => {
          this.told.push(entry as CourtEntry)
        })
        return this
      }
      if (!this.passWindow())
        throw new Error(
          `no ${kind} ${JSON.stringify(part)} among ${JSON.stringify(this.pending.map(({ prompt, choices }) => [prompt, ...choices]))}`,
        )
    }
  }

  /** Makes a choice if the prompt is asked; a lone choice the engine has made itself. */
  when(prompt: Prompt, kind: CourtChoice['do'], part: { readonly [key: string]: unknown } = {}): this {
    return this.prompt === prompt ? this.take(kind, part) : this
  }

  /** One window is passed by one seat. */
  passOne(): this {
    if (!this.passWindow()) throw new Error(`${this.prompt ?? 'nothing'} is no window`)
    return this
  }

  /** Passes windows until this one is open. */
  quietUntil(prompt: Prompt): this {
    while (this.prompt !== prompt) this.passOne()
    return this
  }

  /** Passes all open windows. */
  quiet(): this {
    while (this.passWindow());
    return this
  }

  /** Nothing but going on with the action, or nothing at all, is asked. */
  get idle(): boolean {
    return [undefined, 'play-card', 'form-bandons', 'build'].includes(this.prompt)
  }

  /** Ends a Play Cards or Build action, and passes what opens on the way. */
  finish(): this {
    while (this.quiet().idle && this.prompt !== undefined) this.take('done')
    return this
  }

  /** A whole Play Cards action with these cards, until the last one is paid and its first question is asked. */
  playing(seat: Seat, ...cards: Id[]): this {
    this.turn(seat).take('action', { action: 'play' }).quiet()
    for (const card of cards) this.take('card', { card }).quiet()
    return this
  }

  /** Everybody contributes this, and what follows is played until somebody must choose. */
  contribute(...gifts: Bag[]): this {
    this.run({ step: 'contribute', local: { chosen: {} } })
    while (this.prompt === 'contribute') {
      const decision = this.pending[0]
      const good = decision?.facts?.['good'] as Good
      const n = gifts[decision?.seat ?? 0]?.[good] ?? 0
      this.answer(decision?.seat ?? 0, 'number', { n })
    }
    return this
  }

  /** Makes a choice of one seat, where several are asked. */
  answer(seat: Seat, kind: CourtChoice['do'], part: { readonly [key: string]: unknown } = {}): this {
    const decision = this.pending.find((asked) => asked.seat === seat)
    const index = decision?.choices.findIndex((choice) => fits(choice, { ...part, do: kind })) ?? -1
    if (!decision || index < 0 || !this.state)
      throw new Error(`seat ${seat} has no ${kind} ${JSON.stringify(part)}: ${JSON.stringify(this.pending)}`)
    this.runner.choose(this.state, decision, index, (entry) => {
      this.told.push(entry as CourtEntry)
    })
    return this
  }

  /** The chosen Option of the round's Event, 1 or 2. */
  option(option: number): this {
    this.game.events.options[0] = option - 1
    return this
  }

  /** In Solo: builds one unit in a Build Units action. */
  build(unit: Unit, area: Area): this {
    return this.turn(0)
      .take('action', { action: 'build' })
      .when('build', 'build', { unit })
      .take('area', { area })
  }

  /** In Taktika: activates one unit in a unit action; what it does there is asked next. */
  activateUnit(seat: Seat, unit: Unit, area: Area, to?: Area): this {
    this.turn(seat)
      .take('action', { action: 'unit' })
      .quiet()
      .when('unit-area', 'area', { area })
      .when('unit-pick', 'unit', { unit })
    return to === undefined ? this.when('unit-move', 'stay') : this.take('area', { area: to })
  }

  /** What nobody could save and open again of what is under way. */
  get problems(): readonly string[] {
    return this.state ? court.audit(this.game, this.state.stack) : []
  }

  get fulfilled(): boolean {
    return this.game.events.outcomes[0] === 1
  }

  // ---- looking -----------------------------------------------------------------------------------------------

  has(seat: Seat, good: Good): number {
    return this.game.goods[seat * G + goodOf(good)] as number
  }

  /** All that a seat has, without what it has none of. */
  bag(seat: Seat): Bag {
    const bag: { [good in Good]?: number } = {}
    for (const good of GOODS) if (this.has(seat, good) > 0) bag[good] = this.has(seat, good)
    return bag
  }

  handIds(seat: Seat): Id[] {
    return handOf(this.game, seat).map((card) => this.game.tables.cards[card]?.id ?? '')
  }

  playedIds(seat: Seat): Id[] {
    return playedBy(this.game, seat).map((card) => this.game.tables.cards[card]?.id ?? '')
  }

  unitsAt(unit: Unit, area: Area): number {
    return this.game.map.units[unitOf(unit) * A + areaOf(area)] as number
  }

  hasSeal(seat: Seat, area: Area): boolean {
    return this.game.map.seals[seat * A + areaOf(area)] === 1
  }

  kinds(): string[] {
    return this.told.map(({ kind }) => kind)
  }
}

export const cardTable = (wish: Wish = {}): CardTable => new CardTable(wish)
