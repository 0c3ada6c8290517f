import { describe, expect, it } from 'vitest'
import { powerNumber } from '../../tables.ts'
import { Board, type Wanted } from '../../testing/board.ts'
import type { ReasonId } from '../../vocabulary.ts'

const frank = powerNumber('frank')

/** Franks with money in Lombardy and pillaged Benevento, a colony in Lombardy, a unit bought in Sicily. */
function buying(options: { readonly [name: string]: boolean } = {}): Board {
  const board = new Board({ options }).money('frank', 9).money('muslim', 9).pillage('Ben')
  board.colony('Lom', 'frank').colony('Sic', 'byzantine')
  for (const place of ['Lom', 'Ben', 'Sic'] as const) board.put('frank', place, { militia: 1 })
  board.game.actor = frank
  return board.play('treasury', { power: frank, bought: [2] })
}

describe('why a power may not', () => {
  it.each<[Wanted, ReasonId, { readonly [name: string]: boolean }?]>([
    [{ do: 'recruit', unit: 'militia', place: 'Thrac' }, 'no-unit-here'],
    [{ do: 'recruit', unit: 'militia', place: 'rome' }, 'no-unit-here'],
    [{ do: 'recruit', unit: 'militia', place: 'Sic' }, 'bought-here'],
    [{ do: 'recruit', unit: 'militia', place: 'North' }, 'foreign-box'],
    [{ do: 'recruit', unit: 'fleet', place: 'AEG' }, 'no-port'],
    [{ do: 'recruit', unit: 'fleet', place: 'Lom' }, 'no-port'],
    [{ do: 'recruit', unit: 'warrior', place: 'Ben' }, 'pillaged'],
    [{ do: 'colony', place: 'Lom' }, 'already-built'],
    [{ do: 'colony', place: 'Thrac' }, 'no-unit-here'],
    [{ do: 'colony', place: 'Ben' }, 'pillaged'],
    [{ do: 'rebuild', place: 'Lom' }, 'not-pillaged'],
    [{ do: 'monastery', place: 'Lom' }, 'not-in-this-match'],
    [{ do: 'monastery', place: 'Sic' }, 'no-colony', { monasteries: true }],
    [{ do: 'feudalism', place: 'Sic' }, 'no-colony'],
    [{ do: 'transfer', from: 'frank', to: 'muslim' }, 'not-your-power'],
    [{ do: 'chit', chit: 'alliance' }, 'not-held'],
  ])('buy: %j', (choice, reason, options) => {
    expect(buying(options).why(choice)).toBe(reason)
  })

  it('§10.4 §29.15 buy a fleet beside the own box twice or without money, or in a box that touches no sea', () => {
    const fleet = { do: 'recruit', unit: 'fleet', place: 'TS' }
    const board = buying().choose(fleet)
    expect(board.why(fleet)).toBe('bought-here')
    board.money('frank', 1).play('treasury', { power: frank, bought: [] })
    expect(board.why(fleet)).toBe('too-expensive')
    const persia = new Board({ scenario: 'A' }).money('muslim', 9)
    persia.play('treasury', { power: powerNumber('muslim'), bought: [] })
    expect(persia.why({ do: 'recruit', unit: 'fleet', place: 'East' })).toBe('no-sea')
  })

  it('§27.8 turn a colony into a unit in the last two turns, or without one in the pool', () => {
    const board = buying()
    board.game.turn = 7
    expect(board.play('treasury', { power: frank, bought: [] }).why({ do: 'feudalism', place: 'Lom' })).toBe(
      'last-turns',
    )
    board.game.turn = 1
    board.put('frank', 'Hel', { warrior: 10 })
    expect(board.play('treasury', { power: frank, bought: [] }).why({ do: 'feudalism', place: 'Lom' })).toBe(
      'pool-empty',
    )
  })

  it('§7.7 transfer twice, §9.4 pay what it has not, §20.4 play a chit out of season', () => {
    const board = new Board({ seats: 2 }).money('muslim', 9).hold('muslim', 'rebelControl')
    board.game.control[frank] = board.seat('muslim')
    board.put('muslim', 'Syr', { nomad: 10 })
    const muslim = powerNumber('muslim')
    board.game.actor = muslim
    board.play('maintenance', { power: muslim })
    expect(board.why({ do: 'pay' })).toBe('too-expensive')
    expect(board.why({ do: 'chit', chit: 'rebelControl' })).toBe('not-now')
    board.choose({ do: 'transfer', from: 'muslim', to: 'frank' })
    expect(board.why({ do: 'transfer', from: 'muslim', to: 'frank' })).toBe('already-transferred')
  })

  it('§20.2 buy a chit from an empty cup', () => {
    const board = buying()
    board.cup()
    expect(board.play('treasury', { power: frank, bought: [] }).why({ do: 'buyChit' })).toBe('cup-empty')
  })

  it('§27.2 raise taxes', () => {
    const board = new Board().pillage('Ben')
    for (const place of ['Lom', 'Ben', 'Sic'] as const) board.put('frank', place, { militia: 1 })
    board.put('byzantine', 'Lom', { militia: 1 })
    board.put('frank', 'Pel', { militia: 1 })
    board.play('taxes', { power: frank, skip: [2] })
    expect(board.why({ do: 'raise', place: 'Lom' })).toBe('not-alone')
    expect(board.why({ do: 'raise', place: 'Ben' })).toBe('pillaged')
    expect(board.why({ do: 'raise', place: 'Sic' })).toBe('already-taxed')
  })

  it('§11.3 begin with the stack of another', () => {
    const board = new Board()
    board.put('frank', 'Lom', { militia: 1 })
    const foreign = board.put('byzantine', 'Ben', { militia: 1 })
    board.play('operations', { power: frank })
    expect(board.why({ do: 'operate', stack: foreign, place: 'Ben' })).toBe('not-your-stack')
  })
})

