import { type Choice, type Seat, SPECTATOR } from './decision.ts'
import { BadData, type Game, type GameState } from './game.ts'
import { sameJson } from './json.ts'
import type { Made, Told } from './record.ts'
import type { Snapshot } from './snapshot.ts'
import type { State } from './state.ts'
import type { Entry } from './step.ts'
import { namingOf } from './words.ts'

/** What a file says was played: all choices of all its chapters, and how many of them can be played again. */
export type Played = {
  readonly seats: number
  readonly choices: readonly (readonly [Seat, number])[]
  /** How many of them older rules played. */
  readonly earlier: number
}

/** A match that was played again: how it stands, with how many choices it began, and by which rules. */
export type Again = {
  readonly left: Snapshot
  readonly began: number
}

const PLACE = 'match file.snapshot'

const wrong = (part: string, reason = 'is not what the choices lead to'): never => {
  throw new BadData(`${PLACE}.${part}`, reason)
}

/**
 * Whether the record of a snapshot is that of these choices. What `again` can say is not believed but compared; of the
 * rest (when decisions were opened, who left which orders, what older rules told) only what cannot be is found.
 */
export function checkRecord(kept: Snapshot, played: Played, again: Again | undefined): void {
  const { seats, choices } = played
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
  if (again) compare(kept, played, again)
}

function compare(kept: Snapshot, { earlier }: Played, { left, began }: Again): void {
  kept.made.slice(earlier).forEach((made, index) => {
    if (!sameJson(unnumbered(made), unnumbered(left.made[index]))) wrong(`made.${earlier + index}`)
  })
  const before = earlier === 0 ? 0 : kept.told.filter(({ at }) => at <= began).length
  const told = earlier === 0 ? left.told : left.told.filter(({ at }) => at > began)
  if (kept.told.length !== before + told.length) wrong('told')
  told.forEach((one, index) => {
    if (!sameJson(one, kept.told[before + index])) wrong(`told.${before + index}`)
  })
  if (kept.rules === left.rules && kept.data === left.data) compareWindow(kept, left, earlier)
}

const unnumbered = (made: Made | undefined) => ({ ...made, decision: 0 })

/** What may be taken back is the same, and nothing may be that somebody has acted on. */
function compareWindow(kept: Snapshot, left: Snapshot, earlier: number): void {
  const ours = left.window?.moments ?? []
  const theirs = kept.window?.moments ?? []
  if (theirs.length !== ours.length || !sameJson(unopened(kept.window?.state), unopened(left.window?.state)))
    wrong('window')
  const numbers = [
    ...kept.made.slice(earlier).map(({ decision }, index) => [decision, left.made[index]?.decision ?? 0]),
    ...openedOf(left.state).map((number, seat) => [openedOf(kept.state)[seat] ?? 0, number]),
  ] as const
  theirs.forEach(({ version, serial, opened }, index) => {
    const place = `window.moments.${index}`
    const our = ours[index]
    if (!our || version !== our.version + earlier || opened.length !== our.opened.length) return wrong(place)
    if ([serial, ...opened].some((number) => number > kept.serial))
      wrong(place, 'has a number that no decision had yet')
    // A decision that was opened again after an undo may count as opened later than it was, never as earlier.
    const since = numbers.slice(version - earlier + 1)
    if (since.some(([said = 0, is = 0]) => is > our.serial && said <= serial)) wrong(place)
  })
}

const unopened = (state: unknown): object => ({ ...(state as object | undefined), opened: [] })

/** Anything else than a list is not looked at by whoever opens it either. */
function openedOf(state: unknown): readonly number[] {
  const { opened } = (state ?? {}) as { readonly opened?: unknown }
  return Array.isArray(opened) ? (opened as readonly number[]) : []
}

/** What was told by rules that are not here, up to choice number `until`, cannot be compared, but must be something that can be read. */
export function checkReadable<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  { game }: Pick<State<S>, 'game'>,
  told: readonly Told[],
  until = Infinity,
): void {
  const naming = namingOf(
    rules,
    game.tables,
    Array.from({ length: game.seats }, (_, seat) => `${seat + 1}`),
  )
  const views = new Map<Seat, V>()
  told.forEach(({ entry, to, at }, index) => {
    if (at > until) return
    const seat = to?.[0] ?? SPECTATOR
    const view = views.get(seat) ?? rules.view(game, seat)
    views.set(seat, view)
    try {
      for (const words of Object.values(rules.words)) words.entry(entry, view, naming)
    } catch {
      wrong(`told.${index}`, `"${entry.kind}" tells of something that is not in this match`)
    }
  })
}
