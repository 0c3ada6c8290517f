import { useCourt } from './stage.ts'

/** The round, and the phase that it is in. */
export function Standing() {
  const { view, words } = useCourt()
  return (
    <span className="court-standing">
      {words.round(view.round, view.events.length)} <em>{words.phases[view.phase]}</em>
    </span>
  )
}
