import { configure, type Game } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launch, openPage } from './browser.ts'
import { BOARDS } from './items.ts'
import { fileOf, openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

it.each(BOARDS)(
  'a captain says what it would do in %s, and the match remembers it (%s)',
  async (game, _name, size) => {
    const { page, faults, context } = await openPage(browser, { size })
    const rules: Game = await loadGame(game)
    await openFile(page, fileOf(rules, configure(rules, { seats: 2 }), ['human', 'novice']))
    const hint = page.locator('[data-testid=hint]')
    await hint.waitFor({ state: 'attached' })
    // Over the map of powers a phone shows no more than the question.
    if (!(await hint.isVisible())) await page.locator('[data-sheet-tab=choices]').click()
    await hint.click()
    const best = page.locator('[data-testid=advice][data-state=there] li button')
    await best.first().waitFor()
    expect(await best.count()).toBeLessThanOrEqual(3)
    expect(await best.first().innerText()).toMatch(/\d+$/)
    const seen = await best.first().evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    })
    expect(seen).toBe(true)
    await page.goto(inject('address'))
    await page.locator('[data-testid=waiting]', { hasText: 'with hints' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
)
