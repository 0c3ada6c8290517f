import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, openPage, PHONE } from './browser.ts'
import { atQuestion } from './powersPositions.ts'
import { openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** What of the second kind something of the first lies over. */
const covered = (page: Page, one: string, others: string): Promise<readonly string[]> =>
  page.evaluate(
    ([over, under]) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility())
      return boxes(over).flatMap((top) => {
        const a = top.getBoundingClientRect()
        return boxes(under).flatMap((below) => {
          const b = below.getBoundingClientRect()
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          return apart ? [] : [below.textContent]
        })
      })
    },
    [one, others] as const,
  )

it('on a phone nothing of a turn lies over something else, no word is cut off, and a plan tells only what it does', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  await openFile(page, atQuestion('taxes', undefined, [4, { scenario: '3' }]))
  await page.locator('[data-testid=lift]').click()
  await page.locator('.pw-desk [data-testid=close-ledger]').click()
  await page.locator('[data-testid=do-plan]:enabled').waitFor()
  expect(await page.locator('.plan-steps li').allTextContents()).toEqual(['Pay all wages'])
  await page.locator('[data-testid=do-plan]').click()
  await page.locator('.pw-desk[data-prompt=operations]').waitFor()
  // The longest name of a phase, in a year of four digits.
  expect(await page.locator('.pw-standing').textContent()).toMatch(/1\d{3}.*Operations/)
  expect(await covered(page, '.pw-phases', '.board-bar :is(button, a)')).toEqual([])
  await page.locator('[data-testid=undo]:enabled').waitFor()
  expect(await page.locator('.news').count()).toBe(1)
  expect(await covered(page, '[data-testid=undo]', '.news')).toEqual([])
  expect(await covered(page, '.map-buttons button', '.news')).toEqual([])
  await page.locator('[data-sheet-tab=powers]').click()
  const cut = await page
    .locator('.bands .levels span')
    .evaluateAll((words) => words.filter((word) => word.scrollWidth > word.clientWidth).length)
  expect(cut).toBe(0)
  await page.locator('[data-sheet-tab=choices]').click()
  const low = await page
    .locator('.pw-desk button:visible')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 36).map((one) => one.textContent),
    )
  expect(low).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
