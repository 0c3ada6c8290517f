import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { encodeDecide, encodeHello, encodeOver, LONGEST_LINE, parseChoose } from '@hippodrome/bots'
import {
  type Header,
  type MatchView,
  type Naming,
  namingOf,
  type Runner,
  type Seat,
  type State,
} from '@hippodrome/engine'
import { PATIENCE } from './defaults.ts'
import { BadInput, BadPlayer } from './errors.ts'
import { LineCutter } from './lines.ts'
import type { Player } from './players.ts'

/** `exec:python3 bot.py`: a program that speaks the table protocol takes the seat. */
export const EXEC = 'exec:'

/** What a match file holds for a player. */
const LONGEST_SPEC = 400

/** How long a program may take to leave once the match is over. */
const FAREWELL = 1000

/** Split at spaces; quotes hold words together. No shell is involved. Throws `BadInput`. */
export function commandOf(spec: string): { readonly command: string; readonly args: readonly string[] } {
  const words = spec.slice(EXEC.length).match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? []
  const [command, ...args] = words.map((word) => word.replace(/^(["'])(.*)\1$/s, '$2'))
  const isOpen =
    spec
      .slice(EXEC.length)
      .replaceAll(/"[^"]*"|'[^']*'/g, '')
      .search(/["']/) >= 0
  if (isOpen)
    throw new BadInput(
      `"${spec.slice(0, 40)}" has a quote that is not closed`,
      `"${spec.slice(0, 40)}" heeft een aanhalingsteken dat niet gesloten is`,
    )
  if (command === undefined || spec.length > LONGEST_SPEC)
    throw new BadInput(
      `"${spec.slice(0, 40)}" must name a program in at most ${LONGEST_SPEC} characters`,
      `"${spec.slice(0, 40)}" moet een programma noemen in hoogstens ${LONGEST_SPEC} tekens`,
    )
  return { command, args }
}

export function execPlayer(spec: string, header: Header, seat: Seat, patience = PATIENCE): Player {
  const { command, args } = commandOf(spec)
  let program: Program | undefined
  return {
    async choose(runner, state) {
      const view = viewOf(runner, state, seat)
      if (!program) {
        program = new Program(spec, command, args)
        program.send(encodeHello(runner.rules, header, seat, namesIn(runner, state, header)))
      }
      program.send(encodeDecide(view, choicesInWords(runner, view, namesIn(runner, state, header))))
      return parseChoose(await program.line(patience), view, spec).choice
    },
    close(runner, state) {
      if (state.stack.length === 0) program?.send(encodeOver(viewOf(runner, state, seat)))
      return program?.leave()
    },
  }
}

function viewOf(runner: Runner, state: State, seat: Seat): MatchView {
  const asked = state.pending.find((decision) => decision.seat === seat)
  const rule = asked && runner.ruleOf(state, asked)
  return {
    game: runner.rules.id,
    seat,
    version: state.version,
    table: runner.rules.view(state.game, seat),
    ...(asked
      ? { decision: { ...asked, number: state.version, ...(rule === undefined ? {} : { rule }) } }
      : {}),
    waiting: state.pending.map((decision) => decision.seat),
    undo: false,
    redo: false,
    ...(state.stack.length === 0 ? { result: runner.rules.result(state.game) } : {}),
  }
}

const namesIn = ({ rules }: Runner, { game }: State, { seats }: Header): Naming =>
  namingOf(
    rules,
    game.tables,
    seats.map(({ name }) => name),
  )

function choicesInWords(runner: Runner, { decision, table }: MatchView, naming: Naming): string[] {
  if (!decision) return []
  return decision.choices.map((choice) => runner.rules.words.en.choice(choice, decision, table, naming))
}

/** A program under way, line by line. */
class Program {
  private readonly child: ChildProcessWithoutNullStreams
  private readonly ready: string[] = []
  private waiting: ((news: { line: string } | { fault: BadPlayer }) => void) | undefined
  private fault: BadPlayer | undefined
  private lastWords = ''
  private readonly killed = () => this.child.kill('SIGKILL')
  private readonly ended: Promise<void>

  constructor(
    private readonly spec: string,
    command: string,
    args: readonly string[],
  ) {
    this.child = spawn(command, args, { stdio: 'pipe', windowsHide: true })
    const cutter = new LineCutter(LONGEST_LINE)
    this.child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of cutter.push(chunk))
        if ('tooLong' in line) this.fail(`its answer is longer than ${LONGEST_LINE} characters`)
        else this.news(line.text)
    })
    this.child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.lastWords = (this.lastWords + chunk).slice(-400)
    })
    this.child.stdin.on('error', () => {})
    this.child.on('error', (fault) => this.fail(`cannot be started (${fault.message})`))
    this.child.on('close', (code, signal) =>
      this.fail(`ended (${signal ?? code}) in the middle of the match${this.why()}`),
    )
    process.once('exit', this.killed)
    this.ended = new Promise((resolve) => {
      this.child.on('exit', () => resolve())
      this.child.on('error', () => this.child.pid === undefined && resolve())
    })
  }

  send(line: string): void {
    if (!this.fault) this.child.stdin.write(`${line}\n`)
  }

  /** Its next line, within this many seconds. Throws `BadPlayer`. */
  line(seconds: number): Promise<string> {
    const ready = this.ready.shift()
    if (ready !== undefined) return Promise.resolve(ready)
    if (this.fault) return Promise.reject(this.fault)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.fail(`did not answer within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`),
        seconds * 1000,
      )
      this.waiting = (news) => {
        clearTimeout(timer)
        this.waiting = undefined
        if ('line' in news) resolve(news.line)
        else reject(news.fault)
      }
    })
  }

  /** Over when the program has ended: by itself soon after the match, at once if it broke the protocol. */
  leave(): Promise<void> {
    const patience = this.fault ? 0 : FAREWELL
    this.fault ??= new BadPlayer(`${this.spec}: has left`)
    this.child.stdin.end()
    const timer = setTimeout(this.killed, patience)
    return this.ended.then(() => {
      clearTimeout(timer)
      process.off('exit', this.killed)
    })
  }

  private news(line: string): void {
    if (this.waiting) this.waiting({ line })
    else this.ready.push(line)
  }

  private fail(reason: string): void {
    this.fault ??= new BadPlayer(`${this.spec}: ${reason}`)
    this.waiting?.({ fault: this.fault })
  }

  /** The last line that it complained with. */
  private why(): string {
    const line = this.lastWords.trim().split('\n').pop() ?? ''
    return line === '' ? '' : `: ${line}`
  }
}
