import { type Header, type Made, type Match, openMatch, RulesFault, type State } from '@hippodrome/engine'

/** This many choices lie between two states that are kept; those between are played again. */
const STRIDE = 16

/**
 * The table at every earlier moment of a match. Keeping every state alive would make all of them dear: V8 then puts what
 * it allocates for copies into the old generation from the start.
 */
export class Moments {
  /** By version, always the first that can be looked at. */
  private readonly kept = new Map<number, State>()
  /** The choices that led to what is kept. */
  private known: readonly Made[]
  /** The version of the first: what older rules played before it, or led to the position that the match began from, cannot be played again. */
  readonly first: number
  /** How many choices are not on the record of this match. */
  private readonly unmade: number

  constructor(
    private readonly match: Match,
    header: Header,
  ) {
    const earlier = (header.earlier ?? []).reduce((sum, { choices }) => sum + choices.length, 0)
    const { state } = openMatch(match.rules, header)
    this.first = state.version
    this.unmade = state.version - earlier
    this.known = match.made.slice()
    this.kept.set(this.first, state)
  }

  /** How many states it keeps. */
  get alive(): number {
    return this.kept.size
  }

  /** The state after this many choices; of those before the first, the first. */
  at(version: number): State {
    if (version > this.last) throw new RangeError(`the match has ${this.last} choices, not ${version}`)
    let found = this.match.state
    this.walk(version, (state) => (found = state), version)
    return found
  }

  /** Shows every state in turn, the first also for what lies before it. */
  each(show: (state: State) => void): void {
    this.walk(0, show, this.last)
  }

  private get last(): number {
    return this.match.made.length + this.unmade
  }

  private walk(from: number, show: (state: State) => void, to: number): void {
    this.forget()
    const { made, runner } = this.match
    const wanted = Math.max(from, this.first)
    const nearest = Math.max(...[...this.kept.keys()].filter((version) => version <= wanted))
    const start = this.kept.get(nearest) as State
    for (let version = from; version < Math.min(this.first, to + 1); version++) show(start)
    let state = runner.clone(start)
    for (let version = nearest; ; version++) {
      if (version >= wanted) show(state)
      if (version >= to) return
      const { seat, choice } = made[version - this.unmade] as Made
      const decision = state.pending.find((asked) => asked.seat === seat)
      if (!decision) throw new RulesFault(`choice ${version} of the record answers nothing`)
      runner.choose(state, decision, choice)
      if ((version + 1) % STRIDE === 0 && !this.kept.has(version + 1)) {
        this.kept.set(version + 1, state)
        state = runner.clone(state)
      }
    }
  }

  /** What was taken back since is no moment of this match any more. */
  private forget(): void {
    const { made } = this.match
    let common = this.first - this.unmade
    while (common < made.length && made[common] === this.known[common]) common += 1
    for (const version of this.kept.keys()) if (version - this.unmade > common) this.kept.delete(version)
    this.known = made.slice()
  }
}
