import { configure, LANGUAGES, type Language } from '@hippodrome/engine'
import { CITY_NAMES, families } from '@hippodrome/families'
import { expect, it } from 'vitest'
import { anchorOf, CAPITAL_RADIUS, CITY_RADIUS, labelBox, labelOf } from './labels.ts'
import map from './map.json' with { type: 'json' }
import { overlap } from './signs.ts'

const { data } = families.tables(configure(families, { seats: 2 }))

const namesIn = (language: Language) =>
  data.cities.map((city) => {
    const anchor = anchorOf(city)
    const capital = city.capital === true
    const radius = capital ? CAPITAL_RADIUS : CITY_RADIUS
    const name = CITY_NAMES[language][city.id] ?? city.name
    return {
      name,
      label: labelBox(name, labelOf(city.id, anchor, capital)),
      disc: { x: anchor.x - radius, y: anchor.y - radius, width: 2 * radius, height: 2 * radius },
    }
  })

it('draws every city of the board on the map', () => {
  for (const { id } of data.cities) expect(Object.keys(map.cities)).toContain(id)
})

it.each(LANGUAGES)('no name touches another name or a city (%s)', (language) => {
  const names = namesIn(language)
  const collisions = names.flatMap((a, index) =>
    names.flatMap((b, other) => [
      ...(index < other && overlap(a.label, b.label) ? [`${a.name} / ${b.name}`] : []),
      ...(index !== other && overlap(a.label, b.disc) ? [`${a.name} / city ${b.name}`] : []),
      ...(index < other && overlap(a.disc, b.disc) ? [`city ${a.name} / city ${b.name}`] : []),
    ]),
  )
  expect(collisions).toEqual([])
})

it.each(LANGUAGES)('every name is on the map (%s)', (language) => {
  for (const { label } of namesIn(language)) {
    expect(label.x).toBeGreaterThan(0)
    expect(label.y).toBeGreaterThan(0)
    expect(label.x + label.width).toBeLessThan(map.width)
    expect(label.y + label.height).toBeLessThan(map.height)
  }
})
