import { SPECTATOR } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { CardTable } from './testing/cardTable.ts'
import { courtView } from './view.ts'

describe('what a view reckons for its seat', () => {
  it('§9.2 what each card of its hand and of the Offer costs it now, and nobody else', () => {
    // Theodora is a Hero of Palatine III and Ecclesiastical II.
    const { game } = new CardTable().inPlay(0, 'E001').hand(0, 'E014', 'E040').offer('E015')
    const cost = (id: string) => game.tables.cards.find((card) => card.id === id)?.cost ?? 0
    const [mine, theirs] = [courtView(game, 0), courtView(game, 1)]
    expect(mine.own?.prices).toHaveLength(2)
    expect(theirs.offer[0]?.price).toBe(cost('E015'))
    expect(theirs.own?.prices).toEqual([])
    expect(courtView(game, SPECTATOR).offer[0]).toEqual({ card: 'E015' })
    const palatine = game.tables.cards.filter(({ types, cost: printed }) => types === 1 && printed > 3)
    const [card] = palatine.filter(({ intrigue, hero }) => !intrigue && !hero)
    const dear = new CardTable().inPlay(0, 'E001').hand(0, card?.id ?? '')
    expect(courtView(dear.game, 0).own?.prices).toEqual([(card?.cost ?? 0) - 3])
  })

  it('§20.8 what its Quests would give now', () => {
    const table = new CardTable().units('senator', 'thracia', 2)
    table.game.quests.held[0] = [1]
    expect(table.game.tables.quests[1]?.id).toBe('Q02')
    expect(courtView(table.game, 0).own?.worth).toEqual([4])
    expect(courtView(table.game, 0).own?.counts).toEqual([{ mine: 2 }])
  })

  it('§20.8 what its Quests count, and what the best of the others has of it where the most decides', () => {
    // Keeper of Schemes: the most Intrigue cards in play.
    const table = new CardTable().inPlay(1, 'E101', 'E102')
    table.game.quests.held[0] = [0]
    expect(table.game.tables.quests[0]?.id).toBe('Q01')
    expect(courtView(table.game, 0).own).toMatchObject({ worth: [0], counts: [{ mine: 0, best: 2 }] })
    expect(courtView(table.game, 1).own?.counts).toEqual([])
  })
})
