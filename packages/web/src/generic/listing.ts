import type { Choice, Decision, Naming, Subject, Words } from '@hippodrome/engine'

/** More lines than this are given headings and a field to search them. */
export const MANY = 12

/** Choices that belong together, and what they concern. */
export type Heading = { readonly head: string; readonly places: readonly number[] }

type Spoken = Pick<Words<unknown, Choice, never>, 'concerns' | 'subject'>

const keyOf = ({ kind, id }: Subject): string => `${kind} ${id}`

/** What a choice is grouped by, from the most telling: what it concerns, and at last what is done. */
function groundsOf(words: Spoken, choice: Choice, decision: Decision): readonly string[] {
  return [
    ...(words.concerns?.(choice, decision) ?? []).map(keyOf),
    typeof choice.do === 'string' ? choice.do : '',
  ]
}

/**
 * Puts a long list under headings by what its choices concern. What shares nothing with another choice comes first and
 * has no heading; choices of a game that does not say what they concern are grouped by what is done.
 */
export function headed(words: Spoken, decision: Decision, view: unknown, naming: Naming): readonly Heading[] {
  const { choices } = decision
  const all = choices.map((_, place) => place)
  if (choices.length <= MANY) return [{ head: '', places: all }]
  const grounds = choices.map((choice) => groundsOf(words, choice, decision))
  const shared = countOf(grounds.flat())
  const groups = new Map<string, number[]>()
  const alone: number[] = []
  for (const place of all) {
    const ground = grounds[place]?.find((key) => (shared.get(key) ?? 0) > 1)
    if (ground === undefined) alone.push(place)
    else groups.set(ground, [...(groups.get(ground) ?? []), place])
  }
  const subjects = choices.flatMap((choice) => words.concerns?.(choice, decision) ?? [])
  const nameOf = (key: string): string => {
    const subject = subjects.find((one) => keyOf(one) === key)
    return (subject && words.subject?.(subject, view, naming).name) ?? ''
  }
  return [
    ...(alone.length > 0 ? [{ head: '', places: alone }] : []),
    ...[...groups].map(([key, places]) => ({ head: nameOf(key), places })),
  ]
}

function countOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** What the table says of the thing that a choice is most about. */
export function aboutOf(
  words: Spoken,
  choice: Choice,
  decision: Decision,
  view: unknown,
  naming: Naming,
): string | undefined {
  const [subject] = words.concerns?.(choice, decision) ?? []
  return subject && words.subject?.(subject, view, naming).says
}
