import type { Choice, Decision, Seat } from './decision.ts'
import type { Entry, Flow, Locals, Step } from './step.ts'

/** Answers given so far, by seat. They live in the frame, which is in no view. */
export type Answers<C extends Choice> = { readonly [seat: number]: C | undefined }

type Gathering<S, L extends Locals, C extends Choice, E extends Entry> = {
  readonly rule?: string
  /** What is asked of `seat`, or nothing. Must not depend on the others' answers. */
  ask(game: S, local: L, seat: Seat): Decision<C> | undefined
  /** Called once, when every seat that was asked has answered. */
  resolve(game: S, local: L, answers: Answers<C>, flow: Flow<E>): void
}

/**
 * Several seats choose at the same time and in secret; all is opened together. Everybody in question is asked,
 * also when there is only one thing to choose, so that nobody learns anything from the asking.
 */
export function together<
  S extends { readonly seats: number },
  L extends Locals,
  C extends Choice,
  E extends Entry = Entry,
>(name: string, body: Gathering<S, L, C, E>): Step<S, L, C, E> {
  type Gathered = L & { answers?: Answers<C> }
  const answersOf = (local: Gathered): Answers<C> => local.answers ?? {}
  const decisionsOf = (game: S, local: L, wanted: (seat: Seat) => boolean): Decision<C>[] => {
    const decisions: Decision<C>[] = []
    for (let seat = 0; seat < game.seats; seat++) {
      const decision = wanted(seat) ? body.ask(game, local, seat) : undefined
      if (decision) decisions.push(decision.evenIfForced ? decision : { ...decision, evenIfForced: true })
    }
    return decisions
  }
  return {
    name,
    ...(body.rule === undefined ? {} : { rule: body.rule }),
    gathers: true,
    ask: (game, local: Gathered) => decisionsOf(game, local, (seat) => answersOf(local)[seat] === undefined),
    answer(_game, local: Gathered, choice, _flow, seat) {
      local.answers = { ...answersOf(local), [seat]: choice }
    },
    after(game, local: Gathered, flow) {
      flow.reveal()
      body.resolve(game, local, answersOf(local), flow)
    },
    resample(game, local: Gathered, seat, pick) {
      const answers: Record<number, C | undefined> = { ...answersOf(local) }
      for (const decision of decisionsOf(
        game,
        local,
        (other) => other !== seat && answers[other] !== undefined,
      ))
        answers[decision.seat] = decision.choices[pick(decision.choices.length)]
      return { ...local, answers }
    },
  }
}
