/**
 * Takes a picture of every card of court, in docs/screens:
 * `npx tsx --tsconfig packages/web/tsconfig.json packages/web/scripts/courtSheet.ts`
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { LANGUAGES } from '@hippodrome/engine'
import { chromium } from 'playwright-core'
import { sheetPage } from '../e2e/courtSheet.ts'

const target = join(import.meta.dirname, '../../../docs/screens')
const executablePath =
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find((path) => existsSync(path)) ?? 'chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
for (const language of LANGUAGES) {
  const page = await browser.newPage({ viewport: { width: 3600, height: 1000 }, deviceScaleFactor: 0.5 })
  await page.setContent(await sheetPage(language))
  await page.screenshot({
    path: join(target, `court-cards-${language}.jpg`),
    fullPage: true,
    type: 'jpeg',
    quality: 45,
  })
}
await browser.close()
