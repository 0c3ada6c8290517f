import { court } from '@hippodrome/court'
import { configure, type Game, type Options, replay } from '@hippodrome/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, openPage, PHONE, WIDE } from './browser.ts'
import { differences, noteAll, readPage } from './courtHeld.ts'
import { openAt } from './courtOpen.ts'
import { playTable } from './courtPlay.ts'
import { type Merit, positionsOf } from './courtPositions.ts'
import { fileOf, openFile } from './table.ts'

const rules = court as unknown as Game

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

async function openCourt(page: Page, seats: number, options: Options): Promise<void> {
  const players = ['human', ...new Array<string>(seats - 1).fill('novice')]
  await openFile(page, fileOf(rules, configure(rules, { seats, options }), players))
}

it.each([
  [WIDE, { mode: 'duel' }],
  [PHONE, {}],
])('two play on the table alone, and the page holds what the view holds: %o %o', async (size, options) => {
  const { page, faults, context } = await openPage(browser, { size, motion: true })
  await openCourt(page, 2, options)
  await page.waitForSelector('.court-table')
  await noteAll(page)
  const played = await playTable(page, { seed: 3, most: 45 })
  expect(played.stuck).toBeUndefined()
  expect(Object.keys(played.answered)).toContain('take-turn')
  // A contribution, what was revealed and cards to choose from lie where the Offer is.
  while ((await page.locator('.court-table .offer').count()) === 0)
    await playTable(page, { seed: 3, most: 1 })
  const { told, lacking, whole, held } = await differences(page)
  expect({ told, lacking, whole }).toEqual({ told: [], lacking: [], whole: true })
  expect(held).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await context.close()
})

it('an order given in the letter answers it, and its windows are not asked again in the round', async () => {
  const { page, faults, context } = await openPage(browser)
  const way = { seats: 2, options: {} }
  const file = positionsOf(new Set(['answer-action']), [way], 20).get('answer-action')
  if (!file) throw new Error('nobody could answer')
  const seat = replay(rules, file).state.pending[0]?.seat
  const seats = file.seats.map((one, index) => ({ ...one, player: index === seat ? 'human' : 'novice' }))
  await openFile(page, { ...file, seats })
  await page.locator('[data-order=pass]').click()
  // Another letter may come at once, about something else.
  await page.waitForFunction(
    () =>
      document.querySelector('[data-testid=letter]') === null ||
      document.querySelector('.court-table:not([data-prompt=answer-action])') !== null,
  )
  const played = await playTable(page, { seed: 3, most: 6 })
  expect(Object.keys(played.answered)).not.toContain('answer-action')
  expect(faults).toEqual([])
  await context.close()
})

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

it('all that one looks at is in sight at 1280x800, and the actions lie in one row', async () => {
  const { page, context } = await openPage(browser)
  const late: Merit = ({ round, own, players, seat }) =>
    (own?.hand.length ?? 0) + (players[seat]?.played.length ?? 0) - Math.abs(round - 4)
  const file = positionsOf(new Set(['take-turn']), [{ seats: 4, options: {} }], 8, late).get('take-turn')
  if (!file) throw new Error('nobody came to a turn')
  await openAt(page, file)
  await page.waitForSelector('.court-table[data-prompt=take-turn]')
  const seen = await page.evaluate(() => {
    const beyond = (selector: string) => {
      const { scrollHeight = 0, clientHeight = 0 } = document.querySelector(selector) ?? {}
      return scrollHeight - clientHeight
    }
    const rows = new Set(
      [...document.querySelectorAll('.acts > .act')].map((act) => act.getBoundingClientRect().top),
    )
    return { left: beyond('.col.left'), right: beyond('.col.right'), rows: rows.size }
  })
  expect(seen).toEqual({ left: 0, right: 0, rows: 1 })
  await context.close()
})

it('on a phone what others did lies beside the table, not over it', async () => {
  const { page, context } = await openPage(browser, { size: PHONE })
  const file = positionsOf(new Set(['vote-option']), [{ seats: 3, options: {} }], 8).get('vote-option')
  if (!file) throw new Error('nobody voted')
  await openAt(page, file)
  const pill = page.locator('[data-testid=since-pill]')
  await pill.waitFor()
  expect(await page.locator('[data-testid=since]').count()).toBe(0)
  const { y = 0, height = 0 } = (await page.locator('.over-scene').boundingBox()) ?? {}
  const table = await page.locator('.court-table').boundingBox()
  expect(y + height).toBeLessThanOrEqual(table?.y ?? 0)
  await pill.click()
  await page.locator('[data-testid=since] [data-testid=to-move]').click()
  await pill.waitFor()
  await context.close()
})

it('§24.1 a unit is activated in one gesture: where to and what for are said before anything is sent', async () => {
  const { page, faults, context } = await openPage(browser)
  const able: Merit = ({ players, seat }) => players[seat]?.goods.auctoritas ?? 0
  const way = { seats: 4, options: { taktika: true } }
  const file = positionsOf(new Set(['take-turn']), [way], 2, able).get('take-turn')
  if (!file) throw new Error('nobody came to a turn')
  await openAt(page, file)
  const rows = page.locator('.segments-row')
  for (const unit of await page.locator('button.tray-unit.legal').all()) {
    await unit.press('Enter')
    await rows.first().waitFor()
    await page.waitForTimeout(300)
    if ((await rows.count()) === 3) break
  }
  await rows.nth(1).locator('button').first().click()
  await rows.nth(1).locator('button[aria-pressed=true]').waitFor()
  await page.waitForTimeout(300)
  if ((await rows.count()) === 3) await rows.nth(2).locator('button').last().click()
  await page.waitForTimeout(300)
  expect((await readPage(page)).file.choices).toHaveLength(file.choices.length)
  // Whoever looks back gives no word to what is planned for now.
  await page.keyboard.press('[')
  await page.locator('[data-testid=plan]').waitFor({ state: 'detached' })
  await page.keyboard.press(']')
  await page.locator('[data-testid=plan][data-phase=ready]').waitFor()
  await page.locator('.segments-row .picked').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    () => document.querySelector('.court-table')?.getAttribute('data-prompt') !== 'take-turn',
  )
  expect((await readPage(page)).file.choices.length - file.choices.length).toBeGreaterThan(2)
  expect(faults).toEqual([])
  await context.close()
})

it.each([
  ['divide-loot', '[data-testid=divide]'],
  ['contribute', '[data-testid=give]'],
])('%s is one sheet, sealed with one press', async (prompt, sheet) => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  const file = positionsOf(new Set([prompt]), [{ seats: 2, options: {} }], 40).get(prompt)
  if (!file) throw new Error(`nobody was asked to ${prompt}`)
  const seat = replay(rules, file).state.pending[0]?.seat
  await openAt(page, file)
  await page.locator(`${sheet} .stepper button:enabled`).first().click()
  await page.locator('[data-testid=seal]').click()
  await page.waitForFunction(
    (selector) =>
      document.querySelector(selector) === null || document.querySelector('[data-testid=lift]') !== null,
    sheet,
  )
  const { choices } = (await readPage(page)).file
  expect(choices.length - file.choices.length).toBeGreaterThan(1)
  expect(new Set(choices.slice(file.choices.length).map(([by]) => by))).toEqual(new Set([seat]))
  expect(faults).toEqual([])
  await context.close()
})
