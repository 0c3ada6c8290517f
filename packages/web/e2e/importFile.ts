import type { MatchFile } from '@hippodrome/engine'
import type { Page } from 'playwright-core'

/** Gives a match file to the first page, which opens it. */
export const importFile = (page: Page, file: MatchFile | string): Promise<void> =>
  page.locator('.import input').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)),
  })
