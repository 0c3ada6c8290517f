import type { Game, Language, MatchFile, MatchView, Told } from '@hippodrome/engine'
import { type FindWays, loadWays } from '@hippodrome/games'
import type { KnownTable, Line, Reply } from '@hippodrome/wire'
import { BadInput, EXIT } from '../errors.ts'
import { loadGame } from '../games.ts'
import { type Order, type Part, readOrder } from '../play/command.ts'
import { Gestures } from '../play/gestures.ts'
import { LineOfChoices } from '../play/hand.ts'
import { freePath } from '../play/keeper.ts'
import { Reading } from '../play/reading.ts'
import { say } from '../say.ts'
import type { Terminal } from '../terminal.ts'
import { keepAs, type Promised, whatIsBent } from './ending.ts'
import { awaitedText, freeSeats, roomText, sitDown } from './room.ts'
import { handAt, refusedAs } from './hand.ts'
import type { OnlineTable } from './table.ts'
import { onlineWords } from './words.ts'

export type OnlineSeating = {
  readonly table: OnlineTable
  readonly line: Line
  readonly terminal: Terminal
  readonly language: Language
  readonly name: string
  readonly invite: string | undefined
  readonly fetchFile: () => Promise<MatchFile>
  /** Where to keep the match once it is over. */
  readonly save: string | undefined
}

type Typed = { readonly text: string | undefined }

/** A match elsewhere at this terminal, from the waiting room to its end or until somebody leaves. */
export class OnlineSession {
  private language: Language
  /** What was last shown of what is asked or waited for: nothing is shown twice in a row. */
  private showing = ''
  private told: readonly Told[] | undefined
  private heard: number
  private typed: Promise<Typed> | undefined
  private wantsBegin = false
  private readonly ordered = new Set<number>()
  private readonly gestures = new Gestures()
  private left = false
  private cut = false

  private constructor(
    private readonly at: OnlineSeating,
    private readonly rules: Game,
    private readonly findWays: FindWays,
    private readonly promised: Promised,
    { said }: KnownTable,
  ) {
    this.language = at.language
    this.heard = said.at(-1)?.version ?? 0
  }

  /** Sits down, plays, and gives the exit code. Throws `BadInput`. */
  static async run(at: OnlineSeating): Promise<number> {
    const known = await at.table.until()
    const rules = await loadGame(known.game)
    const given = await sitDown(at.table, at.name, at.invite)
    const session = new OnlineSession(
      at,
      rules,
      await loadWays(known.game),
      { seal: known.commitment, ...(given ? { given } : {}) },
      known,
    )
    const stop = at.line.subscribe(() => session.watchLine())
    try {
      return await session.play()
    } finally {
      stop()
    }
  }

  private async play(): Promise<number> {
    this.greet(await this.at.table.until())
    for (;;) {
      const known = await this.at.table.until()
      if (this.left) {
        this.print(this.words.left)
        return EXIT.ok
      }
      this.tellNews(known)
      if (known.phase === 'abandoned') {
        this.print(this.words.closed)
        return EXIT.ok
      }
      if (known.phase === 'over') return this.finish(known)
      await (known.phase === 'gathering' ? this.gather(known) : this.turn(known))
    }
  }

  private greet({ seats, phase, commitment }: KnownTable): void {
    const seat = seats.findIndex(({ mine }) => mine)
    if (phase === 'gathering' || phase === 'playing')
      this.print(seat < 0 ? this.words.watching : this.words.sat(seat + 1))
    if (phase === 'gathering') this.print(this.words.sealed(commitment.slice(0, 12)))
  }

  /** Before the match: who is there, until the host begins. */
  private async gather(known: KnownTable): Promise<void> {
    const { words } = this
    const { host } = known
    const what = host ? words.typeBegin : words.waitForHost
    this.show(`${roomText(known, words)}\n${what}`)
    if (this.wantsBegin && freeSeats(known) === 0) {
      this.wantsBegin = false
      const reply = await this.at.table.send({ type: 'do', entry: { kind: 'begin' } })
      if (reply.type === 'refused') this.print(words.trouble)
      return
    }
    const typed = await this.next(this.interactive || (host && !this.wantsBegin))
    if (!typed) return
    if (typed.text?.trim() !== 'begin') return this.obeyLine(typed, known)
    if (!host) return this.complain(words.onlyHost)
    this.wantsBegin = true
    const free = freeSeats(known)
    if (free > 0) this.print(words.stillFree(free))
    // A person types it again; a script cannot know when everybody has come.
    if (free > 0 && this.interactive) this.wantsBegin = false
  }

  private async turn(known: KnownTable): Promise<void> {
    const { view } = known
    if (!view) return this.at.table.change()
    if (await this.hasOrdered(view)) return
    const holds = view.holding === view.seat
    if (view.decision) this.show(`\n${this.reading(known).question(view.decision)}`, view.decision.number)
    else if (holds) this.show(say[this.language].confirm)
    else this.show(this.words.waitingFor(awaitedText(known, view, this.words)))
    const typed = await this.next(this.interactive || view.decision !== undefined || holds)
    if (typed) await this.obeyLine(typed, known)
  }

