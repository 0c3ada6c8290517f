import type { Language, LeafChange } from '@hippodrome/engine'
import { BOXES, type Box, type SideName, SIDES } from '@hippodrome/families'
import type { Consequence } from '../board/board.ts'
import type { FamiliesSituation } from './stage.ts'
import { boardWords } from './words.ts'

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

/** What changes for whoever is asked, out of all that changes in the view. */
export function consequenceOf(
  leaves: readonly LeafChange[],
  { decision, seat, language }: Pick<FamiliesSituation, 'decision' | 'seat' | 'language'>,
): readonly Consequence[] {
  return changesOf(leaves, decision?.seat ?? seat).map((change) => ({
    text: textOf(change, language),
    ...(change.kind === 'points'
      ? { tone: 'points' }
      : change.by < 0 && change.kind === 'money'
        ? { tone: 'loss' }
        : {}),
  }))
}

export function changesOf(leaves: readonly LeafChange[], seat: number): readonly Change[] {
  return leaves.flatMap((leaf) => changeOf(leaf, seat) ?? []).sort((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind])
}

function textOf(change: Change, language: Language): string {
  const words = boardWords[language]
  switch (change.kind) {
    case 'points':
      return words.costPoints(change.by, words[change.side])
    case 'money':
      return words.costMoney(change.by, words[change.side])
    case 'cubes':
      return words.costCubes(change.by, `${words[change.side]} ${words[change.box]}`)
    case 'pool':
    case 'casualties':
      return words.costCubes(change.by, words[change.kind])
    case 'bulgars':
      return words.costBulgars(change.by)
  }
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
