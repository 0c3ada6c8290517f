import { useWords } from '../app/language.ts'
import { isStop, movesPlanned, stopThere } from './marching.ts'
import { usePowers } from './usePowers.ts'
import { powersWords } from './words.ts'

/** In the plan, for who has no Shift: what was chosen becomes a stop, and the next place is reached over it. */
export function Via() {
  const stage = usePowers()
  const words = useWords(powersWords)
  if (stage.decision?.prompt !== 'act' || movesPlanned(stage).length === 0) return undefined
  if (isStop(stage)) return <small>{words.viaNext}</small>
  return (
    <button type="button" data-testid="via" onClick={() => stopThere(stage)}>
      {words.via}
    </button>
  )
}
