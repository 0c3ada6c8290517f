import { describe, expect, it } from 'vitest'
import { CardTable } from '../testing/cardTable.ts'
import type { Bag } from '../types.ts'
import { courtView } from '../view.ts'

describe('Initiative, Caskets and Keimelia (chapter 5)', () => {
  const choosing = (seats = 2) => {
    const table = new CardTable({ seats })
    table.game.initiative.track.fill(-1)
    return table
  }

  it('§5.2 §5.3 all four positions can be taken with two players, and the loot is gained at once', () => {
    const table = choosing().run({ step: 'take-position', local: { seat: 0 } })
    expect(table.pending[0]?.choices).toHaveLength(4)
    table.take('position', { position: 'robes' })
    const loot = table.game.tables.caskets[table.game.initiative.caskets[3] as number]?.loot
    expect(loot?.every((n, good) => n === table.game.goods[good])).toBe(true)
  })

  it('§5.5 [D5] position I is the Labaron, whatever its name, and gives 1 Dynamis', () => {
    const table = choosing()
      .run({ step: 'take-position', local: { seat: 0 } })
      .take('position', { position: 'labaron' })
    expect(table.has(0, 'dynamis')).toBe(1)
  })

  it('§5.4 [D45] Dynamis in a Casket counts, also when its loot is taken once more', () => {
    const table = choosing().inPlay(0, 'E045')
    table.game.initiative.caskets[0] = 36
    table.run({ step: 'take-position', local: { seat: 0 } }).take('position', { position: 'labaron' })
    expect([table.has(0, 'dynamis'), table.has(0, 'civicus')]).toEqual([3, 2])
  })
})

describe('influencing the Emperor (chapter 6)', () => {
  const voting = (...auctoritas: number[]) => {
    const table = new CardTable({ seats: auctoritas.length })
    auctoritas.forEach((n, seat) => table.give(seat, { auctoritas: n }))
    table.game.initiative.track.fill(-1)
    ;[0, 2, 3].slice(0, auctoritas.length).forEach((position, seat) => {
      table.game.initiative.track[position] = seat
    })
    table.game.events.options[0] = -1
    return table.run({ step: 'influence', local: { at: 0 } })
  }
  const vote = (table: CardTable, option: number, n: number) =>
    table.take('option', { option }).when('vote-amount', 'number', { n })

  it('§6.1 §6.2 the Option with the higher total is chosen; §6.3 the most Auctoritas gains 2 Doxa', () => {
    const table = voting(2, 3)
    vote(table, 2, 2)
    vote(table, 1, 3).quiet()
    expect(table.game.events.options[0]).toBe(0)
    expect([table.has(0, 'doxa'), table.has(1, 'doxa')]).toEqual([0, 2])
  })

  it('§6.3 who are tied gain 1 each', () => {
    const table = voting(2, 2)
    vote(table, 2, 2)
    vote(table, 1, 2).quiet()
    expect([table.has(0, 'doxa'), table.has(1, 'doxa')]).toEqual([1, 1])
  })

  it('§1.10 [D20] the holder of the Scepter decides a tie, also one of their own', () => {
    const table = voting(2, 2)
    vote(table, 2, 2)
    vote(table, 1, 2).quietUntil('break-option-tie')
    expect(table.pending[0]?.seat).toBe(1)
    table.take('option', { option: 1 })
    expect(table.game.events.options[0]).toBe(0)
  })

  it('§1.10 without a Scepter the holder of the Ring decides', () => {
    const table = new CardTable()
    table.game.ring = 1
    table.run({ step: 'break-option-tie', local: { totals: [0, 0] } })
    expect(table.pending[0]?.seat).toBe(1)
  })

  it('§6.2 §6.3 [D21] if nobody votes the tie-breaker picks, and nobody gains Doxa', () => {
    const table = voting(1, 1)
      .take('pass')
      .take('pass')
      .quietUntil('break-option-tie')
      .take('option', { option: 2 })
    expect([table.game.events.options[0], table.has(0, 'doxa'), table.has(1, 'doxa')]).toEqual([1, 0, 0])
  })

  it('§6.4 [D22] placed Auctoritas goes to the supply', () => {
    const table = voting(2, 3)
    vote(table, 2, 2)
    vote(table, 1, 3).quiet()
    expect([table.has(0, 'auctoritas'), table.has(1, 'auctoritas')]).toEqual([0, 0])
  })

  it('§6.5 [D23] the Chalice’s two Auctoritas are placed first and count for the most', () => {
    const table = new CardTable().give(0, { auctoritas: 1 }).give(1, { auctoritas: 2 })
    table.game.initiative.track.splice(0, 4, 1, 0, -1, -1)
    table.game.events.options[0] = -1
    table.run({ step: 'influence', local: { at: 0 } })
    vote(table, 1, 2)
    vote(table, 2, 3).quiet()
    expect([table.game.events.options[0], table.has(0, 'doxa'), table.has(0, 'auctoritas')]).toEqual([
      1, 2, 0,
    ])
  })

  it('§6.5 what of the Chalice is not placed is lost', () => {
    const table = new CardTable().give(0, { auctoritas: 1 })
    table.game.initiative.track.splice(0, 4, 1, 0, -1, -1)
    table.game.events.options[0] = -1
    table.run({ step: 'vote-amount', local: { seat: 0, option: 0 } })
    expect(table.pending[0]?.facts).toEqual({ option: 1, chalice: 2 })
    table.take('number', { n: 1 })
    expect(table.has(0, 'auctoritas')).toBe(1)
  })
})

