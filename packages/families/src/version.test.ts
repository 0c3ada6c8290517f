import { expect, it } from 'vitest'
import { versionKept, versionOf } from '../../../scripts/rules/version.ts'

it('the version of the rules is that of their sources', () => {
  expect(versionKept('families'), 'the rules of families have changed: run npm run rules:version').toBe(
    versionOf('families'),
  )
})
