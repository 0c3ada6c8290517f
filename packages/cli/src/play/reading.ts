import {
  type Choice,
  type Decision,
  type Denied,
  type Game,
  type Language,
  type Naming,
  oddsSentence,
  type Options,
  type PendingView,
  type Reason,
  type Result,
  type Seat,
  type Subject,
  type Told,
} from '@hippodrome/engine'
import type { FindWays, Way } from '@hippodrome/games'
import { columns, sectionsText, wrap } from '../format.ts'
import { HUMAN } from '../players.ts'
import { ruleOf } from '../rules/book.ts'
import { bookOf } from '../rules/shelf.ts'
import { say } from '../say.ts'
import { namesAt, type Seated, type Table } from '../table.ts'

/** A list of more choices is shown in columns. */
const LONG_LIST = 8

/** An answer to `?`, or what is wrong with the question. */
type Explanation = { readonly text: string } | { readonly wrong: string }

/** Things that are not possible for one kind of reason. */
type DeniedGroup = { readonly texts: readonly string[]; readonly rule: string | undefined }

/** A match as one seat may know it, at this keyboard or elsewhere. */
export type Readable = {
  readonly rules: Game
  readonly seats: readonly Seated[]
  readonly options: Options
  readonly naming: Naming
  readonly view: unknown
  readonly told: readonly Told[]
  readonly result: Result | undefined
}

/** A match of this computer, read through the eyes of a seat. */
export const readableAt = (table: Table, seat: Seat): Readable => {
  const { rules, header, match } = table
  return {
    rules,
    seats: header.seats,
    options: header.options,
    naming: namesAt(table),
    view: rules.view(match.state.game, seat),
    told: match.chronicle(seat),
    result: match.result,
  }
}

/** A match read out: everything that the terminal shows comes from here. */
export class Reading {
  constructor(
    private readonly match: Readable,
    readonly language: Language,
    private readonly width: number,
  ) {}

  private get words() {
    return this.match.rules.words[this.language]
  }

  private get say() {
    return say[this.language]
  }

  board(): string {
    const { view, naming } = this.match
    return sectionsText(this.words.sections(view, naming), this.width)
  }

  /** A decision with its choices. */
  question(decision: PendingView): string {
    return `${this.prompt(decision)}\n${this.choices(decision)}`
  }

  /** What is asked, with the number of its rule. */
  private prompt(decision: PendingView): string {
    const { view, naming } = this.match
    const text = this.words.prompt(decision, view, naming)
    return wrap(decision.rule ? `${text} ${this.say.rule(decision.rule)}` : text, this.width)
  }

  /** The choices, numbered from 1, with what dice may make of them; those of a long list without odds in columns. */
  private choices(decision: PendingView): string {
    const digits = String(decision.choices.length).length
    const indent = ' '.repeat(digits + 3)
    const long = decision.choices.length > LONG_LIST
    const shown: string[] = []
    let plain: string[] = []
    const flush = () => {
      shown.push(...(long ? columns(plain, this.width) : plain.map((line) => wrap(line, this.width, indent))))
      plain = []
    }
    decision.choices.forEach((choice, index) => {
      const number = String(index + 1).padStart(digits + 2)
      const line = `${number} ${this.choice(choice, decision)}`
      const odds = this.odds(decision, choice)
      if (odds === undefined) {
        plain.push(line)
        return
      }
      flush()
      shown.push(wrap(line, this.width, indent), wrap(`${indent}  ${odds}`, this.width, `${indent}  `))
    })
    flush()
    return shown.join('\n')
  }

  /** The sentence of a choice. */
  choice(choice: Choice, decision: Decision): string {
    const { view, naming } = this.match
    return this.words.choice(choice, decision, view, naming)
  }

  /** What may be named instead of choices that lead there, and what that comes to. */
  ways({ choices }: Decision, find: FindWays): (Way & { readonly name: string })[] {
    const { view, naming } = this.match
    return find({ view, board: naming.board, choices }).map((way) => ({ ...way, name: this.named(way.to) }))
  }

  /** Where a choice leads, or what it is about. */
  goal(choice: Choice, decision: Decision): string {
    const [subject] = this.words.concerns?.(choice, decision) ?? []
    return subject ? this.named(subject) : this.choice(choice, decision)
  }

  private named(subject: Subject): string {
    const { view, naming } = this.match
    return this.words.subject?.(subject, view, naming).name ?? String(subject.id)
  }

