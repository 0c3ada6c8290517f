import {
  actPlan,
  type Choice,
  configure,
  fastChance,
  type Game,
  type Json,
  type Match,
  type MatchFile,
  matchFile,
  namingOf,
  type Outcome,
  openFile,
  ordersAtScreen,
  type Preview,
  previewOf,
  saveState,
  type Seat,
  SPECTATOR,
  type StandingOrders,
  takeOrders,
  type Told,
  USUAL_ORDERS,
  verifyMatch,
  walkPlan,
  type Words,
} from '@hippodrome/engine'
import { type Glance, glanceOf } from '../miniature/scene.ts'
import { addMatch, newMatchFile, newMatchId, newSeed } from '../store/newMatch.ts'
import { type MatchStore, type StoredMatch, StoreFault } from '../store/matchStore.ts'
import type { BotTable, CallName, Calls, Changed, NewMatch, Position } from './protocol.ts'
import { Moments } from './moments.ts'
import { type Checked, isHuman, type Moment, type Path, type Problem } from './table.ts'
import { needsCurtain, nextViewer } from './viewer.ts'

/** A refusal to go on that the page has words for. */
class TableFault extends Error {
  override readonly name = 'TableFault'
  constructor(readonly problem: Problem) {
    super(`${problem.kind}: ${problem.detail}`)
  }
}

type Open = {
  readonly match: Match
  stored: StoredMatch
  readonly moments: Moments
  /** The chronicle as the page has it. */
  sent: readonly Told[]
}

/** How long the worker may look ahead before it listens again. */
const SLICE_MS = 6

/**
 * Holds one match in a worker: the rules' side of a `LocalTable`. A choice is in the store before anybody hears of it.
 */
export class TableHost {
  private table: Open | undefined

  constructor(
    private readonly loadGame: (id: string) => Promise<Game>,
    private readonly store: MatchStore,
    private readonly now: () => number,
    /** When people are asked who have not said so; where a lesson speaks of every choice, always. */
    private readonly usual: StandingOrders = USUAL_ORDERS,
  ) {}

  async answer<K extends CallName>(call: K, ask: Calls[K]['ask']): Promise<Calls[K]['answer']> {
    const handlers: {
      readonly [N in CallName]: (ask: Calls[N]['ask']) => Promise<Calls[N]['answer']> | Calls[N]['answer']
    } = {
      create: (ask) => this.create(ask),
      open: (ask) => this.open(ask),
      look: ({ seat }) => this.position(seat),
      apply: ({ entry, as }) => this.change(as, (match) => match.apply(entry)),
      act: ({ seat, choices }) => this.act(seat, choices),
      denied: ({ seat }) => this.opened().match.denied(seat),
      walk: ({ seat, choices }) => walkPlan(this.opened().match, seat, choices),
      imagine: ({ seat }) => this.imagine(seat),
      glimpse: ({ seat }) => this.glimpse(seat),
      why: ({ seat, choice }) => ({ reason: this.opened().match.why(seat, choice) }),
      previews: ({ seat }) => this.previews(seat),
      at: ({ seat, version }) => this.at(seat, version),
      series: ({ seat, paths }) => this.series(seat, paths),
      goOnFrom: ({ version }) => this.goOnFrom(version),
      export: () => this.file(),
      verify: () => this.verify(),
    }
    return handlers[call](ask)
  }

  private async create({ game, seats, options, tables }: NewMatch): Promise<{ id: string }> {
    const rules = await this.loadGame(game)
    const config = configure(rules, { seats: seats.length, options, data: tables })
    return { id: await addMatch(this.store, newMatchFile(rules, config, seats)) }
  }

  private opened(): Open {
    if (!this.table) throw new TableFault({ kind: 'no-such-match', detail: 'no match is open' })
    return this.table
  }

  /** The page does not ask for help where nobody may have it, and would get none. */
  private aided(): Open {
    const table = this.opened()
    if (table.stored.file.unaided) throw new Error('it goes on from a match that people play elsewhere')
    return table
  }

