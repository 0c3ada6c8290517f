import type { Choice } from '@hippodrome/engine'
import type { Made } from './course.ts'
import { type Estimate, isClear } from './estimate.ts'
import type { Mistake, Point, Speaker, Turning } from './report.ts'

/** Of each seat: whoever looks for their own must not find those of a weaker one only. */
const MOST_MISTAKES = 12
const MOST_TURNINGS = 5
/** A choice that costs less is not worth a word, and chance that is worth less turns nothing. */
const WORTH_A_WORD = 0.01
const TURNS = 0.03

/** What a choice seems to have cost its own seat. */
const costOf = ({ seat, weighed }: Point): Estimate => {
  const { value = 0, error = 0 } = weighed?.effect[seat] ?? {}
  return { value: -value, error }
}

/** The choices that may have been dear, the dearest first: those that are surely cheap are not among them. */
export function dearest(points: readonly Point[], most: number): readonly number[] {
  const hopeOf = (point: Point) => costOf(point).value + costOf(point).error
  return points
    .filter((point) => hopeOf(point) > WORTH_A_WORD)
    .sort((a, b) => hopeOf(b) - hopeOf(a))
    .slice(0, most)
    .map(({ at }) => at)
}

/** The dearest choices that were clearly worse than another, in words. */
export function mistakesOf(
  points: readonly Point[],
  course: Iterable<Made>,
  speaker: Speaker,
): readonly Mistake[] {
  const dear = points
    .filter((point) => isClear(costOf(point)) && costOf(point).value >= WORTH_A_WORD)
    .sort((a, b) => costOf(b).value - costOf(a).value)
    .filter(
      (point, place, all) =>
        all.slice(0, place).filter(({ seat }) => seat === point.seat).length < MOST_MISTAKES,
    )
  const worded = new Map<Point, Mistake>()
  for (const { at, decision, choice, before } of course) {
    const point = dear.find((each) => each.at === at)
    const better = point?.weighed?.better
    if (!point || better === undefined) continue
    worded.set(point, {
      at,
      seat: point.seat,
      cost: costOf(point),
      asked: speaker.prompt(decision, before),
      played: speaker.choice(decision.choices[choice] as Choice, decision, before),
      better: speaker.choice(decision.choices[better] as Choice, decision, before),
      choice: better,
    })
  }
  return dear.flatMap((point) => worded.get(point) ?? [])
}

type Swing = Pick<Turning, 'at' | 'seat' | 'change' | 'by'>

/** What moved the chances most: throws and draws, and clear mistakes. */
export function turningsOf(
  points: readonly Point[],
  course: Iterable<Made>,
  speaker: Speaker,
): readonly Turning[] {
  const swings = points
    .flatMap((point) => swingOf(point) ?? [])
    .sort((a, b) => Math.abs(b.change.value) - Math.abs(a.change.value))
    .slice(0, MOST_TURNINGS)
  const turnings: Turning[] = []
  for (const { at, decision, choice, before, after, told } of course) {
    const swing = swings.find((each) => each.at === at)
    if (!swing) continue
    const entry = told.at(-1)
    turnings.push({
      ...swing,
      says:
        swing.by === 'chance' && entry
          ? speaker.entry(entry, decision.seat, after)
          : speaker.choice(decision.choices[choice] as Choice, decision, before),
    })
  }
  return turnings
}

/** How much further another seat must have moved before it is told of instead of the one that chose. */
const FURTHER = 1.01

function swingOf({ at, seat: chose, luck, weighed }: Point): Swing | undefined {
  const reachOf = ({ change, seat }: Swing) => Math.abs(change.value) * (seat === chose ? FURTHER : 1)
  const lucky = (luck ?? []).map((change, seat): Swing => ({ at, seat, change, by: 'chance' }))
  const own = weighed?.effect[chose]
  return [...lucky, ...(own ? [{ at, seat: chose, change: own, by: 'choice' } as const] : [])]
    .sort((a, b) => reachOf(b) - reachOf(a))
    .find(({ change }) => isClear(change) && Math.abs(change.value) >= TURNS)
}
