import type { Mistake, Review } from '@hippodrome/bots/review'
import { usePlaying } from '../play/playing.ts'
import type { TableState } from '../table/table.ts'
import { usePlayingOut } from './playingOut.ts'
import { useReviewing } from './reviewing.ts'

/** How many choices older rules had made before what was reviewed. */
export const earlierOf = ({ chances }: Review, { made }: Pick<TableState, 'made'>): number =>
  Math.max(0, made - Math.max(0, (chances[0]?.length ?? 1) - 1))

/** The mistake that was about to be made at the moment that is looked at, and those before and after it in the list. */
export function useMistake(): {
  readonly mistake: Mistake | undefined
  readonly review: Review | undefined
  /** The number of choices before the mistake. */
  readonly moment: number
  readonly go: (step: number) => void
  readonly count: number
  readonly place: number
} {
  const { table, state, past, walker } = usePlaying()
  const { match, review } = useReviewing()
  const out = usePlayingOut()
  const mistakes = match === table.id && review ? review.mistakes : []
  const earlier = review ? earlierOf(review, state) : 0
  // What came of a mistake is shown at later moments of the match.
  const later = (past ?? 0) - earlier - out.at
  const isPlayed =
    out.match === table.id && out.course === 'played' && later > 0 && later <= (out.lines?.played.length ?? 0)
  const about = isPlayed ? earlier + out.at : past
  const place = about === undefined ? -1 : mistakes.findIndex(({ at }) => earlier + at === about)
  return {
    mistake: mistakes[place],
    review,
    moment: about ?? 0,
    count: mistakes.length,
    place,
    go: (step) => {
      const to = mistakes[place + step]
      if (to) walker.go(earlier + to.at)
    },
  }
}
