import type { ChitId, PlaceId, PowerId, PowersChoice, PromiseId } from '@hippodrome/powers'
import { PROMISES } from '@hippodrome/powers/vocabulary'
import { useState } from 'react'
import { useWords } from '../../app/language.ts'
import { Icon } from '../icons.tsx'
import { placesOf } from '../places.ts'
import { nameOf, namesOf, titleOf } from '../sentences.ts'
import { nationOf, ownPower } from '../standing.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { Stepper } from '../../board/Stepper.tsx'

type Half = {
  readonly money: number
  readonly passage: boolean
  /** Which chit is given; of the other any will do. */
  readonly chit: ChitId | 'any' | ''
  readonly promise: PromiseId | ''
  readonly place: PlaceId | ''
}
const NOTHING: Half = { money: 0, passage: false, chit: '', promise: '', place: '' }
const MOST_MONEY = 20
type Pair = { readonly from: PowerId; readonly to: PowerId }

/** The choices that write one side of an offer. */
function written({ money, passage, chit, promise, place }: Half, mine: boolean): readonly PowersChoice[] {
  return [
    ...(chit === ''
      ? []
      : [chit === 'any' ? ({ do: 'askChit' } as const) : ({ do: 'giveChit', chit } as const)]),
    ...(money > 0 ? ([{ do: mine ? 'giveMoney' : 'askMoney' }, { do: 'amount', n: money }] as const) : []),
    ...(passage ? ([{ do: mine ? 'givePassage' : 'askPassage' }] as const) : []),
    ...(promise === '' ? [] : ([{ do: 'promise', what: promise, by: mine ? 'me' : 'you' }] as const)),
    ...(promise === '' || promise === 'peace' || place === '' ? [] : ([{ do: 'place', place }] as const)),
  ]
}

/** An offer is written whole, in two columns, and laid on the table with one button. */
export function Composer() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { choices, view, decision } = stage
  const own = ownPower(view)
  const [pair, setPair] = useState<Pair>()
  const [give, setGive] = useState(NOTHING)
  const [get, setGet] = useState(NOTHING)
  const talks = choices.some((choice) => choice.do === 'talk')
  const pairs = talks
    ? view.powers.flatMap(({ power: to, seat }): Pair[] =>
        own !== undefined && seat !== undefined && seat !== view.viewer ? [{ from: own, to }] : [],
      )
    : choices.flatMap((choice): Pair[] => (choice.do === 'offer' ? [choice] : []))
  if (pairs.length === 0) return undefined
  const chosen = pairs.find(({ from, to }) => from === pair?.from && to === pair.to)
  const powerOf = (power: PowerId) => view.powers.find((known) => known.power === power)
  const handOf = (power: PowerId) => [...new Set(powerOf(power)?.hand)]
  const chitsOf = (power: PowerId) => ((powerOf(power)?.chits ?? 0) > 0 ? (['any'] as const) : [])
  const terms = [...written(give, true), ...written(get, false)]
  const send = () => {
    if (!chosen) return
    const { from, to } = chosen
    const open: readonly PowersChoice[] = decision?.prompt === 'negotiate' ? [{ do: 'talk' }] : []
    stage.carryOut({ choices: [...open, { do: 'offer', from, to }, ...terms, { do: 'propose' }] })
    setGive(NOTHING)
    setGet(NOTHING)
  }
  return (
    <section aria-label={words.offerTo}>
      <h2>{words.offerTo}</h2>
      <div className="quick">
        {pairs.map(({ from, to }) => (
          <button
            key={`${from} ${to}`}
            type="button"
            className={to}
            aria-pressed={chosen?.from === from && chosen.to === to}
            onClick={() => setPair({ from, to })}
          >
            {from !== own && `${titleOf(stage, from)} → `}
            <Icon id={nationOf(view, to)} className="own" /> {titleOf(stage, to)}
          </button>
        ))}
      </div>
      {chosen && (
        <>
          <div className="halves">
            <Column title={words.iGive} half={give} chits={handOf(chosen.from)} onChange={setGive} />
            <Column title={words.iGet} half={get} chits={chitsOf(chosen.to)} onChange={setGet} />
          </div>
          <button
            type="button"
            className="primary wide"
            data-testid="propose"
            disabled={terms.length === 0}
            onClick={send}
          >
            {words.propose}
          </button>
        </>
      )}
    </section>
  )
}

type ColumnProps = {
  readonly title: string
  readonly half: Half
  readonly chits: readonly (ChitId | 'any')[]
  readonly onChange: (half: Half) => void
}

function Column({ title, half, chits, onChange }: ColumnProps) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const promises: { readonly [promise in PromiseId]: string } = {
    peace: words.peace,
    leave: words.leave('…'),
    avoid: words.avoid('…'),
    enter: words.enter('…'),
  }
  return (
    <fieldset>
      <legend>{title}</legend>
      <p>
        ${' '}
        <Stepper
          n={half.money}
          most={MOST_MONEY}
          name={`${title}: $`}
          onChange={(money) => onChange({ ...half, money })}
        />
      </p>
      <label>
        <input
          type="checkbox"
          checked={half.passage}
          onChange={({ target }) => onChange({ ...half, passage: target.checked })}
        />{' '}
        {words.passage}
      </label>
      {chits.length > 0 && (
        <select
          value={half.chit}
          aria-label={`${title}: ${words.aChit}`}
          onChange={({ target }) =>
            onChange({ ...half, chit: chits.find((known) => known === target.value) ?? '' })
          }
        >
          <option value="">{words.noChit}</option>
          {chits.map((chit) => (
            <option key={chit} value={chit}>
              {chit === 'any' ? words.aChit : namesOf(stage).chits[chit].name}
            </option>
          ))}
        </select>
      )}
      <select
        value={half.promise}
        aria-label={`${title}: ${words.aPromise}`}
        onChange={({ target }) =>
          onChange({ ...half, promise: PROMISES.find((known) => known === target.value) ?? '' })
        }
      >
        <option value="">{words.noPromise}</option>
        {PROMISES.map((promise) => (
          <option key={promise} value={promise}>
            {promises[promise]}
          </option>
        ))}
      </select>
      {half.promise !== '' && half.promise !== 'peace' && (
        <select
          value={half.place}
          aria-label={`${title}: ${words.where}`}
          onChange={({ target }) => onChange({ ...half, place: target.value as PlaceId })}
        >
          <option value="">{words.where}</option>
          {placesOf(stage.board).lands.map((land) => (
            <option key={land} value={land}>
              {nameOf(stage, land)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  )
}