describe('contributing (chapter 15)', () => {
  const rome = () => new CardTable({ event: 'EV-II-01' }).option(1)

  it('§15.1 nobody contributes more of a kind than the Event requires', () => {
    const table = rome()
      .give(0, { lapis: 9, virtus: 3, fides: 4 })
      .run({ step: 'contribute', local: { chosen: {} } })
    const asked: unknown[] = []
    while (table.prompt === 'contribute') {
      const decision = table.pending[0]
      asked.push([decision?.facts?.['good'], decision?.choices.length])
      table.take('number', { n: 0 })
    }
    expect(asked).toEqual([
      ['virtus', 2],
      ['lapis', 5],
    ])
  })

  it('§15.2 [D15] nothing is seen until all have chosen; then substitutes are declared in Initiative order', () => {
    const table = new CardTable()
      .option(2)
      .inPlay(0, 'E023')
      .inPlay(1, 'E042')
      .give(0, { fides: 1 })
      .give(1, { virtus: 1 })
    table.run({ step: 'contribute', local: { chosen: {} } }).answer(0, 'number', { n: 1 })
    expect(courtView(table.game, 1).contributions).toBeUndefined()
    table.answer(1, 'number', { n: 1 })
    expect(courtView(table.game, 1).contributions).toEqual([{ fides: 1 }, { virtus: 1 }])
    expect([table.prompt, table.pending[0]?.seat]).toEqual(['substitute', 0])
  })

  it('§15.6 [D16] a substitute counts as the kind that it replaces, within its limit', () => {
    const table = new CardTable().option(2).inPlay(0, 'E023').give(0, { fides: 1, civicus: 2, frumentum: 1 })
    table.contribute({ fides: 1, civicus: 2, frumentum: 1 }).quiet()
    expect(table.told.some(({ kind }) => kind === 'substituted')).toBe(false)
    expect([table.has(0, 'fides'), table.has(0, 'doxa')]).toEqual([1, 3])
  })

  it('§15.5 §15.6 the rulebook’s Civicus: one more than required may be given, for one Resource of another kind', () => {
    const table = new CardTable({ event: 'EV-I-09' }).option(1).inPlay(0, 'E004').give(0, { civicus: 3 })
    table.contribute({ civicus: 3 }).take('good', { good: 'fides' }).quiet()
    // The reward of this Event is 2 Civicus.
    expect([table.fulfilled, table.has(0, 'civicus'), table.has(0, 'doxa')]).toEqual([true, 2, 3])
  })

  it('§15.3 [D18] every 2 Nomisma earn 1 Doxa, rounded down', () => {
    const table = new CardTable({ event: 'EV-I-02' })
      .option(1)
      .give(0, { nomisma: 3 })
      .give(1, { civicus: 1 })
    table.game.initiative.track.splice(0, 4, 0, 1, -1, -1)
    table.contribute({ nomisma: 3 }, { civicus: 1 }).quiet()
    expect(table.told.filter(({ kind }) => kind === 'contribution-doxa')).toEqual([
      { kind: 'contribution-doxa', seat: 0, doxa: 1 },
      { kind: 'contribution-doxa', seat: 1, doxa: 1 },
    ])
  })

  it('§15.4 what was contributed is gone, also if the Event is cancelled', () => {
    const table = rome().give(0, { lapis: 2 }).give(1, { nomisma: 9 })
    table.contribute({ lapis: 2 }).quiet()
    expect([table.fulfilled, table.has(0, 'lapis')]).toEqual([false, 0])
  })
})

