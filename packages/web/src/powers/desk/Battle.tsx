import type { StackView, TableId } from '@hippodrome/powers'
import { TABLES } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../app/language.ts'
import { Icon } from '../icons.tsx'
import { makeUpOf, nameOf, namesOf, titleOf } from '../sentences.ts'
import { nationOf, sizeOf } from '../standing.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

type Props = { readonly battle: { readonly attacker: number; readonly defender: number } }

/** Both sides of the battle that is fought, and the tables with the columns of who strikes. */
export function Battle({ battle }: Props) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { view } = stage
  const stackOf = (id: number) => view.stacks.find((stack) => stack.id === id)
  const [attacker, defender] = [stackOf(battle.attacker), stackOf(battle.defender)]
  const place = defender?.place ?? attacker?.place
  if (!attacker || !defender || place === undefined) return undefined
  const siege = place in stage.board.fortresses
  return (
    <section className="battle" aria-label={words.battle(nameOf(stage, place))}>
      <h3>
        <Icon id="clash" /> {siege ? words.siegeOf(nameOf(stage, place)) : words.battle(nameOf(stage, place))}
      </h3>
      <div className="sides">
        <Side stack={attacker} role={words.attacks} />
        <Side stack={defender} role={words.defends} />
      </div>
      <Tables />
    </section>
  )
}

function Side({ stack, role }: { readonly stack: StackView; readonly role: string }) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const who = stack.rebel ? words.rebelsOf(titleOf(stage, stack.power)) : titleOf(stage, stack.power)
  return (
    <div className={`side-of ${stack.power}`}>
      <Icon id={nationOf(stage.view, stack.power)} className="own" />
      <b>{who}</b>
      <small>{role}</small>
      <span>{makeUpOf(stage, stack.units)}</span>
      {stack.units && (
        <span className="strength">
          {words.strength} {sizeOf(stack.units)}
        </span>
      )}
    </div>
  )
}

/** The tables that are open now; the column of the strength that is asked about is marked. */
function Tables() {
  const { choices, decision, board, language } = usePowers()
  const names = namesOf({ language })
  const strength = decision?.facts?.['strength']
  const open = TABLES.filter((table: TableId) =>
    choices.some((choice) => 'table' in choice && choice.table === table),
  )
  if (typeof strength !== 'number' && open.length === 0) return undefined
  const column = typeof strength === 'number' ? board.columns.findLastIndex((least) => strength >= least) : -1
  return open.map((table) => (
    <table key={table} className="crt">
      <caption>{names.tables[table]}</caption>
      <thead>
        <tr>
          <th />
          {board.columns.map((least, i) => (
            <th key={least} scope="col" className={i === column ? 'on' : ''}>
              {least}+
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
  ))
}
