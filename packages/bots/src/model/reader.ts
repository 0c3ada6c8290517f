import {
  type FeatureWriter,
  type Game,
  type GameState,
  type Inputs,
  type Frame,
  logit,
  type Seat,
} from '@hippodrome/engine'

/** What an evaluation says counts as no surer than this. */
const SUREST = 7.6

const within = (score: number): number => Math.max(-SUREST, Math.min(SUREST, score))

/** Writes all that a model reads of positions on one board: the game's inputs and, where it has room for it, its own evaluation. */
export class Reader {
  private readonly said: number[] = []

  constructor(readonly writer: FeatureWriter) {}

  read(game: GameState, to: readonly Inputs[], stack: readonly Frame[], only?: Seat): void {
    for (const inputs of to) inputs.count = 0
    this.writer.write(game, to, stack, only)
    const { hand } = this.writer
    if (!hand) return
    hand.evaluate(game, this.said, stack)
    const part = hand.first + 1 + hand.partOf(game)
    for (let seat = 0; seat < to.length; seat++) {
      const inputs = to[seat] as Inputs
      if (inputs.count === 0) continue
      const sure = within(logit(this.said[seat] as number))
      inputs.put(hand.first, sure)
      inputs.put(part, sure)
    }
  }
}

/** A reader for each board, made once. */
export class Readers {
  private readonly known = new WeakMap<object, Reader>()
  private tables: unknown
  private reader: Reader | undefined

  constructor(
    private readonly rules: Game,
    private readonly seats: number,
  ) {}

  for({ tables }: GameState): Reader | undefined {
    if (this.reader && tables === this.tables) return this.reader
    this.tables = tables
    this.reader = this.made(tables)
    return this.reader
  }

  private made(tables: unknown): Reader | undefined {
    const key = typeof tables === 'object' && tables !== null ? tables : this.rules
    const known = this.known.get(key)
    if (known) return known
    const writer = this.rules.features?.writer(tables, this.seats)
    if (!writer) return undefined
    const reader = new Reader(writer)
    this.known.set(key, reader)
    return reader
  }
}
