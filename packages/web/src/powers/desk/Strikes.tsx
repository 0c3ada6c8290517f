import type { PowersChoice } from '@hippodrome/powers'
import { useWords } from '../../app/language.ts'
import type { DeskProps } from '../../board/board.ts'
import { capital, namesOf, stackSentence } from '../sentences.ts'
import { sizeOf } from '../standing.ts'
import { type PowersSituation, usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { ChanceKey, chancesIn } from './ChanceBar.tsx'
import { StrikeRow } from './StrikeRow.tsx'

type Strike = Extract<PowersChoice, { readonly do: 'attack' | 'intercept' | 'table' }>
type Row = { readonly choice: Strike; readonly index: number }

const isStrike = (choice: PowersChoice): choice is Strike =>
  choice.do === 'attack' || choice.do === 'intercept' || choice.do === 'table'

/** Whom it strikes, or who strikes. */
const stackOf = (choice: Strike): number =>
  choice.do === 'attack' ? choice.target : choice.do === 'intercept' ? choice.stack : -1

/** Where somebody may strike, each a number of the keyboard. */
export const strikesOf = ({ choices }: PowersSituation): readonly Row[] =>
  choices.flatMap((choice, index): Row[] => (isStrike(choice) ? [{ choice, index }] : []))

/** With how much the own side would roll. */
export function strengthOf({ view, decision, choices }: PowersSituation): number | undefined {
  const asked = decision?.facts?.['strength']
  if (typeof asked === 'number') return asked
  const { battle, operating } = view
  const stackWith = (id: number | undefined) => view.stacks.find((stack) => stack.id === id)
  const interceptor = choices.find((choice) => choice.do === 'intercept')
  if (interceptor?.do === 'intercept') return sizeIn(stackWith(interceptor.stack)?.units)
  const defender = stackWith(battle?.defender)
  const defends = defender?.power === decision?.facts?.['power'] && !defender?.rebel
  const units = stackWith(battle ? (defends ? battle.defender : battle.attacker) : operating?.stack)?.units
  const size = sizeIn(units)
  return size === undefined ? undefined : size + (battle?.bonus[defends ? 1 : 0] ?? 0)
}

const sizeIn = (units: readonly number[] | undefined) => units && sizeOf(units)

/** The tables that are open, with the chances of every result of the next roll. */
export function Strikes({ outlooks }: DeskProps) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { tables } = namesOf(stage)
  const rows = strikesOf(stage)
  if (rows.length === 0) return undefined
  const whom = [...new Set(rows.map(({ choice }) => stackOf(choice)))]
  return (
    <section className="strikes" aria-label={words.chances}>
      {whom.map((id) => {
        const stack = stage.view.stacks.find((known) => known.id === id)
        return (
          <div key={id}>
            <h2 className={stack && 'whom'}>
              {stack ? capital(stackSentence(stage, stack)) : words.chances}
            </h2>
            {rows.map(
              ({ choice, index }, place) =>
                stackOf(choice) === id && (
                  <StrikeRow
                    key={index}
                    index={index}
                    digit={place + 1}
                    name={capital(tables[choice.table])}
                    strength={strengthOf(stage)}
                    chances={chancesIn(outlooks[index]?.odds ?? [])}
                  />
                ),
            )}
          </div>
        )
      })}
      <ChanceKey />
    </section>
  )
}
