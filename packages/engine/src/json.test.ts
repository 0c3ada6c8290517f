import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonText, lasting } from './json.ts'

const field = fc.oneof(fc.jsonValue(), fc.constant(undefined))

it('writes what JSON.stringify writes, whatever of it is lasting', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.oneof(field, fc.array(field))),
      fc.infiniteStream(fc.boolean()),
      (value, marks) => {
        const plain = JSON.stringify(value)
        for (const item of Object.values(value).flat())
          if (typeof item === 'object' && item !== null && marks.next().value) lasting(item)
        expect(jsonText(value)).toBe(plain)
        expect(jsonText(Object.values(value))).toBe(JSON.stringify(Object.values(value)))
      },
    ),
  )
})

it('what is lasting cannot be changed any more', () => {
  const city = lasting({ id: 'athens', tokens: 2 })
  expect(() => Object.assign(city, { tokens: 3 })).toThrow(TypeError)
  expect(jsonText({ cities: [city, { id: 'candia' }, undefined] })).toBe(
    '{"cities":[{"id":"athens","tokens":2},{"id":"candia"},null]}',
  )
})
