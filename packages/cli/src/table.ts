import { randomBytes } from 'node:crypto'
import {
  BadData,
  configure,
  type Game,
  type Header,
  type Json,
  type Match,
  type MatchFile,
  type Naming,
  namingOf,
  newHeader,
  openFile,
  openGiven,
  replay,
  SEED_PATTERN,
  seedFromText,
} from '@hippodrome/engine'

export type Seated = MatchFile['seats'][number]

/** A match with all that its file says about it. */
export type Table = { readonly rules: Game; readonly header: Header; readonly match: Match }

/** What somebody wants to play. */
export type Wish = {
  readonly seated: readonly Seated[]
  readonly options?: { readonly [name: string]: unknown }
  /** Another board or set of cards. */
  readonly board?: Json | undefined
  /** Any text, or the 64 digits of a seed itself; drawn by lot if absent. */
  readonly seed?: string | undefined
  /** Dice that fall before any drawn one. */
  readonly dice?: readonly number[] | undefined
  /** A position to begin from. */
  readonly state?: unknown
}

/** The 64 digits for what a person typed as a seed, or for nothing. */
export function seedOf(text: string | undefined): string {
  if (text === undefined) return randomBytes(32).toString('hex')
  return SEED_PATTERN.test(text) ? text : seedFromText(text)
}

/** A new match at its first decision. Throws `BadData`. */
export function openTable(rules: Game, wish: Wish): Table {
  const config = configure(rules, {
    seats: wish.seated.length,
    options: wish.options ?? {},
    data: wish.board,
  })
  const header = newHeader(rules, config, [...wish.seated], seedOf(wish.seed), {
    script: [...(wish.dice ?? [])],
    ...(wish.state === undefined ? {} : { position: wish.state }),
  })
  return { rules, header, match: openGiven(rules, header) }
}

/** A match file as it was left, or played up to choice number `until`. Throws `BadData`. */
export function loadTable(rules: Game, file: MatchFile, until?: number): Table {
  try {
    const { header, match } = openFile(rules, file)
    const isOfToday = header.rules === file.rules && header.data === file.data
    if (until !== undefined && isOfToday) return { rules, header, match: replay(rules, file, until) }
    // What older rules have played is on record, and no rule that is here could play it again.
    const { length } = file.choices
    if (until !== undefined && until !== length)
      throw new BadData('match file', `goes on from its choice ${length} only, not from ${until}`)
    return { rules, header, match }
  } catch (fault) {
    if (!(fault instanceof BadData) || (file.rules === rules.rules && file.data === rules.data)) throw fault
    const began = `the match began with rules ${file.rules} and data ${file.data}`
    throw new BadData(fault.place, `${fault.reason} (${began}; here are ${rules.rules} and ${rules.data})`)
  }
}

export const namesAt = ({ rules, match, header }: Table): Naming =>
  namingOf(
    rules,
    match.state.game.tables,
    header.seats.map(({ name }) => name),
  )

/** How many seats a position has, if it says so. */
export function seatsOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('game' in state)) return undefined
  const { game } = state
  return typeof game === 'object' && game !== null && 'seats' in game && Number.isInteger(game.seats)
    ? Number(game.seats)
    : undefined
}

/** The numbers of seats that can be played with these options. */
export function allowedSeats(rules: Game, options: Wish['options'] = {}): number[] {
  const { min, max } = rules.seats
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((seats) => {
    try {
      configure(rules, { seats, options })
      return true
    } catch (fault) {
      if (fault instanceof BadData) return false
      throw fault
    }
  })
}
