import type { PowerView } from '@hippodrome/powers'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../app/language.ts'
import { spotClass } from '../board/stage.ts'
import { accountWords } from './account/accountWords.ts'
import { Bands } from './account/Bands.tsx'
import { Icon } from './icons.tsx'
import { incomeOf, sumOf } from './ledger.ts'
import { titleOf } from './sentences.ts'
import { usePowers } from './usePowers.ts'
import { powersWords } from './words.ts'
import './powers.css'

const Account = lazy(async () => ({ default: (await import('./account/Account.tsx')).Account }))

/** Every power in the order of play. */
export function Powers() {
  const stage = usePowers()
  return (
    <div className="pw-powers">
      {stage.view.powers.map((power) => (
        <Card key={power.power} power={power} />
      ))}
    </div>
  )
}

function Card({ power }: { readonly power: PowerView }) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const account = useWords(accountWords)
  const [open, setOpen] = useState(false)
  const { view, playing } = stage
  const income = sumOf(incomeOf(stage, power.power))
  const key = `power:${power.power}`
  const legal = (stage.spots.get(key)?.choices.length ?? 0) > 0
  const state = power.lost
    ? 'lost'
    : power.waiting
      ? 'waiting'
      : power.seat === undefined
        ? 'neutral'
        : undefined
  const player =
    power.seat === undefined
      ? undefined
      : power.seat === view.viewer
        ? words.you
        : playing.naming.seats[power.seat]
  return (
    <div className={`pw-power ${power.power} ${state ?? ''}${view.actor === power.power ? ' now' : ''}`}>
      <div
        className={spotClass(stage, key, 'pw-power-head')}
        data-spot={key}
        role="button"
        tabIndex={legal ? 0 : -1}
        aria-label={titleOf(stage, power.power)}
      >
        <p className="head">
          <Icon id={power.nation} />
          <b>{titleOf(stage, power.power)}</b>
          <small>{state ? words[state] : player}</small>
          {power.seat !== undefined && playing.company?.presenceOf(power.seat)}
        </p>
        <p className="facts">
          <b className="gold" title={words.treasury(power.treasury)}>
            ${power.treasury}
          </b>
          <small className="income" title={words.incomeNext(income)}>
            +{income}
          </small>
          <span title={words.chitsHeld(power.chits)}>
            {power.chits > 0 ? <Backs count={power.chits} /> : <small>{words.noChits}</small>}
          </span>
          {power.basileus && (
            <span title={words.basileusLives}>
              <Icon id="basileus" className="crown" />
              <span className="visually-hidden">{words.basileusLives}</span>
            </span>
          )}
        </p>
      </div>
      <button
        type="button"
        className="account"
        title={account.open(titleOf(stage, power.power))}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bands power={power} />
      </button>
      {open && (
        <Suspense>
          <Account power={power} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

const Backs = ({ count }: { readonly count: number }) => (
  <span className="backs">
    {Array.from({ length: Math.min(5, count) }, (_, i) => (
      <i key={i} />
    ))}
    <b>{count}</b>
  </span>
)
