import { expect, it } from 'vitest'
import balanced from './balanced.json' with { type: 'json' }
import { patched } from './patch.ts'
import original from './powers.json' with { type: 'json' }
import { type PowersData, parseData } from './schema.ts'

it('replaces what is named and nothing else', () => {
  const data = { a: { b: 1, c: [1, 2] }, d: 2 }
  expect(patched(data, { a: { b: 5, c: [3] }, e: 6 })).toEqual({ a: { b: 5, c: [3] }, d: 2, e: 6 })
  expect(data).toEqual({ a: { b: 1, c: [1, 2] }, d: 2 })
})

const originOf = (from: unknown): unknown =>
  typeof from === 'object' && from !== null ? (from as { value?: unknown }).value : from

it('the balanced map changes only what is a reconstruction, and says so of each datum', () => {
  const [before, after] = [parseData(original), parseData(patched(original, balanced))]
  const places = (data: PowersData) => Object.entries({ ...data.land, ...data.boxes })
  const changed = places(after).filter(([id, { value }]) => {
    const was = places(before).find(([other]) => other === id)?.[1]
    if (was?.value === value) return false
    expect(originOf(was?.from)).toBe('reconstruction')
    return true
  })
  expect(changed.length).toBeGreaterThan(0)
  for (const [, { from }] of changed) expect(originOf(from)).toBe('balanced')
  const rest = ({
    version: _version,
    provenance: _sources,
    land: _land,
    boxes: _boxes,
    ...data
  }: PowersData) => data
  expect(rest(after)).toEqual(rest(before))
})
