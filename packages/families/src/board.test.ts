import { BadData, configure, type Json } from '@hippodrome/engine'
import { fuzzMatch } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { tablesOf } from './board.ts'
import printed from './data/board.json' with { type: 'json' }
import { families } from './game.ts'
import { ARAB, BYZANTINE, type City, type Side } from './names.ts'

const options = configure(families, { seats: 2 }).options
const board = tablesOf({ options })
const id = (city: City) => board.data.cities[city]?.id ?? ''
const numberOf = (name: string) => board.data.cities.findIndex((city) => city.id === name)
const names = (cities: Iterable<City>) => [...cities].map(id).toSorted()
const links = (kind: string) => board.data.links.filter((link) => link.kind === kind)

function reachable(side: Side, from: string): Set<City> {
  const reached = new Set([numberOf(from)])
  for (const city of reached) for (const { to } of board.ways[side]?.[city] ?? []) reached.add(to)
  return reached
}

describe('the printed board', () => {
  it('§2.5 has 33 cities with their values', () => {
    const of = (side: string, value: number) =>
      board.data.cities.filter((city) => city.side === side && city.value === value && !city.capital).length
    expect(board.size).toBe(33)
    expect([of('byzantine', 2), of('byzantine', 3)]).toEqual([13, 7])
    expect([of('arab', 1), of('arab', 2)]).toEqual([2, 1])
    expect([of('persian', 2), of('persian', 3)]).toEqual([4, 5])
    expect(id(board.capital)).toBe('constantinople')
    expect(board.value[board.capital]).toBe(5)
    expect(['damascus', 'mecca', 'athens', 'ankara'].map((name) => board.value[numberOf(name)])).toEqual([
      3, 2, 2, 2,
    ])
  })

  it('§2.6 §2.7 §2.8 has 40 roads, 6 desert links and 10 sea links', () => {
    expect([links('road').length, links('desert').length, links('sea').length]).toEqual([40, 6, 10])
    expect(board.data.links.filter((link) => link.strait).map(({ a, b }) => [a, b])).toEqual([
      ['constantinople', 'nicaea'],
    ])
  })

  it('§2.8 all sea links but the Bosporus go to Candia or Leucosia', () => {
    const islands = links('sea').filter(({ a, b }) =>
      [a, b].some((end) => end === 'candia' || end === 'leucosia'),
    )
    expect(islands).toHaveLength(9)
  })

  it('§2.9 has fourteen coastal cities, without Jerusalem and Adrianople', () => {
    const coast = board.data.cities.filter((city) => city.coast).map((city) => city.id)
    expect(coast).toHaveLength(14)
    expect(coast).not.toContain('jerusalem')
    expect(coast).not.toContain('adrianople')
    const withoutSeaLink = coast.filter((city) => !links('sea').some(({ a, b }) => a === city || b === city))
    expect(withoutSeaLink).toEqual(['dyrrachium', 'thessalonica', 'sinope', 'trebizond'])
  })

  it('§2.10 has arrows at Thessalonica and Adrianople', () => {
    expect(names(board.arrows)).toEqual(['adrianople', 'thessalonica'])
  })

  it('§2.11 §13.6 Constantinople has two links; the sea move goes out to every coast and not back', () => {
    const capitalLinks = board.data.links.filter(
      ({ a, b }) => a === 'constantinople' || b === 'constantinople',
    )
    expect(capitalLinks).toHaveLength(2)
    expect(board.ways[BYZANTINE]?.[board.capital]).toHaveLength(15)
    expect(board.ways[ARAB]?.[board.capital]).toHaveLength(2)
    const into = (side: Side) =>
      board.ways[side]?.flatMap((ways, from) => (ways.some(({ to }) => to === board.capital) ? [from] : []))
    expect(names(into(BYZANTINE) ?? [])).toEqual(['adrianople', 'nicaea'])
  })

  it('§13.4 Byzantine armies reach everything but Tabuk, Medina and Mecca; Arabs reach everything', () => {
    const all = new Set(board.data.cities.keys())
    const unreached = [...all].filter((city) => !reachable(BYZANTINE, 'nicaea').has(city))
    expect(names(unreached)).toEqual(['mecca', 'medina', 'tabuk'])
    expect(reachable(ARAB, 'mecca').size).toBe(33)
  })

  it('§9.5 the Bulgars reach exactly four cities and Constantinople', () => {
    expect(names(board.bulgarReach)).toEqual([
      'adrianople',
      'athens',
      'constantinople',
      'dyrrachium',
      'thessalonica',
    ])
  })

  it('§2.2 [A1] orange tokens suffice: four cities with at most two each', () => {
    const most = board.bulgarReach
      .filter((city) => city !== board.capital)
      .map(() => 3 - 1)
      .reduce((sum, tokens) => sum + tokens, 0)
    expect(most).toBe(board.data.setup.orangeTokens)
  })

  it('says for every datum where it comes from', () => {
    const known = new Set(Object.keys(printed.sources))
    const named = [
      ...printed.cities.flatMap((city) => Object.values(city.from)),
      ...printed.links.flatMap((link) => Object.values(link.from)),
      ...Object.values(printed.display.from),
      ...Object.values(printed.setup.from),
      printed.boxes.from,
    ]
    for (const sources of named) {
      expect(sources.length).toBeGreaterThan(0)
      for (const source of sources) expect(known).toContain(source)
    }
  })
})

