import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchMotion } from '../scripts/bench/page.ts'
import { launch } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const PAGE = `<style>
  @keyframes slide { to { transform: translateX(9px) } }
  .glides { transition: transform 200ms, color 200ms }
  .slides { animation: slide 200ms }
  .blinks { animation: slide 200ms infinite }
</style>`

it('the bench sees what moves by style, and nothing that changes its colour or blinks for ever', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.setContent(PAGE)
  await page.evaluate('globalThis.__name = (made) => made')
  await page.evaluate(watchMotion)
  /** How many things are seen to move shortly after the style of one has changed, and a while later. */
  const seen = (css: string, className: string) =>
    page.evaluate(
      async ([style, name]) => {
        const { moving } = globalThis as unknown as { moving: ReadonlySet<Animation> }
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
        const thing = document.createElement('p')
        thing.className = name
        document.body.append(thing)
        await frame()
        await frame()
        thing.style.cssText = style
        await frame()
        await frame()
        const soon = moving.size
        await wait(500)
        return [soon, moving.size]
      },
      [css, className] as const,
    )
  expect(await seen('transform: translateX(40px)', 'glides')).toEqual([1, 0])
  expect(await seen('color: red', 'glides')).toEqual([0, 0])
  expect(await seen('', 'slides')).toEqual([1, 0])
  expect(await seen('', 'blinks')).toEqual([0, 0])
  await context.close()
})
