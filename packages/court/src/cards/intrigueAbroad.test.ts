import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'
import type { Bag } from '../types.ts'
import type { Unit } from '../vocabulary.ts'

const idOf = (name: string): string => name.slice(0, 4)
const END = { step: 'end-turn', local: { seat: 0, at: 0, passes: 0 } }

describe('Intrigue that moves and places units', () => {
  const moves: readonly (readonly [name: string, unit: Unit, other: Unit])[] = [
    ['E106 Senatorial Charge', 'senator', 'monk'],
    ['E107 Pilgrimage', 'monk', 'legion'],
    ['E108 March of Duty', 'legion', 'merchant'],
    ['E109 Mercantile Envoy', 'merchant', 'senator'],
  ]

  it.each(moves)(
    '%s: §14.12 §2.9 moves up to 3 units of its type, each to any area where it may stand',
    (name, unit, other) => {
      const table = cardTable()
        .give(0, { nomisma: 4, dynamis: 2 })
        .hand(0, idOf(name))
        .units(unit, 'oriens', 4)
        .units(other, 'oriens')
      table
        .turn(0)
        .take('intrigue', { card: idOf(name) })
        .quiet()
      expect(table.offers('unitAt', { unit: other })).toBe(false)
      for (const area of ['italia', 'italia', 'africa']) {
        table.take('unitAt', { unit, area: 'oriens' })
        expect(table.offers('area', { area: 'tyrrhenian' })).toBe(false)
        table.take('area', { area })
      }
      expect(table.prompt).toBe('take-turn')
      expect((['oriens', 'italia', 'africa'] as const).map((area) => table.unitsAt(unit, area))).toEqual([
        1, 2, 1,
      ])
    },
  )

  it.each(moves)('%s: §14.3 also at the end of the game, and one may stop early', (name, unit) => {
    const table = cardTable().give(0, { nomisma: 4 }).hand(0, idOf(name)).units(unit, 'oriens', 2).run(END)
    table.take('intrigue', { card: idOf(name) }).quiet()
    table.take('unitAt', { unit, area: 'oriens' }).take('area', { area: 'italia' }).take('done')
    expect(table.unitsAt(unit, 'italia')).toBe(1)
    expect(table.unitsAt(unit, 'oriens')).toBe(1)
  })

  const places: readonly (readonly [name: string, unit: Unit, other: Unit])[] = [
    ['E110 Seal of Appointment', 'aqueduct', 'monk'],
    ["E111 Banner's Call", 'cataphract', 'monk'],
    ['E112 Shepherds of the Faith', 'hagia-sophia', 'legion'],
    ['E113 Rise of the Agora', 'trading-ship', 'legion'],
  ]

  it.each(places)(
    '%s: §14.13 §2.7 [D47] places up to 2 units of its type at the end of the game',
    (name, unit, other) => {
      const table = cardTable()
        .give(0, { nomisma: 5 })
        .hand(0, idOf(name))
        .run(END)
        .take('intrigue', { card: idOf(name) })
        .quiet()
      expect(table.offers('unit', { unit: other })).toBe(false)
      table.take('unit', { unit }).take('area', { area: 'italia' })
      if (unit === 'hagia-sophia') expect(table.offers('unit', { unit })).toBe(false)
      table.take('done')
      expect(table.unitsAt(unit, 'italia')).toBe(1)
    },
  )

  it.each(places)('%s: not during the game', (name) => {
    const table = cardTable().give(0, { nomisma: 9, dynamis: 2 }).hand(0, idOf(name)).turn(0)
    expect(table.offers('intrigue')).toBe(false)
    table.take('action', { action: 'reset' })
    expect(table.offers('intrigue', { card: idOf(name) })).toBe(false)
  })
})

