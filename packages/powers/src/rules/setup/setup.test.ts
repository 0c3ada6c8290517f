import { configure, fastChance, Runner } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { powers } from '../../game.ts'
import { CUP, countsOf, type Powers, REBEL } from '../../state.ts'
import { chitId, isImmediate, landId, placeId, placeNumber, powerNumber } from '../../tables.ts'
import {
  LANDS,
  type LandId,
  POWERS,
  type PowerId,
  SCENARIOS,
  type ScenarioId,
  UNITS,
} from '../../vocabulary.ts'

type Wish = { readonly seats?: number; readonly options?: { readonly [name: string]: string | boolean } }

function open(scenario: ScenarioId, { seats = 4, options = {} }: Wish = {}, seed = 1) {
  const config = configure(powers, { seats, options: { scenario, ...options } })
  const runner = new Runner(powers)
  const state = runner.start(powers.setup(config, powers.tables(config)), fastChance(seed))
  return { runner, state, game: state.game }
}

/** Everybody places what is asked, wherever it is offered first, until play begins. */
function begun(scenario: ScenarioId, wish: Wish = {}, seed = 1): Powers {
  const { runner, state } = open(scenario, wish, seed)
  for (;;) {
    const decision = state.pending[0]
    if (!decision || (decision.prompt !== 'place' && decision.prompt !== 'garrison')) return state.game
    runner.choose(state, decision, 0)
  }
}

function counted(game: Powers, power: PowerId, rebel: boolean): number[] {
  const owner = powerNumber(power) + (rebel ? REBEL : 0)
  const sum = UNITS.map(() => 0)
  game.stackPlace.forEach((place, stack) => {
    if (place < 0 || game.stackOwner[stack] !== owner) return
    countsOf(game, stack).forEach((n, unit) => {
      sum[unit] = (sum[unit] ?? 0) + n
    })
  })
  return sum
}

const coloniesOf = (game: Powers, power: PowerId): LandId[] =>
  LANDS.filter((_, land) => game.colony[land] === powerNumber(power))

describe.each(SCENARIOS)('scenario %s', (id) => {
  it('§4.1 §29.1 puts every unit of the set-up on the map, and the rest into the pools', () => {
    const game = begun(id)
    for (const power of POWERS) {
      const side = game.tables.scenario.powers[power]
      for (const rebel of [false, true]) {
        const force = (rebel ? side?.rebel : side?.loyal) ?? {}
        const expected = UNITS.map((unit) => {
          const placing = force[unit]
          const fixed = Object.values(placing?.at ?? {}).reduce((sum, n) => sum + n, 0)
          return fixed + (placing?.free ?? 0) + (unit === 'basileus' && !rebel ? 1 : 0)
        })
        expect([power, rebel, counted(game, power, rebel)]).toEqual([power, rebel, expected])
      }
    }
    expect(powers.audit(game)).toEqual([])
  })

  it('§4.4 §4.5 deals chits to hold only, and gives the starting money', () => {
    const game = begun(id)
    for (const power of POWERS) {
      const number = powerNumber(power)
      const hand = game.chits.flatMap((where, chit) =>
        where === number ? [game.tables.chitKinds[chit] ?? -1] : [],
      )
      expect(hand).toHaveLength(game.tables.scenario.powers[power]?.chits ?? 0)
      expect(hand.filter(isImmediate).map(chitId)).toEqual([])
      expect(game.treasury[number]).toBe(game.tables.scenario.powers[power]?.treasury)
    }
    const immediate = game.chits.filter(
      (where, chit) => isImmediate(game.tables.chitKinds[chit] ?? -1) && where === CUP,
    )
    expect(immediate).toHaveLength(10)
  })

  it.each([2, 3])('§25.1 [P5] with %i players the others are neutral', (seats) => {
    const { game } = open(id, { seats })
    const active = POWERS.filter((_, power) => (game.control[power] ?? -1) >= 0)
    expect(active.toSorted()).toEqual(game.tables.scenario.players.slice(0, seats).toSorted())
    expect(active).toContain('byzantine')
  })
})

describe('placing', () => {
  it('§4.1 owners place their free units one by one, in areas of the list', () => {
    const { state } = open('1')
    while (state.pending[0]?.prompt === 'garrison') break
    const places = state.pending.flatMap(({ prompt, choices }) => (prompt === 'place' ? choices : []))
    if (places.length > 0) expect(places).toContainEqual({ do: 'place', place: 'Par' })
    expect(places).not.toContainEqual({ do: 'place', place: 'Bul' })
  })

  it('§4.2 [P13] each unit, the Basileus too, may begin in the fortress of its area', () => {
    const { runner, state, game } = open('1')
    while (state.pending[0]?.prompt !== 'garrison' || state.pending[0].facts?.power !== 'byzantine') {
      const decision = state.pending[0]
      if (!decision) throw new Error('the Byzantines were not asked')
      runner.choose(state, decision, 0)
    }
    const decision = state.pending[0]
    const at = decision.choices.findIndex(
      (choice) => choice['unit'] === 'basileus' && choice['place'] === 'Thrac',
    )
    runner.choose(state, decision, at)
    const stack = game.stackPlace.indexOf(placeNumber('constantinople'))
    expect(countsOf(game, stack)).toEqual([1, 0, 0, 0, 0, 0])
  })

  it('§4.3 the free units of a neutral go round their list, outside fortresses', () => {
    const game = begun('B', { seats: 3 })
    const lombards = game.stackPlace.flatMap((place, stack) =>
      place >= 0 && game.stackOwner[stack] === powerNumber('frank')
        ? [[placeId(place), countsOf(game, stack)[3]]]
        : [],
    )
    expect(lombards).toEqual([
      ['Ist', 1],
      ['Lom', 1],
    ])
  })
})

