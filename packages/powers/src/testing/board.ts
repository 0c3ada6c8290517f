import {
  at,
  type Choice,
  configure,
  type Decision,
  fastChance,
  type Frame,
  type Options,
  Runner,
  type State,
} from '@hippodrome/engine'
import { powers } from '../game.ts'
import { type Forces, SetBoard } from '../setBoard.ts'
import { CUP, countsOf, DONE, type Powers, REBEL, REMOVED } from '../state.ts'
import { chitId, KINDS, placeId, placeNumber, powerId, powerNumber, type Tables, unitId } from '../tables.ts'
import {
  type ChitId,
  LANDS,
  type LandId,
  type PlaceId,
  POWERS,
  type PowerId,
  type PowersChoice,
  type PowersEntry,
  type ScenarioId,
} from '../vocabulary.ts'

export type { Forces } from '../setBoard.ts'

type Wish = { readonly seats?: number; readonly scenario?: ScenarioId; readonly options?: Options }

/** What a choice must hold to be the one that is meant. */
export type Wanted = { readonly [key: string]: unknown }

const fits = (choice: object, wanted: Wanted): boolean =>
  Object.entries(wanted).every(([key, value]) => (choice as Wanted)[key] === value)

/** Tables never change, so that boards of the same configuration share them. */
const compiled = new Map<string, Tables>()

/** A position laid out by hand, one rule of which is played with dice that are known beforehand. */
export class Board extends SetBoard {
  readonly told: PowersEntry[] = []
  private readonly runner = new Runner(powers)
  private playing: State<Powers> | undefined

  /** An empty map in turn 1: no unit, no colony, no money, all chits in the cup. */
  constructor({ seats = 4, scenario = '1', options = {} }: Wish = {}) {
    const config = configure(powers, { seats, options: { scenario, ...options } })
    const key = JSON.stringify(config)
    const tables = compiled.get(key) ?? powers.tables(config)
    compiled.set(key, tables)
    super(SetBoard.empty(powers.setup(config, tables), tables))
    this.moment(1, 'operations')
  }

  /** Plays from one step on, with these dice. */
  play(step: string, local: object, ...dice: readonly number[]): this {
    this.playing = this.runner.start(this.game, fastChance(1, dice), [{ step, local }], this.hear)
    return this
  }

  /** A stack that has rolled acts with these points; a rebel one for `leader`. */
  operate(stack: number, points: number, leader?: PowerId): this {
    const { game } = this
    game.actor = leader === undefined ? at(game.stackOwner, stack) & 3 : powerNumber(leader)
    game.opStack = stack
    game.opPoints = points
    game.opFerry = 0
    game.stackMarks[stack] = DONE
    return this.play('act', {})
  }

  /** What each place costs the stack that acts; by land or sea, the cheaper. */
  costs(): { readonly [place in PlaceId]?: number } {
    const costs: { [place in PlaceId]?: number } = {}
    for (const choice of [...this.offered('move'), ...this.offered('sail')])
      if (choice.do === 'move' || choice.do === 'sail')
        costs[choice.to] = Math.min(choice.cost, costs[choice.to] ?? choice.cost)
    return costs
  }

  /** The dice that fall next. */
  dice(...dice: readonly number[]): this {
    this.state.chance.script = dice
    return this
  }

  get state(): State<Powers> {
    if (!this.playing) throw new Error('nothing is being played')
    return this.playing
  }

  private readonly hear = (entry: object): void => {
    this.told.push(entry as PowersEntry)
  }

  /** Whether the last choice showed something, so that it cannot be taken back. */
  get sealed(): boolean {
    return this.runner.sealed
  }

  /** The decision that somebody faces. */
  asked(seat?: number): Decision<PowersChoice> {
    const decision = this.state.pending.find((one) => seat === undefined || one.seat === seat)
    if (!decision) throw new Error('nobody is asked')
    return decision as Decision<PowersChoice>
  }

  /** The frames of what is being played, if anything is. */
  get stack(): readonly Frame[] {
    return this.playing?.stack ?? []
  }

  get prompt(): string | undefined {
    return this.state.pending[0]?.prompt
  }

  get prompts(): string[] {
    return this.state.pending.map(({ prompt }) => prompt)
  }