describe('fulfilled or cancelled (chapter 16)', () => {
  const rome = (first: Bag, second: Bag) => {
    const table = new CardTable({ event: 'EV-II-01' })
      .option(1)
      .give(0, { ...first, doxa: 20 })
      .give(1, { ...second, doxa: 20 })
    return table.contribute(first, second).quiet()
  }

  it('§16.1 §16.2 the rulebook’s Siege of Rome fulfilled: the highest contributor gains 8 Auctoritas', () => {
    const table = rome({ virtus: 1, lapis: 3 }, { lapis: 1, lignum: 1 })
    expect([table.fulfilled, table.has(0, 'auctoritas'), table.has(1, 'auctoritas')]).toEqual([true, 8, 0])
    expect([table.unitsAt('fortifications', 'italia'), table.unitsAt('legion', 'italia')]).toEqual([1, 1])
  })

  it('§16.1 §16.3 a single missing Resource cancels it, and the lowest contributor loses 9 Nomisma', () => {
    const table = rome({ virtus: 1, lapis: 3 }, { lignum: 1 })
    expect([table.fulfilled, table.has(1, 'nomisma')]).toEqual([false, 0])
    expect(table.has(1, 'doxa')).toBe(20 + 1 - 4)
    expect(table.unitsAt('fortifications', 'italia')).toBe(0)
  })

  it('§16.6 9 missing Nomisma cost 4 Doxa, and [D19] Doxa never falls below 0', () => {
    const table = new CardTable({ event: 'EV-II-01' }).option(1).give(0, { lapis: 1 }).give(1, { doxa: 2 })
    table.contribute({ lapis: 1 }).quiet()
    expect(table.has(1, 'doxa')).toBe(0)
  })

  it('§16.4 [D17] Nomisma does not count for the ranks', () => {
    const table = new CardTable({ event: 'EV-I-02' })
      .option(1)
      .give(0, { nomisma: 3, civicus: 0 })
      .give(1, { civicus: 2 })
    table.contribute({ nomisma: 3 }, { civicus: 2 }).quiet()
    expect([table.fulfilled, table.game.players.victories]).toEqual([true, [0, 1]])
  })

  it('§5.8 [D26] the Robes double the printed reward, not the Doxa for contributions', () => {
    const table = new CardTable({ event: 'EV-I-01' }).option(1).give(0, { fides: 3 })
    table.game.initiative.track.splice(0, 4, 1, -1, -1, 0)
    table.contribute({ fides: 3 }).quiet()
    expect([table.has(0, 'auctoritas'), table.has(0, 'doxa')]).toEqual([8, 3])
  })

  it('§5.8 who wears the Robes suffers no Consequences', () => {
    const table = new CardTable({ event: 'EV-II-01' }).option(1).give(0, { nomisma: 9 }).give(1, { lapis: 1 })
    table.game.initiative.track.splice(0, 4, 1, -1, -1, 0)
    table.contribute({}, { lapis: 1 }).quiet()
    expect([table.has(0, 'nomisma'), table.kinds().includes('spared')]).toEqual([9, true])
  })

  it('§16.5 a tie for the most is decided by the tie-breaker', () => {
    const table = new CardTable().option(1).give(0, { fides: 3 }).give(1, { fides: 3 })
    table.contribute({ fides: 3 }, { fides: 3 }).quietUntil('break-tie').take('seat', { seat: 1 }).quiet()
    expect(table.game.players.victories).toEqual([0, 1])
  })

  it('§17.1 [D49] units go to the area of the Event, a ship to the sea that its Option names', () => {
    const table = new CardTable({ event: 'EV-II-02' })
      .option(1)
      .give(0, { virtus: 4, lignum: 3, frumentum: 1 })
    table.contribute({ virtus: 4, lignum: 3, frumentum: 1 }).quiet()
    expect([table.unitsAt('dromon', 'tyrrhenian'), table.unitsAt('legion', 'africa')]).toEqual([1, 1])
  })

  it('§2.7 §17.2 [D47] if too few units are left, those that are left are placed', () => {
    const table = new CardTable().option(1).units('priest', 'africa', 10).give(0, { fides: 3 })
    table.contribute({ fides: 3 }).quiet()
    expect([table.unitsAt('priest', 'illyricum'), table.unitsAt('monk', 'illyricum')]).toEqual([0, 1])
  })

  it('§2.8 [D48] a unit in a sea is in no territory', () => {
    const table = new CardTable().units('trading-ship', 'tyrrhenian').units('monk', 'italia')
    table.game.quests.held[0] = [5, 11]
    table.run({ step: 'bonuses', local: {} })
    expect(table.game.quests.doxa[0]).toEqual([2, 1])
  })
})