  /** Why something is not possible. */
  reason(reason: Reason): string {
    const { view, naming } = this.match
    return this.words.reason(reason, view, naming)
  }

  seats(seats: readonly Seat[]): string {
    return seats.map((seat) => this.match.seats[seat]?.name ?? String(seat)).join(', ')
  }

  /** What dice may make of a choice, as far as whoever reads this can know. */
  private odds(decision: PendingView, choice: Choice): string | undefined {
    const { rules, view, naming } = this.match
    const odds = rules.odds?.(view, decision, choice, naming.board) ?? []
    return oddsSentence(this.words, this.language, odds, view, naming)
  }

  /** How many entries the chronicle has. */
  get entries(): number {
    return this.match.told.length
  }

  /** The chronicle from entry number `from`, as this seat may read it. */
  chronicle(from = 0): string[] {
    const { view, naming } = this.match
    return this.match.told
      .slice(from)
      .map(({ entry }) => wrap(this.words.entry(entry, view, naming), this.width, '  '))
  }

  /** Its last lines, or all of them. */
  lastOfChronicle(last: number | undefined): string {
    return (
      this.chronicle()
        .slice(last === undefined ? 0 : -last)
        .join('\n') || this.say.emptyChronicle
    )
  }

  /** What has happened since entry number `from`, if anything has. */
  news(from: number): string {
    return this.chronicle(from)
      .map((line) => `* ${line}`)
      .join('\n')
  }

  /** Why things are not possible: all of them in short, number `which` in full, or those with the word `which`. */
  explain(decision: PendingView, denied: readonly Denied[], which: string): Explanation {
    const groups = this.grouped(decision, denied)
    const list = (texts: readonly string[]) =>
      texts.map((text) => wrap(`  ${text}`, this.width, '    ')).join('\n')
    if (groups.length === 0) return { text: this.say.nothingDenied }
    if (which === '') {
      const short = groups.map(
        ({ texts: [first = '', ...more] }, i) =>
          `${i + 1} ${first}${more.length > 0 ? ` +${more.length}` : ''}`,
      )
      return { text: `${this.say.deniedTitle}\n${list(short)}` }
    }
    if (/^\d+$/.test(which)) {
      const group = groups[Number(which) - 1]
      if (!group) return { wrong: this.say.notListed(groups.length) }
      const rule = group.rule === undefined ? [] : [this.rule(group.rule)]
      return { text: [list(group.texts), ...rule].join('\n') }
    }
    const found = groups
      .flatMap(({ texts }) => texts)
      .filter((text) => text.toLowerCase().includes(which.toLowerCase()))
    return { text: list(found.length > 0 ? found : [this.say.notDenied(which)]) }
  }

  /** What is not possible now, put together by the kind of reason. */
  private grouped(decision: PendingView, denied: readonly Denied[]): readonly DeniedGroup[] {
    const { view, naming } = this.match
    const groups = new Map<string, { rule: string | undefined; texts: string[] }>()
    for (const { choice, reason } of denied) {
      const rule = reason.rule ?? decision.rule
      const number = rule === undefined ? '' : ` ${this.say.rule(rule)}`
      const what = this.words.choice(choice, decision, view, naming)
      const group = groups.get(reason.key + number) ?? { rule, texts: [] }
      group.texts.push(`${what}: ${this.words.reason(reason, view, naming)}${number}`)
      groups.set(reason.key + number, group)
    }
    return [...groups.values()]
  }

  /** A rule as the book has it, or that it has none of that number. */
  rule(number: string): string {
    const { id } = this.match.rules
    const book = bookOf(id, this.language) ?? bookOf(id, 'en')
    const rule = book && ruleOf(book, number)
    return rule ? wrap(`§${rule.number} ${rule.text}`, this.width, '  ') : this.say.noRule(number)
  }

  /** The score, line by line. */
  result(): string[] {
    const { result, view, naming } = this.match
    return result ? [...this.words.result(result, view, naming)] : []
  }

  /** What is played, by whom, with the options that are not the usual ones. */
  heading(): string {
    const { rules, options: chosen } = this.match
    const seats = this.match.seats
      .map(({ name, player }) => (player === HUMAN ? name : `${name} (${player})`))
      .join(', ')
    const unusual = Object.entries(chosen).filter(([name, value]) => rules.options[name]?.values[0] !== value)
    const options = unusual.map(
      ([name, value]) => `${this.words.option(name).label}: ${this.words.optionValue(name, value)}`,
    )
    return [this.say.welcome(this.words.name, seats), ...options].join('\n')
  }
}
