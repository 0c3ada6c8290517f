import { describe, expect, it } from 'vitest'
import { Board, type Forces } from '../../testing/board.ts'
import { freeMoves } from '../operations/movement.ts'
import { isLand, placeNumber, powerNumber } from '../../tables.ts'
import type { PlaceId, PowerId, TableId } from '../../vocabulary.ts'

type Scene = {
  readonly attackers?: Forces
  readonly defenders?: Forces
  readonly rebels?: boolean
  readonly enemy?: PowerId
  readonly options?: { readonly [name: string]: string | boolean }
}

function scene({
  attackers = { fieldArmy: 2 },
  defenders = { militia: 3 },
  rebels = false,
  enemy = 'muslim',
  options = {},
}: Scene = {}) {
  const board = new Board({ options })
  const stack = board.put('byzantine', 'Nic', attackers)
  const target = board.put(enemy, 'Nic', defenders, rebels)
  board.operate(stack, 4)
  return { board, stack, target }
}

const attack = (board: Board, table: TableId, ...dice: number[]) =>
  board.dice(...dice).choose({ do: 'attack', table })

const isArea = (place: PlaceId): boolean => isLand(placeNumber(place))

describe('which table', () => {
  it.each<[Forces, readonly TableId[]]>([
    [{ basileus: 1 }, ['shock', 'raid', 'engagement']],
    [{ fieldArmy: 2, militia: 1 }, ['shock', 'raid', 'engagement']],
    [{ warrior: 2, militia: 1 }, ['shock', 'engagement']],
    [{ nomad: 2, militia: 1 }, ['raid', 'engagement']],
    [{ warrior: 1, nomad: 1 }, ['engagement']],
    [{ warrior: 1, nomad: 1, basileus: 1 }, ['shock', 'raid', 'engagement']],
    [{ warrior: 1, militia: 1 }, ['engagement']],
    [{ militia: 3 }, ['engagement']],
  ])('§14.4 §18.1 [P8] [P9] %j may use %j', (attackers, tables) => {
    const { board } = scene({ attackers })
    const offered = board.offered('attack').map((choice) => choice.do === 'attack' && choice.table)
    expect(offered).toEqual(tables)
  })

  it('§28.18 [P8] with the other reading half is enough', () => {
    const { board } = scene({ attackers: { warrior: 1, militia: 1 }, options: { majority: 'half' } })
    expect(board.offers({ table: 'shock' })).toBe(true)
  })

  it('§28.22 [P9] with the other reading who can use Shock or Raid may not use Engagement', () => {
    const fixed = { tableChoice: 'fixed' }
    expect(scene({ options: fixed }).board.offers({ table: 'engagement' })).toBe(false)
    expect(scene({ attackers: { militia: 1 }, options: fixed }).board.offers({ table: 'engagement' })).toBe(
      true,
    )
  })
})

describe('an attack', () => {
  it('§14.1 costs 1 OP, may be repeated, and what survives goes on', () => {
    const { board } = scene()
    attack(board, 'shock', 3)
    expect(board.asked().facts).toMatchObject({ points: 3 })
    attack(board, 'shock', 3)
    expect(board.asked().facts).toMatchObject({ points: 2 })
    expect(board.offers({ do: 'move', to: 'Ana' })).toBe(true)
  })

  it('§11.9 §14.2 §14.3 is made by the whole stack on one whole stack of the same place', () => {
    const { board, target } = scene()
    const other = board.put('frank', 'Nic', { warrior: 1 })
    board.put('frank', 'Ana', { warrior: 1 })
    board.operate(0, 4)
    const targets = new Set(board.offered('attack').map((choice) => choice.do === 'attack' && choice.target))
    expect([...targets]).toEqual([target, other])
  })

  it.each<[Forces, number]>([
    [{ fieldArmy: 1 }, 1],
    [{ fieldArmy: 2, basileus: 1 }, 3],
  ])('§14.5 %j attacks with strength %i, however many defend', (attackers, strength) => {
    for (const militia of [1, 9]) {
      const { board } = scene({ attackers, defenders: { militia } })
      attack(board, 'shock', 3)
      expect(board.entries('combatRoll')[0]).toMatchObject({ strength, result: 'NE' })
    }
  })

  it.each([
    ['strategos1', 3],
    ['strategos2', 4],
    ['strategos3', 5],
  ] as const)('§14.5 §14.6 §21.8 with %s two units have strength %i', (chit, strength) => {
    const board = new Board().hold('byzantine', chit)
    const stack = board.put('byzantine', 'Nic', { fieldArmy: 2 })
    board.put('muslim', 'Nic', { militia: 3 })
    board.operate(stack, 4).dice(3).choose({ do: 'attack', table: 'shock' }).choose({ chit })
    expect(board.entries('combatRoll')[0]?.strength).toBe(strength)
    expect(board.inCup()).toContain(chit)
  })
})

