import { describe, expect, it } from 'vitest'
import { Board, type Forces } from '../../testing/board.ts'
import { DONE, LEADERSHIP } from '../../state.ts'
import { powerNumber } from '../../tables.ts'
import type { ChitId, PowerId } from '../../vocabulary.ts'

const begin = (board: Board) => {
  board.game.actor = 0
  return board.play('operations', { power: 0 })
}

describe('operations points', () => {
  it.each<[Forces, number, number]>([
    [{ fieldArmy: 1 }, 4, 4],
    [{ basileus: 1 }, 4, 5],
  ])('§11.5 §18.1 %j rolls %i: %i OP', (forces, die, points) => {
    const board = new Board()
    board.put('byzantine', 'Hel', forces)
    begin(board).dice(die).choose({ do: 'operate' })
    expect(board.asked().facts).toMatchObject({ points })
  })

  it.each<[ChitId, number]>([
    ['strategos1', 4],
    ['strategos2', 5],
    ['strategos3', 6],
  ])('§11.5 §21.8 with %s before the roll a 3 gives %i OP', (chit, points) => {
    const board = new Board().hold('byzantine', chit)
    board.put('byzantine', 'Hel', { fieldArmy: 1 })
    begin(board).dice(3).choose({ do: 'operate' })
    expect(board.prompt).toBe('push')
    board.choose({ do: 'chit', chit })
    expect(board.asked().facts).toMatchObject({ points })
  })

  it('§28.16 Leadership adds 1', () => {
    const board = new Board({ options: { newChits: true } }).hold('byzantine', 'leadership')
    board.put('byzantine', 'Hel', { fieldArmy: 1 })
    board.game.actor = 0
    board.play('treasury', { power: 0, bought: [] }).choose({ chit: 'leadership' }).passAll('assassin')
    begin(board).dice(3).choose({ do: 'operate' })
    expect(board.asked().facts).toMatchObject({ points: 4 })
  })

  it('§11.6 what is left over is lost', () => {
    const board = new Board()
    board.put('byzantine', 'Hel', { fieldArmy: 1 })
    begin(board).dice(5).choose({ do: 'operate' }).choose({ do: 'end' })
    expect(board.game.opPoints).toBe(0)
  })
})

describe('the last point', () => {
  it('§11.6 [P86] leaves what costs nothing beside the other stacks, until one of them is named', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Thrac', { militia: 1, nomad: 1 })
    const other = board.put('byzantine', 'Kre', { militia: 1 })
    board.put('byzantine', 'Kyp', { militia: 1 })
    begin(board).dice(1).choose({ do: 'operate', stack }).choose({ do: 'move', to: 'Hel' })
    expect(board.asked()).toMatchObject({ prompt: 'operations', facts: { stack, place: 'Hel' } })
    expect(board.offered('move').concat(board.offered('attack'))).toEqual([])
    board.choose({ do: 'drop', unit: 'militia' })
    expect(board.offered('drop')).toEqual([{ do: 'drop', unit: 'nomad' }])
    board.dice(1).choose({ do: 'operate', stack: other })
    board.choose({ do: 'end' })
    expect(board.prompt).toBe('operations')
    expect(board.offered('drop')).toEqual([])
  })

  it('§11.6 points left over are lost with the end of the operation', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Thrac', { militia: 1, nomad: 1 })
    begin(board).dice(6).choose({ do: 'operate', stack }).choose({ do: 'end' })
    expect(board.prompt).toBeUndefined()
  })

  it('§11.6 [P86] ends it by itself where nothing is left', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Thrac', { militia: 1 })
    board.put('muslim', 'Hel', { militia: 1 })
    board.operate(stack, 1).choose({ do: 'move', to: 'Hel' })
    expect(board.prompt).not.toBe('act')
  })

  it('§11.6 §12.7 [P86] leaves the free crossing of the Marmara', () => {
    const board = new Board()
    board.put('byzantine', 'SoM', { fleet: 1 })
    board.put('byzantine', 'nicea', { militia: 1 })
    const stack = board.put('byzantine', 'Thrac', { nomad: 1 })
    begin(board).dice(1).choose({ do: 'operate', stack }).choose({ do: 'move', to: 'constantinople' })
    expect(board.offered('move')).toEqual([{ do: 'move', to: 'nicea', cost: 0 }])
    board.choose({ do: 'move', to: 'nicea' })
    expect(board.at('nicea', 'byzantine')).toEqual({ militia: 1, nomad: 1 })
  })
})

