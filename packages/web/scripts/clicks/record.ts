/** A match of powers between bots, with orders as a person has them, kept choice by choice. */
import { makeBot } from '@hippodrome/bots'
import {
  type Decision,
  type Game,
  type MatchFile,
  matchFile,
  newHeader,
  openMatch,
  Runner,
  seedFromText,
  standingChoice,
  USUAL_ORDERS,
  configure,
} from '@hippodrome/engine'
import { powers, type PowersBoard, type PowersChoice, type PowersView } from '@hippodrome/powers'
import type { PowersSituation } from '../../src/powers/usePowers.ts'
import { groupOf, tidied } from './tidy.ts'

const rules = powers as unknown as Game

/** One choice, and how the table stood for whoever made it. */
export type Made = {
  readonly decision: Decision
  readonly choice: PowersChoice
  readonly index: number
  /** Made by the orders that everybody has, so that nobody is asked. */
  readonly ordered: boolean
  readonly at: PowersSituation
}

/** A turn of a power: the match before it, and all that was chosen until the next. */
export type Turn = {
  readonly file: MatchFile
  readonly year: number
  readonly power: string
  readonly made: readonly Made[]
}

/** A person pays, leaves the taxes alone and does not show the hand around; a bot that looks one choice ahead may. */
const SOBER: { readonly [prompt: string]: readonly PowersChoice['do'][] } = {
  taxes: ['done'],
  maintenance: ['pay', 'payMost'],
  upkeep: ['pay', 'payMost'],
  negotiate: ['pass'],
}

function sober({ prompt, choices }: Decision): number | undefined {
  const index = choices.findIndex((choice) => SOBER[prompt]?.includes((choice as PowersChoice).do))
  return index < 0 ? undefined : index
}

/** Where several are asked at once, orders answer first, as they do at a table. */
const next = (pending: readonly Decision[]): Decision | undefined =>
  pending.find((decision) => standingChoice(decision, USUAL_ORDERS) !== undefined) ?? pending[0]

export type Recorded = { readonly turns: readonly Turn[]; readonly choices: readonly number[] }

/** The first turns of a match of scenario A with two players; again from the choices of a record, which is quicker than thinking. */
export function recordedTurns(count: number, before: readonly number[] = []): Recorded {
  const config = configure(rules, { seats: 2, options: { scenario: 'A' } })
  const board = powers.board?.(powers.tables(config)) as PowersBoard
  const players = ['Anna', 'Basil'].map((name) => ({ name, player: 'human' }))
  const header = newHeader(rules, config, players, seedFromText('twenty turns'))
  const match = openMatch(rules, header)
  // Bots think with a runner of their own: the match's keeps note of the dice.
  const thinking = new Runner(rules)
  const bots = [0, 1].map((seat) => makeBot('greedy', { seed: seat + 1, now: () => performance.now() }))
  const turns: { file: MatchFile; year: number; power: string; made: Made[] }[] = []
  const chosen: number[] = []
  let acting = ''
  /** What is left of a gesture that was begun. */
  let saying: readonly PowersChoice[] = []
  for (let decision = next(match.state.pending); decision; decision = next(match.state.pending)) {
    const { seat, choices } = decision
    const view = match.view(seat).table as PowersView
    const now = view.phase === 'treasury' || view.phase === 'operations' ? `${view.turn} ${view.actor}` : ''
    if (now !== acting && now !== '') {
      if (turns.length === count) break
      turns.push({ file: matchFile(header, match), year: view.year, power: view.actor ?? '', made: [] })
    }
    acting = now
    const ordered = standingChoice(decision, USUAL_ORDERS)
    const think = (at: Pick<typeof match, 'state'>): number =>
      bots[seat]?.choose(thinking, at.state, seat) ?? 0
    const placeOf = (said: PowersChoice | undefined): number | undefined => {
      const place = choices.findIndex((one) => JSON.stringify(one) === JSON.stringify(said))
      return place < 0 ? undefined : place
    }
    const [said, ...rest] = saying
    let index = before[chosen.length] ?? placeOf(said) ?? ordered ?? sober(decision)
    saying = rest
    if (index === undefined) {
      const first = think(match)
      const choice = choices[first] as PowersChoice
      const whole =
        groupOf(choice) === undefined ? [choice] : tidied(rules, matchFile(header, match), choice, think)
      saying = whole.slice(1)
      index = placeOf(whole[0]) ?? first
    }
    chosen.push(index)
    const at = { view, board, decision, choices } as unknown as PowersSituation
    if (now !== '')
      turns.at(-1)?.made.push({
        decision,
        choice: choices[index] as PowersChoice,
        index,
        ordered: ordered !== undefined,
        at,
      })
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice: index })
  }
  return { turns, choices: chosen }
}
