import { cloneChance, draw, fastChance } from './chance.ts'
import type { Decision } from './decision.ts'
import { BadData, type Game, type GameState } from './game.ts'
import { CANNOT_GO_ON } from './save.ts'
import type { Runner, State } from './state.ts'
import { LANGUAGES, type Naming, namingOf } from './words.ts'

/** How often a position is tried, and for how many choices at most. */
const TRIALS = 12
const MOST_CHOICES = 40
/** In how many of them everything is put into words too. */
const SAID = 4

/**
 * Tries whether the rules can go on from frames that came from outside: plays them at random on copies, until none is
 * left in which anything could be wrong. Always with the same dice, so that what opened once opens again. Throws `BadData`.
 */
export function tryFrames<S extends GameState>(runner: Runner<S>, state: State<S>): void {
  const seats = Array.from({ length: state.game.seats }, (_, seat) => `${seat + 1}`)
  const naming = namingOf(runner.rules, state.game.tables, seats)
  const lowest = state.stack.findIndex(({ local }) => Object.keys(local).length > 0)
  for (let trial = 0; trial < TRIALS && lowest >= 0; trial++) {
    const dice = fastChance(trial + 1)
    const copy = { ...runner.clone(state), chance: cloneChance(dice) }
    const given = copy.stack[lowest]
    let step = ''
    try {
      for (let count = 0; count < MOST_CHOICES && copy.stack[lowest] === given; count++) {
        step = copy.stack.at(-1)?.step ?? ''
        const decision = copy.pending[draw(dice, copy.pending.length)]
        if (!decision) break
        if (trial < SAID) say(runner.rules, copy, decision, naming)
        const choice = count === 0 ? trial % decision.choices.length : draw(dice, decision.choices.length)
        runner.choose(copy, decision, choice)
        check(runner.rules, copy)
      }
    } catch (cause) {
      const problem = cause instanceof BadData ? cause.reason : `${CANNOT_GO_ON}: they stop at "${step}"`
      throw new BadData('position.stack', problem)
    }
  }
}

/** What is asked, as whoever is asked would read it. */
function say<S extends GameState>(
  rules: Game<S>,
  { game }: State<S>,
  decision: Decision,
  naming: Naming,
): void {
  const view = rules.view(game, decision.seat)
  for (const language of LANGUAGES) {
    const words = rules.words[language]
    words.prompt(decision, view, naming)
    for (const choice of decision.choices) words.choice(choice, decision, view, naming)
  }
}

/** Nothing is lost or comes from nowhere, and whoever is asked is there. */
function check<S extends GameState>(rules: Game<S>, { game, pending, stack }: State<S>): void {
  const [problem] = rules.audit(game)
  const nobody = pending.find(({ seat }) => !Number.isInteger(seat) || seat < 0 || seat >= game.seats)
  const step = stack.at(-1)?.step ?? ''
  if (nobody) throw new BadData('', `"${step}" asks seat ${String(nobody.seat)}, and there is none`)
  if (problem !== undefined) throw new BadData('', `it leads to "${step}", where ${problem}`)
}