describe('a Strategos', () => {
  it('§11.5 §21.8 [P87] serves a stack of any power of its player', () => {
    const board = new Board({ seats: 2 }).hold('byzantine', 'strategos3')
    board.game.control[powerNumber('frank')] = board.seat('byzantine')
    const stack = board.put('frank', 'Lom', { warrior: 2 })
    board.game.actor = powerNumber('frank')
    board.play('operate', { stack }).dice(2).choose({ chit: 'strategos3' })
    expect(board.asked().facts).toMatchObject({ points: 5 })
    expect(board.hand('byzantine')).toEqual([])
  })

  it('§14.6 §21.8 [P87] also in a battle', () => {
    const board = new Board({ seats: 2 }).hold('byzantine', 'strategos3')
    board.game.control[powerNumber('frank')] = board.seat('byzantine')
    const stack = board.put('frank', 'Lom', { warrior: 2 })
    board.put('muslim', 'Lom', { nomad: 1 })
    board.operate(stack, 3).choose({ do: 'attack', table: 'shock' })
    board.dice(3).choose({ chit: 'strategos3' })
    expect(board.entries('combatRoll')).toMatchObject([{ power: 'frank', strength: 5 }])
  })

  it('§21.8 [P87] and rebels that one leads', () => {
    const board = new Board().hold('byzantine', 'strategos2')
    const led = board.rebels('khazar', 'Rus', { nomad: 1 })
    board.game.actor = 0
    board.play('operate', { stack: led }).dice(1).choose({ chit: 'strategos2' })
    expect(board.asked().facts).toMatchObject({ points: 3 })
  })
})

