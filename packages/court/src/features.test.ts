import { configure, type Decision, draw, fastChance, Inputs, Runner, type State } from '@hippodrome/engine'
import { readInputs } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { evaluateCourt } from './evaluate.ts'
import { features } from './features.ts'
import { Units } from './evaluation/units.ts'
import { court } from './index.ts'
import { scoreOf } from './rules/count.ts'
import type { Court } from './state.ts'
import { CardTable } from './testing/cardTable.ts'

const runner = new Runner<Court>(court as never)

const readOf = ({ game, stack }: { readonly game: Court; readonly stack?: State['stack'] }) =>
  readInputs(features, game, stack)

/** A random match for two, at the first moment at which `prompt` is asked with several choices. */
function asked(prompt: string, options = {}): State<Court> {
  for (let seed = 1; seed < 60; seed++) {
    const config = configure(court, { seats: 2, options })
    const state = runner.start(court.setup(config, court.tables(config)), fastChance(seed))
    const dice = fastChance(seed + 1000)
    while (state.pending.length > 0) {
      const first = state.pending[0] as Decision
      if (first.prompt === prompt && first.choices.length > 1) return state
      runner.choose(state, first, draw(dice, first.choices.length))
    }
  }
  throw new Error(`nobody was asked to ${prompt}`)
}

describe('what a model reads', () => {
  it.each([2, 3, 4])('has a name for every input, and each only once, with %i seats', (seats) => {
    const sizes = [{}, { length: 'marathon' }, { taktika: true }].map((options) => {
      const tables = court.tables(configure(court, { seats, options }))
      const { names, general } = features.writer(tables, seats)
      expect(new Set(names).size).toBe(names.length)
      expect(names.slice(0, general).some((name) => name.includes(':'))).toBe(false)
      expect(names.slice(general).every((name) => name.includes(':'))).toBe(true)
      return names.length
    })
    expect(new Set(sizes).size).toBe(1)
  })

  it('is seen from each seat: what is my own is a rival to the other', () => {
    const table = new CardTable()
      .give(0, { doxa: 20, virtus: 3, nomisma: 9 })
      .inPlay(0, 'E007')
      .hand(0, 'E012')
    const [mine, yours] = readOf(table)
    for (const [name, value] of mine ?? [])
      if (/^own (?!.*nobody else)/.test(name))
        expect(yours?.get(name.replace('own ', 'rival 1 '))).toBe(value)
    expect(mine?.get('own doxa')).toBeCloseTo(20 / 40)
    expect(mine?.get('lead in Doxa')).toBeCloseTo(20 / 12)
    expect(yours?.get('lead in Doxa')).toBeCloseTo(-20 / 12)
    expect(mine?.get('E007: own in play')).toBeGreaterThan(0)
    expect(yours?.get('E007: rival 1 in play')).toBeGreaterThan(0)
  })

  it('knows the own hand and Quests, and of the others how many there are', () => {
    const table = new CardTable().hand(0, 'E012')
    table.game.quests.held[0] = [0, 20]
    table.give(0, { nomisma: 10 })
    const [mine, yours] = readOf(table)
    expect(mine?.get('E012: own in hand')).toBeGreaterThan(0)
    expect(mine?.get('Q21: own')).toBeGreaterThan(0)
    expect(mine?.get('Q21: own Doxa')).toBeGreaterThan(0)
    expect(mine?.get('own quest Doxa, seen by nobody else')).toBeCloseTo(2 / 15)
    expect([...(yours?.keys() ?? [])].filter((name) => /^(E012|Q21)/.test(name))).toEqual([])
    expect(yours?.get('rival 1 hand')).toBeCloseTo(1 / 6)
    expect(yours?.get('rival 1 quests')).toBeCloseTo(2 / 4)
  })

  it.each([
    ['contribute', {}],
    ['draft-card', {}],
    ['choose-patron', { taktika: true }],
    ['vote-option', {}],
  ])('tells the answers to %s apart, which wait for those of the others', (prompt, options) => {
    const state = asked(prompt, options)
    const decision = state.pending[0] as Decision
    const read = decision.choices.map((_, index) => {
      const copy = runner.clone(state)
      runner.choose(copy, decision, index)
      return JSON.stringify([...(readOf(copy)[decision.seat] ?? [])])
    })
    expect(new Set(read).size).toBe(read.length)
  })

  it.each(['take-turn', 'contribute', 'vote-option', 'choose-patron'])(
    'lets whoever reads the inputs evaluate by hand as the game does (%s)',
    (prompt) => {
      const { game, stack } = asked(prompt, { taktika: true })
      const writer = features.writer(game.tables, game.seats)
      const [said, out]: [number[], number[]] = [[], []]
      writer.write(game, [new Inputs(), new Inputs()], stack)
      writer.hand?.evaluate(game, said, stack)
      evaluateCourt(game, out, stack)
      expect(said).toEqual(out)
    },
  )

  it('counts what Quests give as the rules do', () => {
    const state = asked('take-turn')
    const units = new Units()
    state.game.map.units.forEach((_, cell) => (state.game.map.units[cell] = cell % 3))
    units.fill(state.game)
    for (const { score } of state.game.tables.quests)
      expect(units.score(state.game, 0, score)).toBe(scoreOf(state.game, 0, score))
  })
})
