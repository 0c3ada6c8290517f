import { describe, expect, it } from 'vitest'
import { statisticsOf } from './statistics.ts'
import { cardTable } from './testing/cardTable.ts'

describe('numbers for the balance report', () => {
  const table = cardTable({ taktika: true }).give(0, { doxa: 30 }).give(1, { doxa: 40 })
  table
    .inPlay(0, 'E011')
    .inPlay(1, 'E041', 'T001')
    .units('monk', 'italia', 3)
    .patron(0, 'PT01')
    .patron(1, 'PT02')
  table.game.events.outcomes.splice(0, 2, 1, 2)
  table.game.quests.doxa = [[4, 2], []]
  const told = [
    { kind: 'played', seat: 1, card: 'E101', cost: {} },
    { kind: 'played', seat: 1, card: 'E011', cost: {} },
  ] as const
  const numbers = statisticsOf(table.game, [2, 1], told)

  it('gives the share of Events fulfilled, in all and by Age', () => {
    expect(numbers).toMatchObject({
      'events fulfilled: all': 0.5,
      'events fulfilled: Age I': 1,
      'events fulfilled: Age II': 0,
      doxa: 35,
      'doxa of the winner': 40,
      'quest doxa': 3,
      'units on the map': 3,
    })
    expect(numbers).not.toHaveProperty('events fulfilled: Age III')
  })

  it('says of each card whether it was played, and by how much its player is above the mean', () => {
    expect(numbers).toMatchObject({
      'card played: E011 Silentiary of the Sacred Palace': 1,
      'card worth: E011 Silentiary of the Sacred Palace': -5,
      'card worth: E041 Belisarius': 5,
      'card played: T001 Maurice': 1,
      'card played: E012 Referendary of Petitions': 0,
    })
    // Intrigue that was played and is gone; a card that passed to another counts for whoever has it.
    expect(numbers).toMatchObject({
      'card played: E101 Purple Alignment': 1,
      'card worth: E101 Purple Alignment': 5,
    })
    expect(numbers).not.toHaveProperty('card worth: E012 Referendary of Petitions')
    expect(statisticsOf(cardTable().game, [1, 1], [])).not.toHaveProperty('card played: T001 Maurice')
  })

  it('counts victories of Patrons, shared ones in part', () => {
    expect(numbers).toMatchObject({ 'patron wins: PT01': 0, 'patron wins: PT02': 1 })
    expect(statisticsOf(table.game, [1, 1], [])).toMatchObject({
      'patron wins: PT01': 0.5,
      'patron wins: PT02': 0.5,
    })
  })

  it('counts what Quests brought, victories of duel heroes and the ranks of Solo', () => {
    const duel = cardTable({ mode: 'duel' })
    duel.game.players.heroes.splice(0, 2, 1, 0)
    duel.game.quests.held[0] = [0]
    duel.game.quests.doxa = [[5], []]
    expect(statisticsOf(duel.game, [1, 2], [])).toMatchObject({
      'hero wins: narses': 1,
      'hero wins: belisarius': 0,
      'quest doxa: Q01': 5,
    })
    const solo = cardTable({ mode: 'solo', seats: 1 }).give(0, { doxa: 22 })
    expect(statisticsOf(solo.game, [1], [])).toMatchObject({ 'rank: caligula': 1, 'rank: nero': 0 })
  })
})
