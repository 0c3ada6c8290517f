import { GAMES } from '@hippodrome/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, openPage, PHONE, SIZES } from './browser.ts'
import { afterOthers, asked, BOARDS, finished } from './items.ts'
import { openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

it.each(BOARDS)(
  'the first page shows %s, and one click begins it against two bots (%s)',
  async (game, _name, size) => {
    const { page, faults, context } = await openPage(browser, { size })
    const card = page.locator('.game').nth(GAMES.indexOf(game))
    await card.locator('svg').first().waitFor()
    // The picture is drawn by the product when the page is idle.
    await expect.poll(() => card.locator('a svg').first().locator('path, rect').count()).toBeGreaterThan(3)
    expect(await card.locator('.facts').innerText()).toMatch(/\d.*players.*\d+.*min.*(Easy|Medium|Deep)/is)
    expect(await card.locator('.acts a').first().getAttribute('href')).toContain(`/lessons/${game}/1`)
    await card.locator('.acts button').click()
    await page.waitForSelector('.board')
    expect(await page.locator('.order li').count()).toBe(3)
    await asked(page)
    expect(faults).toEqual([])
    await context.close()
  },
)

it.each(GAMES)(
  'the first page lists a match of %s that waits before one that is over, with their pictures',
  async (game) => {
    const { page, faults, context } = await openPage(browser)
    await openFile(page, await finished(game))
    await page.locator('main.end').waitFor()
    await openFile(page, await afterOthers(game))
    await asked(page)
    await page.locator('.board-bar .mark').click()
    const waiting = page.locator('[data-testid=waiting]')
    const over = page.locator('.match-row', { hasText: /won with \d+|share the victory/ })
    for (const [, size] of SIZES) {
      await page.setViewportSize(size)
      // What a table has brought along changes nothing here.
      expect(await page.locator('nav.places').isVisible()).toBe(size === PHONE)
      await waiting.locator('svg').first().waitFor()
      await over.locator('svg').first().waitFor()
      expect(await waiting.innerText()).toMatch(/Anna/)
      const [first, then] = [await waiting.boundingBox(), await over.boundingBox()]
      expect(first?.y).toBeLessThan(then?.y ?? 0)
    }
    await waiting.locator('a, button').first().press('Enter')
    await asked(page)
    expect(faults).toEqual([])
    await context.close()
  },
)
