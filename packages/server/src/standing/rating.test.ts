import { draw, fastChance } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { chancesToWin, differenceFor, NEWCOMER, rate, type Rating } from './rating.ts'

const of = ([mean = 0, spread = 0]: readonly number[]): Rating => ({ mean, spread })

/** As the package `openskill` 5.0.1 rates them (Plackett-Luce, its defaults). */
const AS_PUBLISHED = [
  {
    before: [
      [25, 25 / 3],
      [25, 25 / 3],
    ],
    ranks: [1, 2],
    after: [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  },
  {
    before: [
      [25, 25 / 3],
      [25, 25 / 3],
    ],
    ranks: [1, 1],
    after: [
      [25, 8.06590141354368],
      [25, 8.06590141354368],
    ],
  },
  {
    before: [
      [30, 4],
      [22, 7],
      [25, 2],
    ],
    ranks: [2, 1, 3],
    after: [
      [29.87816142185039, 3.9538009617045615],
      [25.437037585180313, 6.839960156932365],
      [24.749477510425148, 1.9990384881519467],
    ],
  },
  {
    before: [
      [30, 4],
      [22, 7],
      [25, 2],
      [10, 8],
    ],
    ranks: [2, 1, 2, 4],
    after: [
      [29.538665713095497, 3.979054319426314],
      [24.66480660482494, 6.927140699724048],
      [24.96045029602038, 2.0005311919793476],
      [8.996055687699016, 7.85848420642408],
    ],
  },
  {
    before: [
      [18.5, 1.2],
      [31, 1.1],
      [25, 3],
      [27, 2.5],
    ],
    ranks: [1, 3, 3, 3],
    after: [
      [18.638145620424226, 1.202766978278706],
      [30.930283668289935, 1.1027075293310007],
      [24.880590083452105, 2.983604493474568],
      [26.84402389720865, 2.491651556108117],
    ],
  },
]

/** Spearman's: how far two orders agree, from -1 to 1. */
function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const places = (values: readonly number[]) =>
    values.map((value) => values.filter((other) => other < value).length)
  const [first, second] = [places(a), places(b)]
  const n = a.length
  const squares = first.reduce((sum, place, index) => sum + (place - (second[index] ?? 0)) ** 2, 0)
  return 1 - (6 * squares) / (n * (n * n - 1))
}

/** Plays matches between people of known strength, four at most at a table, and rates them as they go. */
function simulate(
  people: number,
  matches: number,
  seed: number,
): { readonly truth: number[]; readonly rated: Rating[] } {
  const chance = fastChance(seed)
  const uniform = () => (draw(chance, 1_000_000) + 0.5) / 1_000_000
  const truth = Array.from({ length: people }, (_, index) => 15 + (20 * index) / people)
  const rated = truth.map(() => NEWCOMER)
  for (let match = 0; match < matches; match++) {
    const seats = 2 + draw(chance, 3)
    const at: number[] = []
    while (at.length < seats) {
      const person = draw(chance, people)
      if (!at.includes(person)) at.push(person)
    }
    /** Whoever has the highest number by the Plackett-Luce model comes first. */
    const played = at.map((person) => (truth[person] ?? 0) / 6 - Math.log(-Math.log(uniform())))
    const ranks = played.map((form) => 1 + played.filter((other) => other > form).length)
    rate(
      at.map((person) => rated[person] ?? NEWCOMER),
      ranks,
    ).forEach((rating, index) => {
      rated[at[index] ?? 0] = rating
    })
  }
  return { truth, rated }
}

describe('ratings', () => {
  it.each(AS_PUBLISHED)('are those of the published method ($ranks)', ({ before, ranks, after }) => {
    rate(before.map(of), ranks).forEach((rating, index) => {
      expect(rating.mean).toBeCloseTo(after[index]?.[0] ?? 0, 9)
      expect(rating.spread).toBeCloseTo(after[index]?.[1] ?? 0, 9)
    })
  })

  it('put people of known strength in their order after 10,000 matches of two to four', () => {
    for (const seed of [1, 2, 3]) {
      const { truth, rated } = simulate(60, 10_000, seed)
      expect(
        rankCorrelation(
          truth,
          rated.map(({ mean }) => mean),
        ),
      ).toBeGreaterThan(0.95)
    }
  })

  it('differ by what a share of wins says of two who are well known', () => {
    for (const [share, players] of [
      [0.78, 2],
      [0.475, 4],
      [0.5, 3],
    ] as const) {
      const lead = Math.log((share * (players - 1)) / (1 - share))
      const better = of([25 + differenceFor(lead, players), 0])
      const others = Array.from({ length: players - 1 }, () => of([25, 0]))
      expect(chancesToWin([better, ...others])[0]).toBeCloseTo(share, 12)
    }
  })

  it('give chances that sum to one, and the better the higher', () => {
    const chances = chancesToWin([of([30, 2]), of([25, 2]), of([20, 2])])
    expect(chances.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
    expect(chances).toEqual([...chances].toSorted((a, b) => b - a))
  })
})
