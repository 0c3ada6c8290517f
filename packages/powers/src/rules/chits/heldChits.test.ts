import { describe, expect, it } from 'vitest'
import { Board } from '../../testing/board.ts'
import { LEADERSHIP } from '../../state.ts'
import { powerNumber } from '../../tables.ts'
import type { ChitId, PlaceId, PowerId } from '../../vocabulary.ts'

const [treasury, operations] = ['treasury', 'operations'] as const

function own(board: Board, phase: 'treasury' | 'operations', power: PowerId = 'byzantine'): Board {
  const number = powerNumber(power)
  board.game.actor = number
  return board.play(phase, { power: number, bought: [] })
}

/** Plays a chit, and nobody answers it. */
const play = (board: Board, chit: ChitId, wanted: object = {}) =>
  board.choose({ do: 'chit', chit, ...wanted }).passAll('assassin')

describe('Alliance', () => {
  it.each([treasury, operations])(
    '§17.6 §21.1 in the %s phase: a rebel stack of the own colour turns loyal',
    (phase) => {
      const board = new Board().hold('byzantine', 'alliance')
      board.rebels('byzantine', 'Geo', { warrior: 1, militia: 2 })
      board.rebels('khazar', 'Rus', { nomad: 1 })
      own(board, phase)
      expect(board.offered('chit')).toHaveLength(1)
      play(board, 'alliance')
      expect(board.at('Geo', 'byzantine')).toEqual({ warrior: 1, militia: 2 })
      expect(board.at('Geo', 'byzantine', true)).toEqual({})
      expect(board.inCup()).toContain('alliance')
    },
  )

  it('§17.2 §21.1 a rebel garrison turns loyal inside its walls, all of it', () => {
    const board = new Board().hold('byzantine', 'alliance')
    board.rebels('byzantine', 'tiflis', { warrior: 1, militia: 2 })
    play(own(board, treasury), 'alliance')
    expect(board.at('tiflis', 'byzantine')).toEqual({ warrior: 1, militia: 2 })
    expect(board.audit()).toEqual([])
  })

  it('§20.4 §20.6 an Assassin leaves the rebels as they were', () => {
    const board = new Board().hold('byzantine', 'alliance').hold('frank', 'assassin')
    board.rebels('byzantine', 'Geo', { militia: 1 })
    own(board, treasury)
      .choose({ chit: 'alliance' })
      .choose({ do: 'assassin', power: 'frank' })
      .passAll('assassin')
    expect(board.at('Geo', 'byzantine', true)).toEqual({ militia: 1 })
    expect(board.hand('byzantine')).toEqual([])
  })
})

describe('Espionage', () => {
  const spied = () => {
    const board = new Board().hold('byzantine', 'espionage').hold('muslim', 'greekFire', 'assassin')
    board.put('byzantine', 'Thrac', { militia: 1 })
    board.put('muslim', 'Syr', { nomad: 3 })
    board.rebels('muslim', 'antioch', { militia: 1 })
    return own(board, operations)
  }

  it('§21.3 §24.1 shows all stacks of one area with its fortress', () => {
    const board = play(spied(), 'espionage', { place: 'Syr' })
    expect(board.entries('showedStack').map(({ place, units }) => [place, units])).toEqual([
      ['Syr', [0, 0, 0, 3, 0, 0]],
      ['antioch', [0, 0, 0, 0, 1, 0]],
    ])
  })

  it('§21.3 §24.2 [P88] or all chits of all powers of one player', () => {
    const board = play(spied(), 'espionage', { power: 'muslim' })
    expect(board.entries('showed')).toMatchObject([{ chits: ['assassin', 'greekFire'] }])
    const twice = new Board({ seats: 2 }).hold('byzantine', 'espionage').hold('khazar', 'alliance')
    twice.hold('muslim', 'greekFire')
    twice.game.control[powerNumber('khazar')] = twice.seat('muslim')
    own(twice, operations)
    expect(twice.offered('chit')).toMatchObject([{ power: 'muslim' }])
    play(twice, 'espionage', { power: 'muslim' })
    expect(twice.entries('showed')).toMatchObject([
      { power: 'muslim', chits: ['greekFire'] },
      { power: 'khazar', chits: ['alliance'] },
    ])
  })
})

describe('Raiders', () => {
  it.each<[ChitId, readonly PlaceId[], readonly PlaceId[]]>([
    ['raidersWest', ['Lom', 'Cro'], ['TS']],
    ['raidersNorth', ['Cro', 'Mag', 'Ava', 'Pat', 'Rus', 'Tra'], []],
    ['raidersEast', ['Tra', 'Geo', 'Vas', 'Kur', 'Cal', 'Ara', 'Pal'], ['EMS', 'IS']],
  ])('§21.5 [P37] %s: a nomad in %j or a fleet in %j', (chit, lands, seas) => {
    const board = own(new Board().hold('byzantine', chit), treasury)
    const places = board
      .offered('chit')
      .flatMap((choice) => (choice.do === 'chit' ? [[choice.unit, choice.place]] : []))
    expect(places).toEqual([...lands.map((land) => ['nomad', land]), ...seas.map((sea) => ['fleet', sea])])
    const [first] = lands
    play(board, chit, { place: first })
    expect(board.at(first as PlaceId, 'byzantine')).toEqual({ nomad: 1 })
    expect(board.treasury('byzantine')).toBe(0)
  })

  it('§21.5 only in the own treasury phase', () => {
    expect(
      own(new Board().hold('byzantine', 'raidersEast'), operations).offers({ chit: 'raidersEast' }),
    ).toBe(false)
  })

  it('§29.15 [P78] in scenario A Raiders East bring no fleet', () => {
    const board = own(new Board({ scenario: 'A' }).hold('byzantine', 'raidersEast'), treasury)
    expect(board.offers({ unit: 'fleet' })).toBe(false)
    expect(board.offered('chit')).toHaveLength(4)
  })
})

