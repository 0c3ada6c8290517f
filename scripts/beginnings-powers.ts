import { configure } from '@hippodrome/engine'
import { powers } from '@hippodrome/powers'
import { owedBy } from '../packages/powers/src/rules/treasury/maintenance.ts'
import { levelId, levelOf, scorePowers } from '../packages/powers/src/rules/turn/victory.ts'
import type { Powers } from '../packages/powers/src/state.ts'
import { incomeOf, opening } from '../packages/powers/src/testing/opening.ts'

/** Prints where each power of each scenario begins, by both maps, with and without colonies: docs/balance-powers.md. */

type Beginning = { readonly points: number; readonly balance: number }

const SET_UPS = 30

function beginningOf(game: Powers, power: number): Beginning {
  const points: number[] = []
  scorePowers(game, points)
  return { points: points[power] ?? 0, balance: incomeOf(game, power) - owedBy(game, power) }
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const text = (number: number): string => `${Number(number.toFixed(1))}`
const signed = (number: number): string => (number < 0 ? text(number) : `+${text(number)}`)

/** Dice may decide who has colonies where: the mean of several set-ups. */
function cellsOf(scenario: string, power: number, map: string, colonies: boolean): string[] {
  const games = Array.from({ length: SET_UPS }, (_, seed) =>
    opening({ scenario, map, colonies, feudalism: colonies }, seed),
  )
  const begun = games.map((game) => beginningOf(game, power))
  const points = mean(begun.map((one) => one.points))
  const [game] = games
  const level = game ? levelId(levelOf(game, power, points)) : ''
  return [`${text(points)} ${level}`, signed(mean(begun.map((one) => one.balance)))]
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const columns = ['original', 'balanced'].flatMap((map) =>
  [true, false].map((colonies) => ({ map, colonies, head: colonies ? 'colonies' : 'no colonies' })),
)
const heads = columns.flatMap(({ map, head }) => [`VP, ${map}, ${head}`, 'balance'])
console.log(line(['scenario', 'power', 'bands', ...heads]))
console.log(line(['scenario', 'power', 'bands', ...heads].map(() => '---')))
for (const scenario of powers.options.scenario?.values ?? []) {
  const { order, nations, bands } = powers.tables(configure(powers, { seats: 4, options: { scenario } }))
  for (const power of order) {
    const cells = columns.flatMap(({ map, colonies }) => cellsOf(String(scenario), power, map, colonies))
    console.log(line([String(scenario), nations[power] ?? '', (bands[power] ?? []).join(' / '), ...cells]))
  }
}
