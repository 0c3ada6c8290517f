import { makeBot } from '@hippodrome/bots'
import { configure, type Decision, fastChance, type Game, Match } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { parseArgs } from 'node:util'

/**
 * How often a person is asked something in matches of bots: every decision ("ask"), and with the default orders, under
 * which a decision with one choice is made for them. `npx tsx scripts/asked.ts --matches 5 --bot greedy:30%`
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    matches: { type: 'string', default: '3' },
    bot: { type: 'string', default: 'random' },
  },
})

type Tally = { seatTurns: number; asked: number; after: number }

/** A person's turn ends when somebody else is asked; reactions in between belong to it. */
function tallyOf(game: Game, seed: number, spec: string): Tally {
  const seats = game.seats.max
  const match = Match.begin(game, configure(game, { seats }), fastChance(seed))
  const bots = Array.from({ length: seats }, (_, seat) =>
    makeBot(spec, { seed: seed * 8 + seat, now: () => 0 }),
  )
  const tally: Tally = { seatTurns: 0, asked: 0, after: 0 }
  let active = -1
  while (!match.over) {
    const decision = match.state.pending[0] as Decision
    const { seat } = decision
    if (decision.window === undefined && seat !== active) {
      active = seat
      tally.seatTurns += 1
    }
    tally.asked += 1
    if (decision.choices.length > 1) tally.after += 1
    const choice = bots[seat]?.choose(match.runner, match.state, seat) ?? 0
    const outcome = match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
    if (!outcome.ok) throw new Error(outcome.message)
  }
  return tally
}

const perTurn = (count: number, turns: number) => (count / Math.max(1, turns)).toFixed(2).padStart(8)
console.log('game       matches   turns  before   after   fewer')
for (const id of values.game ?? GAMES) {
  const game = await loadGame(id)
  const sum: Tally = { seatTurns: 0, asked: 0, after: 0 }
  const matches = Number(values.matches)
  for (let seed = 1; seed <= matches; seed++) {
    const tally = tallyOf(game, seed, values.bot)
    sum.seatTurns += tally.seatTurns
    sum.asked += tally.asked
    sum.after += tally.after
  }
  const fewer = `${Math.round(100 * (1 - sum.after / sum.asked))} %`
  console.log(
    `${id.padEnd(10)} ${String(matches).padStart(7)} ${String(sum.seatTurns).padStart(7)}${perTurn(sum.asked, sum.seatTurns)}${perTurn(sum.after, sum.seatTurns)} ${fewer.padStart(7)}`,
  )
}
