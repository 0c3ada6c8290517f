import type { Bag, Id, PlayedCard, PlayerView } from '@hippodrome/court'
import type { CardFace, Faces } from '@hippodrome/court/faces'
import type { Good } from '@hippodrome/court/vocabulary'

export type Groups = {
  /** Each with its leader first; the largest first. */
  readonly bandons: readonly (readonly PlayedCard[])[]
  readonly lone: readonly PlayedCard[]
  readonly intrigue: readonly PlayedCard[]
}

/** A court as it lies: Bandons, loose cards, Intrigue. */
export function groupsOf(played: readonly PlayedCard[], card: (id: Id) => CardFace): Groups {
  const leaders = new Set(played.flatMap(({ leader }) => leader ?? []))
  const bandons = played
    .filter((one) => leaders.has(one.card))
    .map((lead) => [lead, ...played.filter(({ leader }) => leader === lead.card)])
    .toSorted((a, b) => b.length - a.length)
  const loose = played.filter((one) => one.leader === undefined && !leaders.has(one.card))
  return {
    bandons,
    lone: loose.filter((one) => !card(one.card).intrigue),
    intrigue: loose.filter((one) => card(one.card).intrigue),
  }
}

/** What these cards yield together; a card that lies face down yields nothing. */
export function yieldOf(cards: readonly PlayedCard[], card: (id: Id) => CardFace): Bag {
  const sum: { [good in Good]?: number } = {}
  for (const { card: id, down } of cards) {
    if (down) continue
    for (const [good, n] of Object.entries(card(id).produces) as [Good, number][])
      sum[good] = (sum[good] ?? 0) + n
  }
  return sum
}

type Owner = Pick<PlayerView, 'played' | 'patron'>

/** Who makes a card cheaper: the Hero whose Levels lower it most (§9.2, §9.3), and the Patron if that is not all. */
export function discountersOf(
  face: CardFace,
  price: number,
  { played, patron }: Owner,
  card: (id: Id) => CardFace,
  patronOf: Faces['patron'],
): readonly string[] {
  if (price >= face.cost) return []
  const heroes = played
    .filter(({ down }) => !down)
    .map((one) => card(one.card))
    .map(({ name, types, levels }) => ({
      name,
      less: types.reduce(
        (sum, type, index) => sum + (face.types.includes(type) ? (levels[index] ?? 0) : 0),
        0,
      ),
    }))
  const best = heroes.toSorted((a, b) => b.less - a.less)[0] ?? { name: '', less: 0 }
  const rest = face.cost - best.less > price && patron !== undefined ? patronOf(patron)?.name : undefined
  return [...(best.less > 0 ? [best.name] : []), ...(rest === undefined ? [] : [rest])]
}
