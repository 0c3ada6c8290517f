import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'

describe('windows for Intrigue (chapter 14)', () => {
  it('§14.1 an Intrigue card needs no Dynamis, is paid with discounts, and stays in play', () => {
    const table = cardTable()
      .give(0, { nomisma: 9, dynamis: 2 })
      .inPlay(0, 'E001')
      .hand(0, 'E106')
      .units('senator', 'italia')
      .turn(0)
    table.take('intrigue', { card: 'E106', cost: 1 }).quiet()
    expect([table.has(0, 'nomisma'), table.has(0, 'dynamis'), table.playedIds(0)]).toEqual([
      8,
      2,
      ['E001', 'E106'],
    ])
  })

  it('§14.2 a card “at any time” can be played in every window of a round', () => {
    const seen = new Set<string>()
    const table = cardTable({ event: 'EV-I-03' })
      .give(0, { nomisma: 9, civicus: 4, auctoritas: 1 })
      .give(1, { nomisma: 9 })
    table.hand(0, 'E108').units('legion', 'italia').hand(1, 'E114').inPlay(0, 'E050')
    table.run(
      { step: 'declare', local: { seat: 0, action: 5, free: false } },
      { step: 'contribute', local: { chosen: {} } },
    )
    for (let i = 0; i < 40 && table.prompt !== 'take-position' && table.prompt !== undefined; i++) {
      if (table.offers('intrigue')) seen.add(table.prompt ?? '')
      if (table.prompt === 'contribute') table.take('number', { n: table.pending[0]?.facts?.['required'] })
      else if (table.prompt === 'bid') table.take('number', { n: 0 })
      else table.passOne()
    }
    expect([...seen]).toEqual(['answer-action', 'answer-contribution', 'answer-victory', 'answer-bid'])
  })

  it('§14.4 [CB14] nobody can play anything between the secret choice and the moment when it is shown', () => {
    const table = cardTable()
      .give(0, { fides: 3, nomisma: 9 })
      .give(1, { fides: 3, nomisma: 9 })
      .hand(0, 'E114')
      .inPlay(1, 'E050')
    table.run({ step: 'contribute', local: { chosen: {} } })
    expect(table.prompt).toBe('contribute')
    expect(table.offers('intrigue')).toBe(false)
    table.answer(0, 'number', { n: 1 })
    expect(table.pending.map(({ seat, prompt }) => [seat, prompt])).toEqual([[1, 'contribute']])
    expect(table.offers('intrigue')).toBe(false)
  })

  it('§14.5 [D36] who holds no fitting card is asked just like who does', () => {
    const asked = (...hand: string[]) => {
      const table = cardTable({ seats: 3 })
        .give(0, { dynamis: 2 })
        .give(1, { nomisma: 9 })
        .give(2, { nomisma: 9 })
      table
        .hand(1, ...hand)
        .hand(2, 'E011')
        .turn(0)
        .take('action', { action: 'reset' })
      return table.pending.map(({ seat, prompt, facts }) => [seat, prompt, facts])
    }
    expect(asked('E012')).toEqual(asked('E104'))
    expect(asked('E012').map(([seat]) => seat)).toEqual([1, 2])
  })

  it('§14.5 [D36] of two who answer, the first in Initiative order after the active player comes first', () => {
    const table = cardTable({ seats: 3 })
      .give(1, { dynamis: 2 })
      .give(0, { nomisma: 9 })
      .give(2, { nomisma: 9 })
    table.hand(0, 'E104').hand(2, 'E105').turn(1).take('action', { action: 'reset' })
    table.answer(0, 'intrigue', { card: 'E104' }).answer(2, 'intrigue', { card: 'E105' }).quiet()
    expect([table.playedIds(2), table.playedIds(0)]).toEqual([['E105'], []])
  })

  it('§15.2 without an active player, Intrigue is played in Initiative order, whoever holds the Ring', () => {
    const table = cardTable({ seats: 3 })
      .give(0, { nomisma: 9, fides: 1 })
      .give(1, { nomisma: 9 })
      .hand(0, 'E136')
      .hand(1, 'E137')
    table.game.ring = 2
    table.game.initiative.track.splice(0, 4, 1, 0, 2, -1)
    table.contribute({ fides: 1 }, {}, {})
    table.answer(0, 'intrigue', { card: 'E136' }).answer(1, 'intrigue', { card: 'E137' }).quiet()
    const played = table.told.flatMap((entry) => (entry.kind === 'played' ? [entry.card] : []))
    expect(played[0]).toBe('E137')
  })

  it('§14.5 standing orders: a contribution is aimed at nobody, a turned vote at the voter, Defeat at who is', () => {
    const aims = (table: ReturnType<typeof cardTable>) => table.pending[0]?.window?.aims
    const table = cardTable({ seats: 3 }).give(0, { nomisma: 9 }).give(1, { nomisma: 9, fides: 1 })
    table.hand(0, 'E134').hand(1, 'E136').contribute({}, { fides: 1 }, { fides: 1 })
    expect([table.prompt, aims(table)]).toEqual(['answer-contribution', []])
    table.quietUntil('answer-cancellation')
    expect(aims(table)).toEqual([])
    table.quietUntil('break-tie').take('seat', { seat: 0 })
    expect([table.prompt, aims(table)]).toEqual(['answer-defeat', [0]])
    const votes = cardTable({ seats: 3 }).give(0, { auctoritas: 1 }).give(1, { nomisma: 9 }).hand(1, 'E101')
    votes.game.events.options[0] = -1
    votes
      .give(2, { nomisma: 9 })
      .hand(2, 'E012')
      .run({ step: 'influence', local: { at: 0 } })
    votes.take('option', { option: 1 })
    expect([votes.prompt, aims(votes)]).toEqual(['answer-vote', []])
    votes.take('intrigue', { card: 'E101' }).answer(2, 'pass')
    expect([votes.prompt, aims(votes)]).toEqual(['answer-intrigue', [0]])
  })

  it('§14.3 [CB14] at the end of the game nothing “at any time” is played, not even as an answer', () => {
    const table = cardTable().give(0, { nomisma: 9 }).give(1, { nomisma: 9 }).units('monk', 'africa')
    table.hand(0, 'E107').hand(1, 'E114', 'E115', 'E126').inPlay(0, 'E050')
    table.run({ step: 'end-of-game', local: {} })
    expect(table.pending[0]?.window?.aims).toEqual([0])
    table.take('intrigue', { card: 'E107' })
    expect([table.prompt, table.pending[0]?.seat]).toEqual(['answer-intrigue', 1])
    expect(table.pending[0]?.choices.map((choice) => ('card' in choice ? choice.card : ''))).toEqual([
      '',
      'E126',
    ])
  })

  it('§16.8 who has passed Defeat on is asked no more about being Defeated', () => {
    const table = cardTable().give(0, { nomisma: 20 }).give(1, { fides: 1, nomisma: 9 })
    table.hand(0, 'E135', 'E122', 'E011').contribute({}, { fides: 1 }).quietUntil('answer-defeat')
    table.answer(0, 'intrigue', { card: 'E135' })
    const asked: number[] = []
    for (; table.prompt?.startsWith('answer'); table.passOne())
      if (table.prompt === 'answer-defeat') asked.push(table.pending[0]?.seat ?? -1)
    expect(asked).toEqual([])
    expect(table.told.filter(({ kind }) => kind === 'defeated')).toHaveLength(2)
  })

  it('§13.7 effects on several players go round in Initiative order, after the owner', () => {
    const table = cardTable({ seats: 3 })
      .give(1, { nomisma: 9, dynamis: 2 })
      .hand(1, 'E070')
      .hand(0, 'E001', 'E002')
      .hand(2, 'E004', 'E005')
    table.playing(1, 'E070')
    expect(table.pending[0]?.seat).toBe(2)
    table.take('card', { card: 'E004' })
    expect(table.pending[0]?.seat).toBe(0)
  })

  it('§13.2 [CA17] what others make one lose, and Consequences, cannot be declined', () => {
    const lost = cardTable()
      .give(0, { nomisma: 5, dynamis: 2 })
      .give(1, { nomisma: 5 })
      .hand(0, 'E013')
      .playing(0, 'E013')
    expect([lost.idle, lost.has(1, 'nomisma')]).toEqual([true, 3])
    const defeated = cardTable().give(0, { nomisma: 5 }).give(1, { fides: 1 }).contribute({}, { fides: 1 })
    expect(defeated.quiet().has(0, 'nomisma')).toBe(1)
  })

  it('§13.24 [CB8] a substitute counts as the kind that it stands for', () => {
    const table = cardTable({ event: 'EV-I-05' })
      .inPlay(0, 'E004', 'E085')
      .give(0, { civicus: 1 })
      .give(1, { fides: 2 })
    table.contribute({ civicus: 1 }, { fides: 2 }).take('good', { good: 'lapis' }).quiet()
    expect(table.told).toContainEqual({ kind: 'gained', seat: 0, gain: { doxa: 1 }, source: 'E085' })
  })

  it('§9.4 [D28] a Hero under another still gives the discount', () => {
    const table = cardTable()
      .give(0, { nomisma: 9, dynamis: 2 })
      .bandon(0, 'E001', 'E004')
      .hand(0, 'E009')
      .playing(0, 'E009')
    expect(table.has(0, 'nomisma')).toBe(9 - (5 - 3))
    const under = cardTable()
      .give(0, { nomisma: 9, dynamis: 2 })
      .bandon(0, 'E042', 'E041')
      .hand(0, 'E049')
      .playing(0, 'E049')
    expect(under.has(0, 'nomisma')).toBe(9 - (5 - 3))
  })
})
