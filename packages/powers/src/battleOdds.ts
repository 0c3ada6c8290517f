import { itemAt } from '@hippodrome/engine'
import { clamped, columnOf, defencePoints, relievedToll, tablesFor, unitsIn } from './chances.ts'
import {
  isFortress,
  type OutcomeId,
  type PowersBoard,
  type PowersView,
  type ResultId,
  RESULTS,
  type StackView,
  TABLES,
  type TableId,
  UNITS,
} from './vocabulary.ts'

/** A stack in battle and the strength that chits give it. */
export type Fighter = { readonly stack: StackView; readonly bonus: number }

type Rolls = { readonly [result in ResultId]: number }
type Chances = { readonly [outcome in OutcomeId]?: number }
/** What a stack may turn out to be: how many units, and on which table it rolls back; none if it does not. */
type Guise = { readonly size: number; readonly table: TableId | undefined }

const NEVER: Rolls = { CA: 0, NE: 0, F: 0, MV: 0, 'MV F': 0, DV: 0, 'DV F': 0 }
const FLEET = UNITS.indexOf('fleet')

/** One battle with everything settled that others may decide or hide. */
type Settled = {
  readonly board: PowersBoard
  readonly own: { readonly size: number; readonly strength: number; readonly die: number }
  readonly enemy: { readonly size: number; readonly strength: number; readonly die: number }
  readonly table: TableId
  readonly back: TableId | undefined
  readonly enemyWalls: Walls
  readonly ownWalls: Walls
}

/** §15.2, §15.3 Nothing, a fortress whose garrison takes the relief or not, or Constantinople. */
type Walls = 'none' | 'relief' | 'refused' | 'city'

/** Every case that is still possible for the choice of a table, and what a marginal victory of it costs. */
export function battleCases(
  view: PowersView,
  board: PowersBoard,
  own: Fighter,
  enemy: Fighter,
  table: TableId,
): { readonly cases: readonly Chances[]; readonly toll: number } {
  const size = unitsIn(own.stack.units ?? [1])
  const strength = size + own.bonus
  const die = fortificationBonus(view, own.stack, enemy.stack)
  const cases: Chances[] = []
  for (const { size: foes, table: back } of guisesOf(view, board, enemy.stack))
    for (const enemyWalls of wallsOf(enemy.stack, own.stack))
      for (const ownWalls of wallsOf(own.stack, enemy.stack))
        cases.push(
          settle({
            board,
            own: { size, strength, die },
            enemy: { size: foes, strength: foes + enemy.bonus, die: -die },
            table,
            back,
            enemyWalls,
            ownWalls,
          }),
        )
  return { cases, toll: board.options.marginal === 'units' ? size : strength }
}

const tablesOf = (board: PowersBoard, { units }: StackView): readonly TableId[] =>
  units ? tablesFor(units, board.options).map((table) => itemAt(TABLES, table)) : TABLES

/** §14.12, §15.5, §17.4 With what the enemy may roll back. A garrison need not; rebels take their first table. */
function guisesOf(view: PowersView, board: PowersBoard, enemy: StackView): Guise[] {
  const led = view.operating?.stack === enemy.id
  const meek = enemy.rebel && !board.options.rebelsCounterattack
  const shy = isFortress(enemy.place) && !enemy.rebel
  const sizes = enemy.units ? [unitsIn(enemy.units)] : sizesOf(view, board, enemy)
  const open = enemy.fleet ? (['engagement'] as const) : tablesOf(board, enemy)
  const tables = enemy.rebel && !led && enemy.units ? open.slice(0, 1) : open
  const backs: (TableId | undefined)[] = meek ? [undefined] : shy ? [...tables, undefined] : [...tables]
  return sizes.flatMap((size) => backs.map((table) => ({ size, table })))
}