describe('another board', () => {
  type Part = { [key: string]: Json | undefined }
  type Loose = Part & { cities: Part[]; links: Part[]; boxes: Part; display: Part; setup: Part }
  const changed = (change: (copy: Loose) => void): Json => {
    const copy = JSON.parse(JSON.stringify(printed)) as Loose
    change(copy)
    return copy as Json
  }
  const refusal = (data: Json): string => {
    try {
      tablesOf({ options, data })
    } catch (error) {
      if (error instanceof BadData) return error.message
      throw error
    }
    return 'accepted'
  }
  const first = (list: Part[]): Part => list[0] as Part

  it('is compiled like the printed one', () => {
    const data = changed((copy) => {
      first(copy.cities).value = 3
    })
    expect(tablesOf({ options, data }).value[0]).toBe(3)
    expect(refusal(data)).toBe('accepted')
  })

  it.each([
    [
      'a link to nowhere',
      (copy: Loose) => (first(copy.links).b = 'atlantis'),
      'board.links.0.b: there is no city atlantis',
    ],
    [
      'a city linked to itself',
      (copy: Loose) => (first(copy.links).b = 'thessalonica'),
      'board.links.0: thessalonica is linked to itself',
    ],
    [
      'the same link twice',
      (copy: Loose) => copy.links.push({ ...first(copy.links) }),
      'board.links.56: athens - thessalonica are linked twice',
    ],
    [
      'two cities of one name',
      (copy: Loose) => (first(copy.cities).id = 'athens'),
      'board.cities.2.id: there are two cities athens',
    ],
    [
      'two cities with the same words',
      (copy: Loose) => (first(copy.cities).name = 'Athens'),
      'board.cities.2.name: there are two cities Athens',
    ],
    [
      'a city without a link',
      (copy: Loose) => (copy.links = copy.links.filter(({ a, b }) => a !== 'derbent' && b !== 'derbent')),
      'board.cities.32: no links join derbent and constantinople',
    ],
    [
      'cities apart from the others',
      (copy: Loose) => {
        for (const id of ['rome', 'ravenna']) copy.cities.push({ ...first(copy.cities), id, name: id })
        copy.links.push({ a: 'rome', b: 'ravenna', kind: 'road' })
      },
      'board.cities.33: no links join rome and constantinople',
    ],
    [
      'no Arab city',
      (copy: Loose) => copy.cities.forEach((city) => city.side === 'arab' && (city.side = 'byzantine')),
      'board.cities: there must be a city with side arab',
    ],
    [
      'a strait far from the capital',
      (copy: Loose) => Object.assign(first(copy.links), { kind: 'sea', strait: true }),
      'board.links.0.strait: only a link to constantinople is a strait',
    ],
    [
      'more boxes than anybody can count',
      (copy: Loose) => (copy.boxes.bulgars = 1e12),
      'board.boxes.bulgars: must be <=99, not 1000000000000',
    ],
    [
      'more money than there is',
      (copy: Loose) => (copy.setup.treasury = { byzantine: 1e300, arab: 5 }),
      'board.setup.treasury.byzantine: must be <=999, not 1e+300',
    ],
    [
      'a field that is not known',
      (copy: Loose) => (first(copy.cities).colour = 'red'),
      'board.cities.0.colour: is not a field that is known here',
    ],
    ['a field left out', (copy: Loose) => delete first(copy.cities).side, 'board.cities.0.side: is missing'],
    [
      'a place off the earth',
      (copy: Loose) => (first(copy.cities).lat = 91),
      'board.cities.0.lat: must be <=90, not 91',
    ],
    [
      'half a turn',
      (copy: Loose) => (copy.setup.turns = 1.5),
      'board.setup.turns: must be a whole number, not 1.5',
    ],
    [
      'no capital',
      (copy: Loose) => copy.cities.forEach((city) => delete city.capital),
      'board.cities: there must be one capital, not 0',
    ],
    [
      'a city of four tokens',
      (copy: Loose) => (first(copy.cities).value = 4),
      'board.cities.0.value: a city has at most three tokens',
    ],
    [
      'a cube too many',
      (copy: Loose) => (copy.display.pool = 10),
      'board.display: 43 cubes are set up, but a player owns 42',
    ],
    [
      'too many Bulgars',
      (copy: Loose) => (copy.setup.bulgars = 12),
      'board.setup.bulgars: more than 11 cubes',
    ],
    [
      'a strait on land',
      (copy: Loose) => (first(copy.links).strait = true),
      'board.links.0.strait: only a sea link is a strait',
    ],
    [
      'a Persian city in reach of the Bulgars',
      (copy: Loose) => (first(copy.cities).side = 'persian'),
      'board.cities.0: the Bulgars could reach a Persian city by road',
    ],
    [
      'too few orange tokens',
      (copy: Loose) => (copy.setup.orangeTokens = 7),
      'board.setup.orangeTokens: the Bulgars could need 8',
    ],
  ])('is refused with %s', (_name, change, reason) => {
    expect(refusal(changed(change))).toBe(reason)
  })

  it('is played to the end like the printed one', () => {
    const data = changed((copy) => {
      copy.links.push(
        { a: 'dyrrachium', b: 'athens', kind: 'sea' },
        { a: 'athens', b: 'smyrna', kind: 'desert' },
      )
      copy.setup.turns = 2
    })
    const config = configure(families, { seats: 3, data })
    const checks = { audit: 1, serialise: 0.05, undo: 0.05, secrecy: 0, words: 0.05 }
    expect(fuzzMatch(families, config, 5, checks).result.ranks).toContain(1)
  })

  it.each([
    ['not an object', 7],
    ['a value that is no number', changed((copy) => (first(copy.cities).value = 'two'))],
    ['a side that is none', changed((copy) => (first(copy.cities).side = 'roman'))],
    ['an unknown key', changed((copy) => (first(copy.cities).colour = 'red'))],
    ['no links', changed((copy) => (copy.links = []))],
  ])('is refused with %s, and says where', (_name, data) => {
    expect(refusal(data)).toMatch(/^board/)
    expect(refusal(data)).not.toBe('accepted')
  })
})

