import type { Choice, Denied, Reason } from './decision.ts'
import type { Facts } from './json.ts'

/**
 * The number at `index`, of a list that the rules know to be long enough. For numbers only: V8 makes code for what a function
 * has been given, and after lists of other things it would turn every list of numbers into one of those first.
 */
export const at = (list: readonly number[], index: number): number => list[index] as number

/** The same of a list of other things. */
export const itemAt = <T extends object | string>(list: readonly T[], index: number): T => list[index] as T

/** Whole numbers only: `| 0`, because a change by -0 is a float, and would make the list one of floats. */
export function addTo(list: number[], index: number, change: number): void {
  list[index] = ((list[index] ?? 0) + change) | 0
}

/**
 * Makes each choice once and gives the same object whenever it means the same: listing choices is what random play and
 * search do most. `b` and `c` are below 1,024, which keeps the key a small integer.
 */
export function shared<C extends Choice>(
  make: (a: number, b: number, c: number) => C,
): (a: number, b?: number, c?: number) => C {
  const store = new Map<number, C>()
  return (a, b = 0, c = 0) => {
    const key = (a * 1024 + b) * 1024 + c
    let choice = store.get(key)
    if (!choice) {
      choice = Object.freeze(make(a, b, c))
      store.set(key, choice)
    }
    return choice
  }
}

/** Why something is not offered. */
export const because = <K extends string>(
  key: K,
  rule: string,
  facts?: Facts,
): Reason & { readonly key: K } => ({
  key,
  rule,
  ...(facts ? { facts } : {}),
})

/** Something that is not offered, and why. `K` are the reasons that the game's words know. */
export const deny = <C extends Choice, K extends string>(
  choice: C,
  key: K,
  rule: string,
  facts?: Facts,
): Denied<C> => ({ choice, reason: because(key, rule, facts) })
