/**
 * Takes the pictures of the board of powers in docs/screens:
 * `npx tsx --tsconfig packages/web/tsconfig.json packages/web/scripts/powersScreens.ts [--built FOLDER] [NAME …]`
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { MatchFile } from '@hippodrome/engine'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { serve } from '../../../scripts/serve.mjs'
import { importFile } from '../e2e/importFile.ts'
import { atQuestion, positionsOf } from '../e2e/powersPositions.ts'
import { testBrowser } from '../../../scripts/chromium.mjs'

const SIZES = {
  wide: { width: 1280, height: 800 },
  large: { width: 1920, height: 1080 },
  phone: { width: 360, height: 740 },
}

type Picture = {
  readonly file: MatchFile | undefined
  readonly size: keyof typeof SIZES
  readonly dark?: boolean
  readonly act?: (page: Page) => Promise<void>
}

const found = positionsOf(['place', 'counterattack', 'upkeep'], 12)
const click =
  (...selectors: readonly string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.locator(selector).first().dispatchEvent('click')
  }
/** A basket half-way: five warriors in two places, and a chit. */
const shopping = click(
  '.shop [data-ware=warrior]',
  '[data-spot="place:Syr"]',
  '[data-spot="place:East"]',
  '.basket [data-pip="4"]',
  '.shop [data-ware=buyChit]',
)

/** An army of seven has rolled, and somebody points at where it may go. */
const marching = async (page: Page) => {
  await click('.pw-stack.legal[aria-label*=Kilikia]')(page)
  // On a phone a tap proposes.
  const proposed = page.locator('[data-testid=do-plan]')
  if (page.viewportSize()?.width === SIZES.phone.width) await proposed.click()
  await page.waitForSelector('.pw-desk[data-prompt=act]')
  await page.waitForTimeout(3000)
  if (page.viewportSize()?.width === SIZES.phone.width) await click('[data-spot="place:Mes"]')(page)
  else await page.locator('[data-spot="place:Kap"]').hover({ force: true })
}

const PICTURES: { readonly [name: string]: Picture } = {
  'powers-1-set-up': { file: found.get('place'), size: 'large' },
  'powers-2-treasury-dark': {
    file: atQuestion('treasury'),
    size: 'large',
    dark: true,
    act: shopping,
  },
  'powers-3-wages': { file: found.get('upkeep'), size: 'wide' },
  'powers-4-operations': { file: atQuestion('operations'), size: 'wide', act: marching },
  'powers-5-operations-dark': { file: atQuestion('act', 'attack'), size: 'wide', dark: true },
  'powers-6-battle': { file: found.get('counterattack'), size: 'wide' },
  'powers-7-negotiation': {
    file: atQuestion('negotiate'),
    size: 'wide',
    act: click(
      '.composer .to',
      '[data-side=me] [data-add=money]',
      '[data-side=me] [data-add=promise]',
      '[data-promise=avoid]',
      '[data-spot="place:Kap"]',
      '[data-side=you] [data-add=promise]',
      '[data-promise=peace]',
    ),
  },
  'powers-8-phone-operations': { file: atQuestion('operations'), size: 'phone', act: marching },
  'powers-9-phone-battle-dark': { file: found.get('counterattack'), size: 'phone', dark: true },
  'powers-10-phone-treasury': { file: atQuestion('treasury'), size: 'phone', act: shopping },
}

process.env.NODE_ENV = 'production'
const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  options: { built: { type: 'string' } },
  allowPositionals: true,
})
if (values.built === undefined) await build({ root, logLevel: 'error' })
const { server, address } = await serve(values.built ?? join(root, 'dist'))
const browser = await chromium.launch({ executablePath: testBrowser, args: ['--no-sandbox'] })
for (const [name, { file, size, dark, act }] of Object.entries(PICTURES)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  if (!file) throw new Error(`no position for ${name}`)
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => {
    localStorage.setItem('hippodrome.settings', '{"language":"en","speed":"instant","confirmTurn":false}')
  })
  const page = await context.newPage()
  await page.goto(address)
  await importFile(page, file)
  await page.locator('[data-testid=lift]').click()
  await page.waitForSelector('.pw-desk')
  await page.mouse.move(0, 0)
  await page.waitForTimeout(800)
  await act?.(page)
  await page.waitForTimeout(400)
  await page.screenshot({
    path: join(root, '../../docs/screens', `${name}.jpg`),
    type: 'jpeg',
    quality: 70,
  })
  await context.close()
  console.log(name)
}
await browser.close()
server.closeAllConnections()
server.close()
