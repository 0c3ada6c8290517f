import { type Choice, type Game, stepsOf } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { type Bot, decisionOf } from './bot.ts'
import { BOT_LEVELS, makeBot } from './makeBot.ts'
import { keptMatch } from './testing/kept.ts'
import { withLeads } from './testing/leads.ts'
import { type Tiny, tiny } from './testing/tiny.ts'

const step = stepsOf<Tiny, { kind: string }>()
const ROUNDS = 20
const MATCHES = 5

/** By turns: a point on a low die or on a high one, and one lost if it falls otherwise; or nothing. All are worth the same. */
const bet = step('bet', {
  ask: (game, { seat }: { seat: number }) =>
    game.pile > 0 && { seat, prompt: 'bet', choices: [{ do: 'low' }, { do: 'high' }, { do: 'pass' }] },
  answer(game, local: { seat: number }, choice: Choice, flow) {
    const high = flow.die() > 3
    const wins = (choice.do === 'high') === high
    if (choice.do !== 'pass') game.points[local.seat] = (game.points[local.seat] ?? 0) + (wins ? 1 : -1)
    flow.tell({ kind: choice.do === 'pass' ? 'passed' : wins ? 'won' : 'lost' })
    game.pile -= 1
    local.seat = 1 - local.seat
    if (game.pile === 0) flow.end()
  },
})

const bets: Game<Tiny> = tiny('bets', [bet], {
  pile: 2 * ROUNDS,
  local: { seat: 0 },
  evaluate(game, out) {
    for (let seat = 0; seat < 2; seat++)
      out[seat] = 0.5 + ((game.points[seat] ?? 0) - (game.points[1 - seat] ?? 0)) / (8 * ROUNDS)
  },
})
/** The model sees what the evaluation sees: who leads, and by how much. */
const { rules, model } = withLeads(bets, 8 * ROUNDS)

/** How many bets a bot made in this many matches against itself, and how many it won. */
function gambled(botOf: (seed: number) => Bot, matches: number) {
  let [made, won] = [0, 0]
  for (let match = 0; match < matches; match++) {
    const bots = [0, 1].map((seat) => botOf(100 * match + seat))
    const before = [0, 0]
    keptMatch(rules, {
      seats: 2,
      seed: `gamble ${match}`,
      bots,
      instead: ({ choices }, chosen, { game }) => {
        // What the bet before brought is on the table by now.
        const { points } = game as Tiny
        for (const [of, had] of before.entries()) {
          if ((points[of] ?? 0) > had) won += 1
          before[of] = points[of] ?? 0
        }
        if ((choices[chosen] as Choice).do !== 'pass') made += 1
        return chosen
      },
    })
  }
  return { made, won, isForesight: won > made / 2 + SURE * Math.sqrt(made / 4) }
}

/** Nobody who cannot see dice wins more than half of the bets by this many standard deviations: once in 30,000 series. */
const SURE = 4
const LONG = 120_000

describe('a bot that foresaw dice would win its bets', () => {
  const levels = BOT_LEVELS.map(({ id, spec }) => [id, spec, undefined] as const)
  // Those above them play by the same search as the last, for longer.
  const judged = levels.slice(0, 4).map(([id, spec]) => [`${id}, judged by a model,`, spec, model] as const)

  it.each([...levels, ...judged])(
    '%s wins no more than chance allows',
    (_who, spec, by) => {
      let clock = 0
      const { made, isForesight } = gambled(
        (seed) => makeBot(spec, { seed, now: () => (clock += 50), model: by }),
        MATCHES,
      )
      expect(made).toBeGreaterThan(100)
      expect(isForesight).toBe(false)
    },
    LONG,
  )

  it('and one that does is found out', () => {
    /** Tries its choices with the very dice that will fall. */
    const seer: Bot = {
      name: 'seer',
      choose(runner, state, seat) {
        const { choices } = decisionOf(state, seat)
        const points = choices.map((_, choice) => {
          const copy = runner.clone(state)
          runner.choose(copy, decisionOf(copy, seat), choice)
          return (copy.game as Tiny).points[seat] ?? 0
        })
        return points.indexOf(Math.max(...points))
      },
    }
    const { made, won, isForesight } = gambled(() => seer, MATCHES)
    expect(made).toBe(2 * ROUNDS * MATCHES)
    expect(won).toBeGreaterThan(made - 2 * MATCHES)
    expect(isForesight).toBe(true)
  })
})
