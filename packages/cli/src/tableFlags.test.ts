import { loadGame } from './games.ts'
import { expect, it } from 'vitest'
import { readArgs } from './args.ts'
import { TABLE_FLAGS, wishFrom } from './tableFlags.ts'

it('takes --map for the option of that name', async () => {
  const rules = await loadGame('powers')
  const { options } = wishFrom(
    rules,
    readArgs(TABLE_FLAGS, ['--map', 'balanced', '--option', 'scenario=B'], 0),
  )
  expect(options).toEqual({ map: 'balanced', scenario: 'B' })
})
