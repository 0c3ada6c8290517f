import { BadData, type Config, parseWith } from '@hippodrome/engine'
import * as v from 'valibot'
import { audit } from './audit.ts'
import type { Powers } from './state.ts'
import { KINDS, PLACES, type Tables } from './tables.ts'
import { LANDS, POWERS } from './vocabulary.ts'

const whole = v.pipe(v.number(), v.integer())
const list = (length: number, min: number, max: number) =>
  v.pipe(v.array(v.pipe(whole, v.minValue(min), v.maxValue(max))), v.length(length))
const between = (min: number, max: number) => v.pipe(whole, v.minValue(min), v.maxValue(max))
const numbers = (min: number, max: number) => v.array(between(min, max))

const termSchema = v.strictObject({
  term: v.picklist(['money', 'chit', 'passage', 'concession', 'promise']),
  by: between(0, 3),
  n: whole,
  place: between(-1, PLACES.length - 1),
})
const offerEntries = { from: between(0, 3), to: between(0, 3), terms: v.array(termSchema) }
const slot = between(-1, 999)

const stateSchema = (chits: number) =>
  v.strictObject({
    seats: between(2, 4),
    turn: between(0, 99),
    phase: between(0, 4),
    actor: between(-1, 3),
    acted: between(0, 15),
    control: list(POWERS.length, -1, 3),
    home: list(POWERS.length, -1, 3),
    waiting: between(0, 15),
    lost: between(0, 15),
    allied: between(0, 15),
    fallen: between(0, 15),
    treasury: list(POWERS.length, 0, 9999),
    owed: list(POWERS.length, 0, 9999),
    pool: list(POWERS.length * KINDS, 0, 99),
    stackPlace: numbers(-1, PLACES.length - 1),
    stackOwner: numbers(0, 7),
    stackUnits: numbers(0, 99),
    stackMarks: numbers(0, 31),
    stackSeen: numbers(0, 15),
    colony: list(LANDS.length, -1, 3),
    pillaged: list(LANDS.length, 0, 1),
    monastery: list(LANDS.length, -1, 3),
    fortification: list(LANDS.length, 0, 15),
    concession: list(LANDS.length, -1, 15),
    chits: list(chits, 0, 6),
    known: list(chits, 0, 15),
    opStack: slot,
    opPoints: between(0, 99),
    opFerry: between(0, 1),
    battleAttacker: slot,
    battleDefender: slot,
    battleBonus: list(2, 0, 99),
    unification: between(0, 1),
    crusade: between(0, 1),
    transfers: between(0, 65535),
    offers: v.array(v.strictObject({ ...offerEntries, id: between(0, 9999) })),
    agreements: v.array(v.strictObject(offerEntries)),
    draft: v.array(termSchema),
    passage: list(POWERS.length, 0, 15),
    // Older versions kept it elsewhere.
    shown: v.optional(between(0, 15), 0),
    treaty: between(0, 99),
    over: v.picklist(['no', 'turns', 'treaty', 'nobody']),
  })

/** A position from outside: its shape, and that its counters and chits add up. */
export function parse(json: unknown, tables: Tables, config: Config): Powers {
  const state = parseWith(stateSchema(tables.chitKinds.length), json, 'game')
  if (state.seats !== config.seats) throw new BadData('game.seats', `the match has ${config.seats} seats`)
  const stacks = state.stackPlace.length
  for (const name of ['stackOwner', 'stackMarks', 'stackSeen'] as const)
    if (state[name].length !== stacks) throw new BadData(`game.${name}`, 'not one for each stack')
  if (state.stackUnits.length !== stacks * KINDS)
    throw new BadData('game.stackUnits', 'not six for each stack')
  checkSeats(state, config.seats)
  for (const name of ['opStack', 'battleAttacker', 'battleDefender'] as const)
    if (state[name] >= 0 && (state.stackPlace[state[name]] ?? -1) < 0)
      throw new BadData(`game.${name}`, `there is no stack ${state[name]}`)
  if (state.turn > tables.scenario.turns)
    throw new BadData('game.turn', `the scenario has ${tables.scenario.turns} turns`)
  const game: Powers = { ...state, tables }
  const [problem] = audit(game)
  if (problem !== undefined) throw new BadData('game', problem)
  return game
}

/** Each seat has one power to begin with, and no power is played by a seat that is not there. */
function checkSeats({ control, home }: Pick<Powers, 'control' | 'home'>, seats: number): void {
  if (control.some((seat) => seat >= seats)) throw new BadData('game.control', `there are ${seats} seats`)
  for (let seat = 0; seat < seats; seat++)
    if (home.filter((one) => one === seat).length !== 1)
      throw new BadData('game.home', `seat ${seat} does not begin with one power`)
  if (home.some((seat) => seat >= seats)) throw new BadData('game.home', `there are ${seats} seats`)
}
