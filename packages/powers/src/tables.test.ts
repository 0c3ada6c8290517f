import { configure, type Json } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import original from './data/powers.json' with { type: 'json' }
import { powers } from './game.ts'
import { chitNumber, compile, placeNumber } from './tables.ts'

type Area = { value: number; borders: { [area: string]: string } }
type Edited = { land: { [area: string]: Area }; chits: { [chit: string]: unknown } }

const withData = (edit: (data: Edited) => void) => {
  const data = structuredClone(original) as unknown as Edited
  edit(data)
  return configure(powers, { seats: 2, data: data as unknown as Json })
}
const area = (data: Edited, id: string): Area => data.land[id] as Area
const valueOf = (config: Parameters<typeof compile>[0], area: 'Thrac' | 'Kre') =>
  compile(config).values[placeNumber(area)]

describe('the data of a match', () => {
  it('may be its own', () => {
    const config = withData((data) => {
      area(data, 'Thrac').value = 9
    })
    expect(valueOf(config, 'Thrac')).toBe(9)
    expect(valueOf(configure(powers, { seats: 2 }), 'Thrac')).toBe(6)
  })

  it('§28.29 may be the second map', () => {
    expect(valueOf(configure(powers, { seats: 2 }), 'Kre')).toBe(1)
    expect(valueOf(configure(powers, { seats: 2, options: { map: 'balanced' } }), 'Kre')).toBe(3)
  })

  it.each<[string, (data: Edited) => void, string]>([
    [
      'a value that is none',
      (data) => {
        area(data, 'Syr').value = -1
      },
      'data.land.Syr.value',
    ],
    [
      'a border that only one side has',
      (data) => {
        area(data, 'Syr').borders.Thrac = 'n'
      },
      'data.land.Syr.borders',
    ],
    [
      'a chit that is missing',
      (data) => {
        delete data.chits.assassin
      },
      'data.chits',
    ],
    [
      'an area that is missing',
      (data) => {
        delete data.land.Ara
      },
      'data.land',
    ],
  ])('is refused with its place: %s', (_, edit, place) => {
    expect(() => compile(withData(edit))).toThrow(place)
  })

  it('says of every area, fortress, sea, box, chit and table where it comes from', () => {
    const known = Object.keys(original.provenance)
    const sources = (from: unknown): string[] =>
      typeof from === 'string' ? [from] : Object.values(from as Record<string, string>)
    for (const group of [original.land, original.fortresses, original.seas, original.boxes, original.chits])
      for (const datum of Object.values(group) as { from: unknown }[])
        for (const source of sources(datum.from)) expect(known).toContain(source)
    expect([original.combat.from, original.mutiny.from, original.costs.from.units]).toEqual([
      'reconstruction',
      'reconstruction',
      'reconstruction',
    ])
  })
})

describe('options', () => {
  it('are refused where they cannot go together', () => {
    const ask = (seats: number, options: { [name: string]: boolean }) => () =>
      configure(powers, { seats, options })
    expect(ask(2, { colonies: false })).not.toThrow()
    expect(ask(2, { colonies: false, militiaAtHome: true })).toThrow('needs colonies')
    expect(ask(3, { limitedAlliances: true })).toThrow('two players')
    expect(ask(2, { limitedAlliances: true, colonies: false, feudalism: false })).not.toThrow()
  })
})

describe('a position from outside', () => {
  const config = configure(powers, { seats: 2 })
  const tables = compile(config)
  const position = () => {
    const { tables: _, ...game } = powers.setup(config, tables)
    return JSON.parse(JSON.stringify(game)) as { [key: string]: never } & {
      stackUnits: number[]
      seats: number
    }
  }

  type Position = { readonly [name in 'control' | 'home' | 'stackPlace' | 'chits']: readonly number[] }

  it('is read back as it was', () => {
    expect(powers.parse(position(), tables, config)).toEqual(powers.setup(config, tables))
  })

  it('is refused when its counters do not add up, or its shape is wrong', () => {
    const more = position()
    more.stackUnits[1] = 7
    expect(() => powers.parse(more, tables, config)).toThrow('game')
    expect(() => powers.parse({ ...position(), seats: 3 }, tables, config)).toThrow('game.seats')
    expect(() => powers.parse({ ...position(), stackMarks: [] }, tables, config)).toThrow('game.stackMarks')
  })

  it.each<[string, (game: Position) => object]>([
    ['game.control', ({ control }) => ({ control: control.with(2, 2) })],
    ['game.home', ({ home }) => ({ home: home.with(1, 1) })],
    ['game.opStack', ({ stackPlace }) => ({ opStack: stackPlace.length })],
    ['game.battleDefender', () => ({ battleDefender: 900 })],
    ['game.turn', () => ({ turn: 9 })],
    ['Ist', ({ stackPlace }) => ({ stackPlace: stackPlace.with(0, placeNumber('Ist')) })],
    ['venice', ({ stackPlace }) => ({ stackPlace: stackPlace.with(0, placeNumber('venice')) })],
    ['pressburg', ({ stackPlace }) => ({ stackPlace: stackPlace.with(0, placeNumber('pressburg')) })],
    ['schism', ({ chits }) => ({ chits: chits.with(tables.chitKinds.indexOf(chitNumber('schism')), 0) })],
  ])('is refused where %s cannot be', (reason, change) => {
    const game = position() as unknown as Position
    expect(() => powers.parse({ ...game, ...change(game) }, tables, config)).toThrow(reason)
  })
})
