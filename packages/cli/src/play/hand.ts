import {
  actPlan,
  type Choice,
  type Match,
  type PendingView,
  type Seat,
  type Stop,
  type Walk,
  walkPlan,
} from '@hippodrome/engine'
import type { FindWays, Way } from '@hippodrome/games'
import type { Say } from '../say.ts'
import type { Part } from './command.ts'
import { type Asked, Meaning } from './meaning.ts'
import type { Reading } from './reading.ts'

/**
 * Why a list of choices went no further: who comes first, why something is not possible, or what somebody elsewhere says,
 * as far as that is known.
 */
export type Halt = {
  readonly why: 'chance' | 'others' | 'not-offered' | 'over' | 'refused'
  readonly text?: string | undefined
}

/** A seat at a match of this computer or elsewhere, and what it can do there. */
export interface Hand {
  /** What is asked of the seat now, and how that reads; nothing if something else comes first. */
  asked(): { readonly decision: PendingView; readonly reading: Reading } | undefined
  /** Why nothing is asked of it. */
  waits(): Halt
  /** Tries choices on a sample; nothing where nobody can be asked. */
  walk(choices: readonly Choice[]): Promise<Walk | undefined>
  /** Makes choices, as far as they are offered and nothing comes in between. */
  act(choices: readonly Choice[]): Promise<{ readonly made: number; readonly halt?: Halt }>
  print(text: string): void
}

/** How far a line went. `wrong` says what of it cannot be meant: then it chose nothing. */
export type Carried =
  | { readonly made: number; readonly stopped?: string | undefined }
  | { readonly made: 0; readonly wrong: string }

/** Follows a line choice by choice, each in the list that is offered then. */
export class LineOfChoices {
  constructor(
    private readonly hand: Hand,
    private readonly findWays: FindWays,
    private readonly say: Say,
  ) {}

  /** Says what one part would come to, and does nothing. */
  async look(part: Part): Promise<{ readonly text: string } | { readonly wrong: string }> {
    const asked = this.hand.asked()
    if (!asked) return { wrong: this.because(this.hand.waits()) }
    const meant = this.meaning(asked).of(part, asked)
    if ('wrong' in meant) return meant
    return { text: meant.way ? await this.foretold(meant.way, asked) : meant.text }
  }

  private meaning(shown: Asked): Meaning {
    return new Meaning(shown, this.findWays, this.say)
  }

  async make(parts: readonly Part[]): Promise<Carried> {
    const shown = this.hand.asked()
    const meaning = shown && this.meaning(shown)
    let made = 0
    for (const [index, part] of parts.entries()) {
      const rest = parts.slice(index)
      const asked = this.hand.asked()
      if (!meaning || !asked) return this.stopped(made, this.because(this.hand.waits()), rest)
      const meant = meaning.of(part, asked)
      if ('wrong' in meant)
        return made === 0 ? { made, wrong: meant.wrong } : this.stopped(made, meant.wrong, rest)
      if (meant.way) this.hand.print(await this.foretold(meant.way, asked))
      const acted = await this.hand.act(meant.choices)
      made += acted.made
      const isWhole = acted.made === meant.choices.length
      const after = isWhole ? parts.slice(index + 1) : rest
      if (acted.halt && after.length > 0) return this.stopped(made, this.because(acted.halt), after)
    }
    return { made }
  }

  /** The whole of a way with its price, over what it leads, and where it is bound to stop. */
  private async foretold({ asOne, choices }: Way, { decision, reading }: Asked): Promise<string> {
    const over = choices.slice(0, -1).map((choice) => reading.goal(choice, decision))
    const walk = await this.hand.walk(choices)
    const halt = walk && walk.steps.length < choices.length ? haltOf(walk.stop, reading) : undefined
    const [first] = choices
    const whole = asOne ?? first
    const said = whole ? [this.say.way(reading.choice(whole, decision), over.join(', '))] : []
    if (halt) said.push(this.say.foretold(walk?.steps.length ?? 0, this.because(halt)))
    return said.join(' ')
  }

  private stopped(made: number, why: string, left: readonly Part[]): Carried {
    return { made, stopped: this.say.stopped(why, left.map(({ typed }) => typed).join(', ')) }
  }

  private because({ why, text }: Halt): string {
    const { say } = this
    switch (why) {
      case 'chance':
        return say.chanceFell
      case 'others':
        return say.othersFirst(text ?? '')
      case 'not-offered':
        return say.notOffered(text)
      case 'over':
        return say.over
      case 'refused':
        return text ?? ''
    }
  }
}

/** A seat at a match of this computer. */
export function handOf(
  match: Match,
  seat: Seat,
  { reading, print, kept }: { reading: () => Reading; print: (text: string) => void; kept: () => void },
): Hand {
  const waits = (): Halt =>
    match.over
      ? { why: 'over' }
      : { why: 'others', text: reading().seats(match.state.pending.map((asked) => asked.seat)) }
  return {
    asked: () => {
      const decision = match.decisionOf(seat)
      return decision && { decision, reading: reading() }
    },
    waits,
    walk: (choices) => Promise.resolve(walkPlan(match, seat, choices)),
    act: (choices) => {
      const from = match.made.length
      const { made, stop } = actPlan(match, seat, choices)
      if (made > 0) kept()
      const own = match.made.slice(from).filter((one) => one.seat === seat && one.by === undefined)
      const halt = !match.decisionOf(seat)
        ? waits()
        : own.some(({ sealed }) => sealed)
          ? ({ why: 'chance' } as const)
          : haltOf(stop, reading())
      return Promise.resolve({ made, ...(halt ? { halt } : {}) })
    },
    print,
  }
}

/** Why the rules went no further; nothing if they went to the end. */
function haltOf(stop: Stop, reading: Reading): Halt | undefined {
  if (stop.why === 'done') return undefined
  if (stop.why === 'others') return { why: stop.why, text: reading.seats(stop.waiting) }
  if (stop.why === 'not-offered') return { why: stop.why, text: reading.reason(stop.reason) }
  return stop
}
