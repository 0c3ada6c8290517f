import { type Chance, draw, fastChance, seedFromText } from '../chance.ts'
import type { Choice } from '../decision.ts'
import { BadData, type Config, type Game, type GameState } from '../game.ts'
import type { Json } from '../json.ts'
import type { Match } from '../match.ts'
import { newHeader, openGiven } from '../matchFile.ts'
import type { Entry } from '../step.ts'
import { spoiled } from './spoil.ts'

/** One of so many moments is spoiled. */
const MOMENTS_OF = 12
const MOST_CHOICES = 300
const AHEAD = 40

/** Makes a choice by lot, which must be taken. */
export function chooseAny<S extends GameState, V>(match: Match<S, V>, dice: Chance): void {
  const asked = match.state.pending[draw(dice, match.state.pending.length)]
  if (!asked) throw new Error('nobody is asked')
  const { seat, choices } = asked
  match.denied(seat)
  const decision = match.state.opened[seat] ?? 0
  const outcome = match.submit({ seat, decision, choice: draw(dice, choices.length) })
  if (!outcome.ok) throw new Error(outcome.message)
}

/**
 * Positions at random moments of a random match, with something in them changed: they are refused with a reason, or can
 * be played on and lose nothing. Throws what breaks that.
 */
export function* spoilMatch<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  config: Config,
  seed: number,
): Generator<'refused' | 'played'> {
  const dice = fastChance(seed)
  const seats = Array.from({ length: config.seats }, (_, seat) => ({ name: `${seat}`, player: 'human' }))
  const header = newHeader(rules, config, seats, seedFromText(`${seed}`))
  const match = openGiven(rules, header)
  for (let count = 0; count < MOST_CHOICES && !match.over; count++) {
    chooseAny(match, dice)
    if (match.over || draw(dice, MOMENTS_OF) > 0) continue
    const { game, stack } = match.save() as { readonly [key: string]: Json }
    const part = draw(dice, 4) === 0 ? 'game' : 'stack'
    const { json, at } = spoiled((part === 'game' ? game : stack) ?? {}, dice)
    try {
      const other = openGiven(rules, { ...header, position: { game, stack, [part]: json } })
      for (let ahead = 0; ahead < AHEAD && !other.over; ahead++) chooseAny(other, dice)
      const [problem] = rules.audit(other.state.game)
      if (problem !== undefined) throw new Error(problem)
      yield 'played'
    } catch (cause) {
      // What the language says of a fault is no reason that anybody could act on.
      const isReason =
        cause instanceof BadData &&
        /^(position|game)/.test(cause.message) &&
        !/Cannot|not a function|of undefined/.test(cause.message)
      if (!isReason) throw new Error(`${part}: ${at.join(' ')}`, { cause })
      yield 'refused'
    }
  }
}
