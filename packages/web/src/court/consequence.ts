import type { CourtChoice, CourtView } from '@hippodrome/court'
import { type Good, GOODS } from '@hippodrome/court/vocabulary'
import type { LeafChange } from '@hippodrome/engine'
import type { Consequence } from '../board/board.ts'
import type { Situation } from '../board/stage.ts'
import { goodName } from './Icon.tsx'
import { tableWords } from './words.ts'

type Leaf = LeafChange['from']

const by = ({ from, to }: { readonly from: Leaf; readonly to: Leaf }): number =>
  typeof to === 'number' ? to - (typeof from === 'number' ? from : 0) : 0

/** What the Quests of the seat would give more, each by its place among them. */
export const questGains = (changes: readonly LeafChange[]): ReadonlyMap<number, number> =>
  new Map(
    changes.flatMap((change) => {
      const [own, worth, place] = change.path
      return own === 'own' && worth === 'worth' && typeof place === 'number' && by(change) !== 0
        ? [[place, by(change)] as const]
        : []
    }),
  )

/** What a seat would gain and lose of each good. */
export const goodsChanged = (changes: readonly LeafChange[], seat: number): ReadonlyMap<Good, number> => {
  const found = new Map(
    changes.flatMap((change) => {
      const [players, whose, goods, good] = change.path
      return players === 'players' && whose === seat && goods === 'goods'
        ? [[good as Good, by(change)] as const]
        : []
    }),
  )
  return new Map(GOODS.flatMap((good) => (found.get(good) ? [[good, found.get(good) ?? 0] as const] : [])))
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

/** The price and the outcome of a choice or a plan, as far as they are certain. */
export function consequenceOf(
  changes: readonly LeafChange[],
  { view, language }: Situation<CourtView, CourtChoice>,
): readonly Consequence[] {
  const quests = [...questGains(changes).values()].reduce((sum, n) => sum + n, 0)
  const told = (n: number, name: string): Consequence => ({
    text: `${signed(n)} ${name}`,
    ...(n < 0 ? { tone: 'loss' as const } : {}),
  })
  return [
    ...[...goodsChanged(changes, view.seat)].map(([good, n]) => told(n, goodName(good))),
    ...(quests === 0 ? [] : [told(quests, tableWords(language).quests)]),
  ]
}