describe('stacks', () => {
  it('§11.3 each operates at most once, and nobody has to', () => {
    const board = new Board()
    board.put('byzantine', 'Hel', { fieldArmy: 1 })
    board.put('byzantine', 'Pel', { fieldArmy: 1 })
    begin(board).dice(5).choose({ do: 'operate', place: 'Hel' }).choose({ do: 'end' })
    expect(board.offered('operate')).toMatchObject([{ place: 'Pel' }])
    expect(board.choose({ do: 'end' }).prompt).toBeUndefined()
  })

  it('§11.1 §11.4 a part of a stack operates alone, and both parts may', () => {
    const board = new Board()
    board.put('byzantine', 'Hel', { fieldArmy: 2, militia: 1 })
    begin(board).choose({ do: 'split' }).choose({ do: 'detach', unit: 'militia' }).choose({ do: 'done' })
    expect(board.offered('operate')).toHaveLength(2)
  })

  it('§11.7 picks up what has not operated, and not what has', () => {
    const board = new Board()
    const mover = board.put('byzantine', 'Hel', { fieldArmy: 1 })
    const fresh = board.put('byzantine', 'Pel', { militia: 2 })
    const tired = board.put('byzantine', 'Pel', { nomad: 1 })
    board.game.stackMarks[tired] = 1
    board.operate(mover, 5).choose({ do: 'move', to: 'Pel' })
    expect(board.offered('take')).toEqual([{ do: 'take', stack: fresh }])
    board.choose({ do: 'take' }).choose({ do: 'move', to: 'Hel' })
    expect(board.at('Hel', 'byzantine')).toEqual({ fieldArmy: 1, militia: 2 })
    expect(board.asked().facts).toMatchObject({ points: 3 })
  })

  it('§11.2 stacks of one power in a fortress are one at the end of its turn', () => {
    const board = new Board()
    board.put('byzantine', 'nicea', { fieldArmy: 1 })
    board.put('byzantine', 'nicea', { militia: 1 })
    for (const power of ['muslim', 'khazar', 'frank'] as const) board.put(power, 'Hel', { militia: 1 })
    board.play('player-turn-ends', { power: 0 })
    expect(board.at('nicea', 'byzantine')).toEqual({ fieldArmy: 1, militia: 1 })
    expect(board.game.stackPlace.filter((place) => place === board.game.stackPlace[0])).toHaveLength(1)
  })

  it('§11.8 drops units, which are done', () => {
    const board = new Board()
    const mover = board.put('byzantine', 'Hel', { fieldArmy: 2 })
    board.operate(mover, 5).choose({ do: 'drop', unit: 'fieldArmy' }).choose({ do: 'end' })
    begin(board)
    expect(board.offered('operate')).toEqual([])
    expect(board.at('Hel', 'byzantine')).toEqual({ fieldArmy: 2 })
  })

  it('§11.8 joins a stack that has operated, with its last unit too', () => {
    const board = new Board()
    const mover = board.put('byzantine', 'Hel', { fieldArmy: 1 })
    expect(board.operate(mover, 5).offers({ do: 'drop' })).toBe(false)
    const army = board.put('byzantine', 'Hel', { fieldArmy: 3 })
    expect(board.operate(mover, 5).offers({ do: 'drop' })).toBe(false)
    board.game.stackMarks[army] = DONE
    board.operate(mover, 5).choose({ do: 'drop', unit: 'fieldArmy' })
    expect(board.prompt).toBeUndefined()
    expect(board.game.stackPlace.filter((place) => place >= 0)).toHaveLength(1)
    expect(board.at('Hel', 'byzantine')).toEqual({ fieldArmy: 4 })
  })

  it('§5.4 §11.3 a power that comes back into the war under another player does not go on with its turn', () => {
    const board = new Board({ seats: 2, options: { limitedAlliances: true } })
    const [khazar, seat] = [powerNumber('khazar'), board.seat('byzantine')]
    board.game.control[khazar] = seat
    Object.assign(board.game, { allied: 1 << khazar, actor: khazar, acted: 7 })
    board.put('byzantine', 'Hel', { militia: 1 })
    board.put('khazar', 'Pat', { nomad: 3 })
    board.put('khazar', 'Geo', { nomad: 1 })
    board.put('muslim', 'Geo', { fieldArmy: 5 })
    board
      .cup('neutralEntry')
      .play('operations', { power: khazar, seat })
      .choose({ do: 'operate', place: 'Geo' })
    board.dice(1).choose({ do: 'attack', table: 'engagement' })
    board.dice(6).choose({ table: 'shock' }).passAll('assassin')
    board.dice(5).choose({ do: 'power', power: 'khazar' })
    expect(board.seat('khazar')).toBe(board.seat('muslim'))
    expect(board.prompt).toBeUndefined()
  })

  it('§11.7 §24.4 a stack that was shown and picks up another is seen no more', () => {
    const board = new Board()
    const shown = board.put('byzantine', 'Hel', { fieldArmy: 1 })
    board.put('byzantine', 'Hel', { fieldArmy: 2 })
    board.game.stackSeen[shown] = 1 << board.seat('muslim')
    board.operate(shown, 5).choose({ do: 'take' })
    expect(board.game.stackSeen[shown]).toBe(0)
  })

  it('§11.5 an operation begins with no battle under way, whatever the position says', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Hel', { fieldArmy: 1 })
    Object.assign(board.game, { actor: 0, battleAttacker: stack, battleDefender: stack, battleBonus: [1, 0] })
    begin(board).dice(3).choose({ do: 'operate' })
    const { battleAttacker, battleDefender, battleBonus } = board.game
    expect([battleAttacker, battleDefender, battleBonus]).toEqual([-1, -1, [0, 0]])
  })

  it('§28.16 Leadership stays with the stack that stays', () => {
    const board = new Board({ options: { newChits: true } })
    const led = board.put('byzantine', 'Hel', { fieldArmy: 3 })
    board.game.stackMarks[led] = LEADERSHIP
    begin(board).choose({ do: 'split' }).choose({ do: 'detach' }).choose({ do: 'done' })
    board.dice(3).choose({ do: 'operate', stack: led })
    expect(board.asked().facts?.points).toBe(4)
    board.choose({ do: 'drop' }).choose({ do: 'end' })
    board.dice(3).choose({ do: 'operate' })
    expect(board.asked().facts?.points).toBe(3)
    expect(board.game.stackMarks.filter((marks) => (marks & LEADERSHIP) !== 0)).toHaveLength(1)
  })

  it('§28.16 [P66] a vacillating stack does not operate, nor does any part of it', () => {
    const board = new Board({ options: { newChits: true } }).hold('muslim', 'vacillatingForce')
    const target = board.put('byzantine', 'Hel', { fieldArmy: 3 })
    const king = board.put('byzantine', 'Thrac', { basileus: 1 })
    board.game.actor = powerNumber('muslim')
    board.play('treasury', { power: powerNumber('muslim'), bought: [] })
    board.choose({ chit: 'vacillatingForce', target }).passAll('assassin')
    begin(board)
    expect(board.offered('operate')).toMatchObject([{ stack: king }])
    board.play('player-turn-ends', { power: 0 })
    expect(begin(board).offered('operate')).toHaveLength(2)
  })
})