describe('Trials (chapter 18)', () => {
  const trial = (seats: number, ...bids: number[]) => {
    const table = new CardTable({ seats, event: 'EV-I-03' }).option(1)
    bids.forEach((n, seat) => table.give(seat, { civicus: n }))
    table.game.initiative.track.fill(-1)
    ;[0, 2, 3].slice(0, seats).forEach((position, seat) => {
      table.game.initiative.track[position] = seat
    })
    table.run({ step: 'bid', local: {} })
    bids.forEach((n, seat) => table.answer(seat, 'number', { n }))
    return table.quiet()
  }

  it('§18.2 §18.3 [D24] all bids are paid, and the ranks gain Doxa', () => {
    const table = trial(3, 1, 3, 2)
    expect([0, 1, 2].map((seat) => [table.has(seat, 'doxa'), table.has(seat, 'civicus')])).toEqual([
      [1, 0],
      [3, 0],
      [2, 0],
    ])
  })

  it('§18.3 [D25] with two players the first two numbers count', () => {
    const table = trial(2, 1, 2)
    expect([table.has(0, 'doxa'), table.has(1, 'doxa')]).toEqual([2, 3])
  })

  it('§18.5 [D24] a bid of 0 earns nothing', () => {
    const table = trial(2, 0, 2)
    expect([table.has(0, 'doxa'), table.has(1, 'doxa')]).toEqual([0, 3])
  })

  it('§18.3 ties are decided by the tie-breaker', () => {
    const table = trial(2, 2, 2)
    expect([table.prompt, table.pending[0]?.seat]).toEqual(['break-tie', 1])
    table.take('seat', { seat: 0 })
    expect([table.has(0, 'doxa'), table.has(1, 'doxa')]).toEqual([3, 2])
  })

  it('§18.4 [CC8] the Chalice’s holder bids 2 of the Trial’s Resource before their own, and is told so', () => {
    const table = new CardTable({ event: 'EV-I-03' }).option(1).give(1, { civicus: 1 })
    table.run({ step: 'bid', local: {} })
    expect(table.pending.map(({ facts }) => facts)).toEqual([
      { good: 'civicus' },
      { good: 'civicus', chalice: 2 },
    ])
    table.answer(0, 'number', { n: 0 }).answer(1, 'number', { n: 3 }).quiet()
    expect([table.has(1, 'doxa'), table.has(1, 'civicus')]).toEqual([3, 0])
  })

  it('§18.2 an answer that waits in a match saved with the older form of choices still counts', () => {
    const table = new CardTable({ event: 'EV-I-03' }).option(1).give(0, { civicus: 2 })
    table.run({ step: 'bid', local: { answers: { 0: { kind: 'number', n: 2 } } } })
    table.answer(1, 'number', { n: 0 }).quiet()
    expect(table.has(0, 'civicus')).toBe(0)
  })

  it('§18.1 nobody votes on a Trial; §18.6 a cancelled one has no bidding', () => {
    const table = new CardTable({ event: 'EV-I-03' }).give(0, { dynamis: 1, auctoritas: 3 })
    table.run({ step: 'influence', local: { at: 0 } })
    expect(table.prompt).toBe('take-turn')
    const cancelled = new CardTable({ event: 'EV-I-03' })
      .option(1)
      .contribute({}, {})
      .quietUntil('break-tie')
      .take('seat', { seat: 0 })
      .quiet()
    expect(cancelled.kinds()).not.toContain('bids')
  })
})

