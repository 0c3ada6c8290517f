import type { MatchFile } from '@hippodrome/engine'
import type { Page } from 'playwright-core'
import { openFile } from './table.ts'

/** Opens a match of people at its question, with the curtain lifted and the news read. */
export async function openAt(page: Page, file: MatchFile): Promise<void> {
  await openFile(page, file)
  const lift = page.locator('[data-testid=lift]')
  await page.locator('[data-testid=lift], .court-table').first().waitFor()
  if (await lift.isVisible()) await lift.click()
  await page.waitForSelector('.court-table[data-prompt]')
  await page.waitForTimeout(300)
  const read = page.locator('[data-testid=to-move]')
  if (await read.isVisible()) await read.click()
}
