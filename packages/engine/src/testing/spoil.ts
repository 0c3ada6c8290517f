import { type Chance, draw } from '../chance.ts'
import type { Json } from '../json.ts'

type Part = { [key: string]: unknown }

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Every place in a piece of JSON: what holds it, and under which key. Of a long list the first and some by lot. */
function placesIn(whole: Part, dice: Chance, most = 12): (readonly [Part, string])[] {
  const places: (readonly [Part, string])[] = []
  const visit = (part: Part): void => {
    const keys = Object.keys(part)
    const some =
      keys.length <= most ? keys : Array.from({ length: most }, () => keys[draw(dice, keys.length)])
    for (const key of some) {
      if (key === undefined) continue
      places.push([part, key])
      const value = part[key]
      if (isPart(value)) visit(value)
    }
  }
  visit(whole)
  return places
}

const STRANGE: readonly unknown[] = [
  -1,
  0,
  1,
  2,
  7,
  99,
  1e9,
  -5,
  0.5,
  1e300,
  '',
  'x',
  'constructor',
  true,
  null,
  [],
  {},
]

const NEAR = [1, -1, 2, 10]

/** What a stranger may write in the place of `value`. */
function strange(value: unknown, dice: Chance): unknown {
  if (typeof value === 'number' && draw(dice, 2) === 0) return value + (NEAR[draw(dice, NEAR.length)] ?? 1)
  if (isList(value) && value.length > 0 && draw(dice, 2) === 0) {
    const [one, other] = [draw(dice, value.length), draw(dice, value.length)]
    const changed: unknown[] = [...value]
    const fate = draw(dice, 4)
    if (fate === 0) changed.splice(one, 1)
    else if (fate === 1) changed.splice(one, 0, value[other])
    else if (fate === 2) changed.reverse()
    else [changed[one], changed[other]] = [value[other], value[one]]
    return changed
  }
  return JSON.parse(JSON.stringify(STRANGE[draw(dice, STRANGE.length)])) as unknown
}

/** A copy of `json` in which one to three values were changed, left out or added, and where. */
export function spoiled(
  json: Json,
  dice: Chance,
): { readonly json: unknown; readonly at: readonly string[] } {
  const copy = JSON.parse(JSON.stringify(json)) as Part
  const at: string[] = []
  for (let left = 1 + draw(dice, 3); left > 0; left--) {
    const places = placesIn(copy, dice)
    const [part, key] = places[draw(dice, places.length)] ?? [copy, 'strange']
    const fate = draw(dice, 12)
    if (fate === 0 && !Array.isArray(part)) delete part[key]
    else if (fate === 1 && !Array.isArray(part)) part[`${key}s`] = 1
    else part[key] = strange(part[key], dice)
    at.push(`${key}=${JSON.stringify(part[key])?.slice(0, 60)}`)
  }
  return { json: copy, at }
}