describe('results', () => {
  it('§14.10 NE: nothing', () => {
    const { board } = scene()
    attack(board, 'shock', 3)
    expect(board.at('Nic', 'muslim')).toEqual({ militia: 3 })
    expect(board.at('Nic', 'byzantine')).toEqual({ fieldArmy: 2 })
  })

  it('§14.10 §14.14 [P6] [P23] MV: as many as the attackers are, of the owner’s choice', () => {
    const { board } = scene({ defenders: { militia: 3, nomad: 1 } })
    attack(board, 'shock', 4)
    expect(board.asked().seat).toBe(board.seat('muslim'))
    board.choose({ unit: 'nomad' })
    expect(board.at('Nic', 'muslim')).toEqual({ militia: 2 })
    expect(board.hand('byzantine')).toEqual([])
    expect(board.audit()).toEqual([])
  })

  it('§14.14 [P23] [P24] the Basileus may be kept to the last, and nobody retreats', () => {
    const { board } = scene({ defenders: { basileus: 1, militia: 2 } })
    attack(board, 'shock', 4).choose({ unit: 'militia' })
    if (board.prompt === 'lose') board.choose({ unit: 'militia' })
    expect(board.at('Nic', 'muslim')).toEqual({ basileus: 1 })
  })

  it.each([
    ['units', { militia: 3 }],
    ['strength', { militia: 2 }],
  ])('§14.10 §28.17 [P6] by %s, a Strategos adds to the losses or not', (marginal, left) => {
    const board = new Board({ options: { marginal } }).hold('byzantine', 'strategos1')
    const stack = board.put('byzantine', 'Nic', { fieldArmy: 2 })
    board.put('muslim', 'Nic', { militia: 5 })
    board.operate(stack, 4).dice(4).choose({ do: 'attack', table: 'shock' }).choose({ chit: 'strategos1' })
    while (board.prompt === 'lose') board.choose({ unit: 'militia' })
    expect(board.at('Nic', 'muslim')).toEqual(left)
  })

  it('§14.11 [P6] [P80] DV: the whole stack, and a chit', () => {
    const { board } = scene({ defenders: { militia: 9, basileus: 1 } })
    board.cup('alliance')
    attack(board, 'shock', 6)
    expect(board.at('Nic', 'muslim')).toEqual({})
    expect(board.hand('byzantine')).toEqual(['alliance'])
  })

  it('§1.6 what was lost is in the pool again and can be recruited', () => {
    const { board } = scene({ defenders: { nomad: 10 } })
    board.put('muslim', 'Syr', { militia: 1 })
    const muslim = powerNumber('muslim')
    board.money('muslim', 9).play('treasury', { power: muslim, bought: [] })
    expect(board.offers({ unit: 'nomad' })).toBe(false)
    attack(board.cup('alliance').operate(0, 4), 'shock', 6)
    board.play('treasury', { power: muslim, bought: [] })
    expect(board.offers({ unit: 'nomad' })).toBe(true)
  })

  it('§14.11 §14.12 [P22] [P80] CA: the attacked attack, to and fro, and whoever rolls the DV draws', () => {
    const { board } = scene({ defenders: { fieldArmy: 4 } })
    board.cup('alliance')
    attack(board, 'shock', 1)
    expect(board.prompt).toBe('counterattack')
    expect(board.asked().seat).toBe(board.seat('muslim'))
    board.dice(1).choose({ table: 'shock' })
    expect(board.asked().seat).toBe(board.seat('byzantine'))
    board.dice(1).choose({ table: 'raid' })
    board.dice(6).choose({ table: 'shock' })
    expect(board.at('Nic', 'byzantine')).toEqual({})
    expect(board.hand('muslim')).toEqual(['alliance'])
    expect(board.prompt).toBeUndefined()
  })

  it('§14.12 [P20] in the field a counterattack is a duty', () => {
    const { board } = scene({ defenders: { fieldArmy: 1 } })
    attack(board, 'shock', 1)
    expect(board.offers({ do: 'decline' })).toBe(false)
    expect(board.offered('table')).toHaveLength(3)
  })

  it('§14.6 what was played holds through all counterattacks', () => {
    const board = new Board().hold('byzantine', 'strategos2')
    const stack = board.put('byzantine', 'Nic', { fieldArmy: 2 })
    board.put('muslim', 'Nic', { militia: 3 })
    board
      .operate(stack, 4)
      .dice(1, 1, 3)
      .choose({ do: 'attack', table: 'shock' })
      .choose({ chit: 'strategos2' })
    while (board.prompt === 'counterattack') board.choose({ do: 'table' })
    expect(board.entries('combatRoll').map(({ strength }) => strength)).toEqual([4, 3, 4])
  })

  it('§14.13 [P61] F: a free move to an adjacent area or the fortress, without the price of leaving', () => {
    const { board } = scene({ attackers: { nomad: 2 } })
    attack(board, 'raid', 3)
    expect(board.prompt).toBe('free-move')
    const ways = board.offered('freeMove').flatMap((choice) => (choice.do === 'freeMove' ? [choice.to] : []))
    expect(ways.filter(isArea).toSorted()).toEqual(['Ana', 'Thrac', 'Thrak', 'Tre'])
    expect(ways.filter((to) => !isArea(to)).toSorted()).toEqual([
      'constantinople',
      'ikonion',
      'nicea',
      'smyrna',
      'trebizond',
    ])
    board.choose({ to: 'Thrac' })
    expect(board.at('Thrac', 'byzantine')).toEqual({ nomad: 2 })
    expect(board.asked().facts).toMatchObject({ points: 3 })
  })

  it('§14.13 [P61] not into a box, nor into a fortress of the enemy', () => {
    const board = new Board()
    const stack = board.put('muslim', 'Pal', { nomad: 2 })
    board.put('byzantine', 'Pal', { militia: 1 })
    board.put('byzantine', 'jerusalem', { militia: 1 })
    board.rebels('byzantine', 'antioch', { militia: 1 })
    attack(board.operate(stack, 4), 'raid', 3)
    const ways = board.offered('freeMove').flatMap((choice) => (choice.do === 'freeMove' ? [choice.to] : []))
    expect(ways.toSorted()).toEqual(['Ara', 'Syr'])
  })

  it('§14.13 from a fortress on two areas, a neighbour of both is offered once', () => {
    const board = new Board({ scenario: '2', options: { budapest: true } })
    const ways: number[] = []
    freeMoves(board.game, board.put('khazar', 'buda', { nomad: 2 }), ways)
    const places = ways.filter((_, index) => index % 2 === 0)
    expect(places.length).toBeGreaterThan(3)
    expect(new Set(places).size).toBe(places.length)
  })

  it('§14.13 MV F: the losses first, then the move', () => {
    const { board } = scene({ attackers: { nomad: 2 } })
    attack(board, 'raid', 6)
    while (board.prompt === 'lose') board.choose({ do: 'unit' })
    expect(board.at('Nic', 'muslim')).toEqual({ militia: 1 })
    expect(board.prompt).toBe('free-move')
    expect(board.choose({ do: 'stay' }).prompt).toBe('act')
  })
})