describe('Intrigue against cards in play', () => {
  it('E114 Assassinate: §14.9 §10.8 removes one card of another player, who may rearrange', () => {
    const table = cardTable()
      .give(0, { nomisma: 6, dynamis: 2 })
      .hand(0, 'E114')
      .inPlay(0, 'E011')
      .bandon(1, 'E041', 'E049')
      .inPlay(1, 'E043')
    table.turn(0).take('intrigue', { card: 'E114' }).quiet()
    expect(table.offers('cardOf', { card: 'E011' })).toBe(false)
    table.take('cardOf', { card: 'E041', seat: 1 })
    expect(table.playedIds(1)).toEqual(['E049', 'E043'])
    expect(table.game.cards.removed).toEqual([table.game.tables.cardNumber.get('E041')])
    expect([table.prompt, table.pending[0]?.seat]).toEqual(['form-bandons', 1])
    table.take('join', { card: 'E049', leader: 'E043' })
  })

  it('E114 Assassinate: §10.8 [CC3] whose loose card was removed does not rearrange', () => {
    const removing = (card: string) => {
      const table = cardTable().give(0, { nomisma: 6 }).hand(0, 'E114')
      table.bandon(1, 'E043', 'E049').inPlay(1, 'E050', 'E041')
      return table.turn(0).take('intrigue', { card: 'E114' }).quiet().take('cardOf', { card })
    }
    expect(['E050', 'E041', 'E043', 'E049'].map((card) => removing(card).prompt)).toEqual([
      'take-turn',
      'take-turn',
      'form-bandons',
      'form-bandons',
    ])
  })

  it('E115 Seduce: §14.10 §9.4 §11.3 [D28] turns one card face down: no production, no discount, no ability', () => {
    const table = cardTable()
      .give(0, { nomisma: 4, dynamis: 2 })
      .hand(0, 'E115')
      .inPlay(1, 'E041', 'E050')
      .hand(1, 'E049')
      .give(1, { nomisma: 9 })
    table.turn(0).take('intrigue', { card: 'E115' }).quiet().take('cardOf', { card: 'E041', seat: 1 })
    table.turn(1).take('action', { action: 'activate' }).quiet()
    expect(table.offers('activate', { card: 'E041' })).toBe(false)
    table.turn(1).take('action', { action: 'play' }).quiet().take('card', { card: 'E049' })
    expect(table.has(1, 'nomisma')).toBe(4)
  })

  it('E115 Seduce: §9.8 [D39] the owner turns the card up again for its printed cost', () => {
    const table = cardTable().give(1, { nomisma: 9, dynamis: 2 }).inPlay(1, 'E041')
    table.game.players.down = [table.game.tables.cardNumber.get('E041') ?? -1]
    table.turn(1).take('action', { action: 'play' }).quiet().take('turnUp', { card: 'E041', cost: 9 })
    expect([table.game.players.down, table.has(1, 'nomisma')]).toEqual([[], 0])
  })

  it.each(['E114 Assassinate', 'E115 Seduce'])(
    '%s: §14.3 [CB14] not in the step at the end of the game',
    (name) => {
      const table = cardTable().give(0, { nomisma: 9 }).hand(0, idOf(name)).inPlay(1, 'E041').run(END)
      expect(table.offers('intrigue')).toBe(false)
    },
  )

  it.each(['E114 Assassinate', 'E115 Seduce'])(
    '%s: in the other player’s turn too, when an action is declared',
    (name) => {
      const table = cardTable()
        .give(0, { nomisma: 9 })
        .give(1, { dynamis: 2 })
        .hand(0, idOf(name))
        .inPlay(1, 'E050')
        .turn(1)
      table
        .take('action', { action: 'activate' })
        .answer(0, 'intrigue', { card: idOf(name) })
        .quiet()
      table.take('cardOf', { card: 'E050' }).quiet()
      expect(table.has(1, 'lapis')).toBe(0)
    },
  )
})

