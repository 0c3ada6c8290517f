import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate.ts'
import { quietTalks } from './rules/negotiation/negotiation.ts'
import { Board } from './testing/board.ts'
import { PHASES, type PowerId } from './vocabulary.ts'

const worth = (board: Board, power: PowerId): number => {
  const out: number[] = []
  evaluate(board.game, out, board.stack)
  return out[board.seat(power)] ?? 0
}

/** Every power has acted in this turn. */
const ALL = 15

const table = () => {
  const board = new Board({ seats: 2 }).money('muslim', 10).money('byzantine', 10)
  board.put('muslim', 'Syr', { basileus: 1, nomad: 2 })
  board.put('byzantine', 'Thrac', { basileus: 1, fieldArmy: 2 })
  // Nobody is down to its last units.
  board.put('muslim', 'Kur', { militia: 2 })
  board.put('byzantine', 'Pel', { militia: 2 })
  board.game.acted = ALL
  return board
}

/** What the Byzantines think after they answered an offer of the Muslims. */
const after = (term: 'giveMoney' | 'askMoney', answer: 'accept' | 'refuse') => {
  const board = table()
  board.play('negotiation', quietTalks(board.game)).choose({ do: 'talk' }).choose({ do: 'offer' })
  board.choose({ do: term }).choose({ n: 5 }).choose({ do: 'propose' }).choose({ do: 'pass' })
  return worth(board.choose({ do: answer }), 'byzantine')
}

