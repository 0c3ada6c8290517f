import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tableUnder } from '../testing/book.ts'
import { POWERS, type PowerId, SCENARIOS, type ScenarioId, UNITS, type UnitId } from '../vocabulary.ts'
import original from './powers.json' with { type: 'json' }
import { type Force, parseData } from './schema.ts'

const data = parseData(original)
const book = readFileSync(new URL('../../../../docs/rules/powers.md', import.meta.url), 'utf8')

/**
 * The published table of scenarios: chits, $, own field armies, warriors, nomads, militia and fleets, the same of the
 * rebels, and the least VP for decline, survival and conquest. Corrected: the fleets of the Franks in 5 are 2 (the
 * set-up's text) and the last Khazar band in B begins at 26.
 */
const PUBLISHED: { readonly [scenario in ScenarioId]: readonly (readonly [PowerId, ...number[]])[] } = {
  A: [
    ['khazar', 3, 10, 0, 0, 8, 5, 0, 0, 0, 1, 0, 0, 6, 11, 16],
    ['byzantine', 2, 15, 6, 0, 0, 23, 7, 0, 0, 0, 2, 0, 16, 30, 60],
    ['muslim', 2, 10, 0, 0, 7, 2, 0, 0, 0, 0, 0, 0, 6, 10, 20],
    ['frank', 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 3, 6, 9],
  ],
  B: [
    ['byzantine', 4, 50, 8, 0, 0, 10, 5, 0, 0, 0, 0, 0, 11, 19, 30],
    ['muslim', 0, 10, 0, 0, 6, 12, 0, 0, 0, 0, 0, 0, 16, 26, 36],
    ['khazar', 1, 0, 0, 0, 4, 9, 0, 0, 0, 0, 1, 0, 10, 16, 26],
    ['frank', 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 6, 11, 15],
  ],
  1: [
    ['muslim', 4, 10, 0, 0, 10, 13, 4, 0, 0, 0, 0, 0, 20, 40, 60],
    ['byzantine', 1, 15, 7, 0, 0, 14, 3, 0, 0, 0, 0, 0, 20, 35, 51],
    ['khazar', 1, 5, 0, 0, 6, 3, 0, 0, 0, 4, 8, 0, 6, 11, 20],
    ['frank', 0, 5, 0, 4, 0, 1, 0, 0, 0, 0, 0, 0, 6, 11, 15],
  ],
  5: [
    ['frank', 4, 15, 2, 6, 0, 2, 2, 0, 0, 0, 0, 0, 11, 20, 30],
    ['byzantine', 3, 15, 7, 0, 2, 14, 2, 0, 0, 0, 0, 0, 20, 35, 51],
    ['muslim', 2, 10, 0, 0, 6, 8, 2, 0, 0, 0, 0, 0, 10, 20, 30],
    ['khazar', 2, 5, 0, 0, 4, 4, 0, 0, 0, 4, 9, 0, 5, 10, 15],
  ],
  2: [
    ['byzantine', 3, 30, 10, 0, 0, 15, 4, 0, 0, 0, 2, 0, 16, 36, 70],
    ['khazar', 2, 10, 0, 0, 6, 6, 0, 0, 1, 4, 7, 0, 6, 11, 21],
    ['muslim', 2, 15, 0, 0, 8, 5, 2, 0, 0, 1, 1, 0, 10, 21, 30],
    ['frank', 1, 10, 0, 4, 0, 2, 1, 0, 0, 0, 0, 0, 6, 11, 16],
  ],
  6: [
    ['byzantine', 1, 20, 6, 1, 4, 19, 1, 0, 1, 0, 2, 0, 16, 26, 41],
    ['muslim', 4, 10, 0, 0, 8, 0, 0, 0, 0, 0, 4, 0, 5, 10, 15],
    ['frank', 3, 5, 0, 4, 0, 1, 2, 0, 0, 0, 0, 0, 5, 10, 15],
    ['khazar', 0, 5, 0, 1, 2, 1, 0, 0, 0, 5, 10, 0, 5, 10, 15],
  ],
  3: [
    ['frank', 3, 10, 0, 8, 0, 3, 2, 0, 0, 0, 0, 0, 11, 21, 31],
    ['muslim', 2, 10, 0, 0, 5, 10, 0, 0, 0, 0, 0, 0, 16, 31, 55],
    ['byzantine', 4, 15, 5, 1, 2, 10, 3, 0, 2, 0, 4, 0, 16, 26, 41],
    ['khazar', 0, 5, 0, 0, 2, 2, 0, 0, 1, 3, 7, 0, 6, 11, 15],
  ],
  4: [
    ['frank', 2, 20, 0, 7, 0, 5, 4, 0, 0, 0, 0, 0, 16, 31, 46],
    ['byzantine', 0, 10, 3, 2, 3, 10, 1, 0, 2, 0, 6, 0, 21, 31, 41],
    ['muslim', 0, 5, 0, 0, 4, 2, 0, 0, 0, 5, 10, 1, 11, 21, 31],
    ['khazar', 0, 5, 0, 0, 4, 4, 0, 0, 1, 3, 3, 0, 11, 16, 21],
  ],
}
const YEARS: { readonly [scenario in ScenarioId]: readonly [number, number] } = {
  1: [711, 718],
  2: [995, 1020],
  3: [1095, 1108],
  4: [1195, 1204],
  5: [803, 810],
  6: [1067, 1081],
  A: [568, 588],
  B: [622, 628],
}
const RULES = { 1: '29.2', 2: '29.3', 3: '29.4', 4: '29.5', 5: '29.6', 6: '29.7', A: '29.8', B: '29.9' }
const BODY = ['fieldArmy', 'warrior', 'nomad', 'militia', 'fleet'] as const

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const countOf = (force: Force, unit: UnitId) =>
  sum(Object.values(force[unit]?.at ?? {})) + (force[unit]?.free ?? 0)
