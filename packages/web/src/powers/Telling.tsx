import type { Told } from '@hippodrome/engine'
import type { PowersEntry } from '@hippodrome/powers'

/** The die as it fell; that of a battle lies in its scene. */
export function Telling({ told }: { readonly told: Told }) {
  const entry = told.entry as PowersEntry
  if (!('die' in entry) || entry.kind === 'combatRoll') return undefined
  return (
    <div className="rolls" aria-hidden="true">
      <i className="die">{entry.die}</i>
    </div>
  )
}
