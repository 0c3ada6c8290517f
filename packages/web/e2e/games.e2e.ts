import { configure, type Game, type Options } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, lots, openPage, playOn } from './browser.ts'
import { nearlyOver } from './latePositions.ts'
import { fileOf, openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const modes: readonly [game: string, seats: number, options: Options, language: string][] = [
  ['court', 2, { mode: 'court', taktika: true }, 'nl'],
  ['court', 2, { mode: 'duel' }, 'en'],
  ['court', 1, { mode: 'solo' }, 'nl'],
]

it.each(modes)(
  'the generic table plays a whole match of %s, %d seats, %o',
  async (id, seats, options, language) => {
    const { page, faults, context } = await openPage(browser, { settings: { language, table: 'plain' } })
    const rules: Game = await loadGame(id)
    const config = configure(rules, { seats, options })
    await openFile(page, fileOf(rules, config, new Array<string>(seats).fill('human')))
    expect(await playOn(page, lots(5))).toBeGreaterThan(10)
    expect(await page.locator('[data-testid=result] tbody tr').count()).toBeGreaterThan(0)
    expect(faults).toEqual([])
    await context.close()
  },
)

/** How many clicks are made at the beginning of a match of powers, and how many choices at its end: all of it would take long and ask the same again. */
const SOME = 80

it('the generic table begins a match of powers, and ends one', async () => {
  const { page, faults, context } = await openPage(browser, { settings: { table: 'plain' } })
  const rules: Game = await loadGame('powers')
  const config = configure(rules, { seats: 2, options: { scenario: 'A' } })
  await openFile(page, fileOf(rules, config, ['human', 'human']))
  let clicks = 0
  await playOn(page, lots(5), async () => ++clicks > SOME)
  const late = nearlyOver(rules, config, ['human', 'human'], SOME)
  expect(late.choices.length).toBeGreaterThan(SOME)
  await openFile(page, late)
  await playOn(page, lots(6))
  expect(await page.locator('[data-testid=result] tbody tr').count()).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await context.close()
})
