import { at, type Block, type Frame, type Seat } from '@hippodrome/engine'
import { lastTurn } from '../prospects.ts'
import { ownerOf, type Powers, REBEL, seatOf, startingPower } from '../state.ts'
import type { Tables } from '../tables.ts'
import { OPTIONS, type OptionName, PHASES, SCENARIOS } from '../vocabulary.ts'
import type { Field } from './field.ts'
import type { Realms } from './realms.ts'

/** With this many turns left or more, one input says it. */
export const MOST_LEFT = 5
export const LEFT: readonly string[] = Array.from(
  { length: MOST_LEFT + 1 },
  (_, left) => `${left} turns left`,
)

/** The turns after this one until the last, or until a treaty ends the war. */
export const turnsLeft = (game: Powers): number => Math.max(0, lastTurn(game) - Math.max(1, game.turn))

const SWITCHES = (Object.keys(OPTIONS) as OptionName[]).filter((name) => name !== 'scenario')

/** Of the table, the same for every seat, in the order in which `fillTable` writes it. */
export const TABLE_INPUTS: readonly string[] = [
  ...PHASES,
  ...SCENARIOS.map((scenario) => `scenario ${scenario}`),
  ...SWITCHES.map((name) => `${name} not as usual`),
  ...LEFT,
  'turns to come',
  'part of the war behind',
  'treaty',
  'unification',
  'crusade',
  'cup',
]

/** Which options are played otherwise than usual; it never changes in a match. */
export const switchesOf = ({ options }: Tables): Uint8Array =>
  Uint8Array.from(SWITCHES, (name) => (options[name] === OPTIONS[name][0] ? 0 : 1))

export function fillTable(block: Block, game: Powers, switches: Uint8Array, realms: Realms): void {
  const { options } = game.tables
  const left = turnsLeft(game)
  block.restart()
  block.oneOf(game.phase, PHASES.length)
  block.oneOf(SCENARIOS.indexOf(options.scenario), SCENARIOS.length)
  for (let i = 0; i < switches.length; i++) block.add(switches[i] as number)
  block.oneOf(Math.min(left, MOST_LEFT), LEFT.length)
  block.add(left / 10)
  block.add(Math.min(1, game.turn / lastTurn(game)))
  block.flag(game.treaty > 0)
  block.flag(game.unification === 1)
  block.flag(game.crusade === 1)
  block.add(realms.cup / 40)
}

/** Of what is under way, as one seat sees it, in the order in which `fillMoment` writes it. */
export const MOMENT_INPUTS: readonly string[] = [
  'owes',
  'operates',
  'another operates',
  'points to operate',
  'size of what operates',
  'attacks',
  'defends',
  'strength ahead in battle',
  'chits in battle',
  'has agreed to end the war',
  'has agreed to an end to come',
]

export function fillMoment(
  block: Block,
  game: Powers,
  seat: Seat,
  field: Field,
  stack: readonly Frame[],
): void {
  const { opStack, battleAttacker, battleDefender, actor } = game
  let owed = 0
  for (let power = 0; power < 4; power++) if (seatOf(game, power) === seat) owed += at(game.owed, power)
  const own = opStack >= 0 && actor >= 0 && seatOf(game, actor) === seat
  block.restart()
  block.add(owed / 10)
  block.flag(own)
  block.flag(opStack >= 0 && !own)
  block.add(own ? game.opPoints / 6 : 0)
  block.add(opStack >= 0 ? field.sizeOf(opStack) / 8 : 0)
  const battle = battleAttacker >= 0 && battleDefender >= 0
  const attacks = battle && holderOf(game, battleAttacker) === seat
  const defends = battle && holderOf(game, battleDefender) === seat
  const sign = attacks ? 1 : defends ? -1 : 0
  block.flag(attacks)
  block.flag(defends)
  block.add(sign === 0 ? 0 : (sign * (field.sizeOf(battleAttacker) - field.sizeOf(battleDefender))) / 6)
  block.add((sign * (at(game.battleBonus, 0) - at(game.battleBonus, 1))) / 4)
  const top = stack[stack.length - 1]
  const treaty = top?.step === 'treaty' ? (top.local as Proposed) : undefined
  const agreed = treaty?.by === seat || treaty?.answers?.[seat]?.do === 'agree'
  block.flag(agreed && treaty?.turn === 0)
  block.flag(agreed && (treaty?.turn ?? 0) > 0)
}

type Proposed = {
  readonly by: Seat
  readonly turn: number
  readonly answers?: { readonly [seat: number]: { readonly do: string } | undefined }
}

function holderOf(game: Powers, stack: number): Seat {
  const owner = ownerOf(game, stack)
  return owner < REBEL ? seatOf(game, owner) : -1
}

/** The powers in the order in which a seat sees them: its own from the start, those of the others in turn, and the rest. */
export function fillRoles(roles: Uint8Array, game: Powers, seat: Seat): void {
  let next = 0
  for (let place = 0; place < game.seats; place++)
    roles[next++] = startingPower(game, (seat + place) % game.seats)
  for (let power = 0; power < 4; power++) if (at(game.home, power) < 0) roles[next++] = power
}
