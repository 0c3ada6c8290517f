import { configure, type Decision, draw, fastChance, Runner, type State } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from './index.ts'
import { prefer } from './prefer.ts'
import { type Court, eventNow, G } from './state.ts'
import type { CourtChoice } from './types.ts'

const runner = new Runner<Court>(court as never)

/** A random match for two, at the first moment at which `prompt` is asked with several choices, and at least `least`. */
function asked(prompt: string, options = {}, least = 2): State<Court> {
  for (let seed = 1; seed < 60; seed++) {
    const config = configure(court, { seats: 2, options })
    const state = runner.start(court.setup(config, court.tables(config)), fastChance(seed))
    const dice = fastChance(seed + 1000)
    while (state.pending.length > 0) {
      const first = state.pending[0] as Decision
      if (first.prompt === prompt && first.choices.length >= least) return state
      runner.choose(state, first, draw(dice, first.choices.length))
    }
  }
  throw new Error(`nobody was asked to ${prompt}`)
}

function valuesOf({ game, stack }: State<Court>): number[] {
  const out: number[] = []
  court.evaluate(game, out, stack)
  return out
}

/** What the first seat that is asked stands at after each of its choices. */
function afterEach(state: State<Court>): number[] {
  const decision = state.pending[0] as Decision
  return decision.choices.map((_, index) => {
    const copy = runner.clone(state)
    runner.choose(copy, decision, index)
    return valuesOf(copy)[decision.seat] ?? Number.NaN
  })
}

describe('a secret answer counts before the others have given theirs', () => {
  it('more is better than nothing in a contribution (§15.1)', () => {
    const values = afterEach(asked('contribute'))
    expect(values.at(-1)).toBeGreaterThan(values[0] as number)
  })

  it.each([['draft-card'], ['choose-patron']])('the answers to %s are not alike', (prompt) => {
    const values = afterEach(asked(prompt, prompt === 'choose-patron' ? { taktika: true } : {}))
    expect(new Set(values).size).toBeGreaterThan(1)
  })

  it('a bid is paid for, and a higher one is likelier to win (§18.2)', () => {
    const { game } = asked('take-turn')
    game.phase = 'resolve'
    game.events.row[game.round] = game.tables.events.findIndex(({ trial }) => trial)
    game.events.outcomes[game.round] = 1
    const good = eventNow(game)?.bidWith ?? 0
    for (const seat of [0, 1]) game.goods[seat * G + good] = 4
    const worth = (n: number) => {
      const answers = { 0: { do: 'number', n }, 1: { do: 'number', n: 1 } }
      const out: number[] = []
      court.evaluate(game, out, [{ step: 'bid', local: { answers } }])
      return out[0] as number
    }
    expect(worth(2)).toBeGreaterThan(worth(0))
    expect(worth(2)).toBeGreaterThan(worth(4))
  })

  it('a vote moves the chances of the Options (§6.1)', () => {
    const values = afterEach(asked('vote-option'))
    expect(new Set(values).size).toBe(3)
  })
})

describe('what a seat stands at', () => {
  it('does not follow from cards of others that it cannot see', () => {
    const state = asked('take-turn')
    const other = runner.clone(state)
    const hand = other.game.players.hands[1] as number[]
    const hidden = other.game.cards.deck.splice(-hand.length)
    other.game.cards.deck.push(...hand)
    other.game.players.hands[1] = hidden
    expect(valuesOf(other)[0]).toBeCloseTo(valuesOf(state)[0] as number, 10)
    expect(valuesOf(other)[1]).not.toBeCloseTo(valuesOf(state)[1] as number, 10)
  })

  it('lies between 0 and 1, also at the end', () => {
    const state = asked('end-game', {}, 1)
    while (state.pending.length > 0) runner.choose(state, state.pending[0] as Decision, 0)
    for (const value of [...valuesOf(state), ...valuesOf(asked('take-turn'))]) {
      expect(value).toBeGreaterThan(0)
      expect(value).toBeLessThan(1)
    }
  })
})

it('what looks promising: to give all, and to activate what makes most', () => {
  const { game } = asked('contribute')
  const liking = (prompt: string, choice: CourtChoice) => prefer(game, 0, prompt, choice)
  expect(liking('contribute', { do: 'number', n: 3 })).toBeGreaterThan(
    liking('contribute', { do: 'number', n: 1 }),
  )
  const state = asked('activate', {}, 3)
  const likings = (state.pending[0] as Decision<CourtChoice>).choices.map((choice) =>
    prefer(state.game, (state.pending[0] as Decision).seat, 'activate', choice),
  )
  expect(new Set(likings).size).toBeGreaterThan(1)
})
