import type { Occasion, Seat } from '@hippodrome/engine'
import type { FamiliesEntry } from '../entries.ts'
import type { City } from '../names.ts'
import type { FamiliesView } from '../view.ts'

/** Who held a city, as far as the chronicle tells. */
function holderIn({ before }: Occasion, city: City): readonly Seat[] {
  const told = before() as readonly FamiliesEntry[]
  const last = told.findLast(
    (entry) =>
      (entry.kind === 'control' || entry.kind === 'garrison' || entry.kind === 'conquest') &&
      entry.city === city,
  )
  // A city that was only taken belongs to nobody.
  return last && 'seat' in last && last.kind !== 'conquest' ? [last.seat] : []
}

/** Whom an entry befell: whose city or army was attacked, beaten or taken, or who was held up at sea. */
export function befalls(entry: FamiliesEntry, when: Occasion<FamiliesView>): readonly Seat[] {
  switch (entry.kind) {
    case 'attack': {
      const { colour, armies = [] } = when.view().cities[entry.city] ?? {}
      const inside = armies.filter(({ side }) => (side === 0 ? 'byzantine' : 'arab') === colour)
      return [...holderIn(when, entry.city), ...inside.map(({ seat }) => seat)]
    }
    case 'conquest':
      return holderIn(when, entry.city)
    case 'battleOver':
      return entry.foeKind === 'bulgars' ? [] : [entry.foe]
    case 'fleetFire':
      return [entry.foe]
    case 'seaRetreat':
      return entry.closed ? [entry.foe] : []
    default:
      return []
  }
}