  private async open({ id, confirm }: Calls['open']['ask']): Promise<Calls['open']['answer']> {
    const found = await this.store.get(id)
    if (!found) throw new TableFault({ kind: 'no-such-match', detail: id })
    const { unaided, ...stored } = found
    const game = await this.loadGame(stored.file.game)
    const { header, match } = opened(game, unaided ? { ...stored.file, unaided } : stored.file)
    const isPerson = (seat: Seat) => isHuman(header.seats[seat])
    takeOrders(match, ordersAtScreen(header, isPerson, { confirm, usual: this.usual }))
    const file = matchFile(header, match)
    const table = { match, stored: { ...stored, file }, moments: new Moments(match, header), sent: [] }
    this.table = table
    // Of a match that came as a file nobody has written down yet how it stands, unless another tab does so at this moment.
    if (!stored.glance && (await this.keep(table))?.kind === 'elsewhere') return this.open({ id, confirm })
    return { ...this.position(SPECTATOR), board: game.board?.(match.state.game.tables) }
  }

  private async change(seat: Seat, act: (match: Match) => Outcome): Promise<Changed> {
    const table = this.opened()
    const outcome = act(table.match)
    return { outcome, position: outcome.ok ? await this.kept(table, seat) : this.position(seat) }
  }

  private async act(seat: Seat, choices: readonly Choice[]): Promise<Calls['act']['answer']> {
    const table = this.opened()
    const acted = actPlan(table.match, seat, choices)
    return { acted, position: acted.made > 0 ? await this.kept(table, seat) : this.position(seat) }
  }

  private async imagine(seat: Seat): Promise<BotTable> {
    const table = this.aided()
    table.stored = { ...table.stored, helped: (table.stored.helped ?? 0) + 1 }
    await this.keep(table)
    return forBots(table.stored.file, table.match, seat)
  }

  private glimpse(seat: Seat): Calls['glimpse']['answer'] {
    const { match, stored } = this.aided()
    return { version: match.state.version, table: forBots(stored.file, match, seat) }
  }

  private async kept(table: Open, seat: Seat): Promise<Position> {
    const keeping = this.keep(table)
    // Put together while it is being stored, and told when it is.
    const position = this.position(this.viewerAfter(table, seat))
    const problem = await keeping
    return { ...position, ...(problem ? { problem } : {}) }
  }

  /** Who looks at the screen now: whoever is asked next sees the table at once, unless a curtain falls first. */
  private viewerAfter({ match, stored }: Open, seat: Seat): Seat {
    const { seats } = stored.file
    const at = { view: match.view(seat), seats, secrets: match.rules.secrets !== false }
    const next = nextViewer(at, seat)
    return next !== seat && needsCurtain(at, next) ? seat : next
  }

  /** Stores the match. One that cannot be stored goes on in memory and says so. */
  private async keep(table: Open): Promise<Problem | undefined> {
    const { match, stored } = table
    const { result } = match
    const { result: _old, ...rest } = stored
    const next: StoredMatch = {
      ...rest,
      revision: stored.revision + 1,
      file: matchFile(stored.file, match),
      changed: this.now(),
      glance: { ...glanceOf(stored.file.game, match.view(SPECTATOR)), ...asksOf(match, stored.file) },
      ...(result ? { result } : {}),
    }
    try {
      await this.store.put(next)
      table.stored = next
      return undefined
    } catch (fault) {
      if (!(fault instanceof StoreFault)) throw fault
      return { kind: fault.kind, detail: fault.message }
    }
  }

  private position(seat: Seat): Position {
    const table = this.opened()
    const { match, stored } = table
    const { seats } = stored.file
    const told = match.chronicle(seat)
    let keep = 0
    while (keep < told.length && told[keep] === table.sent[keep]) keep += 1
    table.sent = told
    const view = match.view(seat)
    const bot = view.waiting.find((asked) => !isHuman(seats[asked]))
    return {
      game: stored.file.game,
      seats,
      options: stored.file.options,
      made: match.made.length,
      view,
      told: { keep, add: told.slice(keep) },
      secrets: match.rules.secrets !== false,
      ...(stored.file.unaided ? { unaided: true } : {}),
      ...(bot === undefined ? {} : { forBots: forBots(stored.file, match, bot) }),
    }
  }