  /** Says once whether a turn of this seat waits for its word, as at every table of this terminal. */
  private async hasOrdered({ seat, orders, result }: MatchView): Promise<boolean> {
    if (seat < 0 || result || this.ordered.has(seat)) return false
    this.ordered.add(seat)
    if ((orders?.confirm ?? false) === this.interactive) return false
    await this.at.table.send({ type: 'orders', seat, orders: { ...orders, confirm: this.interactive } })
    return true
  }

  /** The next line that is typed, or nothing when something else happened first. */
  private async next(reads: boolean): Promise<Typed | undefined> {
    const change = this.at.table.change().then(() => undefined)
    const first = await (reads ? Promise.race([this.line(), change]) : change)
    if (first) this.typed = undefined
    return first
  }

  /** A line that was asked for is waited for until it comes, whatever happens meanwhile. */
  private line(): Promise<Typed> {
    this.typed ??= this.at.terminal.ask(say[this.language].ask).then((text) => ({ text }))
    return this.typed
  }

  private async obeyLine({ text }: Typed, known: KnownTable): Promise<void> {
    const choices = known.view?.decision?.choices.length ?? 0
    const order = text === undefined ? { do: 'quit' as const } : readOrder(text, choices)
    if (order) return this.obey(order, known)
    const short = (text ?? '').trim().slice(0, 40)
    this.complain(choices > 0 ? say[this.language].notAChoice(short, choices) : this.words.notACommand(short))
  }

  private async obey(order: Order, known: KnownTable): Promise<void> {
    const { view } = known
    const { help } = say[this.language]
    switch (order.do) {
      case 'choose':
        return order.look ? this.lookAt(known, order.parts[0]) : this.choose(known, order.parts)
      case 'undo':
        return this.takeBack(known, order.all)
      case 'redo':
        return this.makeAgain(known)
      case 'nothing':
        return view && view.holding === view.seat && !view.decision ? this.confirm(known) : undefined
      case 'quit':
        this.left = true
        return
      case 'language':
        this.language = order.language
        this.showing = ''
        return
      case 'help':
        return this.print(`${help}\n${this.words.help}`)
      case 'why':
        return this.explain(known, order.which)
      case 'save':
        return this.print(this.words.saveLater)
      default:
        return this.look(order, known)
    }
  }

  /** What only looks, and works when the match is over too. */
  private look(order: Order, known: KnownTable): void {
    if (!known.view) return this.print(this.words.nothingAsked)
    const reading = this.reading(known)
    if (order.do === 'board') {
      this.print(reading.board())
      this.showing = ''
    }
    if (order.do === 'chronicle') this.print(reading.lastOfChronicle(order.last))
    if (order.do === 'rule') this.print(reading.rule(order.rule ?? known.view.decision?.rule ?? ''))
  }

  private async choose(known: KnownTable, parts: readonly Part[]): Promise<void> {
    const { view } = known
    if (!view?.decision) return
    const carried = await this.lineOf(known).make(parts)
    this.showing = ''
    if ('wrong' in carried) return this.complain(carried.wrong)
    const to = (await this.at.table.until()).view?.version ?? 0
    if (carried.made > 1)
      this.gestures.note({ seat: view.seat, choices: carried.made, from: view.version, to })
    // Nobody can know what others do meanwhile, a script neither.
    if (carried.stopped !== undefined) this.print(carried.stopped)
  }

  private async lookAt(known: KnownTable, part: Part | undefined): Promise<void> {
    if (!known.view?.decision || !part) return
    const seen = await this.lineOf(known).look(part)
    if ('wrong' in seen) this.complain(seen.wrong)
    else this.print(seen.text)
  }

  private lineOf(known: KnownTable): LineOfChoices {
    const hand = handAt(this.at.table, known, {
      reading: (now) => this.reading(now),
      print: (text) => this.print(text),
      words: this.words,
    })
    return new LineOfChoices(hand, this.findWays, say[this.language])
  }

  private async confirm({ view, version }: KnownTable): Promise<void> {
    if (view) this.answered(await this.at.table.send({ type: 'confirm', seat: view.seat, version }))
  }

  private async takeBack({ view, version }: KnownTable, all: boolean): Promise<void> {
    if (!view?.undo) return this.print(say[this.language].noUndo)
    const { seat, version: to } = view
    const choices = all ? 1 : this.gestures.back(seat, to)
    const { done: back, reply } = await this.at.table.repeat(choices, {
      type: all ? 'reset' : 'undo',
      seat,
      version,
    })
    if (back === 0) return this.answered(reply)
    this.showing = ''
    const now = await this.at.table.until()
    this.gestures.tookBack(seat, { from: now.view?.version ?? 0, to, choices: back })
    this.forget(now)
    const { undone, undonePartly } = say[this.language]
    this.print(back < choices ? undonePartly(back, choices) : undone)
  }

