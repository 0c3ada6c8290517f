import { BOT_LEVELS, makeBot } from '@hippodrome/bots'
import { hashText, type Header, type Runner, type Seat, type State } from '@hippodrome/engine'
import { listOf } from './args.ts'
import { BadInput } from './errors.ts'
import { commandOf, EXEC, execPlayer } from './execPlayer.ts'

/** Whoever is not at the keyboard: a bot of ours, or a program of somebody else. */
export interface Player {
  choose(runner: Runner, state: State, seat: Seat): number | Promise<number>
  /** The match is over, or is left. A promise where something must still come to its end. */
  close?(runner: Runner, state: State): void | Promise<void>
}

export const HUMAN = 'human'

/** `greedy,search:500`; a spec that begins with `exec:` is a whole word of its own, commas and all. */
export const botSpecs = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => (text.startsWith(EXEC) ? [text] : listOf(text))).map(specOfLevel)

/** The names of the levels stand for the bots that they are. */
const specOfLevel = (text: string): string => BOT_LEVELS.find(({ id }) => id === text)?.spec ?? text

/** A seed for the bot at a seat, from which nobody can tell the match's own. */
const botSeed = (header: Header, seat: Seat): number =>
  Number.parseInt(hashText(`bot ${seat} ${header.seed ?? header.commitment}`).slice(0, 8), 16) | 0

/** Throws `BadData` for what is not a bot. */
export function makePlayer(spec: string, header: Header, seat: Seat, patience?: number): Player {
  if (spec.startsWith(EXEC)) return execPlayer(spec, header, seat, patience)
  return makeBot(spec, { seed: botSeed(header, seat), now: () => performance.now() })
}

/** Throws for what `makePlayer` would refuse. */
export function checkSpec(spec: string): void {
  if (spec.startsWith(EXEC)) commandOf(spec)
  else makeBot(spec, { seed: 0, now: () => 0 })
}

/** Who sits where: humans as named, the others bots in order, the last of them as often as needed. */
export function playersAt(seats: number, humans: readonly Seat[], specs: readonly string[]): string[] {
  const free = seats - humans.length
  if (specs.length > free)
    throw new BadInput(
      `${specs.length} ${specs.length === 1 ? 'bot' : 'bots'} for ${free} free ${free === 1 ? 'seat' : 'seats'} of ${seats}`,
      `${specs.length} ${specs.length === 1 ? 'bot' : 'bots'} voor ${free} vrije ${free === 1 ? 'plaats' : 'plaatsen'} van ${seats}`,
    )
  let next = 0
  return Array.from({ length: seats }, (_, seat) => {
    if (humans.includes(seat)) return HUMAN
    const spec = specs[Math.min(next++, specs.length - 1)]
    return spec ?? 'greedy'
  })
}

/** `0,2`, `all` or `none`. */
export function humanSeats(text: string, seats: number): Seat[] {
  if (text === 'all') return Array.from({ length: seats }, (_, seat) => seat)
  if (text === 'none') return []
  return [...new Set(listOf(text))].map((word) => {
    const seat = /^\d$/.test(word) ? Number(word) : -1
    if (seat < 0 || seat >= seats)
      throw new BadInput(
        `--human: there is no seat ${word} among 0 to ${seats - 1}`,
        `--human: er is geen plaats ${word} van 0 tot en met ${seats - 1}`,
      )
    return seat
  })
}
