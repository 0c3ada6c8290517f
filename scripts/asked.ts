import { makeBot } from '@hippodrome/bots'
import {
  configure,
  type Decision,
  fastChance,
  type Game,
  Match,
  standingChoice,
  USUAL_ORDERS,
} from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { parseArgs } from 'node:util'

/**
 * How often a person is asked something in matches of bots: every decision ("before", as with the order `ask`), and those
 * that the usual orders leave to them ("after"). `npx tsx scripts/asked.ts --matches 5 --bot greedy:30%`; with
 * `--prompts` also which prompts come up most with a single choice or with two.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    matches: { type: 'string', default: '3' },
    bot: { type: 'string', default: 'random' },
    prompts: { type: 'boolean', default: false },
  },
})

/** Of one prompt: how often it was asked, with one choice, and with two. */
type Asked = { asked: number; one: number; two: number }
type Tally = { seatTurns: number; asked: number; after: number; readonly prompts: Map<string, Asked> }

function note(tally: Tally, { prompt, choices }: Decision): void {
  const seen = tally.prompts.get(prompt) ?? { asked: 0, one: 0, two: 0 }
  seen.asked += 1
  if (choices.length === 1) seen.one += 1
  if (choices.length === 2) seen.two += 1
  tally.prompts.set(prompt, seen)
}

/** A person's turn ends when somebody else is asked; reactions in between belong to it. */
function playInto(tally: Tally, game: Game, seed: number, spec: string): void {
  const seats = game.seats.max
  const match = Match.begin(game, configure(game, { seats }), fastChance(seed))
  const bots = Array.from({ length: seats }, (_, seat) => {
    match.follow({ kind: 'orders', seat, orders: { standing: USUAL_ORDERS } })
    return makeBot(spec, { seed: seed * 8 + seat, now: () => 0 })
  })
  let active = -1
  while (!match.over) {
    const decision = match.state.pending[0] as Decision
    const { seat } = decision
    if (decision.window === undefined && seat !== active) {
      active = seat
      tally.seatTurns += 1
    }
    tally.asked += 1
    note(tally, decision)
    const ordered = standingChoice(decision, match.orders[seat]?.standing ?? {})
    if (ordered === undefined) tally.after += 1
    const choice = ordered ?? bots[seat]?.choose(match.runner, match.state, seat) ?? 0
    const number = match.state.opened[seat] ?? 0
    const by = ordered === undefined ? {} : { by: 'orders' as const }
    const outcome = match.follow({ kind: 'choose', seat, decision: number, choice, ...by })
    if (!outcome.ok) throw new Error(outcome.message)
  }
}

const perTurn = (count: number, turns: number) => (count / Math.max(1, turns)).toFixed(2).padStart(8)
const column = (count: number | string) => String(count).padStart(8)

function reportOf(id: string, { seatTurns, asked, after, prompts }: Tally): string[] {
  const fewer = `${Math.round(100 * (1 - after / asked))} %`
  const line = `${id.padEnd(16)}${column(values.matches)}${column(seatTurns)}${perTurn(asked, seatTurns)}${perTurn(after, seatTurns)}${column(fewer)}`
  if (!values.prompts) return [line]
  const most = [...prompts].toSorted(([, a], [, b]) => b.one - a.one || b.two - a.two).slice(0, 15)
  return [
    line,
    `  ${'prompt'.padEnd(14)}${column('asked')}${column('one')}${column('two')}`,
    ...most.map(
      ([prompt, seen]) => `  ${prompt.padEnd(14)}${column(seen.asked)}${column(seen.one)}${column(seen.two)}`,
    ),
  ]
}

console.log(`${'game'.padEnd(16)} matches   turns  before   after   fewer`)
for (const id of values.game ?? GAMES) {
  const game = await loadGame(id)
  const tally: Tally = { seatTurns: 0, asked: 0, after: 0, prompts: new Map() }
  for (let seed = 1; seed <= Number(values.matches); seed++) playInto(tally, game, seed, values.bot)
  console.log(reportOf(id, tally).join('\n'))
}
