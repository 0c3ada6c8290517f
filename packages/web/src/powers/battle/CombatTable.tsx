import type { PowersChoice, TableId } from '@hippodrome/powers'
import { columnOf, TABLES } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../app/language.ts'
import { usePointed } from '../../board/pointer.ts'
import { strengthOf } from '../desk/Strikes.tsx'
import { capital, namesOf, titleOf } from '../sentences.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import type { Roll } from './fight.ts'

const tableOf = (choice: PowersChoice | undefined): TableId | undefined =>
  choice && 'table' in choice ? choice.table : undefined

/** The table that somebody considers or has rolled on, with the column of the strength, and the die where it fell. */
export function CombatTable({ roll }: { readonly roll: Roll | undefined }) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { choices, decision, board, pointer, playing } = stage
  const pointed = usePointed(pointer, ({ choice }) => choice)
  const names = namesOf(stage)
  const considered = tableOf(choices[pointed ?? playing.selected ?? -1])
  const asked = TABLES.find((known: TableId) => known === decision?.facts?.['table'])
  const open = choices.flatMap((choice) => tableOf(choice) ?? [])
  const table = considered ?? asked ?? roll?.table ?? open[0]
  if (table === undefined) return undefined
  // What has been rolled stays in sight until somebody considers the next roll.
  const fell = considered === undefined && asked === undefined && roll?.table === table ? roll : undefined
  const strength = fell ? fell.strength - (fell.defence ?? 0) : strengthOf(stage)
  const column = strength === undefined ? -1 : columnOf(board.columns, strength)
  const die = fell ? Math.min(6, Math.max(1, fell.die + (fell.bonus ?? 0))) : undefined
  return (
    <table className="crt">
      <caption>
        {capital(names.tables[table])}
        {strength !== undefined && (
          <small>
            {fell && `${titleOf(stage, fell.power)}, `}
            {words.strength} {strength}
          </small>
        )}
      </caption>
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
        {board.combat[table].map((row, nth) => (
          <tr key={nth}>
            <th scope="row" className={nth + 1 === die ? 'on' : ''}>
              <i className="die">{nth + 1}</i>
            </th>
            {row.map((result, i) => (
              <td
                key={i}
                className={i === column ? (nth + 1 === die ? 'on hit' : 'on') : ''}
                title={names.results[result]}
              >
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
