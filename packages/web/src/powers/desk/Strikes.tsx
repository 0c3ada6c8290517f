import type { Likelihood } from '@hippodrome/engine'
import type { PowersChoice, ResultId } from '@hippodrome/powers'
import { RESULTS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../app/language.ts'
import type { DeskProps } from '../../board/board.ts'
import { pointsAt } from '../../board/pointer.ts'
import { Confirm } from '../../play/Confirm.tsx'
import { namesOf, stackSentence } from '../sentences.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { sixths } from './sixths.ts'

type Strike = Extract<PowersChoice, { readonly do: 'attack' | 'intercept' | 'table' }>
type Row = { readonly choice: Strike; readonly index: number }

const isStrike = (choice: PowersChoice): choice is Strike =>
  choice.do === 'attack' || choice.do === 'intercept' || choice.do === 'table'

/** Whom it strikes, or who strikes. */
const stackOf = (choice: Strike): number =>
  choice.do === 'attack' ? choice.target : choice.do === 'intercept' ? choice.stack : -1

/** The tables that are open, with the chances of every result of the next roll. */
export function Strikes({ outlooks }: DeskProps) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const rows = stage.choices.flatMap((choice, index): Row[] => (isStrike(choice) ? [{ choice, index }] : []))
  if (rows.length === 0) return undefined
  return [...new Set(rows.map(({ choice }) => stackOf(choice)))].map((id) => {
    const stack = stage.view.stacks.find((known) => known.id === id)
    return (
      <section key={id} className="strikes">
        <h2>{words.chances}</h2>
        {stack && <p className="whom">{stackSentence(stage, stack)}</p>}
        {rows
          .filter(({ choice }) => stackOf(choice) === id)
          .map(({ choice, index }) => (
            <StrikeRow key={index} choice={choice} index={index} odds={outlooks[index]?.odds ?? []} />
          ))}
      </section>
    )
  })
}

function StrikeRow({ choice, index, odds }: Row & { readonly odds: readonly Likelihood[] }) {
  const { playing, pointer } = usePowers()
  const { tables } = namesOf(playing)
  const selected = playing.selected === index
  return (
    <>
      <button
        type="button"
        className="strike"
        aria-pressed={selected}
        data-act={choice.do}
        data-nth={index}
        onClick={() => playing.pick(index)}
        {...pointsAt(pointer, index)}
      >
        <b>{tables[choice.table]}</b>
        <Chances odds={odds} />
      </button>
      {selected && <Confirm choice={index} />}
    </>
  )
}

/** Results as parts of a bar, in sixths where the die alone decides. */
function Chances({ odds }: { readonly odds: readonly Likelihood[] }) {
  const { results } = namesOf(usePowers())
  const parts = RESULTS.flatMap((result: ResultId) => {
    const found = odds.find(({ outcome }) => outcome === result)
    const share = found ? (found.low + found.high) / 2 : 0
    return share > 0 ? [{ result, share }] : []
  })
  return (
    <span className="chances-bar">
      {parts.map(({ result, share }) => (
        <i
          key={result}
          className={`r-${result.replace(' ', '-')}`}
          style={{ flexGrow: share }}
          title={results[result]}
        >
          {result} {sixths(share)}
        </i>
      ))}
    </span>
  )
}
