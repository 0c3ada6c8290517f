/** §1.8 A 4, 5 or 6 is a hit. */
export function countHits(dice: readonly number[]): number {
  let hits = 0
  for (const die of dice) if (die >= 4) hits += 1
  return hits
}
