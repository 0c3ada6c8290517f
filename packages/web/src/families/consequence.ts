import { BOXES, type Box, type SideName, SIDES } from '@hippodrome/families'
import type { LeafChange } from '@hippodrome/engine'

/** Something that a choice changes for certain. */
export type Change =
  | { readonly kind: 'money' | 'points'; readonly side: SideName; readonly by: number }
  | { readonly kind: 'cubes'; readonly side: SideName; readonly box: Box; readonly by: number }
  | { readonly kind: 'pool' | 'casualties' | 'bulgars'; readonly by: number }

/** The weightiest first: points, money, then cubes. */
const WEIGHT: { readonly [kind in Change['kind']]: number } = {
  points: 0,
  money: 1,
  cubes: 2,
  pool: 3,
  casualties: 4,
  bulgars: 5,
}

/** What changes for `seat`, out of all that changes in the view. */
export function changesOf(leaves: readonly LeafChange[], seat: number): readonly Change[] {
  return leaves.flatMap((leaf) => changeOf(leaf, seat) ?? []).sort((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind])
}

function changeOf({ path, from, to }: LeafChange, seat: number): Change | undefined {
  if (typeof from !== 'number' || typeof to !== 'number') return undefined
  const by = to - from
  const [top, whose, what, which] = path
  if (top === 'bulgars') return { kind: 'bulgars', by }
  if (top !== 'players' || whose !== seat) return undefined
  if (what === 'pool' || what === 'casualties') return { kind: what, by }
  const side = SIDES.find((known) => known === what)
  if (!side) return undefined
  if (which === 'money' || which === 'points') return { kind: which, side, by }
  const box = BOXES.find((known) => known === which)
  return box && { kind: 'cubes', side, box, by }
}
