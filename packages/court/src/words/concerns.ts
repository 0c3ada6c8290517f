import type { Naming, Subject } from '@hippodrome/engine'
import type { CourtChoice, CourtView } from '../types.ts'
import type { Area, Good, Keimelion, Unit } from '../vocabulary.ts'
import type { Tongue } from './language.ts'
import { namesAt } from './naming.ts'

const FIELDS = {
  card: 'card',
  leader: 'card',
  quest: 'quest',
  patron: 'patron',
  position: 'position',
  seat: 'seat',
  unit: 'unit',
  area: 'area',
  good: 'good',
  give: 'good',
  take: 'good',
  out: 'event',
  into: 'event',
} as const

/** What a choice is about: cards, areas, units, goods, seats, as its fields name them. */
export function concernsOf(choice: CourtChoice): Subject[] {
  const named: { readonly [field: string]: unknown } = choice
  return Object.entries(FIELDS).flatMap(([field, kind]) => {
    const id = named[field]
    return typeof id === 'string' || typeof id === 'number' ? [{ kind, id }] : []
  })
}

export function subjectOf(
  tongue: Tongue,
  { kind, id }: Subject,
  view: CourtView,
  naming: Naming,
): { readonly name: string; readonly says?: string } {
  const at = namesAt(tongue, view, naming)
  const text = String(id)
  switch (kind) {
    case 'card':
      return { name: at.card(text), says: at.facts(text) }
    case 'quest':
      return { name: at.quest(text), says: at.questText(text) }
    case 'patron':
      return { name: at.patron(text), says: at.sourceText(text) }
    case 'position':
      return { name: tongue.terms.keimelia[text as Keimelion], says: at.keimelion(text as Keimelion) }
    case 'seat':
      return { name: at.who(Number(id)) }
    case 'unit':
      return { name: at.unit(text as Unit), says: at.sourceText(text) }
    case 'area':
      return { name: tongue.terms.areas[text as Area] }
    case 'good':
      return { name: at.good(text as Good) }
    case 'event':
      return { name: at.event(text) }
    default:
      return { name: text }
  }
}
