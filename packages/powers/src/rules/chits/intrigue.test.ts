import { describe, expect, it } from 'vitest'
import { Board } from '../../testing/board.ts'
import { REBEL, sizeOf } from '../../state.ts'
import { placeNumber, powerNumber } from '../../tables.ts'
import type { ChitId, PowerId } from '../../vocabulary.ts'

/** A stack in Nicea works on an enemy there, with these dice. */
function work(board: Board, chit: ChitId, target: object, ...dice: number[]): Board {
  board.game.actor = powerNumber('byzantine')
  board.hold('byzantine', chit).play('operations', { power: powerNumber('byzantine') })
  return board
    .dice(...dice)
    .choose({ do: 'chit', chit, ...target })
    .passAll('assassin')
}

function facing(enemy: PowerId, rebel: boolean): { board: Board; target: number } {
  const board = new Board()
  board.put('byzantine', 'Nic', { basileus: 1, fieldArmy: 2 })
  const target = board.put(enemy, 'Nic', { nomad: 3, militia: 1 }, rebel)
  board.put(enemy, 'nicea', { militia: 2 }, rebel)
  return { board, target }
}

describe('Subversion', () => {
  it('§21.7 §23.3 §23.4 on 1 betrayal: one unit of the own stack goes, of its owner’s choice', () => {
    const { board } = facing('muslim', false)
    work(board, 'subversion', {}, 1).choose({ unit: 'fieldArmy' })
    expect(board.at('Nic', 'byzantine')).toEqual({ basileus: 1, fieldArmy: 1 })
  })

  it.each([2, 3])('§23.3 on %i nothing', (die) => {
    const { board } = facing('muslim', false)
    work(board, 'subversion', {}, die)
    expect(board.at('Nic', 'muslim')).toEqual({ nomad: 3, militia: 1 })
    expect(board.inCup()).toContain('subversion')
  })

  it.each([4, 5])(
    '§23.2 §23.5 [P63] on %i a die roll deserts, picked by the subverter, in area and fortress',
    (die) => {
      const { board } = facing('muslim', false)
      work(board, 'subversion', {}, die, 2)
      expect(board.asked().seat).toBe(board.seat('byzantine'))
      board.choose({ unit: 'militia', place: 'nicea' }).choose({ unit: 'nomad', place: 'Nic' })
      expect(board.at('nicea', 'muslim')).toEqual({ militia: 1 })
      expect(board.at('Nic', 'muslim')).toEqual({ nomad: 2, militia: 1 })
      expect(board.audit()).toEqual([])
    },
  )

  it('§17.2 §23.3 §23.6 [P28] [P63] on 6 a die roll rebels, picked by its owner', () => {
    const { board } = facing('muslim', false)
    work(board, 'subversion', {}, 6, 2)
    expect(board.asked().seat).toBe(board.seat('muslim'))
    board.choose({ unit: 'militia', place: 'nicea' }).choose({ unit: 'nomad' })
    expect(board.at('nicea', 'muslim')).toEqual({ militia: 1 })
    expect(board.at('Nic', 'muslim', true)).toEqual({ militia: 1, nomad: 1 })
  })

  it('§17.2 [P82] who rebels forms a stack of its own, also beside rebels of the same colour', () => {
    const board = new Board()
    board.put('byzantine', 'Nic', { fieldArmy: 2 })
    const old = board.rebels('muslim', 'Nic', { nomad: 1 })
    board.put('muslim', 'Nic', { nomad: 1, militia: 1 })
    board.put('muslim', 'Nic', { militia: 1 })
    work(board, 'subversion', { target: 2 }, 6, 6)
    expect(board.at('Nic', 'muslim', true)).toEqual({ nomad: 2, militia: 2 })
    const rebels = board.game.stackOwner.flatMap((owner, stack) =>
      owner === powerNumber('muslim') + REBEL && board.game.stackPlace[stack] === placeNumber('Nic')
        ? [sizeOf(board.game, stack)]
        : [],
    )
    expect(rebels.toSorted((a, b) => a - b)).toEqual([1, 3])
    expect(sizeOf(board.game, old)).toBe(1)
    expect(board.audit()).toEqual([])
  })

  it('§23.1 §25.3 [P89] an Assassin stops it, but it was tried: a neutral enters the war', () => {
    const board = new Board({ seats: 2 }).hold('byzantine', 'subversion').hold('muslim', 'assassin')
    const stack = board.put('byzantine', 'Lom', { fieldArmy: 1 })
    board.put('frank', 'Lom', { warrior: 1 })
    expect(board.neutrals()).toContain('frank')
    board.operate(stack, 3).choose({ chit: 'subversion' }).choose({ do: 'assassin' })
    expect(board.seat('frank')).toBe(board.seat('muslim'))
    expect(board.at('Lom', 'frank')).toEqual({ warrior: 1 })
    expect(board.entries('chitRoll')).toEqual([])
  })

  it('§17.2 a garrison that rebels whole keeps its fortress, whatever it is made of', () => {
    const board = new Board()
    board.put('byzantine', 'Nic', { fieldArmy: 2 })
    board.put('muslim', 'nicea', { nomad: 1, militia: 2 })
    work(board, 'subversion', {}, 6, 6)
    expect(board.at('nicea', 'muslim', true)).toEqual({ nomad: 1, militia: 2 })
    expect(board.at('Nic', 'muslim', true)).toEqual({})
    expect(board.entries('rebelled').map(({ count, place }) => [count, place])).toEqual([
      [1, 'nicea'],
      [2, 'nicea'],
    ])
    expect(board.audit()).toEqual([])
  })

  it('§17.2 §23.6 rebels that turn loyal as a whole garrison keep it too; a part stands outside', () => {
    const rising = (die: number) => {
      const board = new Board()
      board.put('byzantine', 'Nic', { fieldArmy: 2 })
      board.rebels('byzantine', 'nicea', { warrior: 1, militia: 2 })
      work(board, 'subversion', {}, 6, die)
      while (board.prompt === 'rebellion') board.choose({ do: 'unit' })
      return board
    }
    expect(rising(3).at('nicea', 'byzantine')).toEqual({ warrior: 1, militia: 2 })
    expect(rising(2).at('Nic', 'byzantine')).toEqual({ fieldArmy: 2, warrior: 1, militia: 1 })
    expect(rising(2).at('nicea', 'byzantine', true)).toEqual({ militia: 1 })
  })

  it('§23.1 the player chooses which of several own stacks in the area subverts', () => {
    const board = new Board()
    board.put('byzantine', 'Nic', { basileus: 1, fieldArmy: 2 })
    const second = board.put('byzantine', 'Nic', { militia: 1 })
    board.put('muslim', 'Nic', { nomad: 1 })
    work(board, 'subversion', { stack: second }, 1)
    if (board.prompt === 'betrayal') board.choose({ do: 'unit' })
    expect(board.at('Nic', 'byzantine')).toEqual({ basileus: 1, fieldArmy: 2 })
  })

  it.each<PowerId>(['byzantine', 'muslim'])(
    '§17.6 §23.6 [P39] rebels of the %s turn loyal to their own colour',
    (colour) => {
      const { board, target } = facing(colour, true)
      work(board, 'subversion', { target }, 6, 1).choose({ unit: 'nomad' })
      expect(board.at('Nic', colour, true)).toEqual({ nomad: 2, militia: 1 })
      expect(board.at('Nic', colour).nomad).toBe(1)
    },
  )

  it('§25.3 the attempt alone makes a neutral active', () => {
    const board = new Board({ seats: 2 })
    board.put('byzantine', 'Nic', { fieldArmy: 1 })
    board.put('frank', 'Nic', { warrior: 1 })
    work(board, 'subversion', {}, 2)
    expect(board.seat('frank')).toBe(board.seat('muslim'))
  })

  it('§22.13 is allowed while the churches are united, conversion is not', () => {
    const board = new Board().hold('byzantine', 'subversion', 'conversion')
    board.put('byzantine', 'Nic', { fieldArmy: 1 })
    board.put('frank', 'Nic', { warrior: 1 })
    board.game.unification = 1
    board.game.actor = 0
    board.play('operations', { power: 0 })
    expect(board.offers({ chit: 'subversion' })).toBe(true)
    expect(board.offers({ chit: 'conversion' })).toBe(false)
  })

  it('§23.1 needs an own stack in the same area', () => {
    const board = new Board().hold('byzantine', 'subversion')
    board.put('byzantine', 'Thrac', { fieldArmy: 1 })
    board.put('muslim', 'Nic', { nomad: 1 })
    board.game.actor = 0
    expect(board.play('operations', { power: 0 }).offers({ chit: 'subversion' })).toBe(false)
  })
})

