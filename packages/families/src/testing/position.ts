import {
  at,
  type Choice,
  type Decision,
  type Entry,
  fastChance,
  type Game,
  Match,
  type Reason,
  type Seat,
} from '@hippodrome/engine'
import { families } from '../game.ts'
import { type Box, BOXES, COLOURS, type ColourName, NONE, SIDES, type SideName } from '../names.ts'
import { isChoice, type NamedChoice, type PositionWish, SetPosition } from '../position.ts'
import { type Families } from '../state.ts'

type Wish = PositionWish & { readonly dice?: readonly number[] }

/** A table for tests: a position is set up in the words of the game, then played choice by choice. */
export class TestTable extends SetPosition {
  private readonly dice: readonly number[]
  private running: Match<Families> | undefined

  constructor({ dice = [], ...wish }: Wish = {}) {
    super(wish)
    this.dice = dice
  }

  /** Balances the cubes and runs the match to its first decision. */
  begin(): this {
    const rules = families as unknown as Game<Families>
    this.running = Match.from(rules, this.config, this.position(), fastChance(1, this.dice))
    return this
  }

  // ---- playing -------------------------------------------------------------------------------------------------

  get match(): Match<Families> {
    if (!this.running) this.begin()
    if (!this.running) throw new Error('no match')
    return this.running
  }

  get now(): Families {
    return this.match.state.game
  }

  get asked(): Decision {
    const [decision] = this.match.state.pending
    if (!decision) throw new Error('nobody is asked')
    return decision
  }

  /** Who is asked what, in one line: `0 action`. */
  get question(): string {
    return this.match.over ? 'over' : `${this.asked.seat} ${this.asked.prompt}`
  }

  private find(wanted: NamedChoice): number {
    const choice = this.choiceOf(wanted)
    return this.asked.choices.findIndex((offered) => isChoice(offered, choice))
  }

  offers(wanted: NamedChoice): boolean {
    return this.find(wanted) >= 0
  }

  /** The offered choices whose keys have these values. */
  offered(part: NamedChoice): Choice[] {
    const wanted = Object.entries(this.choiceOf(part))
    return this.asked.choices.filter((choice) => wanted.every(([key, value]) => choice[key] === value))
  }

  /** The names of the cities among these choices, in the order of the alphabet. */
  cities(part: NamedChoice = {}): string[] {
    const { cities } = this.game.tables.data
    return this.offered(part)
      .map((choice) => cities[Number(choice.city)]?.id ?? '')
      .toSorted()
  }

  choose(...wishes: readonly NamedChoice[]): this {
    for (const wanted of wishes) {
      const index = this.find(wanted)
      const { seat } = this.asked
      if (index < 0)
        throw new Error(
          `${JSON.stringify(wanted)} is not offered; ${this.question}: ${JSON.stringify(this.asked.choices)}`,
        )
      const decision = this.match.state.opened[seat] ?? 0
      const outcome = this.match.submit({ seat, decision, choice: index })
      if (!outcome.ok) throw new Error(outcome.message)
    }
    return this
  }

  /** The reason key of something that is not offered to the seat that is asked. */
  why(wanted: NamedChoice): Reason | undefined {
    return this.match.why(this.asked.seat, this.choiceOf(wanted))
  }

  /** What the chronicle tells of a kind, oldest first. */
  told(kind: string): Entry[] {
    return this.match.told.map(({ entry }) => entry).filter((entry) => entry.kind === kind)
  }

  // ---- reading -------------------------------------------------------------------------------------------------

  boxesOf(seat: Seat, side: SideName): { [box in Box]: number } {
    const base = seat * 8 + SIDES.indexOf(side) * 4
    return Object.fromEntries(BOXES.map((box, index) => [box, at(this.now.boxes, base + index)])) as {
      [box in Box]: number
    }
  }

  moneyOf = (seat: Seat, side: SideName): number => at(this.now.money, seat * 2 + SIDES.indexOf(side))
  pointsOf = (seat: Seat, side: SideName): number => at(this.now.points, seat * 2 + SIDES.indexOf(side))

  /** The name of the city where an army stands, or nothing. */
  place(seat: Seat, side: SideName): string | undefined {
    const city = at(this.now.pawns, seat * 2 + SIDES.indexOf(side))
    return city === NONE ? undefined : this.game.tables.data.cities[city]?.id
  }

  state(id: string): { colour: ColourName; tokens: number; owner: Seat; fort: boolean } {
    const city = this.cityNumber(id)
    return {
      colour: COLOURS[at(this.now.colour, city)] ?? 'persian',
      tokens: at(this.now.tokens, city),
      owner: at(this.now.owner, city),
      fort: this.now.fort[city] === 1,
    }
  }

  /** What is wrong with the counts now. */
  get problems(): readonly string[] {
    return families.audit(this.now)
  }
}

export const table = (wish: Wish = {}): TestTable => new TestTable(wish)
