import { type Language, type PendingView, type Seat } from '@hippodrome/engine'
import { columns, sectionsText, wrap } from '../format.ts'
import { HUMAN } from '../players.ts'
import { ruleOf } from '../rules/book.ts'
import { bookOf } from '../rules/shelf.ts'
import { say } from '../say.ts'
import { namesAt, type Table } from '../table.ts'

/** Things that are not possible for one kind of reason. */
type DeniedGroup = { readonly texts: readonly string[]; readonly rule: string | undefined }

/** A table read out for one seat: everything that the terminal shows comes from here. */
export class Reading {
  constructor(
    private readonly table: Table,
    readonly seat: Seat,
    readonly language: Language,
    private readonly width: number,
  ) {}

  private get words() {
    return this.table.rules.words[this.language]
  }

  private get naming() {
    return namesAt(this.table)
  }

  private get view() {
    return this.table.rules.view(this.table.match.state.game, this.seat)
  }

  board(): string {
    return sectionsText(this.words.sections(this.view, this.naming), this.width)
  }

  /** What is asked, with the number of its rule. */
  prompt(decision: PendingView): string {
    const text = this.words.prompt(decision, this.view, this.naming)
    return wrap(decision.rule ? `${text} ${say[this.language].rule(decision.rule)}` : text, this.width)
  }

  /** The choices, numbered from 1; a long list in columns. */
  choices(decision: PendingView): string {
    const { view, naming } = this
    const digits = String(decision.choices.length).length
    const lines = decision.choices.map(
      (choice, index) =>
        `${String(index + 1).padStart(digits + 2)} ${this.words.choice(choice, decision, view, naming)}`,
    )
    const shown =
      lines.length > 8
        ? columns(lines, this.width)
        : lines.map((line) => wrap(line, this.width, ' '.repeat(digits + 3)))
    return shown.join('\n')
  }

  /** The chronicle from entry number `from`, as this seat may read it. */
  chronicle(from = 0): string[] {
    const { view, naming } = this
    return this.table.match
      .chronicle(this.seat)
      .slice(from)
      .map(({ entry }) => wrap(this.words.entry(entry, view, naming), this.width, '  '))
  }

  /** What is not possible now, put together by the kind of reason. */
  denied(decision: PendingView): readonly DeniedGroup[] {
    const { view, naming } = this
    const groups = new Map<string, { rule: string | undefined; texts: string[] }>()
    for (const { choice, reason } of this.table.match.denied(this.seat)) {
      const rule = reason.rule ?? decision.rule
      const number = rule === undefined ? '' : ` ${say[this.language].rule(rule)}`
      const what = this.words.choice(choice, decision, view, naming)
      const group = groups.get(reason.key + number) ?? { rule, texts: [] }
      group.texts.push(`${what}: ${this.words.reason(reason, view, naming)}${number}`)
      groups.set(reason.key + number, group)
    }
    return [...groups.values()]
  }

  /** A rule as the book has it. */
  rule(number: string): string | undefined {
    const { id } = this.table.rules
    const book = bookOf(id, this.language) ?? bookOf(id, 'en')
    const rule = book && ruleOf(book, number)
    return rule && wrap(`§${rule.number} ${rule.text}`, this.width, '  ')
  }

  /** The score, line by line. */
  result(): string[] {
    const { result } = this.table.match
    return result ? [...this.words.result(result, this.view, this.naming)] : []
  }

  /** What is played, by whom, with the options that are not the usual ones. */
  heading(): string {
    const { rules, header } = this.table
    const seats = header.seats
      .map(({ name, player }) => (player === HUMAN ? name : `${name} (${player})`))
      .join(', ')
    const unusual = Object.entries(header.options).filter(
      ([name, value]) => rules.options[name]?.values[0] !== value,
    )
    const options = unusual.map(
      ([name, value]) => `${this.words.option(name).label}: ${this.words.optionValue(name, value)}`,
    )
    return [say[this.language].welcome(this.words.name, seats), ...options].join('\n')
  }
}
