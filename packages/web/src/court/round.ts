import type { CourtView } from '@hippodrome/court'

/** The steps of a round, as the bar shows them. */
export type Step = 'event' | 'initiative' | 'vote' | 'action' | 'contribute' | 'resolve'

const STEPS: readonly Step[] = ['initiative', 'vote', 'action', 'contribute', 'resolve']
const SOLO: readonly Step[] = ['event', 'action', 'resolve']

export const stepsOf = ({ mode }: Pick<CourtView, 'mode'>): readonly Step[] =>
  mode === 'solo' ? SOLO : STEPS

/** The step that the round is in; none before the first and after the last. */
export function stepOf(view: CourtView): Step | undefined {
  const { mode, phase, track, players, contributions, bids, events, round } = view
  if (phase === 'action') return 'action'
  if (phase !== 'event' && phase !== 'resolve') return undefined
  if (mode === 'solo') return phase
  if (phase === 'event')
    return track.filter(({ seat }) => seat !== undefined).length < players.length ? 'initiative' : 'vote'
  const open = contributions ?? bids ?? events[round - 1]?.outcome
  return open === undefined ? 'contribute' : 'resolve'
}