  offers(wanted: Wanted): boolean {
    return this.state.pending.some(({ choices }) => choices.some((choice) => fits(choice, wanted)))
  }

  /** All choices with this verb, of whoever is asked. */
  offered(verb: PowersChoice['do']): PowersChoice[] {
    return this.state.pending
      .flatMap(({ choices }) => choices as PowersChoice[])
      .filter((one) => one.do === verb)
  }

  /** Why something is not offered to whoever is asked: the reason's key, or nothing. */
  reason(wanted: Wanted): string | undefined {
    const [decision] = this.state.pending
    if (!decision) return undefined
    return this.runner.denied(this.state, decision.seat).find(({ choice }) => fits(choice, wanted))?.reason
      .key
  }

  /** Why exactly this choice is not offered to whoever is asked. */
  why(choice: Wanted): string | undefined {
    return this.runner.why(this.state, this.asked().seat, choice as Choice)?.key
  }

  /** Makes the one choice that fits. */
  choose(wanted: Wanted): this {
    for (const decision of this.state.pending) {
      const index = decision.choices.findIndex((choice) => fits(choice, wanted))
      if (index < 0) continue
      this.runner.choose(this.state, decision, index, this.hear)
      return this
    }
    throw new Error(
      `${JSON.stringify(wanted)} is not offered by ${JSON.stringify(this.state.pending.map(({ prompt, choices }) => [prompt, choices]))}`,
    )
  }

  /** The same for one of several seats that are asked at once. */
  answer(seat: number, wanted: Wanted): this {
    const decision = this.asked(seat)
    const index = decision.choices.findIndex((choice) => fits(choice, wanted))
    this.runner.choose(this.state, decision, index, this.hear)
    return this
  }

  /** Lets every window of this kind pass. */
  passAll(prompt: string): this {
    for (let n = 0; n < 100; n++) {
      const decision = this.state.pending.find((one) => one.prompt === prompt)
      if (!decision) return this
      this.runner.choose(this.state, decision, decision.window?.pass ?? 0, this.hear)
    }
    throw new Error(`${prompt} never ends`)
  }

  /** What a power has in a place: `{ militia: 2 }`, or nothing. */
  at(place: PlaceId, power: PowerId, rebel = false): Forces {
    const { game } = this
    const owner = powerNumber(power) + (rebel ? REBEL : 0)
    const counts = new Array<number>(KINDS).fill(0)
    game.stackPlace.forEach((where, stack) => {
      if (where !== placeNumber(place) || game.stackOwner[stack] !== owner) return
      countsOf(game, stack).forEach((n, kind) => {
        counts[kind] = (counts[kind] ?? 0) + n
      })
    })
    return Object.fromEntries(counts.flatMap((n, kind) => (n > 0 ? [[unitId(kind), n]] : [])))
  }

  treasury(power: PowerId): number {
    return at(this.game.treasury, powerNumber(power))
  }

  hand(power: PowerId): ChitId[] {
    return this.chitsAt(powerNumber(power))
  }

  inCup(): ChitId[] {
    return this.chitsAt(CUP)
  }

  removed(): ChitId[] {
    return this.chitsAt(REMOVED)
  }

  private chitsAt(where: number): ChitId[] {
    return this.game.chits.flatMap((place, index) =>
      place === where ? [chitId(at(this.game.tables.chitKinds, index))] : [],
    )
  }

  colonyOf(place: LandId): PowerId | undefined {
    const power = at(this.game.colony, placeNumber(place))
    return power < 0 ? undefined : powerId(power)
  }

  pillaged(): LandId[] {
    return LANDS.filter((_, land) => this.game.pillaged[land] === 1)
  }

  entries<K extends PowersEntry['kind']>(kind: K): Extract<PowersEntry, { kind: K }>[] {
    return this.told.filter((entry): entry is Extract<PowersEntry, { kind: K }> => entry.kind === kind)
  }

  /** What conservation says of the position. */
  audit(): readonly string[] {
    return powers.audit(this.game)
  }

  seat(power: PowerId): number {
    return at(this.game.control, powerNumber(power))
  }

  /** The powers that are nobody's. */
  neutrals(): PowerId[] {
    return POWERS.filter((power) => this.seat(power) < 0)
  }

  placeOf(stack: number): PlaceId {
    return placeId(at(this.game.stackPlace, stack))
  }
}