describe('Trade Concession', () => {
  it.each([treasury, operations])('§21.9 gives $10 in the %s phase', (phase) => {
    const board = play(own(new Board().hold('byzantine', 'tradeConcession'), phase), 'tradeConcession')
    expect(board.treasury('byzantine')).toBe(10)
  })

  it('§21.9 [P93] whenever its holder is asked, in another’s turn and in a battle too; the question then comes again', () => {
    const board = new Board().hold('muslim', 'tradeConcession')
    const stack = board.put('byzantine', 'Nic', { fieldArmy: 2 })
    board.put('muslim', 'Nic', { nomad: 1 })
    board.operate(stack, 4).dice(2).choose({ do: 'attack', table: 'shock' })
    expect(board.asked().seat).toBe(board.seat('muslim'))
    expect(board.prompt).toBe('counterattack')
    play(board, 'tradeConcession', { by: 'muslim' })
    expect(board.treasury('muslim')).toBe(10)
    expect(board.prompt).toBe('counterattack')
    expect(board.offers({ chit: 'tradeConcession' })).toBe(false)
  })

  it('§21.9 [P93] for whichever power of the player holds it, and never for another player', () => {
    const board = new Board({ seats: 2 }).hold('khazar', 'tradeConcession')
    board.game.control[powerNumber('khazar')] = board.seat('byzantine')
    play(own(board.money('byzantine', 5), treasury), 'tradeConcession', { by: 'khazar' })
    expect([board.treasury('khazar'), board.treasury('byzantine')]).toEqual([10, 5])
    const other = own(new Board().money('byzantine', 5).hold('muslim', 'tradeConcession'), treasury)
    expect(other.offers({ chit: 'tradeConcession' })).toBe(false)
  })

  it('§21.9 holding it makes nobody be asked who would not be', () => {
    const board = new Board().hold('muslim', 'tradeConcession')
    const stack = board.put('byzantine', 'Nic', { fieldArmy: 2 })
    board.put('muslim', 'Nic', { militia: 1 })
    board.operate(stack, 4).dice(2, 3).choose({ do: 'attack', table: 'shock' })
    // One table only: the counterattack is made without a question, and only the chits of `support` are asked for.
    expect(board.prompt).toBe('support')
  })
})