/** How many units a stack that is not seen may have: what its colour has in play and nobody else's stack shows. */
function sizesOf(view: PowersView, board: PowersBoard, { power, fleet }: StackView): number[] {
  const kinds = UNITS.map((_, unit) => unit).filter((unit) => (unit === FLEET) === (fleet === true))
  const pool = view.powers.find((one) => one.power === power)?.pool ?? []
  const count = (units: readonly number[]) => kinds.reduce((sum, unit) => sum + (units[unit] ?? 0), 0)
  const alike = view.stacks.filter((stack) => stack.power === power && stack.fleet === fleet)
  const seen = alike.reduce((sum, { units }) => sum + (units ? count(units) : 0), 0)
  const hidden = alike.filter(({ units }) => !units).length
  const most = count(board.manifest[power]) - count(pool) - seen - (hidden - 1)
  return Array.from({ length: Math.max(1, most) }, (_, n) => n + 1)
}

/** What walls do for a stack that is attacked by another. */
function wallsOf(stack: StackView, attacker: StackView): readonly Walls[] {
  if (!isFortress(stack.place) || isFortress(attacker.place)) return ['none']
  if (stack.place === 'constantinople') return ['city']
  return stack.rebel ? ['relief'] : ['relief', 'refused']
}

/** §28.5 */
function fortificationBonus({ areas }: PowersView, roller: StackView, other: StackView): number {
  const fought = isFortress(other.place) ? roller.place : other.place
  const walls = areas.find(({ place }) => place === fought)?.fortifications ?? []
  const has = ({ rebel, power }: StackView) => (!rebel && walls.includes(power) ? 1 : 0)
  return has(roller) - has(other)
}

/** §14.7-§14.9 The chance of each result. */
function rollsOf(
  { columns, combat, options }: PowersBoard,
  table: TableId,
  { strength, die }: Settled['own'],
  foes: number,
): Rolls {
  const column = columnOf(columns, strength - defencePoints(foes, options))
  const chances: { [result in ResultId]: number } = { ...NEVER }
  for (let thrown = 1; thrown <= 6; thrown++) {
    const result = combat[table][clamped(thrown + die) - 1]?.[column] ?? 'NE'
    chances[result] += 1 / 6
  }
  return chances
}

/** Counterattacks go to and fro until one is over, on the same tables: a geometric series of exchanges. */
function settle(battle: Settled): Chances {
  const { board, own, enemy, table, back } = battle
  const strike = rollsOf(board, table, own, enemy.size)
  const reply = back === undefined ? NEVER : rollsOf(board, back, enemy, own.size)
  const replies = back === undefined ? 0 : strike.CA / (1 - reply.CA * strike.CA)
  const returns = replies * reply.CA
  let [enemyDestroyed, enemyLoses, ownDestroyed, ownLoses] = [0, 0, 0, 0]
  for (const result of RESULTS) {
    const struck = (1 + returns) * strike[result]
    const lost = lossOf(board, result, own, enemy.size, battle.enemyWalls)
    if (lost >= enemy.size) enemyDestroyed += struck
    else if (lost > 0) enemyLoses += struck
    const suffered = replies * reply[result]
    const fell = lossOf(board, result, enemy, own.size, battle.ownWalls)
    if (fell >= own.size) ownDestroyed += suffered
    else if (fell > 0) ownLoses += suffered
  }
  return { ...strike, enemyDestroyed, enemyLoses, ownDestroyed, ownLoses }
}

/** §14.10, §14.11, §15.2, §15.3 How many units a result costs those who were attacked. */
function lossOf(
  { options }: PowersBoard,
  result: ResultId,
  roller: Settled['own'],
  size: number,
  walls: Walls,
): number {
  const decisive = result.startsWith('DV')
  if (!decisive && !result.startsWith('MV')) return 0
  const toll = options.marginal === 'units' ? roller.size : roller.strength
  if (walls === 'city') return decisive ? toll : 0
  if (walls === 'relief') return relievedToll(decisive, toll, options)
  return decisive ? size : toll
}
