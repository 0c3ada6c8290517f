import { configure, type Game } from '@hippodrome/engine'
import { court } from '@hippodrome/court'
import { families } from '@hippodrome/families'
import { describe, expect, it } from 'vitest'
import { toShares } from '../model/shares.ts'
import { fitNet } from './fit.ts'
import { foreseen } from './foresight.ts'
import { playLesson } from './lesson.ts'
import { Positions, sayingsOf } from './positions.ts'

/** Two lessons of a game, and a net that has seen no more than them. */
function taught(rules: Game, seats: 2 | 3) {
  const writer = rules.features?.writer(rules.tables(configure(rules, { seats })), seats)
  const [inputs, places] = [writer?.general ?? 0, writer?.places ?? 1]
  const positions = new Positions(rules, seats, inputs)
  for (const seed of [3, 4]) positions.add(playLesson({ rules, seats }, seed))
  const net = fitNet(positions, { inputs, hidden: 32, places, seed: 1 })
  return { positions, net }
}

const openly = taught(families as unknown as Game, 3)
const secretly = taught(court as unknown as Game, 2)

describe('what is to be learned of a position', () => {
  it.each([
    ['where nothing is hidden', openly],
    ['where each seat has secrets', secretly],
  ])('is who won, if nothing is believed before the end, %s', (_, { positions, net }) => {
    const { shares } = positions
    expect(foreseen(net, positions, 1)).toEqual(shares.array.slice(0, shares.length))
  })

  it.each([
    ['where nothing is hidden', openly],
    ['where each seat has secrets', secretly],
  ])(
    'is what the net says of the next one of the same match, if it is believed at once, %s',
    (_, { positions, net }) => {
      const { seats, ends, shares, count } = positions
      const targets = foreseen(net, positions, 0)
      expect(ends).toHaveLength(2)
      expect(ends[1]).toBe(count)
      let told = 0
      for (const { position, seat, scores } of sayingsOf(net, positions)) {
        if (position === 0 || position === ends[0]) continue
        const said = Array.from(scores)
        toShares(said, seats)
        expect(targets[(position - 1) * seats + seat]).toBeCloseTo(said[seat] ?? -1, 5)
        told += 1
      }
      expect(told).toBeGreaterThan(100)
      for (const end of ends)
        for (let seat = 0; seat < seats; seat++)
          expect(targets[(end - 1) * seats + seat]).toBe(shares.array[(end - 1) * seats + seat])
    },
  )

  it('lies between, the nearer to who won the nearer the end is', () => {
    const { positions, net } = secretly
    const { ends, shares, seats } = positions
    const off = (targets: Float32Array, position: number) =>
      Math.abs((targets[position * seats] as number) - (shares.array[position * seats] as number))
    const targets = foreseen(net, positions, 0.9)
    const end = ends[0] ?? 0
    const [early, late] = [0, end - 6].map((first) =>
      [0, 1, 2, 3, 4].reduce((sum, i) => sum + off(targets, first + i), 0),
    )
    expect(late).toBeLessThan(early ?? 0)
  })
})
