import { draw, fastChance } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { plainScorer } from './judge.ts'
import { kernelOf } from './kernel.ts'
import { layoutOf, type Net } from './net.ts'

const chance = fastChance(5)
const around = (width: number) => (draw(chance, 2_000_001) / 1_000_000 - 1) * width

function anyNet(inputs: number, hidden: number): Net {
  const weights = Float32Array.from({ length: layoutOf(inputs, hidden).size }, () => around(0.5))
  return { inputs, hidden, weights }
}

describe('the kernel', () => {
  it.each([
    [40, 32],
    [300, 64],
    [1500, 128],
  ])('says of %i inputs and %i units exactly what plain code says', (inputs, hidden) => {
    const net = anyNet(inputs, hidden)
    const kernel = kernelOf(net, 4)
    const plain = plainScorer(net, 4)
    for (let tries = 0; tries < 200; tries++) {
      const seat = draw(chance, 4)
      for (const room of [kernel?.inputs[seat], plain.inputs[seat]]) if (room) room.count = 0
      for (let i = draw(chance, 100); i >= 0; i--) {
        const [input, value] = [draw(chance, inputs), around(3)]
        kernel?.inputs[seat]?.put(input, value)
        plain.inputs[seat]?.put(input, value)
      }
      expect(kernel?.score(seat)).toBe(plain.score(seat))
    }
  })

  it('has something to say where every input is zero', () => {
    const net = anyNet(40, 32)
    expect(kernelOf(net, 2)?.score(1)).toBe(plainScorer(net, 2).score(1))
  })

  it('leaves out the inputs that its net does not know', () => {
    const net = anyNet(40, 32)
    const kernel = kernelOf(net, 2)
    kernel?.inputs[0]?.put(39, 1)
    kernel?.inputs[0]?.put(40, 1)
    expect(kernel?.inputs[0]?.count).toBe(1)
  })
})
