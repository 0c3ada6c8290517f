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
  table.game.outcomes.splice(0, 2, 1, 2)
  table.game.questDoxa = [[4, 2], []]
  const numbers = statisticsOf(table.game, [2, 1])

  it('gives the share of Events fulfilled, in all and by Age', () => {
    expect(numbers).toMatchObject({
      'events fulfilled': 0.5,
      'events fulfilled, Age I': 1,
      'events fulfilled, Age II': 0,
      doxa: 35,
      'doxa of the winner': 40,
      'quest doxa': 3,
      'units on the map': 3,
    })
    expect(numbers).not.toHaveProperty('events fulfilled, Age III')
  })

  it('says of each card whether it was played, and by how much its player is above the mean', () => {
    expect(numbers).toMatchObject({
      'card E011 played': 1,
      'card E011 worth': -5,
      'card E041 worth': 5,
      'card T001 played': 1,
      'card E012 played': 0,
    })
    expect(numbers).not.toHaveProperty('card E012 worth')
    expect(statisticsOf(cardTable().game, [1, 1])).not.toHaveProperty('card T001 played')
  })

  it('counts victories of Patrons, shared ones in part', () => {
    expect(numbers).toMatchObject({ 'patron PT01 wins': 0, 'patron PT02 wins': 1 })
    expect(statisticsOf(table.game, [1, 1])).toMatchObject({
      'patron PT01 wins': 0.5,
      'patron PT02 wins': 0.5,
    })
  })
})
