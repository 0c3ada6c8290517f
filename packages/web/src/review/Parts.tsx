import type { Account, Estimate } from '@hippodrome/bots/review'
import { EmblemMark } from '../app/Emblem.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { usePlaying } from '../play/playing.ts'
import { changeOf, isClear, pointsOf } from './figures.ts'
import { reviewWords } from './words.ts'

const PARTS = ['luck', 'own', 'others', 'residual'] as const

/** What every seat's result is made of. */
export function Parts({ accounts }: { readonly accounts: readonly Account[] }) {
  const { naming } = usePlaying()
  const words = useWords(reviewWords)
  const reach = Math.max(
    0.1,
    ...accounts.flatMap((account) =>
      PARTS.map((part) => Math.abs(account[part].value) + account[part].error),
    ),
  )
  const shown = accounts.length > 1 ? PARTS : PARTS.filter((part) => part !== 'others')
  return (
    <section className="card parts">
      <h2>{words.parts}</h2>
      {accounts.map((account) => (
        <div key={account.seat} className="part" role="group" aria-label={naming.seats[account.seat]}>
          <h3>
            <EmblemMark seat={account.seat} size={14} />
            {naming.seats[account.seat]}
            <span>{words.fromTo(pointsOf(account.start), pointsOf(account.result))}</span>
          </h3>
          <dl>
            {shown.map((part) => (
              <Part key={part} name={part} change={account[part]} reach={reach} />
            ))}
          </dl>
        </div>
      ))}
      <p className="quiet">{words.points}</p>
    </section>
  )
}

type PartProps = {
  readonly name: (typeof PARTS)[number]
  readonly change: Estimate
  readonly reach: number
}

function Part({ name, change, reach }: PartProps) {
  const language = useLanguage()
  const words = useWords(reviewWords)
  const said = { luck: words.luck, own: words.own, others: words.others, residual: words.rest }[name]
  const isTold = isClear(change) || change.value === 0
  return (
    <>
      <dt>{said}</dt>
      <dd>
        <Bar name={name} change={change} reach={reach} />
        <span className="figure">
          {changeOf(change, language)}
          {!isTold && <small>{words.unclear}</small>}
        </span>
      </dd>
    </>
  )
}

const HALF = 50

/** To the left what was against the seat, to the right what was for it. */
function Bar({ name, change: { value, error }, reach }: PartProps) {
  const x = (share: number) => (HALF * share) / reach
  return (
    <svg
      className={`bar-of ${name}`}
      viewBox={`${-HALF} 0 ${2 * HALF} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="zero" d="M0 0V10" />
      <rect x={Math.min(0, x(value))} y={2} width={Math.abs(x(value))} height={6} />
      {error > 0 && <path className="error" d={`M${x(value - error)} 5H${x(value + error)}`} />}
    </svg>
  )
}
