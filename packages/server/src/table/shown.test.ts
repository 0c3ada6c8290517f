import { configure, fastChance, Match, type Told } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { expect, it } from 'vitest'
import { Chronicles, kept } from './shown.ts'

const said = (at: number, to?: readonly number[]): Told => ({
  at,
  entry: { kind: 'x' },
  ...(to ? { to } : {}),
})

it('shows each seat what it may read of the chronicle, also after something was taken back', async () => {
  const game = await loadGame('families')
  const match = Match.begin(game, configure(game, { seats: 2 }), fastChance(1))
  const chronicles = new Chronicles()
  const agree = () => {
    for (const seat of [-1, 0, 1]) expect(chronicles.of(match, seat)).toEqual(match.chronicle(seat))
  }
  agree()
  match.told.push(said(1), said(2, [0]), said(3, [1]))
  agree()
  match.told.splice(-2)
  agree()
  match.told.push(said(4, [1]))
  match.told.push(said(5))
  agree()
  match.told.pop()
  match.told.push(said(6, [0]), said(7))
  agree()
  expect(chronicles.of(match, 0)).toBe(chronicles.of(match, 0))
}, 30_000)

it('keeps as much of what was sent as still stands there', () => {
  const [a, b, c, d] = [{}, {}, {}, {}]
  const list = [a, b]
  const sent = { list, count: 2 }
  list.push(c)
  expect(kept(sent, list)).toBe(2)
  expect(kept(sent, [a, d, c])).toBe(1)
  expect(kept(sent, [a])).toBe(1)
  expect(kept({ list: [], count: 0 }, list)).toBe(0)
})
