import { describe, expect, it } from 'vitest'
import { Board } from '../../testing/board.ts'
import { powerNumber } from '../../tables.ts'
import { HELD_CHITS } from '../../vocabulary.ts'

const MUSLIM = powerNumber('muslim')

function armed(): Board {
  const board = new Board()
  board.put('byzantine', 'constantinople', { basileus: 1, militia: 2 })
  board.put('muslim', 'Syr', { basileus: 1, nomad: 3 })
  board.put('khazar', 'Pat', { basileus: 1 })
  board.put('frank', 'Lom', { basileus: 1 })
  return board
}

describe('drawing', () => {
  it('§20.2 a chit to hold comes into the hand, and only its owner is told which', () => {
    const board = armed().cup('alliance').play('draw', { power: MUSLIM, n: 1 })
    expect(board.hand('muslim')).toEqual(['alliance'])
    expect(board.entries('drew')).toHaveLength(1)
  })

  it('§20.2 from an empty cup nothing is drawn', () => {
    const board = armed().cup().play('draw', { power: MUSLIM, n: 3 })
    expect(board.hand('muslim')).toEqual([])
    expect(board.prompt).toBeUndefined()
  })

  it('§20.3 with ten chits one is put back first', () => {
    const ten = HELD_CHITS.slice(0, 10)
    const board = armed()
      .hold('muslim', ...ten)
      .cup('tradeConcession')
    board.play('draw', { power: MUSLIM, n: 1 })
    expect(board.prompt).toBe('discard')
    board.choose({ do: 'discard', chit: 'alliance' })
    expect(board.hand('muslim')).toHaveLength(10)
  })

  it('§20.3 or nothing is drawn', () => {
    const board = armed()
      .hold('muslim', ...HELD_CHITS.slice(0, 10))
      .cup('tradeConcession')
    board.play('draw', { power: MUSLIM, n: 1 }).choose({ do: 'forgo' })
    expect(board.hand('muslim')).toEqual(HELD_CHITS.slice(0, 10))
    expect(board.inCup()).toEqual(['tradeConcession'])
  })

  it('§20.3 §22.6 [P84] De Ceremoniis in sight is not one of the ten, and is not put back', () => {
    const board = new Board().hold('muslim', 'deCeremoniis', ...HELD_CHITS.slice(0, 9)).cup('tradeConcession')
    board.play('draw', { power: MUSLIM, n: 1 })
    expect(board.prompt).toBeUndefined()
    expect(board.hand('muslim')).toHaveLength(11)
    expect(board.audit()).toEqual([])
    board.cup('schism').play('draw', { power: MUSLIM, n: 1 })
    expect(board.prompt).toBe('discard')
    expect(board.offers({ chit: 'deCeremoniis' })).toBe(false)
  })

  it('§10.7 what is played at once is played before the next is drawn', () => {
    const board = armed().cup('civilWar').play('draw', { power: MUSLIM, n: 2 }, 1, 1)
    // The Basileus’ stack is immune, so that the chit comes back and is drawn again.
    expect(board.entries('chitRoll')).toHaveLength(2)
    expect(board.hand('muslim')).toEqual([])
  })
})

describe('an Assassin', () => {
  const schism = (board: Board, ...dice: number[]) =>
    board.cup('schism').play('draw', { power: MUSLIM, n: 1 }, ...dice)

  it('§20.6 §21.2 [P36] of any power cancels a chit, which goes where it would have gone', () => {
    const board = schism(armed().hold('frank', 'assassin').hold('muslim', 'alliance'))
    board.choose({ do: 'assassin', power: 'frank' }).passAll('assassin')
    expect(board.entries('chitRoll')).toEqual([])
    expect(board.hand('muslim')).toEqual(['alliance'])
    expect(board.hand('frank')).toEqual([])
    expect(board.inCup().toSorted()).toEqual(['assassin', 'schism'])
    expect(board.audit()).toEqual([])
  })

  it('§20.6 of a chit that is drawn after a battle is played against nobody who fell in it', () => {
    const board = armed().hold('byzantine', 'alliance')
    board.game.battleAttacker = board.put('frank', 'Lom', { warrior: 2 })
    schism(board)
    expect(board.asked(board.seat('byzantine')).window?.aims).toEqual([board.seat('frank')])
  })

  it('§20.6 [P36] saves its owner from a chit that was just drawn', () => {
    const board = schism(armed().hold('muslim', 'assassin', 'alliance'))
    board.choose({ do: 'assassin', power: 'muslim' }).passAll('assassin')
    expect(board.hand('muslim')).toEqual(['alliance'])
  })

  it('§20.7 [P36] is cancelled by another Assassin', () => {
    const board = schism(armed().hold('frank', 'assassin').hold('muslim', 'assassin'), 6)
    board.choose({ do: 'assassin', power: 'frank' })
    while (board.prompt === 'assassin') {
      const answer = board.offers({ power: 'muslim' }) ? { power: 'muslim' } : { do: 'pass' }
      board.choose(answer)
    }
    expect(board.entries('chitRoll')).toHaveLength(1)
    expect(board.hand('muslim')).toEqual([])
  })

  it('§20.6 §20.7 [P36] that was cancelled leaves the chit open to the next one', () => {
    const board = schism(
      armed().hold('frank', 'assassin').hold('khazar', 'assassin').hold('byzantine', 'assassin'),
    )
    const [frank, khazar, byzantine] = (['frank', 'khazar', 'byzantine'] as const).map((id) => board.seat(id))
    const send = (seat: number | undefined, by: number | undefined) =>
      board.answer(seat ?? -1, seat === by ? { do: 'assassin' } : { do: 'pass' })
    for (const seat of [frank, khazar, byzantine]) send(seat, frank)
    for (const seat of [khazar, byzantine]) send(seat, byzantine)
    board.answer(khazar ?? -1, { do: 'pass' })
    expect(board.asked(khazar).facts).toEqual({ chit: 'schism', by: 'muslim' })
    board.answer(khazar ?? -1, { do: 'assassin' })
    expect(board.entries('chitRoll')).toEqual([])
    expect(board.inCup().toSorted()).toEqual(['assassin', 'assassin', 'assassin', 'schism'])
    expect(board.audit()).toEqual([])
  })

  it('§20.7 §20.8 an Assassin that was spent on another chit meanwhile does not come', () => {
    const board = schism(armed().hold('frank', 'assassin').hold('khazar', 'tradeConcession'), 6)
    const [frank, khazar] = [board.seat('frank'), board.seat('khazar')]
    board.answer(frank, { do: 'assassin' }).answer(khazar, { chit: 'tradeConcession' })
    board.answer(frank, { do: 'assassin' }).passAll('assassin')
    expect(board.entries('assassinated')).toMatchObject([{ power: 'khazar', chit: 'tradeConcession' }])
    expect(board.audit()).toEqual([])
    expect(board.entries('chitRoll')).toMatchObject([{ chit: 'schism' }])
  })

  it('§20.6 [P69] does not bring back a chit that is removed when drawn', () => {
    const board = armed().hold('frank', 'assassin').cup('crusade')
    board.play('draw', { power: MUSLIM, n: 1 }).choose({ do: 'assassin', power: 'frank' }).passAll('assassin')
    expect(board.removed()).toContain('crusade')
    expect(board.inCup()).toEqual(['assassin'])
  })

  it('§20.6 nobody is told by being asked who holds one: all with chits are', () => {
    const board = schism(armed().hold('frank', 'alliance').hold('khazar', 'greekFire'), 6)
    expect(board.prompts).toEqual(['assassin', 'assassin'])
  })
})