describe('pillage', () => {
  function pillager(place: 'Thrac' | 'constantinople' = 'Thrac', options = {}): Board {
    const board = new Board({ options })
      .colony('Thrac', 'byzantine')
      .cup('alliance', 'greekFire', 'subversion')
    const stack = board.put('muslim', place, { nomad: 2 })
    return board.operate(stack, 4)
  }

  it.each(['Thrac', 'constantinople'] as const)(
    '§19.1 [P29] [P51] from %s for 3 OP: the value in $, a chit for each other player',
    (place) => {
      const board = pillager(place).choose({ do: 'pillage' })
      expect(board.treasury('muslim')).toBe(6)
      expect(board.pillaged()).toEqual(['Thrac'])
      expect(board.asked().facts).toMatchObject({ points: 1 })
      for (const power of ['byzantine', 'khazar', 'frank'] as const) expect(board.hand(power)).toHaveLength(1)
      expect(board.hand('muslim')).toEqual([])
      expect(board.colonyOf('Thrac')).toBeUndefined()
    },
  )

  it('§19.2 [P16] not with an enemy in the area; one in the fortress is ignored', () => {
    const inside = pillager()
    inside.put('byzantine', 'constantinople', { militia: 1 })
    expect(inside.operate(0, 4).offers({ do: 'pillage' })).toBe(true)
    inside.rebels('byzantine', 'Thrac', { militia: 1 })
    expect(inside.operate(0, 4).offers({ do: 'pillage' })).toBe(false)
  })

  it('§19.1 §19.3 [P29] not with 2 OP, not twice, not in a box', () => {
    const board = pillager()
    expect(board.operate(0, 2).offers({ do: 'pillage' })).toBe(false)
    expect(board.pillage('Thrac').operate(0, 4).offers({ do: 'pillage' })).toBe(false)
    const east = new Board()
    expect(east.operate(east.put('muslim', 'East', { nomad: 1 }), 6).offers({ do: 'pillage' })).toBe(false)
  })

  it.each([
    ['players', 1],
    ['powers', 2],
  ])('§19.1 §28.28 [P29] two powers of one player draw, by %s: %i', (pillageChits, n) => {
    const board = new Board({ seats: 2, options: { pillageChits } }).cup(
      'alliance',
      'greekFire',
      'subversion',
    )
    board.game.control[powerNumber('frank')] = board.seat('muslim')
    const stack = board.put('byzantine', 'Thrac', { nomad: 2 })
    board.operate(stack, 4).choose({ do: 'pillage' })
    expect([...board.hand('muslim'), ...board.hand('frank')]).toHaveLength(n)
    expect(board.hand('khazar')).toEqual([])
  })

  it.each(['players', 'powers'])(
    '§19.1 §28.28 §29.16 by %s, a power that still waits draws nothing',
    (by) => {
      const board = new Board({ seats: 4, scenario: 'A', options: { pillageChits: by } })
      board.cup('alliance', 'greekFire', 'subversion')
      board.game.waiting = 1 << powerNumber('muslim')
      board.operate(board.put('byzantine', 'Thrac', { nomad: 2 }), 4).choose({ do: 'pillage' })
      expect(board.hand('muslim')).toEqual([])
      expect([...board.hand('khazar'), ...board.hand('frank')]).toHaveLength(2)
    },
  )

  it('§19.5 pillage removes what was built there', () => {
    const board = pillager()
    board.game.monastery[15] = 0
    board.game.fortification[15] = 3
    board.game.concession[15] = 1
    board.choose({ do: 'pillage' })
    expect([board.game.monastery[15], board.game.fortification[15], board.game.concession[15]]).toEqual([
      -1, 0, -1,
    ])
  })
})

