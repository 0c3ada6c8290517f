import type { Model } from '@hippodrome/bots'
import { honestModelFor } from '@hippodrome/bots/models'
import { configure, type Game, type MatchFile } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launch, openPage, SIZES } from './browser.ts'
import { finishedMatch } from './finished.ts'
import { found } from './found.ts'
import { openFile } from './table.ts'

let browser: Browser
let file: MatchFile
let model: Model | undefined
beforeAll(async () => {
  browser = await launch()
  const rules: Game = await loadGame('families')
  model = await honestModelFor(rules, configure(rules, { seats: 2 }))
  file = finishedMatch(rules, ['greedy:35%', 'greedy'])
})
afterAll(() => browser?.close())

/** The mistake that is on the board: what came of it, and the better choice step by step, by keys; the match stays as it was. */
async function playedOut(page: Page): Promise<void> {
  const out = page.locator('[data-testid=play-out][data-state=there]')
  const step = out.locator('[data-testid=line-step]')
  // What lies on the map, wherever the camera of a phone looks.
  const board = () => page.locator('.map-world').innerHTML()
  await out.waitFor({ timeout: 60_000 })
  const moment = await board()
  await out.locator('[data-testid=course-better]').press('Enter')
  await step.filter({ hasText: '1/8' }).waitFor()
  await page
    .locator('[data-testid=prompt]', { hasText: 'This never happened' })
    .waitFor({ state: 'attached' })
  const better = await board()
  expect(better).not.toBe(moment)
  for (let at = 2; at <= 8; at++) {
    await out.locator('[data-testid=course-better]').press('ArrowRight')
    await step.filter({ hasText: `${at}/8` }).waitFor()
  }
  expect(await out.locator('[data-testid=line-on]').getAttribute('aria-disabled')).toBe('true')
  expect(await step.innerText()).toMatch(/\d%$/)
  for (let at = 7; at >= 1; at--) await out.locator('[data-testid=line-back]').click()
  await step.filter({ hasText: '1/8' }).waitFor()
  expect(await found(page, 'review-note')).toEqual([])
  const { bottom = 0, right = 0 } = await page
    .locator('[data-testid=review-note]')
    .evaluate((note) => ({ ...note.getBoundingClientRect().toJSON() }) as { bottom?: number; right?: number })
  const size = page.viewportSize()
  expect(bottom).toBeLessThanOrEqual(size?.height ?? 0)
  expect(right).toBeLessThanOrEqual(size?.width ?? 0)
  // What came of it in the match itself.
  await out.locator('[data-testid=course-played]').press('Enter')
  await page.locator('[data-testid=prompt]', { hasText: 'You look back' }).waitFor({ state: 'attached' })
  await out.locator('[data-testid=line-on]').click()
  await step.filter({ hasText: '2/8' }).waitFor()
  await out.locator('[data-testid=course-moment]').press('Enter')
  await step.waitFor({ state: 'detached' })
  await page.waitForFunction((was) => document.querySelector('.map-world')?.innerHTML === was, moment)
}

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
  // The dearest are told; who wants to read on does.
  const told = page.locator('[data-testid=mistake]')
  expect(await told.count()).toBe(6)
  await page.locator('[data-testid=more-mistakes]').click()
  expect(await told.count()).toBeGreaterThan(6)
  // The dearest choice, on the board.
  const mistake = page.locator('[data-testid=mistake]').first()
  const better = await mistake.locator('.better').innerText()
  await mistake.locator('button').press('Enter')
  const note = page.locator('[data-testid=review-note]')
  await note.locator('.better', { hasText: better }).waitFor()
  await playedOut(page)
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
  const judged = page.locator('[data-testid=judged]')
  expect(await judged.getAttribute('data-judge')).toBe(model ? 'model' : 'hand')
  expect(await judged.innerText()).toContain(
    model ? model.about.trained.matches.toLocaleString('nl') : 'eigen waardering',
  )
  // Another match goes on from there.
  const before = page.url()
  await page.locator('[data-testid=mistake] button').first().click()
  // Also from the middle of what might have been: the new match begins at the moment of the choice.
  await page.locator('[data-testid=play-out][data-state=there] [data-testid=course-better]').click()
  await page.locator('[data-testid=line-step]', { hasText: '1/8' }).waitFor()
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
