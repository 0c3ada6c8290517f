import type { Decision, Subject } from '@hippodrome/engine'
import type { ChitId, PlaceId, PowerId, PowersChoice } from '../vocabulary.ts'
import type { Lexicon } from './lexicon.ts'
import { capital, type Speaker } from './speaker.ts'

/** What a choice may name, the most telling first, and what kind of thing that is. */
const NAMED = [
  ['offer', 'offer'],
  ['chit', 'chit'],
  ['target', 'stack'],
  ['stack', 'stack'],
  ['place', 'place'],
  ['power', 'power'],
  ['by', 'power'],
  ['seat', 'seat'],
] as const

/** Choices that let the matter rest, or are about no one thing. */
const GENERAL: readonly string[] = ['pass', 'done', 'end', 'forgo', 'talk', 'amount', 'treaty']

/** Choices that lead from a power to another. */
const BETWEEN: readonly string[] = ['offer', 'transfer']

type Fields = { readonly [field: string]: unknown }
const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

function subjectsOf(named: Fields): Subject[] {
  return NAMED.flatMap(([field, kind]) => {
    const id = named[field]
    return isId(id) && id !== 'me' && id !== 'you' ? [{ kind, id }] : []
  })
}

/** The place, stack, chit, power, offer or seat that a choice is about; where it names none, what the question is about. */
export function concerns(choice: PowersChoice, { facts = {} }: Decision<PowersChoice>): readonly Subject[] {
  if (GENERAL.includes(choice.do)) return []
  const named: Fields = choice
  const { to, from } = named
  if (BETWEEN.includes(choice.do)) return [to, from].filter(isId).map((id) => ({ kind: 'power', id }))
  const goal: Subject[] = isId(to) ? [{ kind: 'place', id: to }] : []
  const subjects = [...goal, ...subjectsOf(named)]
  return subjects.length > 0 ? subjects : subjectsOf(facts)
}

/** What a subject is called, and what the table says of it now. */
export function subjectIn(
  { names, labels }: Lexicon,
  { kind, id }: Subject,
  say: Speaker,
): { readonly name: string; readonly says?: string } {
  const { view } = say.listener
  switch (kind) {
    case 'place': {
      const place = id as PlaceId
      const area = view.areas.find((one) => one.place === place)
      const standing = view.stacks
        .filter((stack) => stack.place === place)
        .map((stack) => say.stack(stack.id))
      const marks = area?.pillaged ? [labels.pillaged] : []
      const says = [...(area ? [say.money(area.value)] : []), ...marks, ...standing].join(', ')
      return { name: capital(say.place(place)), ...(says === '' ? {} : { says }) }
    }
    case 'stack':
      return { name: say.stack(Number(id)), says: capital(say.whereIs(Number(id))) }
    case 'chit':
      return { name: say.chit(id as ChitId), says: names.chits[id as ChitId].help }
    case 'power': {
      const power = view.powers.find((one) => one.power === id)
      const says = power ? `${say.money(power.treasury)}, ${power.points} VP, ${say.level(power.level)}` : ''
      return { name: say.title(id as PowerId), ...(says === '' ? {} : { says }) }
    }
    case 'seat':
      return { name: say.seat(Number(id)) }
    default:
      return { name: `${labels.offer} ${id}` }
  }
}
