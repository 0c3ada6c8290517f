import {
  type Language,
  ordersAtScreen,
  type PendingView,
  Runner,
  type Seat,
  SPECTATOR,
  takeOrders,
} from '@hippodrome/engine'
import type { FindWays } from '@hippodrome/games'
import { BadInput, BadPlayer, EXIT } from '../errors.ts'
import type { Player } from '../players.ts'
import { say } from '../say.ts'
import type { Table } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { type Order, type Part, readOrder } from './command.ts'
import { Gestures } from './gestures.ts'
import { type Hand, handOf, LineOfChoices } from './hand.ts'
import { Reading, readableAt } from './reading.ts'

/** Where a match is kept. */
export interface Keeper {
  /** The file that the match is kept in. */
  readonly path: string
  /** Writes the match to its own file, or a copy to `path`; gives the path. Throws `BadInput`. */
  save(path?: string): string
}

export type Seating = {
  readonly table: Table
  /** By seat; nobody where a person sits. */
  readonly players: readonly (Player | undefined)[]
  readonly terminal: Terminal
  readonly keeper: Keeper
  /** What may be named instead of choices that lead there. */
  readonly findWays: FindWays
  readonly language: Language
  /** Whether a person may look at what they did before the others go on. */
  readonly confirm: boolean
  /** Whether people take turns at the screen, each alone, when there are secrets. */
  readonly alone: boolean
}

/** A match at one terminal, from where it stands to its end or until somebody leaves. */
export class PlaySession {
  private language: Language
  private shown = 0
  private lastAsked: Seat | undefined
  private readonly runner: Runner
  private readonly humans: readonly Seat[]
  private readonly gestures = new Gestures()
  private left = false

  constructor(private readonly at: Seating) {
    this.language = at.language
    this.runner = new Runner(at.table.rules)
    this.humans = at.players.flatMap((player, seat) => (player ? [] : [seat]))
  }

  /** Gives the exit code. */
  async run(): Promise<number> {
    const { terminal, keeper } = this.at
    this.takeOrders()
    keeper.save()
    terminal.print(`${this.reading().heading()}\n\n${this.reading().board()}\n`)
    terminal.print(this.say.saving(keeper.path))
    if (this.humans.length > 0) terminal.print(this.say.hint)
    this.shown = this.reading().entries
    try {
      while (!this.left && !this.at.table.match.over) await this.step()
    } finally {
      keeper.save()
      for (const player of this.at.players) await player?.close?.(this.runner, this.at.table.match.state)
    }
    if (this.left) this.goodbye()
    else this.finish()
    return EXIT.ok
  }

  /** The orders of the file; people who have left none are asked only if they can do something. */
  private takeOrders(): void {
    const { match, header } = this.at.table
    const { confirm } = this.at
    const isPerson = (seat: Seat) => this.humans.includes(seat)
    takeOrders(match, ordersAtScreen(header, isPerson, { confirm }))
  }

  /** One choice of somebody, or one command. */
  private async step(): Promise<void> {
    const { match } = this.at.table
    this.tellNews()
    const { pending } = match.state
    const asked = pending.find(({ seat }) => this.at.players[seat]) ?? pending[0]
    if (!asked) return
    const player = this.at.players[asked.seat]
    if (!(await this.mayGoOn(player !== undefined))) return
    if (player) await this.askPlayer(player, asked.seat)
    else await this.askPerson(asked.seat)
  }

  private async askPlayer(player: Player, seat: Seat): Promise<void> {
    const { match, header } = this.at.table
    const choice = await player.choose(this.runner, match.state, seat)
    const outcome = match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
    if (!outcome.ok) throw new BadPlayer(`${header.seats[seat]?.name ?? seat}: ${outcome.message}`)
    this.lastAsked = undefined
  }

  /** Before a program goes on, a person whose turn is held is asked for their word; people see to that themselves. */
  private async mayGoOn(program: boolean): Promise<boolean> {
    const { match } = this.at.table
    const holding = match.holding()
    if (holding === undefined) return true
    const line = program ? await this.at.terminal.ask(`${this.say.confirm} `) : ''
    if (line === undefined || line.trim() === 'q') {
      this.left = true
      return false
    }
    if (line.trim() === 'u') this.undo(holding, false)
    else match.apply({ kind: 'confirm', seat: holding })
    return false
  }

  private async askPerson(seat: Seat): Promise<void> {
    const { terminal, table } = this.at
    const decision = table.match.decisionOf(seat)
    if (!decision) return
    if (this.lastAsked !== seat) await this.handOver(seat)
    terminal.print(`\n${this.reading(seat).question(decision)}`)
    for (;;) {
      const line = await terminal.ask(this.say.ask)
      const order = line === undefined ? { do: 'quit' as const } : readOrder(line, decision.choices.length)
      if (!order)
        this.complain(this.say.notAChoice((line ?? '').trim().slice(0, 40), decision.choices.length))
      else if (await this.obey(order, seat, decision)) return
    }
  }

  /** With secrets on the table and several people at it, the next one looks alone. */
  private async handOver(seat: Seat): Promise<void> {
    const { terminal, table } = this.at
    this.lastAsked = seat
    if (!this.at.alone || this.humans.length < 2 || table.rules.secrets === false) return
    terminal.clear()
    if ((await terminal.ask(`${this.say.passOn(table.header.seats[seat]?.name ?? '')} `)) === undefined)
      this.left = true
    else terminal.print(this.reading(seat).board())
  }

