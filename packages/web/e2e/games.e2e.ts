import { configure, type Game, type Options } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, lots, openPage, playOn } from './browser.ts'
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
  ['powers', 2, { scenario: 'A' }, 'en'],
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