describe('colonies', () => {
  it.each<[ScenarioId, LandId, PowerId]>([
    ['1', 'Thrac', 'byzantine'],
    ['1', 'Syr', 'muslim'],
    ['1', 'Rus', 'khazar'],
    ['3', 'Nic', 'byzantine'],
    ['3', 'Thrak', 'byzantine'],
    ['3', 'Par', 'khazar'],
    ['3', 'Kil', 'byzantine'],
    ['4', 'Kyp', 'byzantine'],
    ['4', 'Syr', 'muslim'],
    ['4', 'Cal', 'muslim'],
    ['5', 'Geo', 'byzantine'],
    ['6', 'Syr', 'muslim'],
    ['6', 'Ser', 'khazar'],
    ['6', 'Sir', 'khazar'],
    ['6', 'Par', 'khazar'],
    ['6', 'Thrac', 'byzantine'],
    ['A', 'Sir', 'khazar'],
    ['A', 'Ser', 'khazar'],
    ['B', 'Nic', 'byzantine'],
    ['B', 'Syr', 'muslim'],
  ])(
    '§4.6 §29.4 §29.5 §29.6 §29.7 §29.8 §29.9 [P76] in scenario %s, %s has one of the %s',
    (id, place, power) => {
      expect(coloniesOf(open(id).game, power)).toContain(place)
    },
  )

  it('§4.6 not in the desert, not in pillaged areas, none without the option', () => {
    const { game } = open('3')
    const none = LANDS.filter((_, land) => game.colony[land] === -1)
    expect(none).toEqual(expect.arrayContaining(['Ara', 'Ana', 'Kap']))
    const without = open('1', { options: { colonies: false, feudalism: false } }).game
    expect(without.colony.every((power) => power === -1)).toBe(true)
  })

  it('§29.13 [P76] in scenario 6 other Byzantine areas roll: about two in three get one', () => {
    let placed = 0
    const seeds = 40
    for (let seed = 1; seed <= seeds; seed++)
      placed += coloniesOf(open('6', {}, seed).game, 'byzantine').length
    // Thrace and Georgia (rebels) have one without a roll; 15 areas roll 1-4.
    expect(placed / seeds).toBeGreaterThan(2 + 15 * 0.57)
    expect(placed / seeds).toBeLessThan(2 + 15 * 0.76)
  })
})

describe('pillage at the start', () => {
  it.each<[ScenarioId, readonly LandId[]]>([
    ['1', []],
    ['3', ['Ana', 'Kap']],
    ['5', ['Hel', 'Kil']],
    ['6', ['Sic', 'Vas']],
  ])('§4.5 §29.4 §29.6 §29.7 scenario %s: %j', (id, places) => {
    const { game } = open(id)
    const pillaged = game.pillaged.flatMap((on, land) => (on === 1 ? [landId(land)] : []))
    expect(pillaged.toSorted()).toEqual([...places].toSorted())
  })
})

describe('options of the set-up', () => {
  it.each<[ScenarioId, boolean]>([
    ['1', true],
    ['2', true],
    ['5', true],
    ['3', false],
    ['4', false],
    ['6', false],
  ])('§28.11 [P45] with Istria scenario %s has a Frank militia there, rebel: %s', (id, rebel) => {
    const { game } = open(id, { options: { istria: true } })
    const stack = game.stackPlace.indexOf(placeNumber('Ist'))
    expect(game.stackOwner[stack]).toBe(powerNumber('frank') + (rebel ? REBEL : 0))
    expect(countsOf(game, stack)).toEqual([0, 0, 0, 0, 1, 0])
  })

  it.each(['A', 'B'] as const)('§28.11 scenario %s has Istria without the option', (id) => {
    const { game } = open(id)
    expect(game.tables.inPlay[placeNumber('Ist')]).toBe(true)
    expect(open('1').game.tables.inPlay[placeNumber('Ist')]).toBe(false)
  })

  it.each(SCENARIOS)(
    '§28.12 [P74] with Budapest a Khazar militia holds Buda in scenario %s, but in 3',
    (id) => {
      const { game } = open(id, { options: { budapest: true } })
      const stack = game.stackPlace.indexOf(placeNumber('buda'))
      if (id === '3') expect(stack).toBe(-1)
      else expect([game.stackOwner[stack], countsOf(game, stack)]).toEqual([2, [0, 0, 0, 0, 1, 0]])
    },
  )

  it('§28.29 the balanced map has other values, the same areas', () => {
    const [original, balanced] = ['original', 'balanced'].map(
      (map) => open('1', { options: { map } }).game.tables,
    )
    expect(balanced?.values).not.toEqual(original?.values)
    expect(balanced?.borders).toEqual(original?.borders)
  })

  it('§28.2 §28.14 what needs colonies is refused without them', () => {
    for (const option of ['monasteries', 'militiaAtHome'])
      expect(() => configure(powers, { seats: 4, options: { colonies: false, [option]: true } })).toThrow(
        'colonies',
      )
  })

  it('§27.8 feudalism, on by default, has nothing to do without colonies', () => {
    const { game } = open('1', { options: { colonies: false } })
    expect(game.tables.options.feudalism).toBe(true)
    expect(game.colony.every((colony) => colony === -1)).toBe(true)
  })

  it('§28.15 limited alliances are for two players', () => {
    expect(() => configure(powers, { seats: 3, options: { limitedAlliances: true } })).toThrow('two players')
  })
})