  /** Whether the decision must be looked at anew. */
  private async obey(order: Order, seat: Seat, decision: PendingView): Promise<boolean> {
    const { terminal } = this.at
    switch (order.do) {
      case 'choose':
        return order.look ? this.look(seat, order.parts[0]) : this.choose(seat, order.parts)
      case 'undo':
        return this.undo(seat, order.all)
      case 'redo':
        return this.redo(seat)
      case 'quit':
        this.left = true
        return true
      case 'language':
        this.language = order.language
        return true
      case 'board':
        terminal.print(this.reading(seat).board())
        return true
      case 'help':
        terminal.print(this.say.help)
        return false
      case 'chronicle':
        terminal.print(this.reading(seat).lastOfChronicle(order.last))
        return false
      case 'why':
        this.explain(seat, decision, order.which)
        return false
      case 'rule':
        terminal.print(this.reading(seat).rule(order.rule ?? decision.rule ?? ''))
        return false
      case 'save':
        this.save(order.path)
        return false
      case 'nothing':
        return false
    }
  }

  /** Makes what a line means, as far as it goes. */
  private async choose(seat: Seat, parts: readonly Part[]): Promise<boolean> {
    const { made } = this.at.table.match
    const from = made.length
    const carried = await this.line(seat).make(parts)
    if (carried.made > 1) this.gestures.note({ seat, choices: carried.made, from, to: made.length })
    const wrong = 'wrong' in carried ? carried.wrong : carried.stopped
    if (carried.made > 0) this.tellNews()
    if (wrong !== undefined) this.complain(wrong)
    return carried.made > 0
  }

  private async look(seat: Seat, part: Part | undefined): Promise<boolean> {
    const seen = part && (await this.line(seat).look(part))
    if (seen && 'wrong' in seen) this.complain(seen.wrong)
    else if (seen) this.at.terminal.print(seen.text)
    return false
  }

  private line(seat: Seat): LineOfChoices {
    return new LineOfChoices(this.hand(seat), this.at.findWays, this.say)
  }

  private hand(seat: Seat): Hand {
    const { table, keeper, terminal } = this.at
    return handOf(table.match, seat, {
      reading: () => this.reading(seat),
      print: (text) => terminal.print(text),
      kept: () => void keeper.save(),
    })
  }

  /** Takes back for the seat that is asked, or for the person who chose last. */
  private undo(seat: Seat, all: boolean): boolean {
    const { match } = this.at.table
    const last = match.made[match.made.length - 1]?.seat ?? seat
    const who = [seat, last].find((one) => this.humans.includes(one) && match.canUndo(one))
    if (who === undefined) {
      this.at.terminal.print(this.say.noUndo)
      return false
    }
    const to = match.made.length
    const choices = all ? 1 : this.gestures.back(who, to)
    if (all) match.reset(who)
    const back = all ? 1 : times(choices, () => match.undo(who).ok)
    this.gestures.tookBack(who, { from: match.made.length, to, choices: back })
    this.shown = Math.min(this.shown, this.reading().entries)
    this.at.keeper.save()
    this.at.terminal.print(back < choices ? this.say.undonePartly(back, choices) : this.say.undone)
    return true
  }

  private redo(seat: Seat): boolean {
    const { match } = this.at.table
    const from = match.made.length
    const choices = times(this.gestures.again(seat, from), () => match.redo(seat).ok)
    this.at.terminal.print(choices > 0 ? this.say.redone : this.say.noRedo)
    if (choices === 0) return false
    this.gestures.madeAgain(seat, { from, to: match.made.length, choices })
    this.at.keeper.save()
    return true
  }

  private explain(seat: Seat, decision: PendingView, which: string): void {
    const answer = this.reading(seat).explain(decision, this.at.table.match.denied(seat), which)
    if ('wrong' in answer) this.complain(answer.wrong)
    else this.at.terminal.print(answer.text)
  }

  private save(path: string | undefined): void {
    try {
      this.at.terminal.print(this.say.saved(this.at.keeper.save(path)))
    } catch (fault) {
      if (!(fault instanceof BadInput)) throw fault
      this.complain(fault.message)
    }
  }

  private tellNews(): void {
    const reading = this.reading()
    const news = reading.news(this.shown)
    if (news) this.at.terminal.print(news)
    this.shown = reading.entries
  }

  private finish(): void {
    this.tellNews()
    const reading = this.reading()
    this.at.terminal.print(['', reading.board(), '', this.say.over, ...reading.result()].join('\n'))
    this.at.terminal.print(this.say.saved(this.at.keeper.path))
  }

  private goodbye(): void {
    const { path } = this.at.keeper
    this.at.terminal.print(`${this.say.saved(path)} ${this.say.goOn(path)}`)
  }

  /** A person is told and asked again; in a script it is an error. */
  private complain(message: string): void {
    if (!this.at.terminal.interactive) throw new BadInput(message)
    this.at.terminal.print(message)
  }

  private get say() {
    return say[this.language]
  }

  /** For one seat; or for whoever looks at the screen: the only person, else anybody. */
  private reading(
    seat: Seat = this.humans.length === 1 ? (this.humans[0] ?? SPECTATOR) : SPECTATOR,
  ): Reading {
    return new Reading(readableAt(this.at.table, seat), this.language, this.at.terminal.width)
  }
}

/** Does something so often, or until it cannot be done any more; gives how often. */
function times(most: number, act: () => boolean): number {
  for (let done = 0; done < most; done++) if (!act()) return done
  return most
}
