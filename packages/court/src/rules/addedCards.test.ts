import { configure, fastChance, type Json, Runner } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from '../index.ts'
import { type Act, type Court, emptyCourt, G, HIDDEN } from '../state.ts'
import { CardTable } from '../testing/cardTable.ts'
import { OWN_CARDS } from '../testing/ownCards.ts'
import type { CourtChoice } from '../types.ts'

/** A table whose seat 0 holds one added card that does this, and plays it. */
function played(...effects: Json[]): { game: Court; choices: () => readonly CourtChoice[] } {
  const card = {
    id: 'X001',
    name: 'Keeper of the Bears',
    types: ['rustica'],
    hero: false,
    levels: {},
    intrigue: false,
    cost: 0,
    produces: {},
    abilities: [{ kind: 'instant', trigger: 'instant', effects }],
    provenance: 'reconstruction',
  }
  const config = configure(court, { seats: 2, options: { taktika: true }, data: { cards: [card] } })
  const game = emptyCourt(court.tables(config))
  const number = game.tables.cards.length - 1
  game.players.hands[0] = [number]
  game.cards.place[number] = HIDDEN
  game.goods[G - 1] = 1
  game.map.pool[0] = 8
  game.map.units[0] = 1
  game.map.units[1] = 1
  const runner = new Runner<Court>(court as never)
  const state = runner.start(game, fastChance(1), [{ step: 'play-cards', local: { seat: 0 } }])
  const decision = state.pending[0]
  if (decision) runner.choose(state, decision, 0)
  return { game: state.game, choices: () => (state.pending[0]?.choices ?? []) as readonly CourtChoice[] }
}

const idleAct: Act = {
  owner: 0,
  ability: -1,
  card: -1,
  target: -1,
  actor: 0,
  area: -1,
  unit: -1,
  moved: 0,
  movedTo: 0,
  position: -1,
  called: -1,
  abilityUsed: 0,
  sure: 0,
  offered: 0,
  sealsBefore: 0,
}

describe('what an added card may say is done', () => {
  it('§14.12 units move only where the card says', () => {
    const { choices } = played({ op: 'moveUnits', max: 1, from: 'anyArea', to: 'italia' })
    // One of the two Senators stands in Italy already.
    expect(choices()).toEqual([{ do: 'unitAt', unit: 'senator', area: 'illyricum' }, { do: 'done' }])
  })

  it('§11.4 of Bandons only those of the type and size that the card says', () => {
    const bandons = (filter: Json) => {
      const table = new CardTable().bandon(0, 'E041', 'E050').bandon(0, 'E062', 'E073', 'E076')
      const activating = { owner: 0, left: 1, target: 'bandon', mark: false, fresh: false, done: [], filter }
      table.game.abilities.acts.push({ ...idleAct })
      table.run({ step: 'activate-free', local: activating })
      return table.pending[0]?.choices.flatMap((choice) => (choice.do === 'activate' ? [choice.card] : []))
    }
    expect([bandons({ types: 1 << 3 }), bandons({ minSize: 3 }), bandons({ minSize: 2 })]).toEqual([
      ['E062'],
      ['E062'],
      ['E041', 'E062'],
    ])
  })

  it('§13.9 an Intrigue card that is played from the Discard Pile leaves it, and the hand as it was', () => {
    const table = new CardTable().hand(0, 'E050').discardPile('E116')
    table.game.abilities.acts.push({ ...idleAct })
    table.run({ step: 'play-another', local: { owner: 0, from: 'discardTop', free: true } })
    table.take('intrigue', { card: 'E116' }).quiet()
    expect([table.playedIds(0), table.handIds(0), table.game.cards.discard]).toEqual([['E116'], ['E050'], []])
  })

  it('§13.6 a card may be drawn, or a Resource chosen, by a player whom the owner picks', () => {
    const { game, choices } = played({
      op: 'gainChoice',
      who: 'target',
      n: 1,
      from: ['fides', 'lapis'],
      distinct: false,
    })
    expect(choices().map(({ do: kind }) => kind)).toEqual(['good', 'good'])
    expect(game.abilities.acts[0]?.target).toBe(1)
  })

  it('§13.1 of three effects the one that would be in vain is not offered, and the match can be saved then', () => {
    const table = new CardTable({ data: OWN_CARDS }).hand(0, 'X0-0').playing(0, 'X0-0')
    expect(table.pending[0]?.choices).toEqual([
      { do: 'branch', index: 0 },
      { do: 'branch', index: 2 },
    ])
    expect(table.problems).toEqual([])
  })

  it('§22.21 a Hero pays with another Resource in Solo, and the match can be saved then', () => {
    const table = new CardTable({ mode: 'solo', data: OWN_CARDS })
    table.give(0, { fides: 2, lapis: 1, doxa: 5 }).inPlay(0, 'X2-0')
    table.build('priest', 'italia')
    expect([table.prompt, table.problems]).toEqual(['build-substitute', []])
  })
})