  /**
   * Tries each choice with dice of its own: the real ones stay unknown, also to who looks at the messages. Works in
   * slices, so that a choice that is made meanwhile does not wait; then nobody wants the previews any more.
   */
  private async previews(seat: Seat): Promise<readonly Preview[]> {
    const { match } = this.opened()
    const decision = match.state.pending.find((asked) => asked.seat === seat)
    const made = match.made[match.made.length - 1]
    const length = match.made.length
    const previews: Preview[] = []
    let began = this.now()
    for (let choice = 0; choice < (decision?.choices.length ?? 0); choice++) {
      if (this.now() - began >= SLICE_MS) {
        await new Promise((resolve) => setTimeout(resolve))
        began = this.now()
        if (match.made.length !== length || match.made[length - 1] !== made) return []
      }
      previews.push(previewOf(match, seat, choice))
    }
    return previews
  }

  private at(seat: Seat, version: number): Moment {
    const { match, moments } = this.opened()
    const { game, pending } = moments.at(version)
    return { version, view: match.rules.view(game, seat), waiting: pending.map((asked) => asked.seat) }
  }

  private series(seat: Seat, paths: readonly Path[]): readonly (readonly number[])[] {
    const { match, moments } = this.opened()
    const series: number[][] = paths.map(() => [])
    moments.each(({ game }) => {
      const view = match.rules.view(game, seat)
      paths.forEach((path, index) => series[index]?.push(numberAt(view, path)))
    })
    return series
  }

  /** A new match with dice of its own, so that nobody plays on with dice they have seen. */
  private async goOnFrom(version: number): Promise<{ id: string }> {
    const { stored, moments } = this.opened()
    const { game, stack } = moments.at(version)
    const { tables: _shared, ...plain } = game
    const position = JSON.parse(JSON.stringify({ game: plain, stack })) as Json
    const { seed, commitment } = newSeed()
    const id = newMatchId()
    const {
      script: _fallen,
      snapshot: _later,
      end: _end,
      drawn: _drawn,
      earlier: _earlier,
      ...rest
    } = stored.file
    const file: MatchFile = { ...rest, seed, commitment, position, choices: [] }
    await this.store.put({ id, revision: 1, file, changed: this.now() })
    return { id }
  }

  private verify(): Checked {
    const { match } = this.opened()
    const file = this.file()
    const { chance } = match.state
    return {
      findings: verifyMatch(match.rules, file),
      drawn: chance.kind === 'sealed' ? chance.drawn : 0,
      commitment: file.commitment,
    }
  }

  private file(): MatchFile {
    const { match, stored } = this.opened()
    return matchFile(stored.file, match)
  }
}

/** What is asked of the only person at the table. */
function asksOf(match: Match, { seats }: MatchFile): Pick<Glance, 'asks'> {
  const people = seats.flatMap((seat, index) => (isHuman(seat) ? [index] : []))
  const [person] = people
  const view = person === undefined || people.length > 1 ? undefined : match.view(person)
  const decision = view?.decision
  if (!view || !decision) return {}
  const naming = namingOf(
    match.rules,
    match.state.game.tables,
    seats.map(({ name }) => name),
  )
  const { en, nl } = match.rules.words
  const said = (words: Words) => words.prompt(decision, view.table, naming)
  return { asks: { en: said(en), nl: said(nl) } }
}

const numberAt = (view: unknown, path: Path): number =>
  Number(path.reduce<unknown>((part, key) => (part as { readonly [key: string]: unknown })[key], view))

/** The match of a file; one that does not open is a problem that the page has words for. */
function opened(game: Game, file: MatchFile): ReturnType<typeof openFile> {
  try {
    return openFile(game, file)
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    const other = file.rules !== game.rules || file.data !== game.data
    throw new TableFault({ kind: other ? 'other-rules' : 'bad-match', detail })
  }
}

/** The table as the bot that is asked next could imagine it: nothing that it may not know is in it, nor any coming dice. */
function forBots(file: MatchFile, { runner, state }: Match, seat: Seat): BotTable {
  const imagined = runner.sample(state, seat, fastChance(state.version))
  const { chance: _none, ...position } = saveState(imagined) as { readonly [key: string]: Json }
  return {
    game: file.game,
    seats: file.seats.length,
    options: file.options,
    ...(file.tables === undefined ? {} : { tables: file.tables as Json }),
    seat,
    state: position,
    opened: state.opened,
  }
}

export const problemOf = (fault: unknown): Problem =>
  fault instanceof TableFault
    ? fault.problem
    : fault instanceof StoreFault
      ? { kind: fault.kind, detail: fault.message }
      : {
          kind: 'load-failed',
          detail: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault),
        }