describe('rebels in battle', () => {
  it.each<[Forces, TableId]>([
    [{ warrior: 2, militia: 1 }, 'shock'],
    [{ nomad: 2, militia: 1 }, 'raid'],
    [{ militia: 3 }, 'engagement'],
  ])('§17.1 §17.4 [P21] [P56] %j counterattack by themselves on %s', (defenders, table) => {
    const { board } = scene({ defenders, rebels: true })
    attack(board, 'shock', 1, 3)
    expect(board.entries('combatRoll')[1]).toMatchObject({ rebel: true, table })
  })

  it('§28.27 [P21] or not at all', () => {
    const { board } = scene({ rebels: true, options: { rebelsCounterattack: false } })
    attack(board, 'shock', 1)
    expect(board.entries('combatRoll')).toHaveLength(1)
    expect(board.prompt).toBe('act')
  })

  it('§17.7 §28.27 not even those that somebody leads', () => {
    const board = new Board({ options: { rebelsCounterattack: false } })
    const stack = board.rebels('khazar', 'Nic', { nomad: 2 })
    board.put('muslim', 'Nic', { nomad: 1 })
    board.operate(stack, 4, 'byzantine').dice(1, 1).choose({ do: 'attack', table: 'raid' })
    board.choose({ do: 'table', table: 'raid' })
    expect(board.entries('combatRoll').map(({ result }) => result)).toEqual(['CA', 'CA'])
    expect(board.prompt).toBe('act')
  })

  it('§17.5 [P56] lose militia first, then nomads, warriors, field armies', () => {
    const { board } = scene({ defenders: { fieldArmy: 1, warrior: 1, nomad: 1, militia: 1 }, rebels: true })
    attack(board, 'shock', 4)
    expect(board.at('Nic', 'muslim', true)).toEqual({ fieldArmy: 1, warrior: 1 })
    attack(board, 'shock', 4)
    expect(board.at('Nic', 'muslim', true)).toEqual({})
  })
})

