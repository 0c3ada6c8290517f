import { BadData, configure, draw, fastChance, loadState, Runner, type State } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from '../index.ts'
import type { Court } from '../state.ts'

const runner = new Runner<Court>(court as never)

/** Plays at random until this is asked for the `times`-th time, or to the end. */
function until(
  wish: { seats: number; options?: object },
  prompt: string | undefined,
  times = 1,
): State<Court> {
  const config = configure(court, wish as { seats: number })
  const state = runner.start(court.setup(config, court.tables(config)), fastChance(11))
  const dice = fastChance(12)
  let left = times
  while (state.pending.length > 0) {
    if (state.pending[0]?.prompt === prompt && --left === 0) break
    const decision = state.pending[draw(dice, state.pending.length)]
    if (decision) runner.choose(state, decision, draw(dice, decision.choices.length))
  }
  return state
}

/** The same position without a word on where the rules stand in it. */
function again(state: State<Court>, wish: { seats: number; options?: object }): State<Court> {
  const { tables: _tables, ...game } = state.game
  const config = configure(court, wish as { seats: number })
  return loadState(runner, config, JSON.parse(JSON.stringify({ game })), fastChance(13))
}

const asked = ({ pending }: State<Court>) =>
  pending.map(({ seat, prompt, choices }) => [seat, prompt, choices])

describe('a position that says nothing of the steps under way', () => {
  it.each([
    [{ seats: 3 }, 'take-position', 1],
    [{ seats: 3 }, 'take-position', 2],
    [{ seats: 3 }, 'vote-option', 1],
    [{ seats: 3 }, 'take-turn', 1],
    [{ seats: 4, options: { taktika: true } }, 'take-turn', 30],
    [{ seats: 2, options: { mode: 'duel' } }, 'take-turn', 9],
    [{ seats: 3 }, 'end-game', 1],
    [{ seats: 1, options: { mode: 'solo' } }, 'take-turn', 3],
  ])('%o goes on at %s number %i', (wish, prompt, times) => {
    const state = until(wish, prompt, times)
    expect(state.pending[0]?.prompt).toBe(prompt)
    expect(asked(again(state, wish))).toEqual(asked(state))
  })

  it('§6.1 lets nobody vote twice when somebody before them did not vote', () => {
    const state = until({ seats: 3 }, 'vote-option')
    const order = state.game.initiative.track.filter((seat) => seat >= 0)
    const [, second = 0, third = 0] = order
    for (const seat of order) state.game.goods[seat * 10] = 2
    state.game.votes.placed[second * 2] = 1
    state.game.votes.option[second] = 0
    expect(again(state, { seats: 3 }).pending.map(({ seat }) => seat)).toEqual([third])
  })

  it('is refused if an Event is acted on whose Option is not chosen', () => {
    const state = until({ seats: 2 }, 'take-turn')
    state.game.events.options[0] = -1
    expect(() => again(state, { seats: 2 })).toThrow(/game.events.options.*Option/)
  })

  it('is over when the match is', () => {
    const state = until({ seats: 2 }, undefined)
    expect(again(state, { seats: 2 }).pending).toEqual([])
  })

  it('goes on from the Resolve Phase with the contributions', () => {
    const state = until({ seats: 2 }, 'contribute', 2)
    expect(again(state, { seats: 2 }).pending[0]?.prompt).toBe('contribute')
  })

  it('is refused in the middle of the set-up, and if its rounds do not fit its Events', () => {
    expect(() => again(until({ seats: 2 }, 'draft-card'), { seats: 2 })).toThrow(BadData)
    const state = until({ seats: 2 }, 'take-turn')
    state.game.round = 6
    expect(() => again(state, { seats: 2 })).toThrow(/game.round/)
    state.game.round = 0
    state.game.events.options.pop()
    expect(() => again(state, { seats: 2 })).toThrow(/game.events.options/)
  })
})
