/**
 * Counts the clicks of a few natural acts on the board of powers, and the choices that they are: on the plain table each
 * choice is a click, once it is found in the list.
 * `npx tsx --tsconfig packages/web/tsconfig.json packages/web/scripts/clicksPowers.ts`
 */
import { join } from 'node:path'
import type { MatchFile } from '@hippodrome/engine'
import { chromium, type Locator, type Page } from 'playwright-core'
import { build } from 'vite'
import { serve } from '../../../scripts/serve.mjs'
import { atQuestion } from '../e2e/powersPositions.ts'
import { importFile } from '../e2e/importFile.ts'
import { chromiumPath } from './chromium.ts'

/** A new question does not act for a moment under a pointer that has just clicked. */
const REST_MS = 450

class Fingers {
  clicks = 0
  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    await this.page.waitForTimeout(REST_MS)
    // Areas are of every shape: what matters is that it is clicked, not where.
    await target.first().dispatchEvent('click')
    this.clicks += 1
    await this.page.waitForTimeout(REST_MS)
  }
}

/** One in an area, where no more is sold in a year, and four in the box. */
const PLACES = ['Syr', 'East', 'East', 'East', 'East']

type Act = {
  readonly name: string
  readonly file: MatchFile
  readonly play: (fingers: Fingers) => Promise<void>
}

const spot = (page: Page, selector: string) => page.locator(`${selector}[data-spot].legal`)
const act = (page: Page, verb: string) => page.locator(`.pw-desk [data-act=${verb}]`)

const acts: readonly Act[] = [
  {
    name: 'a turn in which one does nothing',
    file: atQuestion('taxes'),
    async play(fingers) {
      await fingers.click(fingers.page.locator('[data-testid=close-ledger]'))
      await fingers.click(act(fingers.page, 'end'))
    },
  },
  {
    name: 'five warriors in two places',
    file: atQuestion('treasury'),
    async play(fingers) {
      const { page } = fingers
      await fingers.click(page.locator('.shop button', { hasText: 'warrior' }))
      for (const place of PLACES) await fingers.click(page.locator(`[data-spot="place:${place}"].legal`))
    },
  },
  {
    name: 'moving one stack',
    file: atQuestion('operations'),
    async play(fingers) {
      await fingers.click(spot(fingers.page, '.pw-stack[aria-label*=Syria]'))
      await fingers.click(spot(fingers.page, '.pw-area'))
    },
  },
  {
    name: 'an attack',
    file: atQuestion('act', 'attack'),
    async play(fingers) {
      await fingers.click(act(fingers.page, 'attack'))
    },
  },
]

process.env.NODE_ENV = 'production'
const root = join(import.meta.dirname, '..')
await build({ root, logLevel: 'error' })
const { server, address } = await serve(join(root, 'dist'))
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })

async function count({ file, play }: Act): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const settings = JSON.stringify({ language: 'en', speed: 'instant', confirmTurn: false })
  await context.addInitScript((text) => localStorage.setItem('hippodrome.settings', text), settings)
  const page = await context.newPage()
  await page.goto(address)
  await importFile(page, file)
  await page.waitForSelector('[data-testid=lift], [data-testid=prompt]')
  const lift = page.locator('[data-testid=lift]')
  const lifted = async () => ((await lift.isVisible()) ? lift.click() : undefined)
  await lifted()
  await page.waitForSelector('.pw-desk')
  const versionOf = async () =>
    Number(await page.locator('[data-testid=prompt]').first().getAttribute('data-version'))
  const before = await versionOf()
  const fingers = new Fingers(page)
  await play(fingers)
  await lifted()
  const made = (await versionOf()) - before
  await context.close()
  return `${fingers.clicks} | ${made}`
}

console.log('| act | clicks on the board | choices |\n| --- | --- | --- |')
for (const counted of acts) console.log(`| ${counted.name} | ${await count(counted)} |`)
await browser.close()
server.closeAllConnections()
server.close()
