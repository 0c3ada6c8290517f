import type { Bag, Id, PlayedCard } from '@hippodrome/court'
import type { CardFace } from '@hippodrome/court/faces'
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

/** The Hero whose Levels make a card cheaper, if the price is just that. */
export function discounter(
  face: CardFace,
  price: number,
  played: readonly PlayedCard[],
  card: (id: Id) => CardFace,
): CardFace | undefined {
  const less = face.cost - price
  if (less <= 0) return undefined
  return played
    .filter(({ down }) => !down)
    .map((one) => card(one.card))
    .find(({ types, levels }) => {
      const helps = types.reduce(
        (sum, type, index) => sum + (face.types.includes(type) ? (levels[index] ?? 0) : 0),
        0,
      )
      return helps === less || (price === 0 && helps > less)
    })
}