describe('options of combat', () => {
  it.each([
    [1, 'NE'],
    [2, 'NE'],
    [4, 'NE'],
  ])('§28.13 with defence points two field armies roll a 3 against %i: %s', (militia, result) => {
    const { board } = scene({ defenders: { militia }, options: { defencePoints: true } })
    attack(board, 'shock', 3)
    expect(board.entries('combatRoll')[0]?.result).toBe(result)
  })

  it.each([
    [1, 'DV'],
    [2, 'MV'],
    [3, 'MV'],
    [4, 'MV'],
  ])('§28.13 and a 6 against %i gives %s, the column never below 1', (militia, result) => {
    const { board } = scene({ defenders: { militia }, options: { defencePoints: true } })
    attack(board, 'shock', 6)
    expect(board.entries('combatRoll')[0]?.result).toBe(result)
    expect(board.entries('combatRoll')[0]?.defence).toBe([undefined, undefined, 1, 1, 2][militia])
  })

  it.each<[PowerId, number, string]>([
    ['byzantine', 3, 'MV'],
    ['muslim', 4, 'NE'],
    ['byzantine', 6, 'DV'],
    ['muslim', 1, 'CA'],
    ['khazar', 4, 'MV'],
  ])('§28.5 §28.6 [P48] a fortification of the %s turns a %i into %s', (owner, die, result) => {
    const { board } = scene({ options: { fortifications: true } })
    const bit = { byzantine: 1, muslim: 2, khazar: 4, frank: 8 }[owner]
    board.game.fortification[placeNumber('Nic')] = bit
    attack(board, 'shock', die)
    expect(board.entries('combatRoll')[0]).toMatchObject({ die, result })
    const bonus = owner === 'khazar' ? undefined : owner === 'byzantine' ? 1 : -1
    expect(board.entries('combatRoll')[0]?.bonus).toBe(bonus)
  })
})