describe('Intrigue that divides loot', () => {
  const loots: readonly (readonly [name: string, loot: Bag])[] = [
    ['E116 Imperial Stockpile', { civicus: 2, auctoritas: 2, nomisma: 4 }],
    ['E117 Spoils of War', { virtus: 3, lapis: 1, nomisma: 4 }],
    ['E118 Episcopate Stockpile', { fides: 3, frumentum: 1, nomisma: 4 }],
    ["E119 Artisan's Reserve", { lapis: 2, lignum: 2, nomisma: 4 }],
  ]

  it.each(loots)('%s: §14.11 another player divides the loot, the owner chooses a part', (name, loot) => {
    const table = cardTable({ seats: 3 }).give(0, { nomisma: 3, dynamis: 2 }).hand(0, idOf(name)).turn(0)
    table
      .take('intrigue', { card: idOf(name) })
      .quiet()
      .take('seat', { seat: 2 })
    while (table.prompt === 'divide-loot') {
      expect(table.pending[0]?.seat).toBe(2)
      table.take('number', { n: table.pending[0]?.facts?.['good'] === 'nomisma' ? 0 : 1 })
    }
    table.take('pile', { pile: 2 })
    const goods = Object.keys(loot).filter((good) => good !== 'nomisma') as (keyof Bag)[]
    for (const good of goods) expect(table.has(2, good)).toBe(1)
    for (const good of goods) expect(table.has(0, good)).toBe((loot[good] ?? 0) - 1)
    expect([table.has(0, 'nomisma'), table.has(2, 'nomisma')]).toEqual([4, 0])
  })

  it.each(loots)('%s: only in one’s own turn', (name) => {
    const table = cardTable().give(0, { dynamis: 2 }).give(1, { nomisma: 9 }).hand(1, idOf(name)).turn(0)
    table.take('action', { action: 'reset' })
    expect(table.offers('intrigue')).toBe(false)
  })
})

describe('Intrigue for the Victorious and the Defeated', () => {
  const victory = (card: string, event: string, gift: Bag) =>
    cardTable({ event })
      .give(0, { ...gift, nomisma: 9 })
      .hand(0, card)
      .contribute(gift, {})
      .quietUntil('answer-victory')

  it('E120 Medal of the Vanguard: 2 Doxa, or 3 with Virtus contributed', () => {
    const plain = victory('E120', 'EV-I-01', { fides: 3 }).answer(0, 'intrigue', { card: 'E120' }).quiet()
    expect(plain.has(0, 'doxa')).toBe(3 + 2)
    const brave = victory('E120', 'EV-I-04', { virtus: 3 }).answer(0, 'intrigue', { card: 'E120' }).quiet()
    expect(brave.has(0, 'doxa')).toBe(3 + 3)
  })

  it('E121 Golden Laurels: §16.7 §5.8 [D26] the reward once more, and with the Robes three times in all', () => {
    const table = victory('E121', 'EV-I-01', { fides: 3 }).answer(0, 'intrigue', { card: 'E121' }).quiet()
    expect(table.has(0, 'auctoritas')).toBe(8)
    const robed = cardTable().give(0, { fides: 3, nomisma: 9 }).hand(0, 'E121')
    robed.game.initiative.track.splice(0, 4, -1, 1, -1, 0)
    robed
      .contribute({ fides: 3 }, {})
      .quietUntil('answer-victory')
      .answer(0, 'intrigue', { card: 'E121' })
      .quiet()
    expect(robed.has(0, 'auctoritas')).toBe(12)
  })

  it.each(['E120 Medal of the Vanguard', 'E121 Golden Laurels'])(
    '%s: not when somebody else is Victorious',
    (name) => {
      const table = cardTable()
        .give(1, { fides: 3 })
        .give(0, { nomisma: 9 })
        .hand(0, idOf(name))
        .contribute({}, { fides: 3 })
      expect(table.offers('intrigue', { card: idOf(name) })).toBe(false)
      table.quiet()
      expect(table.playedIds(0)).toEqual([])
    },
  )

  const defeat = (card: string, seats = 2) =>
    cardTable({ seats })
      .give(0, { nomisma: 9 })
      .give(1, { fides: 1 })
      .give(2, { fides: 2 })
      .hand(0, card)
      .contribute({}, { fides: 1 }, {})
      .quietUntil('answer-defeat')

  it.each([
    ["E122 The Emperor's Grace", 9 - 3, 2],
    ['E134 Right of Asylum', 9 - 2, 0],
  ] as const)('%s: no Consequences', (name, nomisma, auctoritas) => {
    const table = defeat(idOf(name))
      .answer(0, 'intrigue', { card: idOf(name) })
      .quiet()
    expect([table.has(0, 'nomisma'), table.has(0, 'auctoritas')]).toEqual([nomisma, auctoritas])
  })

  it('E123 Triumph of the Spirit: 2 Doxa and 1 Fides when Defeated, the Consequences stay', () => {
    const table = defeat('E123').answer(0, 'intrigue', { card: 'E123' }).quiet()
    expect([table.has(0, 'doxa'), table.has(0, 'fides'), table.has(0, 'nomisma')]).toEqual([2, 1, 9 - 3 - 4])
  })

  it('E123 Triumph of the Spirit: also when an Event fails to which one has contributed', () => {
    const table = cardTable()
      .give(0, { fides: 1, nomisma: 9 })
      .hand(0, 'E123')
      .contribute({ fides: 1 }, {})
      .quietUntil('answer-cancellation')
    table.answer(0, 'intrigue', { card: 'E123' }).quiet()
    expect([table.has(0, 'doxa'), table.has(0, 'fides')]).toEqual([3, 1])
    const idle = cardTable()
      .give(0, { nomisma: 9 })
      .give(1, { fides: 1 })
      .hand(0, 'E123')
      .contribute({}, { fides: 1 })
    while (idle.prompt !== undefined && idle.prompt !== 'answer-defeat' && idle.prompt !== 'take-position') {
      expect(idle.offers('intrigue')).toBe(false)
      idle.passOne()
    }
  })

  it('E135 Scapegoat: §16.8 the next-lowest contributor is Defeated instead', () => {
    const table = cardTable({ seats: 3 })
      .give(0, { nomisma: 9 })
      .give(1, { fides: 1, nomisma: 9 })
      .give(2, { fides: 2, nomisma: 9 })
    table.game.events.options[0] = 1
    table.hand(0, 'E135').give(1, { civicus: 1 }).give(2, { frumentum: 1, civicus: 2 })
    table.contribute({}, { civicus: 1 }, { frumentum: 1, civicus: 0 }).quietUntil('answer-defeat')
    table.answer(0, 'intrigue', { card: 'E135' }).quiet().when('break-tie', 'seat', { seat: 1 }).quiet()
    expect([0, 1, 2].map((seat) => table.has(seat, 'nomisma'))).toEqual([5, 5, 9])
  })
})

