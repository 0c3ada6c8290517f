import { stepOf, stepsOf } from './round.ts'
import { useCourt } from './stage.ts'

/** The round, and how far it is. */
export function Standing() {
  const { view, words } = useCourt()
  const steps = stepsOf(view)
  const now = stepOf(view)
  const over = view.phase === 'end' || view.phase === 'over'
  const at = over ? steps.length : now === undefined ? -1 : steps.indexOf(now)
  return (
    <span className="court-standing">
      {view.round === 0 ? (
        words.preparation
      ) : (
        <>
          {words.round(view.round)} <small>{words.of(view.events.length)}</small>
        </>
      )}
      <span className="steps">
        {steps.map((step, index) => (
          <span
            key={step}
            className={index < at ? 'past' : index === at ? 'now' : ''}
            aria-current={index === at ? 'step' : undefined}
          >
            {words.steps[step]}
          </span>
        ))}
      </span>
    </span>
  )
}
