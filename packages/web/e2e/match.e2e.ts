import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginMatch, launch, lots, openPage, playOn } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

it('the plain table plays families to the end', async () => {
  const { page, faults, context } = await openPage(browser, { settings: { table: 'plain' } })
  await beginMatch(page, 'families', ['human', 'novice'])
  await playOn(page, lots(7))
  // The table stays on show until the end has been fetched.
  const scores = page.locator('[data-testid=result] .scores tbody tr')
  await scores.first().waitFor()
  expect(await scores.count()).toBe(2)
  expect(faults).toEqual([])
  await context.close()
})

it('bots wait while one looks back, and play on when one is back', async () => {
  const { page, context } = await openPage(browser, { settings: { speed: 'fast' }, motion: true })
  await beginMatch(page, 'families', ['novice', 'novice'])
  const made = () => page.locator('[data-testid=timeline]').getAttribute('max').then(Number)
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLInputElement>('[data-testid=timeline]')?.max) > 3,
  )
  await page.locator('[data-testid=walk-back]').click()
  await page.locator('[data-testid=prompt]', { hasText: 'The bots wait' }).waitFor()
  // A choice that was on its way when one looked back still arrives.
  await page.waitForTimeout(500)
  const then = await made()
  const shown = await page.locator('[data-testid=prompt]').getAttribute('data-version')
  await page.waitForTimeout(1500)
  expect(await made()).toBe(then)
  expect(await page.locator('[data-testid=prompt]').getAttribute('data-version')).toBe(shown)
  await page.locator('[data-testid=walk-present]').click()
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLInputElement>('[data-testid=timeline]')?.max) > before,
    then,
  )
  await context.close()
})
