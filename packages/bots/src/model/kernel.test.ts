import { draw, fastChance } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { plainLayers, scorerBy } from './judge.ts'
import { kernelOf } from './kernel.ts'
import { layoutOf, type Net } from './net.ts'

const chance = fastChance(5)
const around = (width: number) => (draw(chance, 2_000_001) / 1_000_000 - 1) * width

function anyNet(inputs: number, hidden: number, places = 1): Net {
  const shape = { inputs, hidden, places }
  return { ...shape, weights: Float32Array.from({ length: layoutOf(shape).size }, () => around(0.5)) }
}

describe('the kernel', () => {
  it.each([
    [40, 32],
    [300, 64],
    [1500, 128],
  ])('says of %i inputs and %i units exactly what plain code says', (inputs, hidden) => {
    const net = anyNet(inputs, hidden)
    const kernel = kernelOf(net, 4)
    const plain = plainLayers(net, 4)
    for (let tries = 0; tries < 200; tries++) {
      const seat = draw(chance, 4)
      for (const room of [kernel?.inputs[seat], plain.inputs[seat]]) if (room) room.count = 0
      for (let i = draw(chance, 100); i >= 0; i--) {
        const [input, value] = [draw(chance, inputs), around(3)]
        kernel?.inputs[seat]?.put(input, value)
        plain.inputs[seat]?.put(input, value)
      }
      expect(kernel?.of(seat)).toEqual(plain.of(seat))
    }
  })

  it('has something to say where every input is zero', () => {
    const net = anyNet(40, 32)
    expect(kernelOf(net, 2)?.of(1)).toEqual(plainLayers(net, 2).of(1))
  })

  it('leaves out the inputs that its net does not know', () => {
    const net = anyNet(40, 32)
    const kernel = kernelOf(net, 2)
    kernel?.inputs[0]?.put(39, 1)
    kernel?.inputs[0]?.put(40, 1)
    expect(kernel?.inputs[0]?.count).toBe(1)
  })
})

describe('a net of several places', () => {
  it('says from one seat how each of those after it stands', () => {
    const net = anyNet(40, 32, 3)
    const { line, out, constant } = layoutOf(net)
    const alone = (place: number): Net => {
      const of = (from: number, to: number) => Array.from(net.weights.subarray(from, to))
      const rows = of(line, line + 40 * 3).filter((_, i) => i % 3 === place)
      const lit = of(out + place * 32, out + (place + 1) * 32)
      const weights = [
        ...of(0, line),
        ...rows,
        ...of(line + 120, out),
        ...lit,
        net.weights[constant + place] ?? 0,
      ]
      return { inputs: 40, hidden: 32, places: 1, weights: Float32Array.from(weights) }
    }
    const scoresOf = (by: Net, seat: number) => {
      const scorer = scorerBy(plainLayers(by, 3), by, 3)
      for (let input = 0; input < 40; input += 3) scorer.inputs[seat]?.put(input, input / 20)
      const out: number[] = []
      scorer.score(seat, out)
      return out
    }
    const [first, second, third] = [0, 1, 2].map((place) => scoresOf(alone(place), 2)[2])
    expect(scoresOf(net, 2)).toEqual([second, third, first])
  })
})
