import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginMatch, launch, lots, openPage, PHONE, playOn } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

// On a wide screen pages.e2e.ts plays a match against bots, and hotseat.e2e.ts one of four.
it('a person plays against three bots to the final score on a phone', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  await beginMatch(page, 'families', ['human', 'novice', 'squire', 'novice'])
  const made = await playOn(page, lots(PHONE.width))
  // Constantinople may fall early: the bots play as they like.
  expect(made).toBeGreaterThan(0)
  expect(await page.locator('[data-testid=result] .scores tbody tr').count()).toBe(4)
  expect(faults).toEqual([])
  await context.close()
})

it('the plain table plays families to the end', async () => {
  const { page, faults, context } = await openPage(browser, { settings: { table: 'plain' } })
  await beginMatch(page, 'families', ['human', 'novice'])
  await playOn(page, lots(7))
  expect(await page.locator('[data-testid=result] .scores tbody tr').count()).toBe(2)
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
