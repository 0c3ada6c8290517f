import { useWords } from '../app/language.ts'
import { isStop, movesPlanned, stopThere } from './marching.ts'
import { type PowersStage, usePowers } from './usePowers.ts'
import { powersWords } from './words.ts'

/** The stack that a plan lets operate, where something else can be done with it: it is parted, or taken along. */
function severalAt({ planned, decision, spots }: PowersStage): string | undefined {
  const spot = planned?.phase === 'ready' && decision?.prompt === 'operations' ? planned.spots[0] : undefined
  return spot !== undefined && (spots.get(spot)?.choices.length ?? 0) > 1 ? spot : undefined
}

/** In the plan, for who has no Shift: what else a stack can do; and what was chosen becomes a stop, over which the next place is reached. */
export function Via() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const several = severalAt(stage)
  if (several !== undefined)
    return (
      <button
        type="button"
        data-testid="instead"
        onClick={() => {
          stage.letGo()
          stage.activate(several, true)
        }}
      >
        {words.instead}
      </button>
    )
  if (stage.decision?.prompt !== 'act' || movesPlanned(stage).length === 0) return undefined
  if (isStop(stage)) return <small>{words.viaNext}</small>
  return (
    <button type="button" data-testid="via" onClick={() => stopThere(stage)}>
      {words.via}
    </button>
  )
}
