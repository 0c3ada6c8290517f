import {
  FORMAT,
  FORMAT_VERSION,
  type Game,
  type MatchFile,
  newHeader,
  openMatch,
  type Seat,
  seedFromText,
} from '@hippodrome/engine'
import { families, isChoice, type NamedChoice, type SetPosition } from '@hippodrome/families'

/** The seat of the reader; the other one follows the lesson. */
export const READER: Seat = 0
const SEATS = [
  { name: 'Leo', player: 'human' },
  { name: 'Zoe', player: 'squire' },
]

/** What a seat chooses next. Any of the choices will do; they lead to the same question. */
export type Step = { readonly seat: Seat; readonly choices: readonly NamedChoice[] }

/** A position from the rule book's examples, the dice that fall in it, and the choices that it teaches. */
export type Lesson = {
  readonly id: string
  /** The rules that it teaches. */
  readonly rules: readonly string[]
  readonly dice: readonly number[]
  readonly position: () => SetPosition
  readonly steps: readonly Step[]
}

/** A lesson as a match, and what is to be chosen after each number of choices. */
export type Plan = {
  readonly file: MatchFile
  readonly expected: readonly { readonly seat: Seat; readonly choices: readonly number[] }[]
}

const rules = families as unknown as Game

/** Plays the lesson through. Throws when a choice of it is not offered. */
export function planOf(lesson: Lesson): Plan {
  const set = lesson.position()
  const header = newHeader(rules, set.config, SEATS, seedFromText(`lesson ${lesson.id}`), {
    script: [...lesson.dice],
    position: set.position(),
  })
  const match = openMatch(rules, header)
  const expected = lesson.steps.map(({ seat, choices: named }, index) => {
    const decision = match.state.pending.find((asked) => asked.seat === seat)
    const choices = named.map((name) => {
      const wanted = set.choiceOf(name)
      return decision?.choices.findIndex((offered) => isChoice(offered, wanted)) ?? -1
    })
    const [choice = -1] = choices
    const outcome = match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
    if (!outcome.ok || choices.includes(-1))
      throw new Error(`lesson ${lesson.id}, step ${index}: ${JSON.stringify(named)} is not offered`)
    return { seat, choices }
  })
  return { file: { format: FORMAT, version: FORMAT_VERSION, ...header, choices: [] }, expected }
}
