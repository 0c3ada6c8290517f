import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginMatch, launch, lots, openPage, PHONE, playOn, WIDE } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

it.each([
  ['1280x800', WIDE],
  ['360x740', PHONE],
])('a person plays against three bots to the final score (%s)', async (_name, size) => {
  const { page, faults, context } = await openPage(browser, { size })
  await beginMatch(page, 'families', ['human', 'novice', 'squire', 'novice'])
  const made = await playOn(page, lots(size.width))
  expect(made).toBeGreaterThan(5)
  expect(await page.locator('[data-testid=result] li').count()).toBeGreaterThan(4)
  expect(faults).toEqual([])
  await context.close()
})

it('the plain table plays families to the end', async () => {
  const { page, faults, context } = await openPage(browser, { settings: { table: 'plain' } })
  await beginMatch(page, 'families', ['human', 'novice'])
  await playOn(page, lots(7))
  expect(await page.locator('.plain [data-testid=result] li').count()).toBeGreaterThan(2)
  expect(faults).toEqual([])
  await context.close()
})