describe('the extra chits', () => {
  const extra = (...chits: readonly ChitId[]) =>
    new Board({ options: { newChits: true } }).hold('byzantine', ...chits)

  it('§28.16 are in the game only with the option', () => {
    expect(new Board().game.chits).toHaveLength(40)
    expect(extra().game.chits).toHaveLength(45)
  })

  it('§28.16 Treasury Graft: a power of choice loses a die roll, never below 0', () => {
    const board = own(extra('treasuryGraft').money('muslim', 3), treasury)
    board.dice(5)
    play(board, 'treasuryGraft', { power: 'muslim' })
    expect(board.treasury('muslim')).toBe(0)
  })

  it.each<[PowerId, number]>([
    ['byzantine', 1],
    ['frank', 1],
    ['khazar', 2],
    ['muslim', 2],
  ])('§28.16 [P66] Tribes Unite: the %s gets %i nomads, not in pillaged areas', (power, n) => {
    const board = new Board({ options: { newChits: true } }).hold(power, 'tribesUnite').pillage('Pel')
    board.put(power, 'Hel', { militia: 1 })
    board.put(power, 'Pel', { militia: 1 })
    own(board, treasury, power)
    play(board, 'tribesUnite')
    for (let i = 0; i < n; i++) {
      if (board.prompt !== 'place') break
      expect(board.offers({ place: 'Pel' })).toBe(false)
      board.choose({ place: 'Hel' })
    }
    expect(board.at('Hel', power)).toEqual({ militia: 1, nomad: n })
  })

  it('§28.16 Ambush: the attacked stack attacks instead, before the die', () => {
    const board = new Board({ options: { newChits: true } }).hold('muslim', 'ambush').cup('alliance')
    const stack = board.put('byzantine', 'Nic', { fieldArmy: 2 })
    board.put('muslim', 'Nic', { nomad: 3 })
    board.operate(stack, 4).dice(6).choose({ do: 'attack', table: 'shock' })
    expect(board.prompt).toBe('ambush')
    board.choose({ do: 'chit', chit: 'ambush' }).passAll('assassin')
    expect(board.prompt).toBe('table')
    expect(board.offered('table')).toHaveLength(2)
    board.choose({ table: 'raid' })
    const [roll] = board.entries('combatRoll')
    expect(roll).toMatchObject({ power: 'muslim', table: 'raid', strength: 3, result: 'MV F' })
    expect(board.at('Nic', 'byzantine')).toEqual({})
    expect(board.inCup()).toContain('ambush')
  })

  it('§28.16 without Ambush the attack goes on', () => {
    const board = new Board({ options: { newChits: true } }).hold('muslim', 'alliance')
    const stack = board.put('byzantine', 'Nic', { fieldArmy: 2 })
    board.put('muslim', 'Nic', { nomad: 3 })
    board.operate(stack, 4).dice(3).choose({ do: 'attack', table: 'shock' }).choose({ do: 'pass' })
    expect(board.entries('combatRoll')[0]).toMatchObject({ power: 'byzantine', result: 'NE' })
  })

  it('§28.16 [P83] Vacillating Force has no hold on a Basileus: unseen he is shown, and the chit is spent', () => {
    const board = new Board({ options: { newChits: true } }).hold('muslim', 'vacillatingForce')
    const target = board.put('byzantine', 'Thrac', { basileus: 1, fieldArmy: 1 })
    own(board, treasury, 'muslim')
    play(board, 'vacillatingForce', { target })
    expect(board.entries('showedStack')).toMatchObject([{ place: 'Thrac', units: [1, 1, 0, 0, 0, 0] }])
    expect(board.entries('chitFailed')).toMatchObject([{ chit: 'vacillatingForce', place: 'Thrac' }])
    expect(board.hand('muslim')).toEqual([])
    expect(own(board, operations).offers({ do: 'operate', stack: target })).toBe(true)
  })

  it('§28.16 [P83] Vacillating Force is not offered where a Basileus is seen', () => {
    const board = new Board({ options: { newChits: true } }).hold('muslim', 'vacillatingForce')
    const target = board.put('byzantine', 'Thrac', { basileus: 1, fieldArmy: 1 })
    const beside = board.put('byzantine', 'Thrac', { militia: 1 })
    board.put('muslim', 'Thrac', { nomad: 1 })
    own(board, treasury, 'muslim')
    expect(board.offers({ chit: 'vacillatingForce', target })).toBe(false)
    expect(board.offers({ chit: 'vacillatingForce', target: beside })).toBe(true)
  })

  it('§28.16 [P93] Treasury Graft too may be played in another’s turn', () => {
    const board = extra('treasuryGraft').money('muslim', 6)
    const stack = board.put('muslim', 'Nic', { nomad: 1 })
    board.put('byzantine', 'Nic', { fieldArmy: 1 })
    board.operate(stack, 4).dice(4).choose({ do: 'attack', table: 'raid' })
    expect(board.asked().seat).toBe(board.seat('byzantine'))
    play(board, 'treasuryGraft', { by: 'byzantine', power: 'muslim' })
    expect(board.treasury('muslim')).toBe(2)
  })

  it('§28.16 Leadership: only on a stack without the Basileus', () => {
    const board = extra('leadership')
    board.put('byzantine', 'Thrac', { basileus: 1 })
    const led = board.put('byzantine', 'Hel', { fieldArmy: 1 })
    own(board, treasury)
    expect(board.offered('chit')).toEqual([{ do: 'chit', chit: 'leadership', stack: led, place: 'Hel' }])
  })

  it('§28.16 Leadership keeps its stack from conversion, also beside one that is converted', () => {
    const board = new Board({ options: { newChits: true } }).hold('muslim', 'conversion')
    const led = board.put('byzantine', 'Nic', { fieldArmy: 2 })
    board.put('byzantine', 'nicea', { militia: 1 })
    board.put('muslim', 'Nic', { nomad: 1 })
    board.game.stackMarks[led] = LEADERSHIP
    own(board, operations, 'muslim').dice(6, 6)
    play(board, 'conversion')
    while (board.prompt === 'convert') board.choose({ do: 'unit' })
    expect(board.at('Nic', 'byzantine')).toEqual({ fieldArmy: 2 })
    expect(board.at('nicea', 'byzantine')).toEqual({})
  })

  it('§21.1 §21.3 §21.9 §28.16 what may be played in the own turn may be played in the middle of an operation', () => {
    const board = new Board({ options: { newChits: true } }).money('khazar', 3)
    board.hold('byzantine', 'alliance', 'espionage', 'tradeConcession', 'treasuryGraft', 'vacillatingForce')
    board.rebels('byzantine', 'Geo', { militia: 1 })
    board.put('muslim', 'Syr', { nomad: 1 })
    board.operate(board.put('byzantine', 'Nic', { fieldArmy: 1 }), 3)
    const played = board.offered('chit').flatMap((choice) => (choice.do === 'chit' ? [choice.chit] : []))
    expect(new Set(played).size).toBe(5)
    board.choose({ chit: 'espionage', place: 'Syr' }).passAll('assassin')
    expect(board.prompt).toBe('act')
    expect(board.asked().facts).toMatchObject({ points: 3 })
  })
})
