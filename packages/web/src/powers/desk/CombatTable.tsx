import type { PowersChoice, TableId } from '@hippodrome/powers'
import { TABLES } from '@hippodrome/powers/vocabulary'
import { usePointed } from '../../board/pointer.ts'
import { namesOf } from '../sentences.ts'
import { ownPower, sizeOf } from '../standing.ts'
import { type PowersStage, usePowers } from '../usePowers.ts'
import { lastRollOf } from './Battle.tsx'

const tableOf = (choice: PowersChoice | undefined): TableId | undefined =>
  choice && 'table' in choice ? choice.table : undefined

/** With how much the own side would roll. */
function strengthOf({ view, decision }: PowersStage): number | undefined {
  const asked = decision?.facts?.['strength']
  if (typeof asked === 'number') return asked
  const { battle, operating } = view
  const power = decision?.facts?.['power'] ?? ownPower(view)
  const stackOf = (id: number | undefined) => view.stacks.find((stack) => stack.id === id)
  const defender = stackOf(battle?.defender)
  const defends = defender?.power === power && !defender?.rebel
  const units = stackOf(battle ? (defends ? battle.defender : battle.attacker) : operating?.stack)?.units
  return units && sizeOf(units) + (battle?.bonus[defends ? 1 : 0] ?? 0)
}

/** The table that somebody considers or rolls on, with the column of the own strength and the last die. */
export function CombatTable() {
  const stage = usePowers()
  const { choices, decision, board, pointer, playing } = stage
  const pointed = usePointed(pointer, ({ choice }) => choice)
  const names = namesOf(stage)
  const roll = lastRollOf(stage)
  const open = choices.flatMap((choice) => tableOf(choice) ?? [])
  const asked = TABLES.find((known: TableId) => known === decision?.facts?.['table'])
  const considered = tableOf(choices[pointed ?? playing.selected ?? -1])
  const table = considered ?? asked ?? open[0] ?? roll?.table
  if (table === undefined) return undefined
  const strength = open.length > 0 || asked ? strengthOf(stage) : roll?.strength
  const column =
    strength === undefined
      ? -1
      : Math.max(
          0,
          board.columns.findLastIndex((least) => strength >= least),
        )
  return (
    <table className="crt">
      <caption>{names.tables[table]}</caption>
      <thead>
        <tr>
          <td />
          {board.columns.map((least, i) => (
            <th key={least} scope="col" className={i === column ? 'on' : ''}>
              {spanOf(board.columns, i)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {board.combat[table].map((row, die) => (
          <tr key={die}>
            <th scope="row">{die + 1}</th>
            {row.map((result, i) => (
              <td key={i} className={i === column ? 'on' : ''} title={names.results[result]}>
                {result}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "2–3", and "8+" for the last. */
function spanOf(columns: readonly number[], i: number): string {
  const [from = 0, next] = columns.slice(i)
  return next === undefined ? `${from}+` : next - from > 1 ? `${from}–${next - 1}` : String(from)
}
