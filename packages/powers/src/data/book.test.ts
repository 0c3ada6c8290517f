import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tableUnder } from '../testing/book.ts'
import {
  BOXES,
  type ChitId,
  HELD_CHITS,
  IMMEDIATE_CHITS,
  LANDS,
  NEW_CHITS,
  POWERS,
  SCENARIOS,
  SEAS,
  TABLES,
  UNITS,
} from '../vocabulary.ts'
import { english } from '../words/en/index.ts'
import { dutch } from '../words/nl/index.ts'
import original from './powers.json' with { type: 'json' }
import { parseData } from './schema.ts'

const data = parseData(original)
const bookIn = (language: 'en' | 'nl') =>
  readFileSync(
    new URL(`../../../../docs/rules/powers${language === 'en' ? '' : '.nl'}.md`, import.meta.url),
    'utf8',
  )
const NONE = '-'
const cell = (parts: readonly string[]) => (parts.length > 0 ? parts.join(', ') : NONE)
const withoutArticle = (name: string) =>
  name.replace(/^(the city of|de stad|the box|het vak|the land of the|het land van de|the|de|het) /, '')

describe.each([
  ['en', english],
  ['nl', dutch],
] as const)('the tables of the rule book (%s) are the data', (language, lexicon) => {
  const book = bookIn(language)
  const placeName = (place: keyof typeof lexicon.names.places) => withoutArticle(lexicon.names.places[place])
  const boxesBeside = (place: string) =>
    cell(BOXES.filter((box) => data.boxes[box]?.touches.some((other) => other === place)).map(placeName))

  it('§2.1 [P55] the counters of each colour', () => {
    const rows = tableUnder(book, '2.1')
    const expected = POWERS.map((power) => UNITS.map((unit) => String(data.manifest[power][unit])))
    expect(rows.map((row) => row.slice(1))).toEqual(expected)
  })

  it.each(LANDS.filter((id) => id !== 'Ist'))('§3.1 [P1] the area %s', (id) => {
    const row = tableUnder(book, '3.1').find(([code]) => code === id)
    const area = data.land[id]
    if (!area) throw new Error(`${id} is missing`)
    const marks = { n: '', m: ' (m)', r: ' (r)', x: ' (x)' }
    const borders = Object.entries(area.borders)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([other, kind]) => `${other}${marks[kind]}`)
    const fortress = area.fortress && data.fortresses[area.fortress]
    const ports = fortress && fortress.ports.length > 0 ? `: ${cell(fortress.ports)}` : ''
    expect(row).toEqual([
      id,
      placeName(id),
      String(area.value),
      cell(borders),
      cell(area.coast),
      boxesBeside(id),
      area.fortress ? `${placeName(area.fortress)}${ports}` : NONE,
    ])
  })

  it.each(SEAS)('§3.3 [P1] the sea %s', (id) => {
    const row = tableUnder(book, '3.3').find(([code]) => code === id)
    const coasts = LANDS.filter((land) => data.land[land]?.coast.includes(id))
    expect(row?.slice(2, 3)).toEqual([cell(data.seas[id]?.adjacent ?? [])])
    expect(row?.[3]?.split(', ').toSorted()).toEqual(coasts.toSorted())
    expect(row?.[4]).toBe(boxesBeside(id))
    expect(placeName(id)).toContain(row?.[1]?.split(' ').at(0))
  })

  it.each(BOXES)('§3.4 [P1] the box %s', (id) => {
    const row = tableUnder(book, '3.4').find(([name]) => name === placeName(id))
    const box = data.boxes[id]
    if (!box) throw new Error(`${id} is missing`)
    expect(row?.[1]).toMatch(lexicon.names.nations[box.owner].title.slice(0, 4))
    expect(row?.slice(2)).toEqual([
      String(box.value),
      box.anchor ? lexicon.labels.yes : lexicon.labels.no,
      cell(box.touches),
    ])
  })

  it('§10.1 [P1] the prices, and the other prices of the Franks', () => {
    const rows = tableUnder(book, '10.1')
    const items = ['militia', 'nomad', 'warrior', 'fieldArmy', 'fleet', 'chit', 'colony'] as const
    items.forEach((item, at) => {
      const frank = item === 'chit' || item === 'colony' ? undefined : data.costs.byPower.frank?.[item]
      expect(rows[at]?.slice(1)).toEqual([`$${data.costs[item]}`, `$${frank ?? data.costs[item]}`])
    })
  })

  it.each(TABLES.map((table, at) => [table, `14.${7 + at}`] as const))(
    '§14.7 §14.8 §14.9 [P1] every line of %s',
    (table, rule) => {
      expect(tableUnder(book, rule)).toEqual(data.combat[table].map((row, die) => [`${die + 1}`, ...row]))
    },
  )

  it('§20.1 [P3] [P4] [P52] every chit, how often and when it is played', () => {
    const rows = tableUnder(book, '20.1')
    const chits = [...HELD_CHITS, ...IMMEDIATE_CHITS]
    expect(rows.map(([name, n]) => `${name} ${n}`).toSorted()).toEqual(
      chits.map((chit) => `${lexicon.names.chits[chit].name} ${data.chits[chit]?.count}`).toSorted(),
    )
    const atOnce = new Set(rows.slice(HELD_CHITS.length).map(([, , when]) => when))
    expect(atOnce.size).toBe(1)
    expect(atOnce.has(rows[0]?.[2])).toBe(false)
  })

  it('§25.1 [P5] who plays with two and three', () => {
    const rows = tableUnder(book, '25.1')
    SCENARIOS.forEach((id, at) => {
      const scenario = data.scenarios[id]
      const name = (power: (typeof POWERS)[number]) => {
        const title = lexicon.names.nations[scenario?.powers[power]?.nation ?? power].title
        return language === 'en' ? title.replace(/s$/, '') : title
      }
      const [first = '', second = '', third, fourth] = (scenario?.players ?? []).map(name)
      expect(rows[at]?.[1]?.split(', ').toSorted()).toEqual([first, second].toSorted())
      expect(rows[at]?.slice(2)).toEqual([third, fourth])
    })
  })
})

