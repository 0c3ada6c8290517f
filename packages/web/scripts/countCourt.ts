/**
 * Counts what a person is asked in a round of court: every decision, those that the usual orders leave, and the gestures
 * that these come to on the table. Matches are played by bots; each seat is counted as if a person sat there.
 * `npx tsx --tsconfig packages/web/tsconfig.json packages/web/scripts/countCourt.ts [--matches 3] [--seats 2] [--bot random]`
 */
import { parseArgs } from 'node:util'
import { makeBot } from '@hippodrome/bots'
import { type CourtChoice, type CourtView, court } from '@hippodrome/court'
import {
  configure,
  type Decision,
  fastChance,
  type Game,
  Match,
  sameJson,
  standingChoice,
  USUAL_ORDERS,
} from '@hippodrome/engine'
import { gesture, hotSpots } from '../src/court/gesture.ts'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '3' },
    seats: { type: 'string', default: '2' },
    bot: { type: 'string', default: 'greedy:30%' },
  },
})

const rules = court as unknown as Game

type Asked = {
  readonly decision: Decision
  readonly view: CourtView
  readonly chosen: CourtChoice
  readonly byOrders: boolean
}

function play(seed: number, seats: number): Asked[] {
  const match = Match.begin(rules, configure(rules, { seats }), fastChance(seed))
  const bots = Array.from({ length: seats }, (_, seat) =>
    makeBot(values.bot, { seed: seed * 8 + seat, now: () => 0 }),
  )
  const asked: Asked[] = []
  for (let [decision] = match.state.pending; decision; [decision] = match.state.pending) {
    const { seat, choices } = decision
    const ordered = standingChoice(decision, USUAL_ORDERS)
    const choice = ordered ?? bots[seat]?.choose(match.runner, match.state, seat) ?? 0
    asked.push({
      decision,
      view: rules.view(match.state.game, seat) as CourtView,
      chosen: choices[choice] as CourtChoice,
      byOrders: ordered !== undefined,
    })
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
  }
  return asked
}

/** How many of a seat's decisions one click answers: those of the longest plan that was in fact played. */
function answeredAtOnce(own: readonly Asked[], from: number): number {
  const first = own[from]
  if (!first) return 0
  const { decision, view } = first
  if (decision.prompt === 'contribute') {
    const end = own.findIndex((one, index) => index > from && one.decision.prompt !== 'contribute')
    return (end < 0 ? own.length : end) - from
  }
  const at = { view, choices: decision.choices as CourtChoice[], decision: { ...decision, number: 0 } }
  const lengths = [...hotSpots(at)].map((spot) => {
    const plan = gesture({ kind: 'click', spot, shift: false }, at)?.choices ?? []
    let next = from
    for (const wanted of plan) {
      while (own[next]?.byOrders && !sameJson(own[next]?.chosen, wanted)) next += 1
      if (!sameJson(own[next]?.chosen, wanted)) return 1
      next += 1
    }
    return Math.max(1, next - from)
  })
  return Math.max(1, ...lengths)
}

function gesturesOf(own: readonly Asked[]): number {
  let gestures = 0
  for (let index = 0; index < own.length; ) {
    if (own[index]?.byOrders) index += 1
    else {
      index += answeredAtOnce(own, index)
      gestures += 1
    }
  }
  return gestures
}

const seats = Number(values.seats)
const sums = { rounds: 0, decisions: 0, prompts: 0, gestures: 0 }
for (let seed = 1; seed <= Number(values.matches); seed++) {
  const asked = play(seed, seats)
  for (let seat = 0; seat < seats; seat++) {
    const own = asked.filter(({ decision, view }) => decision.seat === seat && view.phase !== 'set-up')
    sums.rounds += Math.max(0, ...own.map(({ view }) => view.round))
    sums.decisions += own.length
    sums.prompts += own.filter(({ byOrders }) => !byOrders).length
    sums.gestures += gesturesOf(own)
  }
}
const each = (count: number) => (count / sums.rounds).toFixed(1)
console.log(
  `${values.matches} matches of ${seats} (${values.bot}), ${sums.rounds} rounds: ` +
    `${each(sums.decisions)} decisions a round for each seat, ${each(sums.prompts)} after the usual orders, ${each(sums.gestures)} gestures on the table`,
)