describe('Religious Conversion', () => {
  it('§23.7 §23.8 on 1 heresy: one unit of the own stack rebels, never the Basileus', () => {
    const { board } = facing('muslim', false)
    work(board, 'conversion', {}, 1)
    expect(board.offers({ unit: 'basileus' })).toBe(false)
    if (board.prompt) board.choose({ unit: 'fieldArmy' })
    expect(board.at('Nic', 'byzantine', true)).toEqual({ fieldArmy: 1 })
  })

  it.each([2, 3])('§23.7 on %i nothing', (die) => {
    const { board } = facing('muslim', false)
    expect(work(board, 'conversion', {}, die).at('Nic', 'muslim')).toEqual({ nomad: 3, militia: 1 })
  })

  it.each([4, 5])('§23.9 §23.11 [P63] on %i one unit is replaced by one of the same type', (die) => {
    const { board } = facing('muslim', false)
    work(board, 'conversion', {}, die).choose({ unit: 'nomad' })
    expect(board.at('Nic', 'byzantine')).toEqual({ basileus: 1, fieldArmy: 2, nomad: 1 })
    expect(board.at('Nic', 'muslim')).toEqual({ nomad: 2, militia: 1 })
    expect([board.entries('converted').length, board.entries('lost').length]).toEqual([1, 0])
    expect(board.audit()).toEqual([])
  })

  it('§23.9 §27.7 or the colony', () => {
    const { board } = facing('muslim', false)
    board.colony('Nic', 'muslim')
    work(board, 'conversion', {}, 4).choose({ do: 'convertColony' })
    expect(board.colonyOf('Nic')).toBe('byzantine')
    expect(board.at('Nic', 'muslim')).toEqual({ nomad: 3, militia: 1 })
  })

  it('§17.6 §23.9 one rebel of the own colour turns loyal', () => {
    const { board } = facing('byzantine', true)
    work(board, 'conversion', {}, 4).choose({ unit: 'militia' })
    expect(board.at('Nic', 'byzantine')).toEqual({ basileus: 1, fieldArmy: 2, militia: 1 })
  })

  it.each([
    ['nicea', 'Nic'],
    ['Nic', 'nicea'],
  ] as const)(
    '§17.2 §17.6 §23.9 rebels in %s turn loyal where they stand, converted from %s',
    (place, from) => {
      const board = new Board().hold('byzantine', 'conversion')
      const converter = board.put('byzantine', from, { fieldArmy: 1 })
      board.rebels('byzantine', place, { militia: 2 })
      board.operate(converter, 5).dice(6, 2).choose({ chit: 'conversion' }).passAll('assassin')
      expect(board.at(place, 'byzantine')).toEqual({ militia: 2 })
      expect(board.at(from, 'byzantine')).toEqual({ fieldArmy: 1 })
    },
  )

  it('§23.10 [P92] holy war takes the colony of the target, not that of another enemy', () => {
    const colonyAfter = (colony: PowerId) => {
      const board = new Board().colony('Nic', colony)
      board.put('byzantine', 'Nic', { fieldArmy: 2 })
      board.put('muslim', 'Nic', { nomad: 1 })
      return work(board, 'conversion', {}, 6, 1).colonyOf('Nic')
    }
    expect([colonyAfter('muslim'), colonyAfter('khazar')]).toEqual(['byzantine', 'khazar'])
  })

  it('§11.3 §23.9 a rebel that was led turns loyal, but operates no second time', () => {
    const board = new Board().hold('byzantine', 'rebelControl', 'conversion')
    board.rebels('byzantine', 'Thrak', { fieldArmy: 1 })
    const fresh = board.put('byzantine', 'Nic', { fieldArmy: 1 })
    board.game.actor = 0
    board.play('operations', { power: 0 }).choose({ chit: 'rebelControl' }).passAll('assassin')
    board.dice(5).choose({ do: 'roll' }).choose({ do: 'move', to: 'Nic' }).choose({ do: 'end' })
    board.dice(4).choose({ chit: 'conversion' }).passAll('assassin')
    expect(board.at('Nic', 'byzantine')).toEqual({ fieldArmy: 2 })
    expect(board.offered('operate')).toMatchObject([{ stack: fresh }])
  })

  it('§11.2 §23.11 whom rebels in a fortress convert stands outside', () => {
    const board = new Board().hold('byzantine', 'conversion')
    const led = board.rebels('khazar', 'serdica', { militia: 2 })
    board.put('muslim', 'Bul', { militia: 2 })
    board.operate(led, 4, 'byzantine').dice(4).choose({ chit: 'conversion' }).passAll('assassin')
    board.choose({ do: 'unit' })
    expect([board.at('serdica', 'khazar', true), board.at('Bul', 'khazar', true)]).toEqual([
      { militia: 2 },
      { militia: 1 },
    ])
  })

  it('§23.10 §27.7 on 6 a die roll of units, and the colony besides', () => {
    const { board } = facing('muslim', false)
    board.colony('Nic', 'muslim')
    work(board, 'conversion', {}, 6, 2).choose({ unit: 'nomad' }).choose({ unit: 'nomad' })
    expect(board.colonyOf('Nic')).toBe('byzantine')
    expect(board.at('Nic', 'byzantine')).toEqual({ basileus: 1, fieldArmy: 2, nomad: 2 })
  })

  it('§23.11 [P38] rebels of another colour are replaced', () => {
    const { board } = facing('khazar', true)
    work(board, 'conversion', {}, 4).choose({ unit: 'nomad' })
    expect(board.at('Nic', 'byzantine')).toEqual({ basileus: 1, fieldArmy: 2, nomad: 1 })
    expect(board.at('Nic', 'khazar')).toEqual({})
  })

  it('§23.11 [P63] without such a unit in the pool it is only eliminated', () => {
    const { board } = facing('muslim', false)
    board.put('byzantine', 'Hel', { nomad: 5 })
    work(board, 'conversion', {}, 4).choose({ unit: 'nomad' })
    expect(board.at('Nic', 'byzantine')).toEqual({ basileus: 1, fieldArmy: 2 })
    expect(board.at('Nic', 'muslim')).toEqual({ nomad: 2, militia: 1 })
    expect([board.entries('converted').length, board.entries('lost').length]).toEqual([0, 1])
  })

  it('§18.2 §23.2 never touches a Basileus', () => {
    const board = new Board()
    board.put('byzantine', 'Nic', { fieldArmy: 1 })
    board.put('muslim', 'Nic', { basileus: 1 })
    work(board, 'conversion', {}, 6, 3)
    if (board.prompt) expect(board.offers({ unit: 'basileus' })).toBe(false)
    expect(board.at('Nic', 'muslim')).toEqual({ basileus: 1 })
  })
})

describe('monasteries', () => {
  const withMonastery = (owner: PowerId, die: number) => {
    const board = new Board({ options: { monasteries: true } })
    board.put('byzantine', 'Nic', { fieldArmy: 1 })
    board.put('muslim', 'Nic', { nomad: 1 })
    board.game.monastery[placeNumber('Nic')] = powerNumber(owner)
    return work(board, 'conversion', {}, die)
  }

  it.each<[PowerId, number, string]>([
    ['byzantine', 3, 'assimilation'],
    ['byzantine', 6, 'holyWar'],
    ['muslim', 4, 'none'],
    ['muslim', 1, 'heresy'],
    ['khazar', 4, 'assimilation'],
  ])('§28.3 §28.6 [P48] one of the %s makes of a %i: %s', (owner, die, effect) => {
    const board = withMonastery(owner, die)
    const bonus = { byzantine: 1, muslim: -1, khazar: undefined, frank: undefined }[owner]
    expect(board.entries('chitRoll')[0]).toMatchObject({ effect, die })
    expect(board.entries('chitRoll')[0]?.bonus).toBe(bonus)
  })
})
