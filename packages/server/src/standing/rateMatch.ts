import type { ResultsTable } from '../store/tables.ts'
import { botRating } from './bots.ts'
import { rate, type Rating } from './rating.ts'

/** What a match did to the rating of one who played it. */
type Change = { readonly seat: number; readonly before: Rating; readonly after: Rating }

/**
 * What a match does to the ratings of the people who began it. Whoever was not there at its end is last, whoever or whatever
 * played on for them. A match without a result takes from those who left and gives nobody anything.
 */
export function rateMatch(rows: readonly ResultsTable[], before: (person: string) => Rating): Change[] {
  const decided = rows.some(({ place }) => place > 0)
  const last = rows.length + 1
  const ratings = rows.map(({ person, player, game, seats }) =>
    person === '' ? botRating(player, game, seats) : before(person),
  )
  const ranks = rows.map(({ gone, place }) => (gone === 1 ? last : decided ? place : 1))
  const after = rate(ratings, ranks)
  return rows.flatMap(({ person, seat, gone }, index) => {
    const [was, is] = [ratings[index], after[index]]
    if (person === '' || !was || !is) return []
    return [{ seat, before: was, after: decided || gone === 1 ? is : was }]
  })
}