describe('a board of plain tables', () => {
  const { display, setup, boxes } = printed
  const plain = (): { [key: string]: Json } & { cities: { value: number }[]; links: { type: string }[] } => ({
    cities: printed.cities.map((city) => ({
      id: city.id,
      name: city.name,
      side: city.side,
      value: city.value,
      constantinople: 'capital' in city && city.capital === true,
      coast: 'coast' in city && city.coast === true,
      bulgarArrow: 'arrow' in city && city.arrow === true,
      lon: city.lon,
      lat: city.lat,
      boardX: city.x,
      boardY: city.y,
    })),
    links: printed.links.map(({ a, b, kind }) => ({ a, b, type: kind })),
    specialActionBoxes: {
      bulgar: boxes.bulgars,
      fortify: boxes.fortify,
      byzImproveCity: boxes.improveByzantine,
      emperor: boxes.emperor,
      byzCivilWar: boxes.civilWarByzantine,
      byzFleet: boxes.fleetByzantine,
      arabImproveCity: boxes.improveArab,
      caliph: boxes.caliph,
      arabCivilWar: boxes.civilWarArab,
      arabFleet: boxes.fleetArab,
    },
    armyDisplay: {
      byzantine: display.byzantine,
      arab: display.arab,
      cubePool: display.pool,
      casualtyPool: display.casualties,
      totalCubes: display.cubes,
      maintenance: display.maintenance,
    },
    setup: {
      byzTreasury: setup.treasury.byzantine,
      arabTreasury: setup.treasury.arab,
      byzVP: setup.points.byzantine,
      arabVP: setup.points.arab,
      bulgarBox: setup.bulgars,
      bulgarMax: setup.mostBulgars,
      fortificationTokens: setup.fortifications,
      turns: setup.turns,
    },
    tokens: { purple: 60, white: 60, orange: setup.orangeTokens },
  })

  it('compiles to the same tables as our own form', () => {
    const { data: _plain, ...tables } = tablesOf({ options, data: plain() })
    const { data: _own, ...own } = tablesOf({ options })
    expect(tables).toEqual(own)
  })

  it('is refused at the same places', () => {
    const high = plain()
    Object.assign(high.cities[0] ?? {}, { value: 4 })
    expect(() => tablesOf({ options, data: high })).toThrow('board.cities.0.value: a city has at most three')
    const rail = plain()
    Object.assign(rail.links[0] ?? {}, { type: 'rail' })
    expect(() => tablesOf({ options, data: rail })).toThrow('board.links.0.kind')
    expect(() => tablesOf({ options, data: { ...plain(), tokens: 8 } })).toThrow('board.tokens: must be')
  })
})
