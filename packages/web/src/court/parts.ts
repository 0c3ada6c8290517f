import type { CourtDetail, CourtEntry, Id } from '@hippodrome/court'

/** Where the Doxa of a seat came from (§17). */
export type Parts = {
  readonly seat: number
  readonly track: number
  readonly resources: number
  readonly cards: number
  readonly quests: readonly { readonly quest: Id; readonly doxa: number }[]
  readonly total: number
}

/** The chronicle tells what was added at the end; the rest stood on the track before. */
export function partsOf(detail: CourtDetail, told: readonly CourtEntry[], seat: number): Parts {
  const { doxa: total = 0, quests = [] } = detail.seats?.[seat] ?? {}
  const bonus = (what: 'resources' | 'cost') =>
    told.reduce(
      (sum, entry) =>
        entry.kind === 'end-score' && entry.seat === seat && entry.what === what ? sum + entry.doxa : sum,
      0,
    )
  const [resources, cards] = [bonus('resources'), bonus('cost')]
  const byQuests = quests.reduce((sum, { doxa }) => sum + doxa, 0)
  return { seat, track: total - byQuests - resources - cards, resources, cards, quests, total }
}
