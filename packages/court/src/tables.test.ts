import { BadData, configure, type Json } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from './index.ts'
import { courtBoard, courtView } from './view.ts'
import { emptyCourt } from './state.ts'

const card = {
  id: 'X001',
  name: 'Keeper of the Bears',
  types: ['rustica'],
  hero: false,
  levels: {},
  intrigue: false,
  cost: 5,
  produces: { frumentum: 2 },
  abilities: [
    { kind: 'instant', trigger: 'instant', effects: [{ op: 'gain', who: 'self', what: { doxa: 1 } }] },
  ],
  text: 'Gain 1 Doxa.',
  provenance: 'reconstruction',
}

const tables = (...cards: Json[]) => court.tables(configure(court, { seats: 2, data: { cards } }))

function refused(...cards: Json[]): string {
  try {
    tables(...cards)
  } catch (error) {
    if (error instanceof BadData) return `${error.place}: ${error.reason}`
    throw error
  }
  return 'accepted'
}

const FIRST = 'data.cards.0.abilities.0'
const instant = (effect: Json) => ({
  abilities: [{ kind: 'instant', trigger: 'instant', effects: [effect] }],
})

it('what is agreed before a match and the cards that a table adds are sent once, not in every view', () => {
  const compiled = tables(card)
  expect(JSON.stringify(courtBoard(compiled))).toContain(card.name)
  const sent = JSON.stringify(courtView(emptyCourt(compiled), 0))
  expect(sent).not.toContain(card.name)
  expect(sent).not.toContain('fullCourt')
})

describe('a new card is a line of JSON', () => {
  it('that is accepted, is in the deck and carries its name', () => {
    const compiled = tables(card)
    expect(compiled.cards.at(-1)?.id).toBe('X001')
    expect(courtBoard(compiled).named).toEqual({
      X001: {
        name: 'Keeper of the Bears',
        text: 'Gain 1 Doxa.',
        types: ['rustica'],
        levels: [],
        intrigue: false,
        taktika: false,
        cost: 5,
        produces: { frumentum: 2 },
      },
    })
  })

  it.each([
    [
      'an operation that there is not',
      { abilities: [{ kind: 'instant', trigger: 'instant', effects: [{ op: 'bless' }] }] },
      'data.cards.0.abilities.0.effects.0.op',
    ],
    [
      'a parameter too much',
      {
        abilities: [
          {
            kind: 'instant',
            trigger: 'instant',
            effects: [{ op: 'gain', who: 'self', what: {}, twice: true }],
          },
        ],
      },
      'data.cards.0.abilities.0.effects.0.twice',
    ],
    ['a good that there is not', { produces: { silk: 1 } }, 'data.cards.0.produces.silk'],
    ['a type that there is not', { types: ['gothic'] }, 'data.cards.0.types.0'],
    ['a Hero without levels', { hero: true, abilities: [] }, 'data.cards.0'],
    [
      'levels of another type',
      { hero: true, levels: { palatine: 2 }, abilities: [] },
      'cards.X001.levels.palatine',
    ],
    ['Intrigue that produces', { intrigue: true, abilities: [] }, 'data.cards.0'],
    ['an instant ability of a Hero', { hero: true, levels: { rustica: 1 } }, 'data.cards.0'],
    ['a broken price', { cost: -1 }, 'data.cards.0.cost'],
    ['an id that is taken', { id: 'E001' }, 'cards.E001'],
    [
      'a free action that is not any',
      instant({ op: 'action', n: 1, allow: ['draw'] }),
      `${FIRST}.effects.0.allow`,
    ],
    [
      'an exchange for Doxa',
      instant({ op: 'convert', max: 1, from: 'any', to: 'doxa', rate: 1 }),
      `${FIRST}.effects.0.to`,
    ],
    [
      'an instant that waits for something',
      { abilities: [{ kind: 'instant', trigger: 'onSell', effects: [] }] },
      'cards.X001.abilities.0',
    ],
    [
      'a vote in no vote, also inside another effect',
      instant({ op: 'choose', options: [[], [{ op: 'vote', mode: 'flip', n: 0, who: 'actor' }]] }),
      'cards.X001.abilities.0',
    ],
    ['an outcome of no Event', instant({ op: 'outcome', set: 'rewardAgain' }), 'cards.X001.abilities.0'],
    [
      'a glance at part of a hand',
      instant({ op: 'peek', what: 'hand', who: 'target', n: 2, then: 'none' }),
      'cards.X001.abilities.0',
    ],
    [
      'a unit that is activated for money',
      instant({ op: 'unit', mode: 'activate', free: false, times: 1 }),
      `${FIRST}.effects.0.free`,
    ],
    [
      'the area of a unit where none acts',
      instant({ op: 'placeSeal', n: 1, area: 'here' }),
      'cards.X001.abilities.0',
    ],
    [
      'a Hero who answers when only a hand can',
      {
        hero: true,
        levels: { rustica: 1 },
        abilities: [
          { kind: 'passive', trigger: 'anytime', effects: [{ op: 'gain', who: 'self', what: { doxa: 1 } }] },
        ],
      },
      'cards.X001.abilities.0',
    ],
  ])('and refused with place and reason for %s', (_what, change, place) => {
    const reason = refused({ ...card, ...change } as Json)
    expect(reason.startsWith(`${place}: `)).toBe(true)
    expect(reason.length).toBeGreaterThan(place.length + 5)
  })
})

describe('positions from outside', () => {
  const config = configure(court, { seats: 2 })
  const position = () => {
    const { tables: _tables, ...json } = emptyCourt(court.tables(config))
    return json
  }

  it('are refused if their counts do not add up, and may be flat as they once were', () => {
    const parse = (change: object) => court.parse({ ...position(), ...change }, court.tables(config), config)
    expect(() => parse({})).not.toThrow()
    const { cards, map } = position()
    expect(() => parse({ cards: { ...cards, deck: [1] } })).toThrow(BadData)
    expect(() => parse({ goods: [1] })).toThrow(BadData)
    expect(parse({ track: [1, 0, -1, -1], drafting: 1 })).toMatchObject({
      initiative: { track: [1, 0, -1, -1] },
      draft: { seat: 1, lookingAt: -1 },
    })
    expect(() => parse({ tracks: [1, 0, -1, -1] })).toThrow(/tracks/)
    expect(() => parse({ map: { ...map, pool: map.pool.map((n) => n + 1) } })).toThrow(/senator/)
  })
})
