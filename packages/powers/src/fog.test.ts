import { fastChance, SPECTATOR } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { powers } from './game.ts'
import { takeToll } from './rules/stacks/tolls.ts'
import type { PowersFlow } from './rules/step.ts'
import { placeNumber, powerNumber } from './tables.ts'
import { Board } from './testing/board.ts'
import type { PowerId } from './vocabulary.ts'

function seen(board: Board, power: PowerId | undefined, stack: number) {
  const seat = power === undefined ? SPECTATOR : board.seat(power)
  return powers.view(board.game, seat).stacks.find(({ id }) => id === stack)
}

describe('fog of war', () => {
  it('§24.1 [P57] a stack is seen from its area and from its fortress', () => {
    const board = new Board()
    const field = board.put('muslim', 'Nic', { nomad: 2 })
    board.put('byzantine', 'nicea', { militia: 1 })
    expect(seen(board, 'byzantine', field)?.units).toEqual([0, 0, 0, 2, 0, 0])
    const inside = board.put('muslim', 'smyrna', { nomad: 1 })
    board.put('khazar', 'Thrak', { nomad: 1 })
    expect(seen(board, 'khazar', inside)?.units).toBeDefined()
  })

  it('§24.1 [P57] elsewhere only that it is there and whose it is', () => {
    const board = new Board()
    const stack = board.put('muslim', 'Nic', { nomad: 2 })
    board.put('byzantine', 'Thrac', { militia: 1 })
    const found = seen(board, 'byzantine', stack)
    expect(found).toMatchObject({ place: 'Nic', power: 'muslim', rebel: false })
    expect(found?.units).toBeUndefined()
    expect(seen(board, undefined, stack)?.units).toBeUndefined()
    expect(seen(board, 'muslim', stack)?.units).toBeDefined()
  })

  it('§24.3 who picks units out of a stack from afar sees it', () => {
    const board = new Board()
    const stack = board.put('muslim', 'Nic', { nomad: 2, militia: 1 })
    const toll = { toll: 'desertion', owner: powerNumber('muslim'), area: placeNumber('Nic') } as const
    const quiet = { then: () => {}, reveal: () => {} } as unknown as PowersFlow
    takeToll(board.game, { ...toll, power: powerNumber('byzantine'), stack: -1, into: -1, n: 1 }, quiet)
    expect(seen(board, 'byzantine', stack)?.units).toEqual([0, 0, 0, 2, 1, 0])
    expect(seen(board, 'khazar', stack)?.units).toBeUndefined()
  })

  it('§24.1 [P57] rebels and neutrals are hidden likewise', () => {
    const board = new Board({ seats: 2 })
    const rebels = board.rebels('byzantine', 'Geo', { militia: 2 })
    const neutral = board.put('frank', 'Lom', { warrior: 2 })
    for (const stack of [rebels, neutral]) expect(seen(board, 'byzantine', stack)?.units).toBeUndefined()
  })

  it('§24.1 at sea from the same sea area', () => {
    const board = new Board()
    const fleet = board.put('muslim', 'AEG', { fleet: 2 })
    expect(seen(board, 'byzantine', fleet)?.units).toBeUndefined()
    board.put('byzantine', 'AEG', { fleet: 1 })
    expect(seen(board, 'byzantine', fleet)?.units).toBeDefined()
  })

  it('§24.2 [P57] chits are hidden; treasuries and numbers of chits are not', () => {
    const board = new Board().hold('muslim', 'assassin', 'alliance').money('muslim', 7)
    const view = powers.view(board.game, board.seat('byzantine'))
    const muslim = view.powers.find(({ power }) => power === 'muslim')
    expect(muslim).toMatchObject({ treasury: 7, chits: 2, hand: [] })
    const own = powers.view(board.game, board.seat('muslim')).powers.find(({ power }) => power === 'muslim')
    expect(own?.hand).toEqual(['alliance', 'assassin'])
  })

  it('§24.3 [P57] a battle shows both stacks to everybody, at that moment', () => {
    const board = new Board()
    const attacker = board.put('byzantine', 'Nic', { fieldArmy: 2 })
    const defender = board.put('muslim', 'Nic', { fieldArmy: 3 })
    board.operate(attacker, 4).dice(1).choose({ do: 'attack', table: 'shock' })
    expect(board.prompt).toBe('counterattack')
    for (const stack of [attacker, defender]) expect(seen(board, undefined, stack)?.units).toBeDefined()
    board.dice(3).choose({ table: 'shock' })
    for (const stack of [attacker, defender]) expect(seen(board, 'frank', stack)?.units).toBeUndefined()
    expect(board.entries('battle')).toHaveLength(1)
  })

  it('§21.3 what Espionage saw is forgotten at the end of the player turn', () => {
    const board = new Board().hold('byzantine', 'espionage')
    const stack = board.put('muslim', 'Syr', { nomad: 3 })
    board.put('byzantine', 'Thrac', { militia: 1 })
    board.game.actor = 0
    board.play('operations', { power: 0 }).choose({ chit: 'espionage', place: 'Syr' }).passAll('assassin')
    expect(seen(board, 'byzantine', stack)?.units).toBeDefined()
    expect(seen(board, 'frank', stack)?.units).toBeUndefined()
    board.play('player-turn-ends', { power: 0 })
    expect(seen(board, 'byzantine', stack)?.units).toBeUndefined()
  })
})

