import { fileURLToPath } from 'node:url'
import { GAMES } from '@hippodrome/games'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch } from './browser.ts'
import { hashesOf, type Scripted, scriptOf, startsOf } from './determinism.match.ts'

declare const inBrowser: { hashesOf: typeof hashesOf }

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
  browser = await launch()
  page = await browser.newPage()
  await page.addScriptTag({ content: await bundled() })
})
afterAll(() => browser?.close())

describe('the same configuration, seed and choices give the same states in Node and in Chromium', () => {
  it.each(GAMES)('%s', async (game) => {
    const starts = await startsOf(game)
    expect(starts.length).toBeGreaterThanOrEqual(2)
    for (const [number, start] of starts.entries()) {
      const script = await scriptOf(start, number)
      const here = await hashesOf(script)
      const there = await page.evaluate((sent: Scripted) => inBrowser.hashesOf(sent), script)
      expect(here.length).toBeGreaterThan(5)
      expect(new Set(here).size).toBe(here.length)
      expect(there).toEqual(here)
    }
  })
})
