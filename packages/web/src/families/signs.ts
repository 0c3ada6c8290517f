import { LANGUAGES } from '@hippodrome/engine'
import { CITY_NAMES } from '@hippodrome/families'
import { type Anchor, anchorOf, type BoxOf, labelBox, labelOf, radiusOf } from './labels.ts'

export type Printed = {
  readonly id: string
  readonly name: string
  readonly lon: number
  readonly lat: number
  readonly capital?: boolean | undefined
}

export const overlap = (a: BoxOf, b: BoxOf): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const around = ({ x, y }: Anchor, radius: number): BoxOf => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

/** What is to be read of a city: its disc with its tokens, who controls it, its name in every language. */
export function signsOf(city: Printed): readonly BoxOf[] {
  const anchor = anchorOf(city)
  const label = labelOf(city.id, anchor, city.capital === true)
  const names = LANGUAGES.map((language) => CITY_NAMES[language][city.id] ?? city.name)
  return [
    around(anchor, radiusOf(city.capital === true)),
    around({ x: anchor.x + 12, y: anchor.y + 10 }, 9),
    ...names.map((name) => labelBox(name, label)),
  ]
}
