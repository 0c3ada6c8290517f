/**
 * Takes a picture of every card of court, in docs/screens:
 * `npx tsx --tsconfig packages/web/tsconfig.json packages/web/scripts/courtSheet.ts`
 */
import { join } from 'node:path'
import { LANGUAGES } from '@hippodrome/engine'
import { chromium } from 'playwright-core'
import { sheetPage } from '../e2e/courtSheet.ts'
import { chromiumPath } from '../../../scripts/chromium.mjs'

const target = join(import.meta.dirname, '../../../docs/screens')
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
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
