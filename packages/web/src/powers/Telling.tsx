import type { Told } from '@hippodrome/engine'
import type { PowersEntry } from '@hippodrome/powers'
import { usePowers } from './usePowers.ts'

/** The die as it falls; that of a battle lies in its scene, and later the words say it. */
export function Telling({ told }: { readonly told: Told }) {
  const { playing } = usePowers()
  const entry = told.entry as PowersEntry
  if (!playing.telling || !('die' in entry) || entry.kind === 'combatRoll') return undefined
  return (
    <div className="rolls" aria-hidden="true">
      <i className="die">{entry.die}</i>
    </div>
  )
}
