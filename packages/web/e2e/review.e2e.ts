import type { Game, MatchFile } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launch, openPage, SIZES } from './browser.ts'
import { finishedMatch } from './finished.ts'
import { found } from './found.ts'
import { openFile } from './table.ts'

let browser: Browser
let file: MatchFile
beforeAll(async () => {
  browser = await launch()
  const rules: Game = await loadGame('families')
  file = finishedMatch(rules, ['greedy:35%', 'greedy'])
})
afterAll(() => browser?.close())

it.each(SIZES)('a finished match is reviewed, kept, looked at and tried again (%s)', async (_name, size) => {
  const { page, faults, context } = await openPage(browser, { size })
  await openFile(page, file)
  await page.locator('[data-testid=to-review]').click()
  // It may be stopped, and begun again.
  await page.locator('[data-testid=stop-review]').click()
  await page.locator('[data-testid=review][data-step=stopped] .work .primary').click()
  await page.waitForSelector('[data-testid=review][data-step=there]', { timeout: 120_000 })
  expect(await page.locator('.part').count()).toBe(2)
  expect(await page.locator('.review [data-testid=plot]').getAttribute('aria-label')).toMatch(/Chances.*%/)
  expect(await found(page, 'review', { dark: true })).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  // The dearest choice, on the board.
  const mistake = page.locator('[data-testid=mistake]').first()
  const better = await mistake.locator('.better').innerText()
  await mistake.locator('button').press('Enter')
  const note = page.locator('[data-testid=review-note]')
  await note.locator('.better', { hasText: better }).waitFor()
  await note.locator('[data-testid=back-to-review]').click()
  await page.waitForSelector('[data-testid=review][data-step=there]')
  // It is kept, and there at once from the list of matches; in Dutch as well.
  await page.evaluate(() =>
    localStorage.setItem('hippodrome.settings', JSON.stringify({ language: 'nl', speed: 'instant' })),
  )
  await page.goto(inject('address'))
  await page.reload()
  await page.locator('.match-row a', { hasText: 'Nabespreking' }).click()
  await page.waitForSelector('[data-testid=review][data-step=there]', { timeout: 8000 })
  expect(await page.locator('.review h1').innerText()).toBe('Nabespreking')
  // Another match goes on from there.
  const before = page.url()
  await page.locator('[data-testid=mistake] button').first().click()
  await page.locator('[data-testid=try-again]').click()
  await page.waitForFunction((url) => location.href !== url && !location.href.includes('review'), before)
  await page.waitForSelector('[data-testid=prompt]')
  expect(faults).toEqual([])
  await context.close()
})

it('a match that is under way has no review, whatever its address says', async () => {
  const { page, context } = await openPage(browser)
  const { end: _end, snapshot: _snapshot, ...rest } = file
  await openFile(page, { ...rest, choices: file.choices.slice(0, 20) })
  await page.goto(`${page.url()}/review`)
  await page.waitForSelector('[data-testid=prompt]')
  expect(await page.locator('[data-testid=review], [data-testid=to-review]').count()).toBe(0)
  await context.close()
})
