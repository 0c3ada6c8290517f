import { configure, type Game, type Options } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, openPage, PHONE, WIDE } from './browser.ts'
import { playTable } from './courtPlay.ts'
import { fileOf, openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

async function openCourt(page: Page, seats: number, options: Options): Promise<void> {
  const rules: Game = await loadGame('court')
  const players = ['human', ...new Array<string>(seats - 1).fill('novice')]
  await openFile(page, fileOf(rules, configure(rules, { seats, options }), players))
}

const matches: readonly [size: typeof WIDE, seats: number, options: Options][] = [
  [WIDE, 2, {}],
  [WIDE, 4, {}],
  [WIDE, 2, { length: 'marathon' }],
  [WIDE, 2, { taktika: true }],
  [WIDE, 2, { mode: 'duel' }],
  [WIDE, 1, { mode: 'solo' }],
  [PHONE, 2, { taktika: true }],
  [PHONE, 1, { mode: 'solo' }],
]

it.each(matches)(
  'a whole match is played on the table alone: %o, %d seats, %o',
  async (size, seats, options) => {
    const { page, faults, context } = await openPage(browser, { size })
    await openCourt(page, seats, options)
    const played = await playTable(page, 3)
    expect(played.stuck).toBeUndefined()
    expect(played.over).toBe(true)
    expect(played.asked).toContain('take-turn')
    expect(faults).toEqual([])
    await context.close()
  },
)

it('the table fits its screen without scrolling', async () => {
  const { page, context } = await openPage(browser)
  await openCourt(page, 4, {})
  await page.waitForSelector('.court-table')
  const beyond = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return { down: scrollHeight - innerHeight, right: scrollWidth - innerWidth }
  })
  expect(beyond).toEqual({ down: 0, right: 0 })
  await context.close()
})
