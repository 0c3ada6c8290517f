import { type Chance, cloneChance, draw, type FastChance, fastChance } from '@hippodrome/engine'

const SIDES = 6
const WORD = 2 ** 31

/** In which of this many equal parts of its sides a die would fall next. */
export const partOf = (chance: Chance, parts: number): number =>
  Math.floor((draw(cloneChance(chance), SIDES) * parts) / SIDES)

/**
 * New dice, of which the first falls in a given part of its sides. With one throw for each part a few throws say about
 * as much as many: half of them are good and half of them are bad. There are at most six parts.
 */
export function diceIn(chance: Chance, part: number, parts: number): FastChance {
  for (;;) {
    const dice = fastChance(draw(chance, WORD))
    if (partOf(dice, parts) === part) return dice
  }
}
