import {
  at,
  Block,
  type Features,
  type FeatureWriter,
  type Frame,
  type HandInputs,
  type Inputs,
  itemAt,
  leadOf,
  type Seat,
} from '@hippodrome/engine'
import { evaluateBy, prospectOf } from './evaluate.ts'
import { POWER_COUNT, Survey } from './evaluation/survey.ts'
import { Field } from './features/field.ts'
import { Places } from './features/places.ts'
import { fillPower, fillSeen, POWER_INPUTS, SEEN_INPUTS } from './features/powerInputs.ts'
import { Realms } from './features/realms.ts'
import {
  fillMoment,
  fillRoles,
  fillTable,
  LEFT,
  MOMENT_INPUTS,
  MOST_LEFT,
  switchesOf,
  TABLE_INPUTS,
  turnsLeft,
} from './features/table.ts'
import { lastTurn } from './prospects.ts'
import { standingOf } from './rules/turn/victory.ts'
import { type Powers, startingPower } from './state.ts'
import { FLEET, FORT0, KINDS, type Tables } from './tables.ts'

/** How far ahead of the best of the others, in the order in which `Writer` writes them. */
const LEADS = ['standing', 'prospect', 'points', 'treasury', 'balance', 'units', 'value', 'chits'] as const
const SCALE = [1, 1, 20, 15, 8, 12, 15, 4] as const
const LEAD_INPUTS: readonly string[] = [
  ...LEADS.map((what) => `lead in ${what}`),
  'lead in safety',
  ...LEFT.map((left) => `lead in standing with ${left}`),
  ...LEFT.map((left) => `lead in prospect with ${left}`),
]

/** The war in parts of equal length: the game's own evaluation knows little of its first. */
const PARTS = 8
const HAND_INPUTS: readonly string[] = [
  'own evaluation',
  ...Array.from({ length: PARTS }, (_, part) => `own evaluation in part ${part + 1} of ${PARTS}`),
]
const partOf = (game: Powers): number =>
  Math.min(PARTS - 1, Math.floor((PARTS * Math.max(0, game.turn - 1)) / lastTurn(game)))

/** Where a power that has sunk below all bands stands does not matter to the others. */
const furthest = (value: number): number => Math.max(-3, Math.min(3, value))

class Writer implements FeatureWriter<Powers> {
  readonly names: readonly string[]
  readonly general: number
  readonly places: number
  readonly hand: HandInputs<Powers>
  private readonly table: number
  private readonly moment: number
  private readonly leads: number
  private readonly ground: Places
  private readonly survey = new Survey()
  private readonly realms = new Realms()
  private readonly field = new Field(FORT0)
  private readonly roles = new Uint8Array(POWER_COUNT)
  private readonly switches: Uint8Array
  private readonly blocks = Array.from({ length: POWER_COUNT }, () => new Block(POWER_INPUTS))
  private readonly seenBlock = new Block(SEEN_INPUTS)
  private readonly tableBlock = new Block(TABLE_INPUTS)
  private readonly momentBlock = new Block(MOMENT_INPUTS)
  /** By lead and seat what is compared, and by seat what others may take of it and it of others. */
  private readonly compared: readonly Float64Array[]
  private readonly safety: Float64Array

  constructor(
    tables: Tables,
    private readonly seats: number,
  ) {
    const roles = Array.from({ length: POWER_COUNT }, (_, role) =>
      role === 0 ? 'own' : role < seats ? `rival ${role}` : `bystander ${role - seats + 1}`,
    )
    const perPower = [...POWER_INPUTS, ...SEEN_INPUTS]
    this.table = POWER_COUNT * perPower.length
    this.moment = this.table + TABLE_INPUTS.length
    this.leads = this.moment + MOMENT_INPUTS.length
    this.places = seats === 2 ? 1 : seats
    this.hand = {
      first: this.leads + LEAD_INPUTS.length,
      partOf,
      evaluate: (game, out, stack) => evaluateBy(this.survey, game, out, stack),
    }
    this.general = this.hand.first + HAND_INPUTS.length
    this.ground = new Places(this.general, roles)
    this.names = [
      ...roles.flatMap((role) => perPower.map((input) => `${role} ${input}`)),
      ...TABLE_INPUTS,
      ...MOMENT_INPUTS,
      ...LEAD_INPUTS,
      ...HAND_INPUTS,
      ...this.ground.names,
    ]
    this.switches = switchesOf(tables)
    this.compared = LEADS.map(() => new Float64Array(seats))
    this.safety = new Float64Array(seats)
  }