describe('who leads rebels', () => {
  const leader = new Board().seat('byzantine')

  function atSea(board: Board, enemies: number, other: number): Board {
    const stack = board.rebels('muslim', 'Pel', { nomad: 1 })
    board.rebels('muslim', 'AEG', { fleet: 2 })
    board.put('frank', 'AEG', { fleet: enemies })
    board.put('frank', 'IS', { fleet: other })
    return board.operate(stack, 6, 'byzantine')
  }

  it('§17.7 §13.9 §24.1 sees the rebel fleets that carry them, and what lies beside those', () => {
    const board = atSea(new Board(), 3, 1)
    const units = (place: string) =>
      powers
        .view(board.game, leader)
        .stacks.filter((stack) => stack.place === place)
        .map((stack) => stack.units?.at(-1))
    expect(units('AEG')).toEqual([2, 3])
    expect(units('IS')).toEqual([undefined])
    expect(powers.view(board.game, board.seat('khazar')).stacks.every((stack) => !stack.units)).toBe(true)
  })

  it('§17.7 §24.1 is offered no more and no less by what stays hidden', () => {
    const offered = (enemies: number, other: number) => atSea(new Board(), enemies, other).asked().choices
    expect(offered(1, 3)).toEqual(offered(1, 1))
    expect(offered(1, 1)).not.toEqual(offered(3, 1))
    for (const [enemies, other] of [
      [1, 3],
      [3, 1],
    ] as const) {
      const board = atSea(new Board(), enemies, other)
      const before = board.offered('sail')
      for (let seed = 0; seed < 20; seed++) {
        powers.resample(board.game, leader, fastChance(seed))
        expect(board.play('act', {}).offered('sail')).toEqual(before)
      }
    }
  })

  it('§17.7 §24.1 sees with their eyes as long as they operate', () => {
    const board = new Board()
    const stack = board.rebels('muslim', 'Nic', { nomad: 2 })
    const garrison = board.put('khazar', 'nicea', { militia: 2 })
    expect(seen(board, 'byzantine', garrison)?.units).toBeUndefined()
    board.operate(stack, 3, 'byzantine')
    expect(seen(board, 'byzantine', garrison)?.units).toBeDefined()
    board.choose({ do: 'end' })
    expect(seen(board, 'byzantine', garrison)?.units).toBeUndefined()
  })
})

describe('what was seen is not taken back', () => {
  const BYZANTINE = powerNumber('byzantine')

  it('§24.1 a fleet bought among enemy fleets sees them', () => {
    const board = new Board().money('byzantine', 9)
    board.put('byzantine', 'smyrna', { militia: 1 })
    board.put('byzantine', 'chandax', { militia: 1 })
    board.put('byzantine', 'EMS', { fleet: 1 })
    const seenNow = board.put('muslim', 'AEG', { fleet: 2 })
    board.put('muslim', 'EMS', { fleet: 2 })
    board.play('treasury', { power: BYZANTINE, bought: [] })
    expect(board.choose({ do: 'recruit', unit: 'fleet', place: 'EMS' }).sealed).toBe(false)
    expect(seen(board, 'byzantine', seenNow)?.units).toBeUndefined()
    expect(board.choose({ do: 'recruit', unit: 'fleet', place: 'AEG' }).sealed).toBe(true)
    expect(seen(board, 'byzantine', seenNow)?.units).toBeDefined()
  })

  it('§24.1 §27.8 and so does a warrior out of a colony', () => {
    const board = new Board().colony('Ana', 'byzantine').colony('Kap', 'byzantine')
    board.put('muslim', 'ikonion', { nomad: 2 })
    board.play('treasury', { power: BYZANTINE, bought: [] })
    expect(board.choose({ do: 'feudalism', place: 'Kap' }).sealed).toBe(false)
    expect(board.choose({ do: 'feudalism', place: 'Ana' }).sealed).toBe(true)
  })

  it('§24.1 §28.12 Buda looks on both banks', () => {
    const board = new Board({ options: { budapest: true } })
    board.put('muslim', 'buda', { nomad: 2 })
    const stack = board.put('byzantine', 'Ser', { militia: 1 })
    expect(board.operate(stack, 3).choose({ do: 'move', to: 'Sir' }).sealed).toBe(true)
    const siege = new Board({ options: { budapest: true } })
    siege.rebels('khazar', 'buda', { militia: 1 })
    siege.put('muslim', 'Sir', { nomad: 2 })
    const besieger = siege.put('byzantine', 'Mag', { fieldArmy: 1 })
    siege.operate(besieger, 3).dice(6).choose({ do: 'attack', table: 'shock' })
    expect(siege.choose({ do: 'advance' }).sealed).toBe(true)
  })

  it('§25.5 §24.1 the player who gets a neutral power sees its stacks', () => {
    const board = new Board({ seats: 2 })
    board.put('byzantine', 'Lom', { militia: 1 })
    board.put('frank', 'Lom', { warrior: 2 })
    board.play('collect', { power: BYZANTINE, next: 0, skip: [] })
    expect(board.choose({ do: 'collect' }).sealed).toBe(true)
  })
})
