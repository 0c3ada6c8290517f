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

/** Long matches are begun and ended: all of one would take long and ask the same again. */
const modes: readonly [game: string, seats: number, options: Options, language: string][] = [
  ['court', 2, { mode: 'court', taktika: true }, 'nl'],
  ['court', 2, { mode: 'duel' }, 'en'],
  ['powers', 2, { scenario: 'A' }, 'en'],
]

/** How many clicks are made at the beginning, and how many choices at the end. */
const SOME = 80

it.each(modes)(
  'the generic table begins a match of %s, %d seats, %o, and ends one',
  async (id, seats, options, language) => {
    const { page, faults, context } = await openPage(browser, { settings: { language, table: 'plain' } })
    const rules: Game = await loadGame(id)
    const config = configure(rules, { seats, options })
    const people = new Array<string>(seats).fill('human')
    await openFile(page, fileOf(rules, config, people))
    let clicks = 0
    await playOn(page, lots(5), async () => ++clicks > SOME)
    const late = nearlyOver(rules, config, people, SOME)
    expect(late.choices.length).toBeGreaterThan(SOME)
    await openFile(page, late)
    await playOn(page, lots(6))
    await page.locator('[data-testid=result] tbody tr').first().waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
)

it('the generic table plays a whole match of court alone', async () => {
  const { page, faults, context } = await openPage(browser, { settings: { language: 'nl', table: 'plain' } })
  const rules: Game = await loadGame('court')
  await openFile(page, fileOf(rules, configure(rules, { seats: 1, options: { mode: 'solo' } }), ['human']))
  expect(await playOn(page, lots(5))).toBeGreaterThan(10)
  await page.locator('[data-testid=result] tbody tr').first().waitFor()
  expect(faults).toEqual([])
  await context.close()
})
