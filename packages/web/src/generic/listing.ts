/** More lines than this are given headings and a field to search them. */
export const MANY = 12

/** Lines that begin alike, and how they begin. */
export type Heading = { readonly head: string; readonly places: readonly number[] }

/**
 * Puts a long list under headings by how its lines begin: "Operate in …", "Divide in …". Lines that begin like no other
 * come first and have none.
 */
export function headed(lines: readonly string[]): readonly Heading[] {
  const words = lines.map((line) => line.split(' '))
  const shared = (places: readonly number[]): number => {
    const [first = [], ...others] = places.map((place) => words[place] ?? [])
    const end = first.findIndex((word, at) => others.some((other) => other[at] !== word))
    return end < 0 ? first.length : end
  }
  const divide = (places: readonly number[]): Heading[] => {
    const length = shared(places)
    const head = (words[places[0] ?? 0] ?? []).slice(0, length).join(' ').replace(/[:,]$/, '')
    const parts = new Map<string, number[]>()
    for (const place of places) {
      const next = words[place]?.[length] ?? ''
      parts.set(next, [...(parts.get(next) ?? []), place])
    }
    if (places.length <= MANY || parts.size < 2 || parts.size === places.length) return [{ head, places }]
    const alone = [...parts.values()].filter((part) => part.length === 1).flat()
    const together = [...parts.values()].filter((part) => part.length > 1)
    return [
      ...(alone.length > 0 ? [{ head: alone.length > 1 ? head : '', places: alone }] : []),
      ...together.flatMap(divide),
    ]
  }
  return divide(lines.map((_, place) => place))
}

/** What the table says of each thing that it names at the beginning of a row. */
export type Known = readonly { readonly name: string; readonly says: string }[]

export function knownFrom(sections: readonly { readonly rows: readonly (readonly string[])[] }[]): Known {
  const known = new Map<string, string>()
  for (const { rows } of sections)
    for (const [name = '', ...rest] of rows) {
      const says = rest.filter((cell) => cell !== '' && cell !== '-').join(' · ')
      if (/\p{L}{3}/u.test(name) && says !== '' && !known.has(name)) known.set(name, says)
    }
  return [...known]
    .map(([name, says]) => ({ name, says }))
    .toSorted((one, other) => other.name.length - one.name.length)
}

const LETTER = /\p{L}/u

/** What the table says of the thing that a line speaks of. */
export function aboutOf(line: string, known: Known): string | undefined {
  return known.find(({ name }) => {
    const at = line.indexOf(name)
    const ends = [line[at - 1], line[at + name.length]]
    return at >= 0 && ends.every((end) => end === undefined || !LETTER.test(end))
  })?.says
}