describe('Intrigue of one’s own turn', () => {
  it('E125 The Thieves Guild: §13.6 [CA20] a random card and 2 Nomisma of the same player', () => {
    const table = cardTable({ seats: 3 })
      .give(0, { nomisma: 3, dynamis: 2 })
      .give(2, { nomisma: 5 })
      .hand(0, 'E125')
      .hand(2, 'E041')
      .turn(0)
    table.take('intrigue', { card: 'E125' }).quiet().take('seat', { seat: 2 })
    expect([table.has(0, 'nomisma'), table.has(2, 'nomisma')]).toEqual([2, 3])
    expect([table.handIds(0), table.handIds(2)]).toEqual([['E041'], []])
    expect(table.prompt).toBe('take-turn')
  })

  it('E139 Forced March: one Bandon produces without Dynamis, also an activated one', () => {
    const table = cardTable()
      .give(0, { nomisma: 5, dynamis: 2 })
      .hand(0, 'E139')
      .bandon(0, 'E043', 'E049')
      .inPlay(0, 'E050')
    table.game.players.spent = [table.game.tables.cardNumber.get('E043') ?? -1]
    table.turn(0).take('intrigue', { card: 'E139' }).quiet()
    expect(table.offers('activate', { card: 'E050' })).toBe(false)
    table.take('activate', { card: 'E043' })
    expect([table.has(0, 'virtus'), table.has(0, 'dynamis')]).toEqual([2, 2])
  })

  it('E140 Secret History: shows the Quests of another player to the owner alone, then draws 2', () => {
    const table = cardTable().give(0, { nomisma: 3, dynamis: 2 }).hand(0, 'E140')
    table.game.quests.held[1] = [0, 1]
    table.turn(0).take('intrigue', { card: 'E140' }).quiet()
    expect(table.told).toContainEqual({ kind: 'saw-quests', seat: 0, of: 1, cards: ['Q01', 'Q02'] })
    expect(table.handIds(0)).toHaveLength(2)
  })

  it.each(['E125 The Thieves Guild', 'E139 Forced March', 'E140 Secret History'])(
    '%s: not in another player’s turn',
    (name) => {
      const table = cardTable()
        .give(0, { dynamis: 2 })
        .give(1, { nomisma: 9 })
        .hand(1, idOf(name))
        .bandon(1, 'E043', 'E049')
        .turn(0)
      table.take('action', { action: 'reset' })
      expect(table.offers('intrigue')).toBe(false)
    },
  )
})
