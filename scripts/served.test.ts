import { expect, it } from 'vitest'
import { serves } from './served.mjs'

it.each([
  [[], true],
  [['--port', '8080'], true],
  [['--help'], false],
  [['admin', 'people', '--data', 'folder'], false],
  [['backup', 'file'], false],
  [['restore', 'file'], false],
  [['move', 'data', 'postgres://host/name'], false],
  [['anything', 'else'], false],
])('with %j the page is built: %s', (args, built) => {
  expect(serves(args)).toBe(built)
})