describe('Rebel Control', () => {
  function rebels(): Board {
    const board = new Board().hold('byzantine', 'rebelControl').cup('alliance', 'greekFire', 'subversion')
    board.rebels('khazar', 'Rus', { nomad: 3 })
    board.rebels('khazar', 'Pat', { nomad: 1 })
    board.put('khazar', 'Pat', { militia: 1 })
    return begin(board).dice(5).choose({ chit: 'rebelControl', place: 'Rus' })
  }

  it('§17.7 §21.6 one rebel stack of any colour operates, without dropping or picking up', () => {
    const board = rebels()
    expect(board.asked().seat).toBe(board.seat('byzantine'))
    expect(board.offers({ do: 'drop' })).toBe(false)
    board.choose({ do: 'move', to: 'Pat' })
    if (board.prompt === 'intercept') board.choose({ do: 'pass' })
    expect(board.at('Pat', 'khazar', true)).toEqual({ nomad: 4 })
    expect(board.offers({ do: 'take' })).toBe(false)
  })

  it('§11.2 a fortress takes one owner, and rebels of one colour: no other rebels enter', () => {
    const board = new Board()
    const stack = board.rebels('khazar', 'Nic', { nomad: 1 })
    expect(board.operate(stack, 3, 'byzantine').costs()).toHaveProperty('nicea')
    board.rebels('muslim', 'nicea', { militia: 1 })
    expect(board.operate(stack, 3, 'byzantine').costs()).not.toHaveProperty('nicea')
  })

  it('§17.9 who rebels through rebels stands apart from them', () => {
    const board = new Board().hold('byzantine', 'subversion')
    const stack = board.rebels('khazar', 'Rus', { nomad: 2 })
    board.put('khazar', 'Rus', { militia: 1 })
    board.operate(stack, 3, 'byzantine').dice(6, 1).choose({ chit: 'subversion' }).passAll('assassin')
    if (board.prompt === 'rebellion') board.choose({ do: 'unit' })
    expect(board.at('Rus', 'khazar', true)).toEqual({ nomad: 2, militia: 1 })
    expect(board.game.stackPlace.filter((place) => place === board.game.stackPlace[stack])).toHaveLength(2)
  })

  it('§17.9 §23.11 who goes over to rebels of the same colour needs no counter of the pool', () => {
    const board = new Board().hold('byzantine', 'conversion')
    const stack = board.rebels('khazar', 'Rus', { militia: 1 })
    board.put('khazar', 'Rus', { nomad: 10 })
    board.operate(stack, 3, 'byzantine').dice(4).choose({ chit: 'conversion' }).passAll('assassin')
    board.choose({ do: 'unit', unit: 'nomad' })
    expect(board.at('Rus', 'khazar', true)).toEqual({ militia: 1, nomad: 1 })
    expect(board.at('Rus', 'khazar')).toEqual({ nomad: 9 })
    expect(board.entries('rebelled')).toHaveLength(1)
    expect(board.entries('lost')).toEqual([])
    expect(board.audit()).toEqual([])
  })

  it.each<[PowerId, PowerId, PowerId, boolean]>([
    ['muslim', 'byzantine', 'frank', true],
    ['byzantine', 'khazar', 'frank', false],
    ['byzantine', 'khazar', 'muslim', true],
  ])(
    '§17.7 §22.13 in a union of churches the %s may attack with %s rebels the %s: %s',
    (by, colour, target, may) => {
      const board = new Board()
      const stack = board.rebels(colour, 'Nic', { nomad: 2 })
      board.put(target, 'Nic', { militia: 1 })
      board.game.unification = 1
      expect(board.operate(stack, 3, by).offers({ do: 'attack' })).toBe(may)
      expect(board.reason({ do: 'attack' })).toBe(may ? undefined : 'union-of-churches')
    },
  )

  it('§11.3 §17.6 who has operated as a rebel does not operate again as a loyal unit', () => {
    const board = new Board().hold('byzantine', 'alliance')
    const stack = board.rebels('byzantine', 'Geo', { militia: 2 })
    board.operate(stack, 3, 'byzantine').choose({ chit: 'alliance' }).passAll('assassin')
    expect(board.at('Geo', 'byzantine')).toEqual({ militia: 2 })
    expect(begin(board).offers({ do: 'operate' })).toBe(false)
  })

  it('§17.3 rebels enter no box', () => {
    expect(rebels().costs()).not.toHaveProperty('North')
  })

  it('§17.8 [P56] its decisive victory gives the controller a chit', () => {
    const board = new Board().cup('alliance')
    const stack = board.rebels('khazar', 'Rus', { nomad: 8 })
    board.put('khazar', 'Rus', { militia: 1 })
    board.operate(stack, 3, 'byzantine').dice(6).choose({ do: 'attack', table: 'raid' })
    expect(board.entries('combatRoll')[0]).toMatchObject({ rebel: true, result: 'DV F' })
    expect(board.hand('byzantine')).toHaveLength(1)
  })

  it('§17.8 [P30] its pillage brings no money, but chits to the others', () => {
    const board = rebels().choose({ do: 'pillage', place: 'Rus' })
    expect(board.treasury('byzantine')).toBe(0)
    expect(board.pillaged()).toEqual(['Rus'])
    for (const power of ['muslim', 'khazar', 'frank'] as const) expect(board.hand(power)).toHaveLength(1)
    expect(board.hand('byzantine')).toEqual([])
  })
})

describe('the fall of a Basileus', () => {
  it.each([true, false])('§18.3 §28.20 [P7] costs all chits: %s', (basileusChits) => {
    const board = new Board({ options: { basileusChits } })
      .hold('muslim', 'alliance', 'assassin')
      .cup('subversion')
    const stack = board.put('byzantine', 'Nic', { fieldArmy: 4 })
    board.put('muslim', 'Nic', { basileus: 1 })
    board.operate(stack, 4).dice(6).choose({ do: 'attack', table: 'shock' })
    expect(board.entries('basileusLost')).toHaveLength(1)
    expect(board.hand('muslim')).toEqual(basileusChits ? [] : ['alliance', 'assassin'])
  })
})
