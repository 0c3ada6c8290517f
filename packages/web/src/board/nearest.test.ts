import { expect, it } from 'vitest'
import { cost } from './nearest.ts'

const here = { x: 100, y: 100 }

it('a place straight ahead is nearer than one as far off at an angle, and one behind is none', () => {
  const ahead = cost(here, { x: 180, y: 100 }, 'right')
  expect(ahead).toBe(80)
  expect(cost(here, { x: 160, y: 150 }, 'right')).toBeGreaterThan(ahead ?? 0)
  expect(cost(here, { x: 20, y: 100 }, 'right')).toBeUndefined()
  expect(cost(here, { x: 110, y: 190 }, 'right')).toBeUndefined()
})

it('up is towards the top of the screen', () => {
  expect(cost(here, { x: 100, y: 40 }, 'up')).toBe(60)
  expect(cost(here, { x: 100, y: 40 }, 'down')).toBeUndefined()
})
