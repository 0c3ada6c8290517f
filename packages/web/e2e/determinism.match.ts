import {
  configure,
  type Decision,
  draw,
  fastChance,
  type Game,
  newHeader,
  openMatch,
  type Options,
  seedFromText,
} from '@hippodrome/engine'
import { families } from '@hippodrome/families'

/** What a match follows from, and nothing else. */
export type Scripted = {
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly choices: readonly (readonly [seat: number, choice: number])[]
}

const rules = families as unknown as Game

function open({ seats, options, seed }: Omit<Scripted, 'choices'>) {
  const config = configure(rules, { seats, options })
  const seated = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, player: 'script' }))
  return openMatch(rules, newHeader(rules, config, seated, seedFromText(seed)))
}

/** Plays a script; gives the hash of the state at its start and after every choice. */
export function hashesOf(script: Scripted): string[] {
  const match = open(script)
  const hashes = [match.hash()]
  for (const [seat, choice] of script.choices) {
    const outcome = match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
    if (!outcome.ok) throw new Error(outcome.message)
    hashes.push(match.hash())
  }
  return hashes
}

/** A whole match of any choices, written down. */
export function scriptOf(start: Omit<Scripted, 'choices'>, dice: number): Scripted {
  const match = open(start)
  const chance = fastChance(dice)
  while (!match.over) {
    const { pending, opened } = match.state
    const { seat, choices } = pending[draw(chance, pending.length)] as Decision
    match.submit({ seat, decision: opened[seat] ?? 0, choice: draw(chance, choices.length) })
  }
  return { ...start, choices: match.made.map(({ seat, choice }) => [seat, choice]) }
}