describe('why a stack may not', () => {
  it('§12.1 §13.3 §14.2 §14.4 §11.7 go, sail, attack, take along', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Hel', { militia: 2 })
    const enemy = board.put('muslim', 'Hel', { nomad: 1 })
    const own = board.put('byzantine', 'Hel', { fieldArmy: 1 })
    const away = board.put('muslim', 'Ser', { nomad: 1 })
    board.operate(stack, 3)
    expect(board.why({ do: 'move', to: 'Lom', cost: 1 })).toBe('not-adjacent')
    expect(board.why({ do: 'move', to: 'Pel', cost: 1 })).toBe('other-cost')
    expect(board.why({ do: 'move', to: 'Bul', cost: 3 })).toBeUndefined()
    expect(board.why({ do: 'sail', to: 'Kre', cost: 4 })).toBe('no-fleet')
    expect(board.why({ do: 'attack', target: enemy, place: 'Hel', table: 'shock' })).toBe('wrong-table')
    expect(board.why({ do: 'attack', target: own, place: 'Hel', table: 'engagement' })).toBe('not-an-enemy')
    expect(board.why({ do: 'attack', target: away, place: 'Ser', table: 'engagement' })).toBe('not-here')
    expect(board.why({ do: 'take', stack: away })).toBe('not-here')
    expect(board.why({ do: 'pillage', place: 'Ser' })).toBe('not-here')
    board.game.stackMarks[own] = 1
    expect(board.operate(stack, 3).why({ do: 'take', stack: own })).toBe('already-moved')
  })

  it('§15.4 §22.13 attack on any table out of a fortress, or in a union of churches', () => {
    const board = new Board()
    const inside = board.put('byzantine', 'thessalonike', { fieldArmy: 1 })
    const outside = board.put('byzantine', 'Hel', { fieldArmy: 1 })
    const target = board.put('frank', 'Hel', { warrior: 1 })
    const attack = { do: 'attack', target, place: 'Hel', table: 'shock' }
    expect(board.operate(inside, 3).why(attack)).toBe('in-fortress')
    board.game.unification = 1
    expect(board.operate(outside, 3).why(attack)).toBe('union-of-churches')
  })

  it('§13.9 §28.14 sail against more fleets, or with militia that stays at home', () => {
    const sail = { do: 'sail', to: 'Kre', cost: 4 }
    const board = new Board()
    const stack = board.put('byzantine', 'Hel', { fieldArmy: 1 })
    board.put('byzantine', 'AEG', { fleet: 1 })
    board.put('muslim', 'AEG', { fleet: 2 })
    expect(board.operate(stack, 6).why(sail)).toBe('outnumbered-at-sea')
    board.put('byzantine', 'WBS', { fleet: 1 })
    board.put('muslim', 'WBS', { fleet: 2 })
    const inland = board.put('byzantine', 'Dal', { fieldArmy: 1 })
    expect(board.operate(inland, 6).why(sail)).toBe('no-fleet')
    const home = new Board({ options: { militiaAtHome: true } })
    const militia = home.put('byzantine', 'Hel', { militia: 1 })
    home.put('byzantine', 'AEG', { fleet: 1 })
    expect(home.operate(militia, 6).why(sail)).toBe('militia-at-home')
  })
})
