import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'

const idOf = (name: string): string => name.slice(0, 4)

/** Seat 0 votes 3 on Option 1; then seat 1 may answer. */
function voted(...cards: string[]) {
  const table = cardTable()
    .give(0, { auctoritas: 3 })
    .give(1, { nomisma: 9, auctoritas: 2 })
    .hand(1, ...cards)
  table.run({ step: 'influence', local: { at: 0 } })
  return table.take('option', { option: 1 }).take('number', { n: 3 })
}

describe('Intrigue about votes', () => {
  const flips = ['E101 Purple Alignment', 'E102 Price of Allegiance', "E103 Sword's Mandate"]

  it.each(flips)(
    '%s: §6.6 §6.8 the whole vote goes over to the other Option, right after it was placed',
    (name) => {
      const table = voted(idOf(name))
        .answer(1, 'intrigue', { card: idOf(name) })
        .quiet()
      expect(table.game.votes.placed).toEqual([0, 3, 0, 0])
      expect(table.has(1, 'nomisma')).toBe(6)
      expect(table.playedIds(1)).toEqual([idOf(name)])
    },
  )

  it.each(flips)('%s: §6.7 [CA19] not later, not against oneself, not without Nomisma', (name) => {
    const late = voted(idOf(name)).answer(1, 'pass').take('option', { option: 1 }).take('number', { n: 2 })
    expect(late.offers('intrigue', { card: idOf(name) })).toBe(false)
    const poor = cardTable().give(0, { auctoritas: 3 }).hand(1, idOf(name)).give(1, { nomisma: 2 })
    poor
      .run({ step: 'influence', local: { at: 0 } })
      .take('option', { option: 1 })
      .take('number', { n: 3 })
    expect(poor.offers('intrigue')).toBe(false)
    const own = cardTable().give(0, { auctoritas: 3, nomisma: 9 }).hand(0, idOf(name))
    own
      .run({ step: 'influence', local: { at: 0 } })
      .take('option', { option: 1 })
      .take('number', { n: 3 })
    expect(own.offers('intrigue')).toBe(false)
  })

  it('E124 Bought Loyalty: §14.15 [CA12] up to 2 of the Auctoritas to an Option of choice, which binds the own vote', () => {
    const table = voted('E124').answer(1, 'intrigue', { card: 'E124' }).quiet()
    table.take('number', { n: 2 }).take('option', { option: 2 }).quiet()
    expect(table.game.votes.placed).toEqual([1, 0, 0, 2])
    expect(table.offers('option', { option: 1 })).toBe(false)
    table.take('option', { option: 2 }).take('number', { n: 1 }).quiet()
    expect(table.game.votes.placed).toEqual([1, 0, 0, 3])
  })

  it('E138 Acclamation of the Hippodrome: §6.9 [CB13] 3 Auctoritas for one Option, as placed by who plays it', () => {
    const late = voted('E138').answer(1, 'pass').take('pass')
    late.answer(1, 'intrigue', { card: 'E138' }).quiet().take('option', { option: 2 }).quiet()
    expect(late.told).toContainEqual({ kind: 'votes-added', seat: 1, option: 2, n: 3 })
    expect(late.told).toContainEqual({ kind: 'most-votes', seats: [0, 1], doxa: 1 })
  })
})

describe('Intrigue against actions', () => {
  const losing = ['E104 Day of Holy Silence', 'E105 Iron Custody']

  it.each(losing)(
    '%s: §7.6 §14.14 [D35] the declared action does not happen, and its Dynamis is spent',
    (name) => {
      const table = cardTable()
        .give(0, { auctoritas: 3, dynamis: 2 })
        .give(1, { nomisma: 9 })
        .hand(1, idOf(name))
        .turn(0)
      table
        .take('action', { action: 'reset' })
        .answer(1, 'intrigue', { card: idOf(name) })
        .quiet()
      expect(table.told).toContainEqual({ kind: 'action-cancelled', seat: 0, action: 'reset', refund: false })
      expect(table.handIds(0)).toEqual([])
      expect(table.has(0, 'dynamis')).toBe(1)
      expect(table.pending).toEqual([])
    },
  )

  it.each(losing)('%s: not against one’s own action, and not in another window', (name) => {
    const own = cardTable().give(0, { nomisma: 9, dynamis: 2 }).hand(0, idOf(name)).turn(0)
    expect(own.offers('intrigue')).toBe(false)
    own.take('action', { action: 'reset' })
    expect(own.offers('intrigue', { card: idOf(name) })).toBe(false)
    const vote = voted(idOf(name))
    expect(vote.offers('intrigue')).toBe(false)
  })
})