describe('the data', () => {
  it('§3.2 the islands have no land borders, all else is one land', () => {
    const islands = LANDS.filter((id) => Object.keys(data.land[id]?.borders ?? {}).length === 0)
    expect(islands).toEqual(['Sic', 'Kre', 'Kyp', 'Ist'])
    const reached = new Set<string>(['Thrac'])
    for (const id of reached)
      for (const other of Object.keys(data.land[id as (typeof LANDS)[number]]?.borders ?? {}))
        reached.add(other)
    expect(reached.size).toBe(LANDS.length - islands.length)
  })

  it('§3.6 the Danube is a river border wherever it runs', () => {
    expect(data.danube.borders.filter((pair) => !pair.includes('Ist'))).toEqual([
      'Mag-Sir',
      'Sir-Ava',
      'Ava-Bul',
      'Bul-Pat',
      'Par-Pat',
    ])
    for (const pair of data.danube.borders) {
      const [a, b] = pair.split('-') as [(typeof LANDS)[number], (typeof LANDS)[number]]
      expect(a === 'Ist' ? data.istria.borders[b] : data.land[a]?.borders[b]).toBe('r')
    }
    expect(data.seas.IS?.adjacent).toContain('AEG')
    expect(data.land.Hel?.borders.Pel).toBe('n')
  })

  it('§3.7 Rus does not border on Transcaucasus; both touch North', () => {
    expect(data.land.Rus?.borders.Tra).toBeUndefined()
    expect(data.boxes.North?.touches).toEqual(expect.arrayContaining(['Rus', 'Tra']))
  })

  it('Thrace is worth more than any other area, and the standard areas $73 together', () => {
    const values = LANDS.filter((id) => id !== 'Ist').map((id) => data.land[id]?.value ?? 0)
    expect(values.filter((value) => value >= (data.land.Thrac?.value ?? 0))).toHaveLength(1)
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(73)
  })

  it('§20.1 [P3] [P4] there are 30 chits to hold and 10 to play at once', () => {
    const sum = (chits: readonly ChitId[]) =>
      chits.reduce((total, chit) => total + (data.chits[chit]?.count ?? 0), 0)
    expect([sum(HELD_CHITS), sum(IMMEDIATE_CHITS), sum(NEW_CHITS)]).toEqual([30, 10, 5])
  })

  it('§9.5 [P1] the six lines of the mutiny table', () => {
    expect(data.mutiny.rows).toEqual(['mutiny', 'mutiny', 'disband', 'disband', 'loyal', 'loyal'])
  })

  it('§9.1 what units cost a turn', () => {
    const { from: _, ...upkeep } = data.maintenance
    expect(upkeep).toEqual({ militia: 1, nomad: 1, warrior: 1, fieldArmy: 2, fleet: 2 })
  })

  it('§14.7 §14.8 §14.9 no result is worse for a higher die or a stronger stack', () => {
    const worth = ['CA', 'NE', 'F', 'MV', 'MV F', 'DV', 'DV F']
    for (const table of TABLES)
      data.combat[table].forEach((row, die) => {
        row.forEach((result, column) => {
          const better = [data.combat[table][die + 1]?.[column], row[column + 1]]
          for (const other of better)
            if (other !== undefined)
              expect(worth.indexOf(other)).toBeGreaterThanOrEqual(worth.indexOf(result))
        })
      })
    expect(data.combat.columns).toEqual([1, 2, 4, 6, 8])
  })

  it('says of every datum where it comes from', () => {
    for (const area of Object.values(data.land)) expect(JSON.stringify(area.from)).toContain('reconstruction')
    expect(JSON.stringify(data.combat.from)).toContain('reconstruction')
    expect(JSON.stringify(data.costs.from)).toContain('reconstruction')
  })
})
