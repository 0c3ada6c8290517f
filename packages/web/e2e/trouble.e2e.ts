import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { serve } from '../../../scripts/serve.mjs'
import { beginMatch, launch, lots, openPage, playOn } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const versionOf = async (page: Page) =>
  Number(await page.locator('[data-testid=prompt]').getAttribute('data-version'))

async function tableWorker(page: Page): Promise<Worker> {
  for (const worker of page.workers()) if ((await worker.evaluate(() => self.name)) === 'table') return worker
  throw new Error('no worker holds the table')
}

/** Makes choices until `count` more are on the screen. */
async function make(page: Page, count: number): Promise<void> {
  await page.waitForSelector('[data-choice]')
  const from = await versionOf(page)
  await playOn(page, lots(from), async () => (await versionOf(page)) >= from + count)
}

async function offer(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('.import input')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

it('says in one sentence what is wrong with a file', async () => {
  const { page, context } = await openPage(browser)
  const files = [
    ['cut off', '{"format":"hippodrome-match","version":1', 'not whole JSON'],
    ['foreign', '{"type":"FeatureCollection","features":[]}', 'not a Hippodrome match'],
    ['no game', '{"format":"hippodrome-match","version":1,"game":"chess"}', 'match file'],
  ] as const
  for (const [name, text, reason] of files) {
    await offer(page, `${name}.json`, text)
    const alert = page.locator('[role=alert]')
    await alert.waitFor()
    expect(await alert.textContent()).toContain(reason)
  }
  await context.close()
})

it('goes on in memory when the store is full, says so, and stores again when there is room', async () => {
  const { page, context } = await openPage(browser)
  await beginMatch(page, 'families', ['human', 'human'])
  await make(page, 2)
  const worker = await tableWorker(page)
  await worker.evaluate(() => {
    const stores: { put: unknown; kept?: unknown } = IDBObjectStore.prototype
    stores.kept = stores.put
    stores.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await make(page, 1)
  const alert = page.locator('.problem.banner')
  await alert.waitFor()
  expect(await alert.textContent()).toContain('storage is full')
  const saved = page.waitForEvent('download')
  await alert.locator('[data-testid=save-file]').click()
  expect((await saved).suggestedFilename()).toMatch(/\.json$/)
  await make(page, 1)
  await worker.evaluate(() => {
    const stores: { put: unknown; kept?: unknown } = IDBObjectStore.prototype
    stores.put = stores.kept
  })
  await make(page, 1)
  await alert.waitFor({ state: 'detached' })
  const version = await versionOf(page)
  await page.reload()
  await page.waitForSelector('[data-testid=prompt]')
  expect(await versionOf(page)).toBe(version)
  await context.close()
})

it('sets the table up again when its worker dies, with every choice that was shown', async () => {
  const { page, context } = await openPage(browser)
  await beginMatch(page, 'families', ['human', 'human'])
  await make(page, 3)
  const version = await versionOf(page)
  const worker = await tableWorker(page)
  await worker.evaluate(() => {
    setTimeout(() => {
      throw new Error('killed by a test')
    })
  })
  await page.waitForSelector('.problem.banner')
  expect(await versionOf(page)).toBe(version)
  await make(page, 2)
  expect(await versionOf(page)).toBeGreaterThanOrEqual(version + 2)
  await context.close()
})

it('tells the second of two tabs at once, and lets it take the match over', async () => {
  const { page, context } = await openPage(browser)
  await beginMatch(page, 'families', ['human', 'human'])
  await make(page, 2)
  const version = await versionOf(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.locator('[data-testid=elsewhere] [role=img] svg').waitFor()
  await make(page, 1)
  await other.locator('[data-testid=take-over]').click()
  await other.waitForSelector(`[data-testid=prompt][data-version="${version + 1}"]`)
  await page.locator('[data-testid=elsewhere]').waitFor()
  await make(other, 1)
  await page.locator('[data-testid=take-over]').click()
  await page.waitForSelector(`[data-testid=prompt][data-version="${version + 2}"]`)
  await other.locator('[data-testid=elsewhere]').waitFor()
  expect(await versionOf(page)).toBe(version + 2)
  await context.close()
})

it('a double click begins one match', async () => {
  const { page, context } = await openPage(browser)
  await page.goto(`${inject('address')}#/new/families`)
  await page.locator('button[type=submit]').dblclick()
  // A bot may be first; the match waits for nobody until it has chosen.
  await page.waitForSelector('[data-choice], .group-head')
  await page.goto(inject('address'))
  await page.waitForSelector('[data-testid=waiting]')
  expect(await page.locator('[data-testid=waiting]').count()).toBe(1)
  await context.close()
})

it('opens and plays without a network once it was opened', async () => {
  const { page, context, faults } = await openPage(browser, { offline: true })
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
  await context.setOffline(true)
  await page.reload()
  await beginMatch(page, 'families', ['human', 'novice'])
  await make(page, 4)
  expect(faults).toEqual([])
  await context.close()
})

it('shows a link to be copied by hand where the page has no clipboard, as without https', async () => {
  const { page, context, faults } = await openPage(browser)
  const bare = await context.newPage()
  bare.on('pageerror', (fault) => expect.fail(String(fault)))
  await bare.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await bare.goto(inject('address'))
  await beginMatch(bare, 'families', ['human', 'human'])
  await bare.locator('[data-testid=menu]').click()
  await bare.locator('[data-testid=share-link]').click()
  await bare.locator('[data-testid=link-to-copy]').waitFor()
  // It is selected: whoever copies now has it.
  const selected = await bare.evaluate(() => getSelection()?.toString())
  expect(selected).toContain('#/shared/')
  expect(faults).toEqual([])
  await page.close()
  await context.close()
})

it('says that a newer version waits, and loads it when asked, never by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-newer-'))
  cpSync(inject('built'), folder, { recursive: true })
  const { server, address } = await serve(folder)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  const kept = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('hippo')))
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(kept).toHaveLength(1)
  const [older] = await kept()
  const file = join(folder, 'sw.js')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/hippodrome-[0-9a-f]+/, 'hippodrome-newer'))
  await page.reload()
  const pill = page.locator('[data-testid=new-version]')
  await pill.waitFor()
  expect(await pill.innerText()).toContain('New version: load')
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  expect(await kept()).toContain(older)
  await page.evaluate(() => document.body.setAttribute('data-old', ''))
  await pill.click()
  await page.waitForFunction(() => !document.body?.hasAttribute('data-old'))
  await expect.poll(kept).toEqual(['hippodrome-newer'])
  await page.locator('[data-testid=play-now]').waitFor()
  expect(await pill.count()).toBe(0)
  await context.close()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})
