import { readFileSync } from 'node:fs'
import type { MatchFile } from '@hippodrome/engine'
import type { Page } from 'playwright-core'

/** Gives a match file to the first page, which opens it. */
export const importFile = (page: Page, file: MatchFile | string): Promise<void> =>
  page.locator('.import input').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)),
  })

/** The match that is open, as the page would save it. */
export async function exportFile(page: Page): Promise<string> {
  await page.locator('[data-testid=menu]').click()
  const waiting = page.waitForEvent('download')
  await page.locator('[data-testid=export]').click()
  const text = readFileSync(await (await waiting).path(), 'utf8')
  await page.keyboard.press('Escape')
  return text
}
