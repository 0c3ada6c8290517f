import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { families } from '@hippodrome/families'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashesOf, type Scripted, scriptOf } from './determinism.match.ts'

declare const inBrowser: { hashesOf: typeof hashesOf }

const systemChromium =
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find((path) => existsSync(path)) ?? 'chromium'

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./determinism.match.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'inBrowser',
    platform: 'browser',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: systemChromium, args: ['--no-sandbox'] })
  page = await browser.newPage()
  await page.addScriptTag({ content: await bundled() })
})
afterAll(() => browser?.close())

/** The recommended options, and the last value of each. */
const settings = [0, -1].map((which) =>
  Object.fromEntries(
    Object.entries(families.options).map(([name, { values }]) => [name, values.at(which) ?? '']),
  ),
)

describe('the same configuration, seed and choices', () => {
  for (const seats of [2, 3, 4])
    for (const [number, options] of settings.entries())
      it(`give the same states in Node and in Chromium (families, ${seats} seats, options ${number})`, async () => {
        const script = scriptOf({ seats, options, seed: `determinism ${seats}` }, seats * 10 + number)
        const here = hashesOf(script)
        const there = await page.evaluate((sent: Scripted) => inBrowser.hashesOf(sent), script)
        expect(here.length).toBeGreaterThan(40)
        expect(new Set(here).size).toBe(here.length)
        expect(there).toEqual(here)
      })
})
