import { configure, type Features, type Game, type GameState, Inputs, logit } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { anyModel } from '../testing/anyModel.ts'
import { type Tiny, tiny } from '../testing/tiny.ts'
import { judgedBy } from './judge.ts'
import { layoutOf } from './net.ts'
import { Readers } from './reader.ts'

const SEATS = 2
/** Each seat reads its own points only, and what the game's own evaluation says in one of three parts of the match. */
const features: Features<Tiny> = {
  version: 1,
  writer: () => ({
    names: ['points', 'own evaluation', 'at the beginning', 'in the middle', 'at the end'],
    general: 5,
    places: 1,
    hand: {
      first: 1,
      partOf: ({ pile }) => pile,
      evaluate: ({ points }, out) => points.forEach((own, seat) => (out[seat] = own / 10)),
    },
    write: ({ points }, to) => points.forEach((own, seat) => to[seat]?.put(0, own)),
  }),
}
const rules = {
  ...tiny('secret', [], {
    features,
    evaluate: ({ points }, out) => points.forEach((own, seat) => (out[seat] = own / 10)),
  }),
} as unknown as Game
const position = (...points: number[]): GameState =>
  ({ seats: SEATS, tables: undefined, points, pile: 2 }) as never

it("reads what the game's own evaluation says, and once more by the part of the match", () => {
  const to = [new Inputs(), new Inputs()]
  new Readers(rules, SEATS).for(position())?.read(position(3, 8), to, [])
  const read = (seat: number) =>
    new Map(Array.from({ length: to[seat]?.count ?? 0 }, (_, i) => [to[seat]?.index[i], to[seat]?.value[i]]))
  expect(read(0)).toEqual(
    new Map([0, 1, 4].map((input) => [input, input === 0 ? 3 : Math.fround(logit(0.3))])),
  )
  expect(read(1)).toEqual(
    new Map([0, 1, 4].map((input) => [input, input === 0 ? 8 : Math.fround(logit(0.8))])),
  )
})

it('takes no evaluation for surer than it can be', () => {
  const to = [new Inputs(), new Inputs()]
  new Readers(rules, SEATS).for(position())?.read(position(12, -2), to, [])
  expect(to.map(({ value }) => value[1])).toEqual([expect.closeTo(7.6, 5), expect.closeTo(-7.6, 5)])
})

it('judges a seat by what it knows: what is imagined of another changes nothing for it', () => {
  const any = anyModel(rules, configure(rules, { seats: SEATS }))
  const weights = new Float32Array(layoutOf(any.net).size)
  weights[layoutOf(any.net).line] = 1
  const judged = judgedBy(rules, { ...any, net: { ...any.net, weights } })
  const shareOf = (seat: number, ...points: number[]) => {
    const out: number[] = []
    judged.evaluate(position(...points), out, [{ step: 'any', local: {} }] as never)
    return out[seat] ?? 0
  }
  expect(shareOf(0, 2, 1)).toBe(shareOf(0, 2, 9))
  expect(shareOf(0, 2, 1)).toBeLessThan(shareOf(0, 3, 1))
  expect(shareOf(1, 2, 1)).toBe(shareOf(1, 7, 1))
})
