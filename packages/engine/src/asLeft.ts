import { type Choice, type Seat, SPECTATOR } from './decision.ts'
import { BadData, type Game, type GameState } from './game.ts'
import { sameJson } from './json.ts'
import type { Told } from './record.ts'
import type { Snapshot } from './snapshot.ts'
import type { State } from './state.ts'
import type { Entry } from './step.ts'
import { namingOf } from './words.ts'

/** What a file says was played: all choices of all its chapters, and how many of them can be played again. */
export type Played = {
  readonly seats: number
  readonly choices: readonly (readonly [Seat, number])[]
  /** Whether older rules played a part of it, be it only what came before the first choice. */
  readonly carried: boolean
  /** How many of the choices older rules played. */
  readonly earlier: number
}

/** A match that was played again: how it stands, and with how many choices it began. */
export type Again = {
  readonly left: Snapshot
  readonly began: number
}

const wrong = (part: string, reason = 'is not what the choices lead to'): never => {
  throw new BadData(`match file.snapshot.${part}`, reason)
}

/**
 * The record of a match: what follows from its choices is that of the match played again, whatever the file says of it
 * or an older version has written down. Only the rest (when decisions were opened, who left which orders, what older
 * rules told) is believed; what of that cannot be is refused. Throws `BadData`.
 */
export function recordOf(kept: Snapshot, played: Played, again: Again | undefined): Snapshot {
  check(kept, played)
  if (!again) return { ...kept, ...NOTHING_BACK }
  const { earlier, carried } = played
  const { left, began } = again
  const made = kept.made.map((theirs, index) => ({
    ...(left.made[index - earlier] ?? theirs),
    decision: theirs.decision,
  }))
  const told = carried
    ? [...kept.told.filter(({ at }) => at <= began), ...left.told.filter(({ at }) => at > began)]
    : left.told
  return { ...kept, made, told, ...(sameWindow(kept, left, earlier) ? {} : NOTHING_BACK) }
}

/** By other rules, or if the file says otherwise of what may be taken back, nothing is. */
const NOTHING_BACK = { window: undefined, undone: [], holds: [] }

function check(kept: Snapshot, { seats, choices }: Played): void {
  if (kept.made.length !== choices.length) wrong('made')
  kept.made.forEach(({ seat, choice, decision }, index) => {
    if (!sameJson([seat, choice], choices[index])) wrong(`made.${index}`)
    if (decision > kept.serial) wrong(`made.${index}.decision`, 'has a number that no decision had yet')
  })
  if (kept.orders.length !== seats) wrong('orders', `must be ${seats}, one for each seat`)
  kept.told.forEach(({ to = [] }, index) => {
    if (to.some((reader) => reader >= seats)) wrong(`told.${index}.to`, `there are ${seats} seats`)
  })
  if (openedOf(kept.state).some((number) => !(number <= kept.serial)))
    wrong('state.opened', 'has a number that no decision had yet')
}

/** Whether the same may be taken back, and nothing that somebody has acted on. */
function sameWindow(kept: Snapshot, left: Snapshot, earlier: number): boolean {
  const ours = left.window?.moments ?? []
  const theirs = kept.window?.moments ?? []
  if (theirs.length !== ours.length || !sameJson(unopened(kept.window?.state), unopened(left.window?.state)))
    return false
  const numbers = [
    ...kept.made.slice(earlier).map(({ decision }, index) => [decision, left.made[index]?.decision ?? 0]),
    ...openedOf(left.state).map((number, seat) => [openedOf(kept.state)[seat] ?? 0, number]),
  ] as const
  return theirs.every(({ version, serial, opened }, index) => {
    const our = ours[index]
    if (!our || version !== our.version + earlier || opened.length !== our.opened.length) return false
    if ([serial, ...opened].some((number) => number > kept.serial)) return false
    // A decision that was opened again after an undo may count as opened later than it was, never as earlier.
    const since = numbers.slice(version - earlier + 1)
    return !since.some(([said = 0, is = 0]) => is > our.serial && said <= serial)
  })
}

const unopened = (state: unknown): object => ({ ...(state as object | undefined), opened: [] })

/** Anything else than a list is not looked at by whoever opens it either. */
function openedOf(state: unknown): readonly number[] {
  const { opened } = (state ?? {}) as { readonly opened?: unknown }
  return Array.isArray(opened) ? (opened as readonly number[]) : []
}

/** Without what rules that are not here told, up to choice number `until`, if nobody can put it into words any more. */
export function readable<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  { game }: Pick<State<S>, 'game'>,
  told: readonly Told[],
  until = Infinity,
): Told[] {
  const naming = namingOf(
    rules,
    game.tables,
    Array.from({ length: game.seats }, (_, seat) => `${seat + 1}`),
  )
  const views = new Map<Seat, V>()
  return told.filter(({ entry, to, at }) => {
    if (at > until) return true
    const seat = to?.[0] ?? SPECTATOR
    const view = views.get(seat) ?? rules.view(game, seat)
    views.set(seat, view)
    try {
      for (const words of Object.values(rules.words)) words.entry(entry, view, naming)
      return true
    } catch {
      return false
    }
  })
}
