import {
  BadData,
  configure,
  type Decision,
  draw,
  fastChance,
  type Game,
  newHeader,
  openMatch,
  type Options,
  type OptionValue,
  seedFromText,
} from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'

/** What a match follows from, besides its choices. */
export type Start = {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

export type Scripted = Start & { readonly choices: readonly (readonly [seat: number, choice: number])[] }

const isPlayable = (rules: Game, seats: number, options: Options): boolean => {
  try {
    configure(rules, { seats, options })
    return true
  } catch (fault) {
    if (fault instanceof BadData) return false
    throw fault
  }
}

/** With as few and as many seats as can be: the recommended options, and the last value of each that goes with them. */
export async function startsOf(game: string): Promise<Start[]> {
  const rules = await loadGame(game)
  const all = Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, i) => rules.seats.min + i)
  const playable = all.filter((seats) => isPlayable(rules, seats, {}))
  return [...new Set([playable[0] ?? 0, playable[playable.length - 1] ?? 0])].flatMap((seats) => {
    let last: Record<string, OptionValue> = {}
    for (const [name, { values }] of Object.entries(rules.options)) {
      const more = { ...last, [name]: values[values.length - 1] ?? '' }
      if (isPlayable(rules, seats, more)) last = more
    }
    return [{}, last].map((options, i) => ({ game, seats, options, seed: `determinism ${seats} ${i}` }))
  })
}

async function open({ game, seats, options, seed }: Start) {
  const rules = await loadGame(game)
  const config = configure(rules, { seats, options })
  const seated = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, player: 'script' }))
  return openMatch(rules, newHeader(rules, config, seated, seedFromText(seed)))
}

/** A whole match of any choices, written down. */
export async function scriptOf(start: Start, dice: number): Promise<Scripted> {
  const match = await open(start)
  const chance = fastChance(dice)
  while (!match.over) {
    const { pending, opened } = match.state
    const { seat, choices } = pending[draw(chance, pending.length)] as Decision
    match.submit({ seat, decision: opened[seat] ?? 0, choice: draw(chance, choices.length) })
  }
  return { ...start, choices: match.made.map(({ seat, choice }) => [seat, choice]) }
}

/** What differs once differs from then on: it is enough to look now and then, and at the end. */
const EVERY = 8

/** Plays a script; gives the hash of the state at its start, on the way and at its end. */
export async function hashesOf(script: Scripted): Promise<string[]> {
  const match = await open(script)
  const hashes = [match.hash()]
  for (const [seat, choice] of script.choices) {
    const outcome = match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
    if (!outcome.ok) throw new Error(outcome.message)
    const { length } = match.made
    if (length % EVERY === 0 || length === script.choices.length) hashes.push(match.hash())
  }
  return hashes
}