const areasOf = (force: Force) =>
  Object.values(force).flatMap((placing) => [...Object.keys(placing.at ?? {}), ...(placing.in ?? [])])

describe.each(SCENARIOS)('scenario %s', (id) => {
  const scenario = data.scenarios[id]
  if (!scenario) throw new Error(`${id} is missing`)
  const sideOf = (power: PowerId) => {
    const side = scenario.powers[power]
    if (!side) throw new Error(`${power} is missing`)
    return side
  }

  it('§29.1 §29.2 §29.3 §29.4 §29.5 §29.6 §29.7 §29.8 §29.9 [P54] is set up as its table counts, in its order', () => {
    expect(scenario.order).toEqual(PUBLISHED[id].map(([power]) => power))
    for (const [power, ...numbers] of PUBLISHED[id]) {
      const { chits, treasury, loyal, rebel, bands } = sideOf(power)
      const counts = [loyal, rebel].flatMap((force) => BODY.map((unit) => countOf(force, unit)))
      expect([chits, treasury, ...counts, ...bands]).toEqual(numbers)
    }
  })

  it('§5.6 has as many turns as years', () => {
    const [first, last] = YEARS[id]
    expect([scenario.year, scenario.turns]).toEqual([first, last - first + 1])
  })

  it('§2.1 stays within the counters of each colour', () => {
    for (const power of POWERS)
      for (const unit of UNITS.slice(1)) {
        const used = countOf(sideOf(power).loyal, unit) + countOf(sideOf(power).rebel, unit)
        expect(used).toBeLessThanOrEqual(data.manifest[power][unit] ?? 0)
        if (scenario.without?.includes(unit)) expect(used).toBe(0)
      }
  })

  it('§4.1 never puts two powers, or a power and rebels, into one land area', () => {
    const owners = new Map<string, Set<string>>()
    for (const power of POWERS)
      for (const kind of ['loyal', 'rebel'] as const)
        for (const area of areasOf(sideOf(power)[kind])) {
          if (!(area in data.land)) continue
          owners.set(area, (owners.get(area) ?? new Set()).add(`${power} ${kind}`))
        }
    for (const [area, who] of owners) expect([area, who.size]).toEqual([area, 1])
    // Only the desert is empty, and what Istria's option would fill.
    const empty = Object.keys(data.land).filter((area) => !owners.has(area))
    expect(empty).toEqual(scenario.istria ? ['Ara'] : ['Ara', 'Ist'])
  })

  it('§4.1 lets a Basileus begin where his power has units, or in its box', () => {
    for (const power of POWERS) {
      const { basileus, loyal } = sideOf(power)
      const box = basileus in data.boxes
      expect(box || areasOf(loyal).includes(basileus)).toBe(true)
    }
  })

  it('is what the rule book says, line by line', () => {
    const rows = tableUnder(book, RULES[id])
    scenario.order.forEach((power, at) => {
      const side = sideOf(power)
      const [, chits, treasury, basileus, loyal, rebel, bands] = rows[at] ?? []
      expect([chits, treasury, basileus]).toEqual([String(side.chits), String(side.treasury), side.basileus])
      const [decline, survival, conquest] = side.bands
      expect(bands).toBe(
        `0-${decline - 1} / ${decline}-${survival - 1} / ${survival}-${conquest - 1} / ${conquest}+`,
      )
      for (const [text, force] of [
        [loyal, side.loyal],
        [rebel, side.rebel],
      ] as const) {
        const named = [...(text ?? '').matchAll(/\b(?:West|North|East|[A-Z][a-z]+|[A-Z]{2,3}|SoM|GoK)\b/g)]
        expect(named.map(([name]) => name).toSorted()).toEqual(areasOf(force).toSorted())
        const totals = [...(text ?? '').matchAll(/(\d+): /g)].map(([, n]) => Number(n))
        expect(sum(totals)).toBe(sum(BODY.map((unit) => countOf(force, unit))))
      }
    })
  })
})

describe('corrections of the set-ups', () => {
  const loyal = (id: ScenarioId, power: PowerId) => data.scenarios[id]?.powers[power]?.loyal

  it('§29.2 the Byzantines of scenario 1 may stand in Paristrion, not in Bulgaria', () => {
    expect(loyal('1', 'byzantine')?.fieldArmy?.in).toContain('Par')
    expect(loyal('1', 'byzantine')?.fieldArmy?.in).not.toContain('Bul')
  })

  it('§29.3 scenario 2 has rebel militia in Vaspurakan and Georgia', () => {
    expect(data.scenarios[2]?.powers.byzantine?.rebel.militia?.at).toEqual({ Vas: 1, Geo: 1 })
  })

  it('§29.5 the rebels in Patzinaks of scenario 4 are counted once', () => {
    expect(data.scenarios[4]?.powers.khazar?.rebel.militia?.at).toEqual({ Par: 1, Pat: 1, Tra: 1 })
  })

  it('§29.6 the Franks of scenario 5 have two fleets in the Adriatic', () => {
    expect(loyal('5', 'frank')?.fleet?.at).toEqual({ ADR: 2 })
  })

  it('§29.7 the Byzantines of scenario 6 hold Paristrion and Kyprus', () => {
    expect(loyal('6', 'byzantine')?.militia?.at).toMatchObject({ Par: 1, Kyp: 1 })
  })
})