describe('preparing the next round (chapter 19)', () => {
  it('§19.1 cards above six are discarded with their gains', () => {
    const table = new CardTable().hand(0, 'E001', 'E002', 'E003', 'E004', 'E005', 'E006', 'E007', 'E008')
    table.run({ step: 'prepare', local: {} }).take('card', { card: 'E001' }).take('card', { card: 'E002' })
    expect(table.handIds(0)).toHaveLength(6)
    expect([table.has(0, 'auctoritas'), table.has(0, 'nomisma')]).toEqual([2, 4])
  })

  it('§19.3 the Ring passes clockwise and the next Event comes', () => {
    const table = new CardTable({ seats: 3 })
    table.game.ring = 2
    table.run({ step: 'next-round', local: {} })
    expect([table.game.ring, table.game.round]).toEqual([0, 1])
  })

  it('§4.4 Dynamis come back and cards are unmarked when the Action Phase is over', () => {
    const table = new CardTable().inPlay(0, 'E091').give(0, { dynamis: 9 }).give(1, { dynamis: 1 })
    table.game.players.spent.push(table.game.tables.cardNumber.get('E091') ?? -1)
    table.run({ step: 'resolve-phase', local: {} })
    expect([table.has(0, 'dynamis'), table.game.players.spent]).toEqual([6, []])
  })
})

describe('the rulebook’s Event', () => {
  it('§15.1 the Academy: 3 Fides for the first Option, 2 Civicus and 1 Frumentum for the second', () => {
    const closing = new CardTable().option(1).give(0, { fides: 3 }).contribute({ fides: 3 }).quiet()
    expect([
      closing.fulfilled,
      closing.unitsAt('priest', 'illyricum'),
      closing.unitsAt('monk', 'illyricum'),
    ]).toEqual([true, 1, 1])
    const keeping = new CardTable()
      .option(2)
      .give(0, { civicus: 2, frumentum: 1 })
      .contribute({ civicus: 2, frumentum: 1 })
      .quiet()
    expect([
      keeping.fulfilled,
      keeping.unitsAt('senator', 'illyricum'),
      keeping.unitsAt('merchant', 'illyricum'),
    ]).toEqual([true, 1, 1])
  })
})