  write(game: Powers, to: readonly Inputs[], stack: readonly Frame[], only?: Seat): void {
    const { survey, realms, field, roles } = this
    survey.fill(game)
    realms.fill(game, survey, stack)
    for (let power = 0; power < POWER_COUNT; power++)
      fillPower(itemAt(this.blocks, power), game, power, realms, survey)
    fillTable(this.tableBlock, game, this.switches, realms)
    for (let seat = 0; seat < this.seats; seat++) this.compare(game, seat)
    for (let seat = 0; seat < this.seats; seat++) {
      if (only !== undefined && seat !== only) continue
      const inputs = itemAt(to, seat)
      field.fill(game, seat, survey)
      fillRoles(roles, game, seat)
      this.writePowers(game, seat, inputs)
      this.tableBlock.write(inputs, this.table)
      fillMoment(this.momentBlock, game, seat, field, stack)
      this.momentBlock.write(inputs, this.moment)
      this.writeLeads(game, seat, inputs)
      if (inputs.reaches(this.general)) this.ground.write(game, seat, survey, field, roles, inputs)
    }
  }

  private writePowers(game: Powers, seat: Seat, inputs: Inputs): void {
    for (let role = 0; role < POWER_COUNT; role++) {
      const power = this.roles[role] as number
      const first = role * (POWER_INPUTS.length + SEEN_INPUTS.length)
      itemAt(this.blocks, power).write(inputs, first)
      fillSeen(this.seenBlock, game, power, seat, this.field)
      this.seenBlock.write(inputs, first + POWER_INPUTS.length)
    }
  }

  private compare(game: Powers, seat: Seat): void {
    const { realms, survey } = this
    const power = startingPower(game, seat)
    const points = realms.points[power] as number
    let units = 0
    for (let unit = 0; unit < FLEET; unit++) units += survey.counters[power * KINDS + unit] as number
    this.note(0, seat, standingOf(game, power, points))
    this.note(1, seat, furthest(prospectOf(game, power, points)))
    this.note(2, seat, points)
    this.note(3, seat, at(game.treasury, power))
    this.note(4, seat, (realms.income[power] as number) - (realms.upkeep[power] as number))
    this.note(5, seat, units)
    this.note(6, seat, realms.value[power] as number)
    this.note(7, seat, realms.hands[power] as number)
  }

  /** The numbers are those of `LEADS`. */
  private note(lead: number, seat: Seat, value: number): void {
    itemAt(this.compared, lead)[seat] = value
  }

  private writeLeads(game: Powers, seat: Seat, inputs: Inputs): void {
    const { leads, seats, compared, safety, field } = this
    for (let other = 0; other < seats; other++) {
      const power = startingPower(game, other)
      safety[other] = (field.prize[power] as number) - (field.threatened[power] as number)
    }
    for (let lead = 0; lead < LEADS.length; lead++)
      inputs.put(leads + lead, leadOf(itemAt(compared, lead), seat, seats) / (SCALE[lead] as number))
    inputs.put(leads + LEADS.length, leadOf(safety, seat, seats) / 8)
    const left = leads + LEADS.length + 1 + Math.min(MOST_LEFT, turnsLeft(game))
    inputs.put(left, leadOf(itemAt(compared, 0), seat, seats))
    inputs.put(left + LEFT.length, leadOf(itemAt(compared, 1), seat, seats))
  }
}

/** What a model reads of the war: what everybody sees, and what the seat may examine (chapter 24). */
export const features: Features<Powers> = {
  version: 2,
  writer: (tables, seats) => new Writer(tables, seats),
}
