/** Of this many matches between four bots, those that each power won; several may win one. */
export type Counted = { readonly matches: number; readonly won: { readonly [power: string]: number } }

/** From so many matches on something can be said. */
const ENOUGH = 100
const VERY_EVEN = 0.29
const EVEN = 0.36

export type Evenness = 'veryEven' | 'quiteEven' | { readonly leans: string }

/** How even a war is, by the largest share of all that was won; nothing while too little was measured. */
export function evennessOf({ matches, won }: Counted): Evenness | undefined {
  const shares = Object.entries(won).toSorted(([, one], [, other]) => other - one)
  const [best] = shares
  const all = shares.reduce((sum, [, count]) => sum + count, 0)
  if (matches < ENOUGH || !best || all === 0) return undefined
  const share = best[1] / all
  return share < VERY_EVEN ? 'veryEven' : share < EVEN ? 'quiteEven' : { leans: best[0] }
}
