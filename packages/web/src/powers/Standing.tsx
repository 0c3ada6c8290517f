import { useState } from 'react'
import { useWords } from '../app/language.ts'
import { accountWords } from './account/accountWords.ts'
import { Years } from './account/Years.tsx'
import { Icon } from './icons.tsx'
import { namesOf, titleOf } from './sentences.ts'
import { nationOf } from './standing.ts'
import { usePowers } from './usePowers.ts'
import { powersWords } from './words.ts'
import './standing.css'

/** Year, turn, and the phases of the turn: negotiation, then each power with its treasury and its operations. */
export function Standing() {
  const stage = usePowers()
  const { view } = stage
  const words = useWords(powersWords)
  const account = useWords(accountWords)
  const [open, setOpen] = useState(false)
  const { phases, scenarios } = namesOf(stage)
  // The years stand beside it.
  const scenario = scenarios[view.scenario].replace(/ \(.*\)$/, '')
  const now = view.actor === undefined ? -1 : view.order.indexOf(view.actor)
  const own = view.phase === 'treasury' || view.phase === 'operations'
  return (
    <span className="pw-standing">
      <button
        type="button"
        className="year"
        title={account.years}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <b>{words.year(view.year)}</b>
        <small>
          {view.turn > 0 ? words.turnOf(view.turn, view.turns) : words.beforeFirst}
          <span className="scenario"> · {scenario}</span>
        </small>
      </button>
      {open && <Years onClose={() => setOpen(false)} />}
      <span className="pw-phases" role="group" aria-label={words.phases}>
        {view.phase === 'setup' && <span className="now">{phases.setup}</span>}
        <span className={view.phase === 'negotiation' ? 'now' : view.phase === 'setup' ? '' : 'past'}>
          {phases.negotiation}
        </span>
        {view.order.map((power, i) => (
          <span
            key={power}
            className={`${power} ${own && i === now ? 'now' : now > i || view.phase === 'end' ? 'past' : ''}`}
            aria-current={own && i === now ? 'step' : undefined}
          >
            <Icon id={nationOf(view, power)} />
            <span className="name">{titleOf(stage, power)}</span>
            {own && i === now && (
              <>
                <span className={view.phase === 'treasury' ? 'step on' : 'step'}>{phases.treasury}</span>
                <span className={view.phase === 'operations' ? 'step on' : 'step'}>{phases.operations}</span>
              </>
            )}
          </span>
        ))}
        <span className={view.phase === 'end' ? 'now' : ''}>{words.end}</span>
      </span>
    </span>
  )
}