describe('what bots think of a position', () => {
  it('is between lost and won, and the sum of two rivals is 1', () => {
    const board = table()
    const [muslim, byzantine] = [worth(board, 'muslim'), worth(board, 'byzantine')]
    expect(muslim).toBeGreaterThan(0)
    expect(byzantine).toBeLessThan(1)
    expect(muslim + byzantine).toBeCloseTo(1)
  })

  it('likes land, armies, chits and money, and not rebels or pillage', () => {
    const better: ((board: Board) => void)[] = [
      (board) => board.put('byzantine', 'Hel', { militia: 1 }),
      (board) => board.put('byzantine', 'Thrac', { fieldArmy: 1 }),
      (board) => board.hold('byzantine', 'assassin'),
      (board) => board.money('byzantine', 14),
      (board) => board.pillage('Syr'),
      (board) => board.rebels('byzantine', 'Syr', { militia: 1 }),
    ]
    const before = worth(table(), 'byzantine')
    for (const change of better) {
      const board = table()
      change(board)
      expect(worth(board, 'byzantine')).toBeGreaterThan(before)
    }
  })

  it('§24.4 sees no gain in showing something before the income comes', () => {
    const board = table()
    board.game.acted = 1
    board.game.actor = 0
    board.play('taxes', { power: 0, skip: [] })
    const before = worth(board, 'byzantine')
    expect(worth(board.choose({ do: 'show' }), 'byzantine')).toBeCloseTo(before, 3)
    expect(worth(board.choose({ do: 'showStack' }), 'byzantine')).toBeCloseTo(before, 3)
  })

  it('takes a gift and refuses a demand', () => {
    expect(after('giveMoney', 'accept')).toBeGreaterThan(after('giveMoney', 'refuse'))
    expect(after('askMoney', 'accept')).toBeLessThan(after('askMoney', 'refuse'))
  })

  it('§26.9 fears for its last units on the map, and not for those in its box', () => {
    const standing = (onMap: number) => {
      const board = new Board({ seats: 2 })
      board.put('byzantine', 'Thrac', { basileus: 1, fieldArmy: 5 })
      board.put('muslim', 'Ara', { militia: onMap })
      board.put('muslim', 'East', { militia: 7 - onMap })
      return worth(board, 'muslim')
    }
    expect(standing(2)).toBeGreaterThan(standing(1))
    expect(standing(5)).toBeGreaterThan(standing(2))
  })

  it('counts the income that is to come while taxes are raised, so that putting it off is no gain', () => {
    const board = table()
    board.game.actor = 0
    board.play('taxes', { power: 0, skip: [], raised: true })
    const before = worth(board, 'byzantine')
    board.choose({ do: 'done' })
    expect(worth(board, 'byzantine')).toBeCloseTo(before, 6)
  })

  it('§11.2 gains nothing by splitting a garrison', () => {
    const [one, two] = [table(), table()]
    one.put('byzantine', 'constantinople', { militia: 2 })
    for (let n = 0; n < 2; n++) two.put('byzantine', 'constantinople', { militia: 1 })
    expect(worth(two, 'byzantine')).toBeCloseTo(worth(one, 'byzantine'), 9)
  })

  it('counts wages that are due as spent', () => {
    const board = table()
    const before = worth(board, 'byzantine')
    board.game.owed[0] = 4
    expect(worth(board, 'byzantine')).toBeLessThan(before)
  })

  it('is surer of a lead when a treaty brings the end nearer', () => {
    const lead = (treaty: number) => {
      const board = table().money('byzantine', 90)
      board.game.treaty = treaty
      return Math.abs(worth(board, 'byzantine') - 0.5)
    }
    expect(lead(2)).toBeGreaterThan(lead(0))
  })

  it('wants a treaty when it leads and only then, before it knows what the others answer', () => {
    const thinks = (money: number, answer: 'agree' | 'decline') => {
      const board = new Board({ seats: 4 }).money('byzantine', money)
      board.put('muslim', 'Syr', { nomad: 1 })
      board.put('khazar', 'Che', { nomad: 1 })
      board.put('frank', 'Lom', { militia: 1 })
      board.put('byzantine', 'Thrac', { militia: 1 })
      board.play('treaty', { by: board.seat('muslim'), turn: 5 })
      return worth(board.answer(board.seat('byzantine'), { do: answer }), 'byzantine')
    }
    expect(thinks(0, 'agree')).toBeLessThan(thinks(0, 'decline'))
    expect(thinks(200, 'agree')).toBeGreaterThanOrEqual(thinks(200, 'decline'))
  })

  it('keeps a colony rather than a horseman for it, while there are years to come', () => {
    const [settled, levied] = [table(), table()]
    settled.game.turn = levied.game.turn = 1
    settled.colony('Thrac', 'byzantine')
    levied.put('byzantine', 'Thrac', { nomad: 1 })
    expect(worth(settled, 'byzantine')).toBeGreaterThan(worth(levied, 'byzantine'))
    settled.game.turn = levied.game.turn = settled.game.tables.scenario.turns
    expect(worth(settled, 'byzantine')).toBeGreaterThan(worth(table(), 'byzantine'))
  })

  it('gains nothing by ending the turn early, whoever leads', () => {
    const [board, later] = [table(), table()]
    Object.assign(board.game, { turn: 3, phase: PHASES.indexOf('operations') })
    Object.assign(later.game, { turn: 4, phase: PHASES.indexOf('negotiation'), acted: 0 })
    expect(worth(later, 'byzantine')).toBe(worth(board, 'byzantine'))
  })

  it('gains nothing by putting off the first income of a turn with talk', () => {
    const board = table()
    Object.assign(board.game, { turn: 3, phase: PHASES.indexOf('negotiation'), acted: 0 })
    const before = worth(board, 'byzantine')
    Object.assign(board.game, { phase: PHASES.indexOf('treasury'), acted: 2, actor: 1 })
    board.play('taxes', { power: 1, skip: [] })
    expect(worth(board, 'byzantine')).toBe(before)
    board.choose({ do: 'done' })
    expect(worth(board, 'byzantine')).not.toBe(before)
  })

  it('expects what is sure to come to those who have not acted: to end a turn changes nothing', () => {
    const board = table()
    Object.assign(board.game, { turn: 3, phase: PHASES.indexOf('operations'), acted: 2, actor: 1 })
    const before = worth(board, 'byzantine')
    Object.assign(board.game, { phase: PHASES.indexOf('treasury'), acted: 3, actor: 0 })
    board.hold('byzantine', 'assassin', 'assassin').play('taxes', { power: 0, skip: [] })
    expect(worth(board, 'byzantine')).toBeCloseTo(before, 9)
  })

  it('cares as much for what it has above the last band as below', () => {
    const odds = (board: Board) => Math.log(worth(board, 'byzantine') / (1 - worth(board, 'byzantine')))
    const gain = (money: number) => {
      const board = table().money('byzantine', money)
      const before = odds(board)
      board.put('byzantine', 'Hel', { militia: 1 })
      return odds(board) - before
    }
    expect(gain(150)).toBeCloseTo(gain(10))
  })
})
