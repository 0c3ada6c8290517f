/**
 * Counts what a person is asked in a round of court: every decision, those that the usual orders leave, and the gestures
 * that these come to on the table; and the gestures of a contribution and of playing a card. Matches are played by bots;
 * each seat is counted as if a person sat there. Fails when two players are asked more than they may be.
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
import { finishing, gesture, hotSpots } from '../src/court/gesture.ts'
import { asksTogether } from '../src/court/sheets.ts'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '3' },
    seats: { type: 'string', default: '2' },
    bot: { type: 'string', default: 'greedy:30%' },
  },
})

const rules = court as unknown as Game

/** What a player of two was asked in a round when the plain table asked for everything by itself. */
const PLAIN = 30.8
/** The most that is left of it, and the most gestures for a contribution and for a card. */
const BARS = { prompts: 0.6 * PLAIN, contribution: 1, card: 2 } as const

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
  if (asksTogether(decision.prompt)) {
    const end = own.findIndex((one, index) => index > from && one.decision.prompt !== decision.prompt)
    return (end < 0 ? own.length : end) - from
  }
  const at = {
    view,
    board: { named: {} },
    choices: decision.choices as CourtChoice[],
    decision: { ...decision, number: 0 },
  }
  const clicks = [...hotSpots(at)].map((spot) => gesture({ kind: 'click', spot, shift: false }, at))
  const lengths = [...clicks, finishing(at)].map((planned) => {
    const plan = planned?.choices ?? []
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

/** What a seat did, a gesture at a time. */
function gesturesOf(own: readonly Asked[]): (readonly Asked[])[] {
  const gestures: (readonly Asked[])[] = []
  for (let index = 0; index < own.length; ) {
    if (own[index]?.byOrders) index += 1
    else {
      const next = index + answeredAtOnce(own, index)
      gestures.push(own.slice(index, next))
      index = next
    }
  }
  return gestures
}

const isOf = (gesture: readonly Asked[], prompt: string): boolean => gesture[0]?.decision.prompt === prompt

type Play = { clicks: number; cards: number; arranged: boolean }

const cardsIn = (gesture: readonly Asked[]): number =>
  gesture.filter(({ decision, chosen }) => decision.prompt === 'play-card' && chosen.do === 'card').length

/**
 * The gestures and the cards of every Play in which a card was played. Discarding, what cards do, and arranging Bandons
 * are acts of their own; to be asked about Bandons and to leave them is not.
 */
function playsOf(gestures: readonly (readonly Asked[])[]): readonly Play[] {
  const plays: Play[] = []
  let now: Play | undefined
  for (const gesture of gestures) {
    const [first] = gesture
    if (!first) continue
    const { chosen, decision } = first
    if (chosen.do === 'action') {
      now = chosen.action === 'play' ? { clicks: 0, cards: 0, arranged: false } : undefined
      if (now) plays.push(now)
    }
    if (!now) continue
    const inBandons = decision.prompt === 'form-bandons'
    now.arranged ||= inBandons && chosen.do !== 'done'
    now.cards += cardsIn(gesture)
    const goesOn = chosen.do === 'done' && (decision.prompt === 'play-card' || (inBandons && !now.arranged))
    if (chosen.do === 'action' || cardsIn(gesture) > 0 || goesOn) now.clicks += 1
  }
  return plays.filter(({ cards }) => cards > 0)
}

const seats = Number(values.seats)
const sums = { rounds: 0, decisions: 0, prompts: 0, gestures: 0, gifts: 0, sheets: 0, cards: 0, clicks: 0 }
for (let seed = 1; seed <= Number(values.matches); seed++) {
  const asked = play(seed, seats)
  for (let seat = 0; seat < seats; seat++) {
    const own = asked.filter(({ decision, view }) => decision.seat === seat && view.phase !== 'set-up')
    const gestures = gesturesOf(own)
    const gifts = own.filter(({ decision }) => decision.prompt === 'contribute')
    sums.rounds += Math.max(0, ...own.map(({ view }) => view.round))
    sums.decisions += own.length
    sums.prompts += own.filter(({ byOrders }) => !byOrders).length
    sums.gestures += gestures.length
    sums.gifts += new Set(gifts.map(({ view }) => view.round)).size
    sums.sheets += gestures.filter((one) => isOf(one, 'contribute')).length
    for (const { cards, clicks } of playsOf(gestures)) {
      sums.cards += cards
      sums.clicks += clicks
    }
  }
}
const figures = {
  prompts: sums.gestures / sums.rounds,
  contribution: sums.sheets / Math.max(1, sums.gifts),
  card: sums.clicks / Math.max(1, sums.cards),
}
const each = (count: number) => (count / sums.rounds).toFixed(1)
console.log(
  `${values.matches} matches of ${seats} (${values.bot}), ${sums.rounds} rounds: ` +
    `${each(sums.decisions)} decisions a round for each seat, ${each(sums.prompts)} after the usual orders, ${each(sums.gestures)} gestures on the table`,
)
console.log(
  `${((100 * figures.prompts) / PLAIN).toFixed(0)} % of the ${PLAIN} of the plain table; ` +
    `${figures.contribution.toFixed(2)} sheets a contribution; ${figures.card.toFixed(2)} clicks a card`,
)
for (const [name, bar] of Object.entries(BARS) as [keyof typeof BARS, number][])
  if (figures[name] > bar && (seats === 2 || name !== 'prompts')) {
    console.log(`FAILED ${name}: ${figures[name].toFixed(2)}, and it may be ${bar.toFixed(2)}`)
    process.exitCode = 1
  }
