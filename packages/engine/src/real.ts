/**
 * The number at `index` of a list of fractions, as evaluations have. Apart from `at`, which reads the whole numbers of the
 * rules: once it had been given fractions, V8 would turn every list that it reads into one of those first.
 */
export const realAt = (list: readonly number[], index: number): number => list[index] as number
