import { describe, expect, it } from 'vitest'
import { isActive } from '../../state.ts'
import { powerNumber } from '../../tables.ts'
import { Board, type Forces } from '../../testing/board.ts'

function march(interceptors: Forces, movers: Forces, options = {}): Board {
  const board = new Board({ options })
  const stack = board.put('muslim', 'Ana', movers)
  board.put('byzantine', 'Nic', interceptors)
  return board.operate(stack, 5).choose({ do: 'move', to: 'Nic' })
}

const NOMADS: Forces = { nomad: 3 }
const KING: Forces = { basileus: 1 }

describe('interception', () => {
  it('§16.1 a stack in the area may try to attack who enters', () => {
    const board = march(KING, NOMADS)
    expect(board.prompt).toBe('intercept')
    expect(board.asked().seat).toBe(board.seat('byzantine'))
  })

  it.each<[Forces, Forces, number]>([
    [{ fieldArmy: 1 }, NOMADS, 3],
    [{ basileus: 1 }, { basileus: 1 }, 3],
    [{ basileus: 1 }, NOMADS, 4],
    [{ fieldArmy: 1 }, { basileus: 1, nomad: 1 }, 2],
  ])('§16.3 [P49] %j stops %j on 1 to %i', (interceptors, movers, last) => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const board = march(interceptors, movers).dice(die, 3)
      board.choose({ do: 'intercept', table: 'engagement' })
      expect(board.entries('intercepts')[0]?.success).toBe(die <= last)
    }
  })

  it('§16.4 success is an attack at no cost; what survives goes on', () => {
    const board = march({ fieldArmy: 2 }, NOMADS)
    board.dice(1, 4).choose({ do: 'intercept', table: 'shock' })
    while (board.prompt === 'lose') board.choose({ do: 'unit' })
    expect(board.at('Nic', 'muslim')).toEqual({ nomad: 1 })
    expect(board.prompt).toBe('act')
    expect(board.asked().facts).toMatchObject({ points: 4 })
  })

  it('§16.2 each stack tries once in a player turn, several may try in turn', () => {
    const board = new Board()
    const mover = board.put('muslim', 'Ana', NOMADS)
    const first = board.put('byzantine', 'Nic', { fieldArmy: 1 })
    const second = board.put('byzantine', 'Nic', { militia: 1 })
    board.operate(mover, 6).choose({ do: 'move', to: 'Nic' })
    board.dice(6).choose({ do: 'intercept', stack: first })
    expect(board.offers({ stack: first })).toBe(false)
    expect(board.offers({ stack: second })).toBe(true)
    board.choose({ do: 'pass' }).choose({ do: 'move', to: 'Thrak' })
    if (board.prompt === 'intercept') board.choose({ do: 'pass' })
    board.choose({ do: 'move', to: 'Nic' })
    expect(board.offers({ do: 'intercept', stack: first })).toBe(false)
    expect(board.offers({ do: 'intercept', stack: second })).toBe(true)
  })

  it('§16.1 [P62] not rebels, not neutrals, not garrisons, not at sea', () => {
    const board = new Board({ seats: 2 })
    const mover = board.put('muslim', 'Ana', NOMADS)
    board.rebels('byzantine', 'Nic', { militia: 1 })
    board.put('frank', 'Nic', { warrior: 1 })
    board.put('byzantine', 'nicea', { fieldArmy: 1 })
    board.operate(mover, 5).choose({ do: 'move', to: 'Nic' })
    expect(board.prompt).toBe('act')
    const fleet = board.put('muslim', 'IS', { fleet: 1 })
    board.put('byzantine', 'AEG', { fleet: 1 })
    expect(board.operate(fleet, 5).choose({ do: 'move', to: 'AEG' }).prompt).toBe('act')
  })

  it('§16.5 [P62] coming out of a fortress is not entering', () => {
    const board = new Board()
    const mover = board.put('muslim', 'nicea', NOMADS)
    board.put('byzantine', 'Nic', { fieldArmy: 1 })
    expect(board.operate(mover, 5).choose({ do: 'move', to: 'Nic' }).prompt).toBe('act')
  })

  it('§16.5 [P61] an interceptor may use a free move', () => {
    const board = march({ nomad: 2 }, NOMADS).dice(1, 3).choose({ do: 'intercept', table: 'raid' })
    expect(board.prompt).toBe('free-move')
    expect(board.asked().seat).toBe(board.seat('byzantine'))
    board.choose({ to: 'Thrac' })
    expect(board.at('Thrac', 'byzantine')).toEqual({ nomad: 2 })
    expect(board.prompt).toBe('act')
  })

  it('§14.13 §16.1 the free move of a counterattack leads into the next area, where it is intercepted anew', () => {
    const board = new Board()
    const mover = board.put('muslim', 'Ana', NOMADS)
    board.put('byzantine', 'Nic', { militia: 1 })
    board.put('byzantine', 'Thrac', { fieldArmy: 2 })
    board.operate(mover, 5).choose({ do: 'move', to: 'Nic' })
    board.dice(1, 1, 3).choose({ do: 'intercept', table: 'engagement' })
    board.choose({ table: 'raid' }).choose({ do: 'freeMove', to: 'Thrac' })
    expect(board.prompt).toBe('intercept')
    expect(board.asked().facts).toMatchObject({ place: 'Thrac' })
    expect(board.choose({ do: 'pass' }).prompt).toBe('act')
  })

  it('§16.1 who let a stack pass may meet it where its free move led', () => {
    const board = new Board()
    const mover = board.put('muslim', 'Ana', NOMADS)
    board.put('byzantine', 'Nic', { militia: 1 })
    const guard = board.put('byzantine', 'Nic', { fieldArmy: 1 })
    board.put('byzantine', 'Thrac', { fieldArmy: 2 })
    board.operate(mover, 5).choose({ do: 'move', to: 'Nic' })
    board.dice(1, 1, 3).choose({ do: 'intercept', stack: guard, table: 'engagement' })
    board.choose({ table: 'raid' }).choose({ do: 'freeMove', to: 'Thrac' })
    expect(board.offered('intercept').every((choice) => 'place' in choice && choice.place === 'Thrac')).toBe(
      true,
    )
    expect(board.choose({ do: 'pass' }).prompt).toBe('act')
  })

  it('§16.1 a player who lets a stack pass with one power is asked for the other', () => {
    const board = new Board({ seats: 2, scenario: '3' })
    board.game.control[powerNumber('frank')] = board.seat('byzantine')
    const mover = board.put('muslim', 'Ana', NOMADS)
    board.put('byzantine', 'Nic', { militia: 1 })
    board.put('frank', 'Nic', { warrior: 1 })
    board.operate(mover, 5).choose({ do: 'move', to: 'Nic' })
    const asked = [board.asked().facts?.power]
    board.choose({ do: 'pass' })
    asked.push(board.asked().facts?.power)
    expect(asked).toEqual(['frank', 'byzantine'])
    expect(board.choose({ do: 'pass' }).prompt).toBe('act')
  })

  it('§27.1 without the option nobody intercepts', () => {
    expect(march(KING, NOMADS, { interception: false }).prompt).toBe('act')
  })

  it.each([
    ['khazar', 'byzantine', 'frank', false],
    ['frank', 'muslim', 'byzantine', true],
  ] as const)(
    '§22.13 of united churches %s rebels count as the %s who lead them',
    (colour, leader, other, may) => {
      const board = new Board()
      board.game.unification = 1
      const led = board.rebels(colour, 'Par', { warrior: 3 })
      board.put(other, 'Bul', { warrior: 2 })
      board.operate(led, 6, leader).choose({ do: 'move', to: 'Bul' })
      expect(board.prompt === 'intercept').toBe(may)
    },
  )

  it('§5.3 §16.1 a power that turns neutral in a battle is not intercepted any more, nor does it go on', () => {
    const board = new Board({ seats: 3 })
    board.game.control[powerNumber('frank')] = board.seat('khazar')
    const mover = board.put('frank', 'Lom', { warrior: 4 })
    board.put('byzantine', 'Cro', { fieldArmy: 1 })
    board.put('muslim', 'Cro', { nomad: 1 })
    board.cup('belligerentWithdrawal')
    board.operate(mover, 6).dice(1, 1).choose({ do: 'move', to: 'Cro' })
    board.choose({ do: 'intercept', table: 'raid' })
    board.dice(6, 4).choose({ table: 'shock' }).passAll('assassin')
    expect(isActive(board.game, powerNumber('frank'))).toBe(false)
    expect(board.prompt).toBeUndefined()
  })

  it('§11.2 §14.13 who breaks off into the own garrison is one stack with it', () => {
    const board = new Board()
    const mover = board.put('byzantine', 'Ana', { fieldArmy: 2 })
    board.put('muslim', 'Nic', { nomad: 2 })
    board.put('muslim', 'nicea', { militia: 3 })
    board.operate(mover, 6).dice(1, 3).choose({ do: 'move', to: 'Nic' })
    board.choose({ do: 'intercept', table: 'raid' }).choose({ do: 'freeMove', to: 'nicea' })
    expect(board.at('nicea', 'muslim')).toEqual({ nomad: 2, militia: 3 })
    expect(
      new Set(board.offered('attack').map((choice) => choice.do === 'attack' && choice.target)).size,
    ).toBe(1)
    board.dice(6).cup('alliance').choose({ do: 'attack', table: 'shock' }).choose({ do: 'stand' })
    expect([board.at('nicea', 'muslim'), board.prompt]).toEqual([{}, 'advance'])
  })

  it('§22.13 nor Byzantines and Franks while the churches are united', () => {
    const board = new Board()
    const mover = board.put('frank', 'Ana', NOMADS)
    board.put('byzantine', 'Nic', { fieldArmy: 1 })
    board.game.unification = 1
    board.operate(mover, 5).choose({ do: 'move', to: 'Nic' })
    expect(board.prompt).toBe('act')
    expect(board.offers({ do: 'attack' })).toBe(false)
  })
})