  private async makeAgain({ view, version }: KnownTable): Promise<void> {
    if (!view?.redo) return this.print(say[this.language].noRedo)
    const { seat, version: from } = view
    const times = this.gestures.again(seat, from)
    const { done: choices, reply } = await this.at.table.repeat(times, { type: 'redo', seat, version })
    if (choices === 0) return this.answered(reply)
    this.showing = ''
    const to = (await this.at.table.until()).view?.version ?? 0
    this.gestures.madeAgain(seat, { from, to, choices })
    this.print(say[this.language].redone)
  }

  /** After an answer everything is looked at anew; what was refused is said. */
  private answered(reply: Reply): void {
    this.showing = ''
    if (reply.type === 'done') return
    this.print(refusedAs(reply.code, this.words))
  }

  private async explain(known: KnownTable, which: string): Promise<void> {
    const decision = known.view?.decision
    if (!known.view || !decision) return this.print(this.words.nothingAsked)
    const denied = await this.at.table.denied(known.view.seat)
    if (!denied) return this.print(this.words.lost)
    const answer = this.reading(known).explain(decision, denied, which)
    if ('wrong' in answer) this.complain(answer.wrong)
    else this.print(answer.text)
  }

  /** What happened and what was said since the last time; at first the whole table. */
  private tellNews(known: KnownTable): void {
    for (const { version, from, says } of known.said)
      if (version > this.heard && 'text' in says) this.print(this.words.says(from, says.text))
    this.heard = Math.max(this.heard, known.said.at(-1)?.version ?? 0)
    if (!known.view) return
    const reading = this.reading(known)
    if (this.told === undefined) {
      this.print(`${reading.heading()}\n\n${reading.board()}\n`)
      if (known.view.seat >= 0) this.print(say[this.language].hint)
      this.told = known.told
      return
    }
    if (this.forget(known)) this.print(this.words.takenBack)
    const news = reading.news(this.told.length)
    if (news) this.print(news)
    this.told = known.told
  }

  /** Forgets what was told and is taken back; whether there was any. */
  private forget({ told }: KnownTable): boolean {
    const before = this.told ?? []
    const kept = before.findIndex((entry, index) => told[index] !== entry)
    if (kept >= 0) this.told = before.slice(0, kept)
    return kept >= 0
  }

  /** The result, and whether the server kept its word about the dice. */
  private async finish(known: KnownTable): Promise<number> {
    const reading = this.reading(known)
    this.print(['', reading.board(), '', say[this.language].over, ...reading.result()].join('\n'))
    const file = await this.at.fetchFile()
    const bent = whatIsBent(this.rules, file, this.promised, this.words)
    this.print(bent === undefined ? this.words.fair(file.commitment.slice(0, 12)) : this.words.bent(bent))
    if (this.at.save !== undefined) keepAs(this.at.save, file, this.at.terminal, this.language)
    if (this.interactive) await this.lookBack(known, file)
    return bent === undefined ? EXIT.ok : EXIT.no
  }

  /** After the end one may look at everything once more, and keep it. */
  private async lookBack(known: KnownTable, file: MatchFile): Promise<void> {
    this.print(this.words.afterwards)
    for (;;) {
      const { text } = await this.line()
      this.typed = undefined
      const order = text === undefined ? { do: 'quit' as const } : readOrder(text, 0)
      if (order?.do === 'quit') return
      if (order?.do === 'save') keepAs(order.path ?? freePath(file), file, this.at.terminal, this.language)
      else if (order?.do === 'language') this.language = order.language
      else if (order && order.do !== 'nothing' && order.do !== 'help') this.look(order, known)
      else this.print(this.words.afterwards)
    }
  }

  /** Says when the line is cut, and when it is back. */
  private watchLine(): void {
    const { kind } = this.at.line.state()
    if (kind === 'lost' && !this.cut) this.print(this.words.lost)
    if (kind === 'open' && this.cut) this.print(this.words.back)
    if (kind === 'lost' || kind === 'open') this.cut = kind === 'lost'
  }

  private show(text: string, decision?: number): void {
    const what = `${decision} ${text}`
    if (what === this.showing) return
    this.showing = what
    this.print(text)
  }

  private print(text: string): void {
    this.at.terminal.print(text)
  }

  /** A person is told and asked again; in a script it is an error. */
  private complain(message: string): void {
    if (!this.interactive) throw new BadInput(message)
    this.print(message)
  }

  private get interactive(): boolean {
    return this.at.terminal.interactive
  }

  private get words() {
    return onlineWords[this.language]
  }

  private reading({ seats, options, board, told, view }: KnownTable): Reading {
    const seated = seats.map(({ name, player, standIn }) => ({ name, player: standIn ?? player }))
    const naming = { seats: seated.map(({ name }) => name), ...(board === undefined ? {} : { board }) }
    return new Reading(
      {
        rules: this.rules,
        seats: seated,
        options: options as MatchFile['options'],
        naming,
        view: view?.table,
        told,
        result: view?.result,
      },
      this.language,
      this.at.terminal.width,
    )
  }
}
