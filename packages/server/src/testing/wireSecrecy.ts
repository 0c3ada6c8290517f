import { draw, fastChance, type Game, Match, type Seat, SPECTATOR } from '@hippodrome/engine'
import { randomConfig } from '@hippodrome/engine/testing'
import { DAY } from '@hippodrome/wire'
import { answerTo, type Question } from '../socket/questions.ts'
import { knownTo, Sights, tableText } from '../table/reading.ts'
import { Table } from '../table/table.ts'
import { begunTable, personAt, seedOf } from './begunTable.ts'

export type Leak = {
  readonly match: number
  readonly version: number
  readonly seat: Seat
  readonly what: string
}

/** A reader who has yet to see anything. */
const NOTHING = { told: 0, said: 0, board: false }
const NOBODY_NEW = { presenceOf: () => ({ presence: 'here' as const }), watchers: [] }

/** A table of people that has just begun, with options by lot and a clock, which must tell nothing either. */
export function begun(game: Game, seed: number): Table {
  const { seats, options } = randomConfig(game, seed)
  return begunTable(game, { people: seats, options, seed, time: { kind: 'bank', each: 30_000, bank: DAY } })
}

/**
 * The same table, with everything drawn anew that a seat cannot know: others' hands, fog, decks, dice and seed. What others
 * are asked stays: opened from a file it would be asked anew, in a world in which it might not be asked.
 */
export function twinFor(table: Table, seat: Seat, seed: number): Table {
  const { match } = table
  if (!match) return table
  const current = match.runner.sample(match.state, seat, fastChance(seed))
  const twin = Object.assign(Object.create(Match.prototype) as Match, match, { current })
  return Object.assign(Object.create(Table.prototype) as Table, table, { match: twin, seed: seedOf(seed) })
}

/** Every kind of byte that this seat is sent: the table, and the answer to whatever it may ask. */
async function bytesFor(table: Table, seat: Seat): Promise<{ readonly [what: string]: string }> {
  const actor = personAt(seat)
  const known = knownTo(table, actor, seat)
  const view = tableText('match', table, { actor, seat }, known, NOTHING, NOBODY_NEW, new Sights())
  const choices = table.match?.decisionOf(seat)?.choices ?? []
  const [first] = choices
  const plan = first ? [{ ...first } as never] : []
  const head = { match: 'match', ask: 1, seat }
  const questions: Question[] = [
    { type: 'denied', ...head },
    { type: 'previews', ...head },
    { type: 'walk', ...head, choices: plan },
  ]
  const answers = await Promise.all(questions.map((question) => answerTo(table, actor, question)))
  return Object.fromEntries([
    ['view', view],
    ...questions.map(({ type }, index) => [type, JSON.stringify(answers[index])]),
  ]) as { [what: string]: string }
}

/** Plays a random match and compares, now and then, what each seat and a watcher are sent with what the twin would send. */
export async function leaksIn(
  game: Game,
  seed: number,
  share: number,
): Promise<{ readonly compared: number; readonly leaks: Leak[] }> {
  const table = begun(game, seed)
  const dice = fastChance(seed + 1)
  const leaks: Leak[] = []
  let compared = 0
  let at = 0
  while (table.phase === 'playing' && table.match) {
    const { match } = table
    const asked = match.state.pending[draw(dice, match.state.pending.length)]
    if (!asked) break
    if (draw(dice, 10_000) < share * 10_000)
      for (let seat = SPECTATOR; seat < table.places.length; seat++) {
        const sent = await bytesFor(table, seat)
        const twin = await bytesFor(twinFor(table, seat, draw(dice, 1 << 30)), seat)
        compared += 1
        for (const [what, bytes] of Object.entries(sent))
          if (bytes !== twin[what]) leaks.push({ match: seed, version: table.version, seat, what })
      }
    const decision = match.state.opened[asked.seat] ?? 0
    const choice = draw(dice, asked.choices.length)
    at += draw(dice, 40_000)
    table.apply(personAt(asked.seat), { kind: 'choose', seat: asked.seat, decision, choice }, at)
  }
  return { compared, leaks }
}