describe('Intrigue against Intrigue', () => {
  const cancels = [
    'E126 Whisper in the Gynaeceum',
    'E127 Anathema',
    'E128 False Countersign',
    'E129 Hush Money',
    'E130 Village Oath',
  ]
  const played = (...answers: string[]) =>
    cardTable({ seats: 3 })
      .give(0, { nomisma: 9, dynamis: 2 })
      .give(1, { nomisma: 9 })
      .give(2, { nomisma: 9 })
      .hand(0, 'E140')
      .hand(1, ...answers)
      .turn(0)
      .take('intrigue', { card: 'E140' })

  it.each(cancels)('%s: §14.8 [D37] the card has no effect, but was paid and stays in play', (name) => {
    const table = played(idOf(name))
      .answer(1, 'intrigue', { card: idOf(name) })
      .quiet()
    expect(table.told).toContainEqual({ kind: 'intrigue-cancelled', seat: 0, card: 'E140' })
    expect(table.handIds(0)).toEqual([])
    expect(table.playedIds(0)).toEqual(['E140'])
    expect(table.has(0, 'nomisma')).toBe(6)
  })

  it.each(cancels)('%s: §14.6 [D36] can be cancelled itself, and then the first card works', (name) => {
    const other = idOf(name) === 'E127' ? 'E126' : 'E127'
    const table = cardTable({ seats: 3 })
      .give(0, { nomisma: 9, dynamis: 2 })
      .give(1, { nomisma: 9 })
      .hand(0, 'E140', other)
    table
      .hand(1, idOf(name))
      .turn(0)
      .take('intrigue', { card: 'E140' })
      .answer(1, 'intrigue', { card: idOf(name) })
    table.answer(0, 'intrigue', { card: other }).quiet().when('choose-player', 'seat', { seat: 2 })
    expect(table.told).toContainEqual({ kind: 'intrigue-cancelled', seat: 1, card: idOf(name) })
    expect(table.handIds(0)).toHaveLength(2)
  })

  it.each(cancels)('%s: §14.7 [D38] not against an ordinary card, and not against one’s own', (name) => {
    const table = cardTable().give(0, { nomisma: 9, dynamis: 2 }).give(1, { nomisma: 9 }).hand(1, idOf(name))
    table.hand(0, 'E011').turn(0).take('action', { action: 'play' })
    expect(table.offers('intrigue')).toBe(false)
    table.quiet().take('card', { card: 'E011' })
    expect(table.has(0, 'auctoritas')).toBe(2)
    const own = cardTable().give(0, { nomisma: 9, dynamis: 2 }).hand(0, 'E140', idOf(name)).turn(0)
    own.take('intrigue', { card: 'E140' })
    expect(own.playedIds(0)).toEqual(['E140'])
    expect(own.handIds(0)).toHaveLength(3)
  })
})

describe('Intrigue about contributions and bids', () => {
  it('E136 Hidden Granary: §15.8 adds up to 2 Resources within the limits, before Doxa and verdict', () => {
    const table = cardTable().give(0, { fides: 3, nomisma: 9 }).hand(0, 'E136').contribute({ fides: 1 }, {})
    table
      .answer(0, 'intrigue', { card: 'E136' })
      .quiet()
      .take('good', { good: 'fides' })
      .when('add-contribution', 'good', { good: 'fides' })
    table.quiet()
    expect(table.fulfilled).toBe(true)
    expect(table.told).toContainEqual({ kind: 'contribution-doxa', seat: 0, doxa: 3 })
    const stopped = cardTable().give(0, { fides: 3, nomisma: 9 }).hand(0, 'E136').contribute({ fides: 1 }, {})
    stopped
      .answer(0, 'intrigue', { card: 'E136' })
      .quiet()
      .take('good', { good: 'fides' })
      .take('done')
      .quiet()
    expect(stopped.fulfilled).toBe(false)
  })

  it('E137 Diverted Convoy: §13.11 another player counts 2 less for the rank, not for the Event', () => {
    const table = cardTable({ seats: 3 })
      .give(0, { fides: 2 })
      .give(1, { fides: 1, nomisma: 9 })
      .hand(1, 'E137')
    table.contribute({ fides: 2 }, { fides: 1 }).answer(1, 'intrigue', { card: 'E137' }).quiet()
    table.when('choose-player', 'seat', { seat: 0 }).quiet()
    expect(table.fulfilled).toBe(true)
    expect(table.told).toContainEqual({ kind: 'victorious', seat: 1 })
  })

  const trial = (bids: readonly [number, number], ...cards: string[]) => {
    const table = cardTable({ event: 'EV-I-03' })
      .give(0, { civicus: 9, auctoritas: 1, nomisma: 9 })
      .give(1, { civicus: 9 })
    table.game.initiative.track.splice(0, 4, -1, -1, 0, 1)
    table
      .hand(0, ...cards)
      .contribute({ civicus: 2, auctoritas: 1 }, {})
      .quiet()
    return table.answer(0, 'number', { n: bids[0] }).answer(1, 'number', { n: bids[1] })
  }
  const first = (table: ReturnType<typeof cardTable>) =>
    table.told.flatMap((entry) => (entry.kind === 'trial' && entry.place === 1 ? [entry.seat] : []))

  it.each(['E131 Suborned Witness', 'E132 Oath upon the Relics'])(
    '%s: §18.5 [CB20] the own bid counts 2 more, also from 0',
    (name) => {
      expect(first(trial([2, 3], idOf(name)).answer(0, 'pass').quiet())).toEqual([1])
      expect(
        first(
          trial([2, 3], idOf(name))
            .answer(0, 'intrigue', { card: idOf(name) })
            .quiet(),
        ),
      ).toEqual([0])
      expect(
        first(
          trial([0, 1], idOf(name))
            .answer(0, 'intrigue', { card: idOf(name) })
            .quiet(),
        ),
      ).toEqual([0])
    },
  )

  it('E133 Weighted Scales: §18.5 [D24] another bid counts 2 less, and a bid of 0 earns nothing', () => {
    const table = trial([1, 2], 'E133').answer(0, 'intrigue', { card: 'E133' }).quiet()
    expect(first(table)).toEqual([0])
    expect(table.told.filter(({ kind }) => kind === 'trial')).toHaveLength(1)
  })
})
