import { configure, fastChance, Runner } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from '../index.ts'
import { cardTable } from '../testing/cardTable.ts'
import { never, randomMatch } from '../testing/random.ts'

/** The holder of the Ring when the first quests are dealt, by seed. */
function firstRing(seed: number): number {
  const config = configure(court, { seats: 4, options: {} })
  return new Runner(court).start(court.setup(config, court.tables(config)), fastChance(seed)).game.ring
}

describe('rounds from the first to the last', () => {
  it('§3.1 the lot says who holds the Ring first', () => {
    expect(new Set(Array.from({ length: 24 }, (_, seed) => firstRing(seed)))).toEqual(new Set([0, 1, 2, 3]))
  })

  it('§4.1 §19.4 §21.1 a match has as many rounds as Events, 6 or 9', () => {
    for (const [length, rounds] of [
      ['standard', 6],
      ['marathon', 9],
    ] as const) {
      const game = randomMatch({ seats: 2, length }, never)
      expect(game.events.row).toHaveLength(rounds)
      expect(game.events.outcomes.every((outcome) => outcome > 0)).toBe(true)
      expect(game.phase).toBe('over')
    }
  })

  it('§19.4 the hand limit holds after the last Event too', () => {
    const table = cardTable().hand(0, 'E001', 'E002', 'E003', 'E004', 'E005', 'E006', 'E007')
    table.game.events.row = table.game.events.row.slice(0, 1)
    table.run({ step: 'prepare', local: {} })
    expect(table.prompt).toBe('hand-limit')
    table.take('card', { card: 'E007' })
    expect(table.game.phase).toBe('end')
  })

  it('§5.6 [D23] the Chalice gives 2 Auctoritas to vote with, and nothing else', () => {
    const table = cardTable().give(0, { auctoritas: 1 })
    table.game.initiative.track.splice(0, 4, -1, 0, 1, -1)
    table.run({ step: 'influence', local: { at: 0 } }).take('option', { option: 1 })
    expect(table.pending[0]?.choices.at(-1)).toEqual({ do: 'number', n: 3 })
    table.take('number', { n: 2 }).quiet()
    expect(table.has(0, 'auctoritas')).toBe(1)
  })

  it('§5.7 the Scepter breaks a tie of votes', () => {
    const table = cardTable().give(0, { auctoritas: 1 }).give(1, { auctoritas: 1 })
    table.game.initiative.track.splice(0, 4, 0, -1, 1, -1)
    table
      .run({ step: 'influence', local: { at: 0 } })
      .take('option', { option: 1 })
      .quiet()
    table.take('option', { option: 2 }).quiet()
    expect(table.pending.map(({ seat, prompt }) => [seat, prompt])).toEqual([[1, 'break-option-tie']])
  })

  it('§5.9 a Keimelion is held from its position to the end of the round', () => {
    const table = cardTable()
    table.game.initiative.track.splice(0, 4, 0, -1, 1, -1)
    table.run({ step: 'begin-round', local: {} })
    expect(table.game.initiative.track).toEqual([-1, -1, -1, -1])
    table.take('position', { position: 'robes' })
    expect(table.game.initiative.track).toEqual([-1, -1, -1, 0])
  })

  it('§9.1 any number of cards in one action, each paid in Nomisma', () => {
    const table = cardTable().give(0, { nomisma: 14, dynamis: 2 }).hand(0, 'E019', 'E011', 'E039', 'E012')
    table.playing(0, 'E011', 'E039', 'E019')
    expect([table.has(0, 'nomisma'), table.has(0, 'dynamis')]).toEqual([1, 1])
    expect(table.offers('card', { card: 'E012' })).toBe(false)
  })

  it('§11.6 abilities answer to an activation after the production', () => {
    const table = cardTable().give(0, { dynamis: 2 }).inPlay(0, 'E002').bandon(0, 'E043', 'E050').turn(0)
    table.take('action', { action: 'activate' }).quiet().when('activate', 'activate', { card: 'E043' })
    expect(table.offers('trade', { give: 'lapis', take: 'fides' })).toBe(true)
  })

  it('§17.3 a cancelled Event places no units', () => {
    const table = cardTable().give(0, { fides: 2, nomisma: 9 }).contribute({ fides: 2 }, {}).quiet()
    expect(table.fulfilled).toBe(false)
    expect(table.game.map.units.every((n) => n === 0)).toBe(true)
  })

  it('§20.2 Intrigue of the last step is paid, and can be cancelled', () => {
    const table = cardTable().give(0, { nomisma: 5 }).give(1, { nomisma: 5 }).hand(0, 'E110').hand(1, 'E127')
    table.run({ step: 'end-turn', local: { seat: 0, at: 0, passes: 0 } }).take('intrigue', { card: 'E110' })
    table.answer(1, 'intrigue', { card: 'E127' })
    expect(table.told).toContainEqual({ kind: 'intrigue-cancelled', seat: 0, card: 'E110' })
    expect(table.has(0, 'nomisma')).toBe(0)
  })

  it('§20.3 in the last step cards are discarded for their gain, until one can pay', () => {
    const table = cardTable().give(0, { nomisma: 3 }).hand(0, 'E110', 'E011', 'E012')
    table.run({ step: 'end-turn', local: { seat: 0, at: 0, passes: 0 } })
    expect(table.offers('intrigue')).toBe(false)
    table.take('discard', { card: 'E011' })
    expect([table.has(0, 'nomisma'), table.has(0, 'auctoritas'), table.offers('intrigue')]).toEqual([
      5,
      1,
      true,
    ])
  })

  it('§26.8 card by card from the Deck or from the own Starting Deck, until that is empty', () => {
    const table = cardTable({ mode: 'duel' }).give(0, { auctoritas: 3, dynamis: 3 }).deckTop('E001', 'E004')
    table.game.players.starting[0] = [table.game.cards.deck.shift() ?? -1]
    const own = table.game.tables.cards[table.game.players.starting[0]?.[0] ?? -1]?.id
    table.turn(0).take('action', { action: 'draw' }).quiet().when('draw-way', 'way', { way: 1 })
    expect(table.prompt).toBe('draw-from')
    table.take('from', { from: 'starting' })
    expect(table.handIds(0)).toEqual([own, 'E001'])
  })
})
