import { honestModelFor } from '@hippodrome/bots/models'
import { configure, type Game } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launch, openPage, PHONE, WIDE } from './browser.ts'
import { BOARDS } from './items.ts'
import { attack, choose, fileOf, openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** Whether somebody can say how likely each seat is to win. */
async function hasChances(rules: Game, seats: number): Promise<boolean> {
  return (await honestModelFor(rules, configure(rules, { seats }))) !== undefined
}

it.each(BOARDS)(
  'a captain says what it would do in %s, and the match remembers it (%s)',
  async (game, _name, size) => {
    const { page, faults, context } = await openPage(browser, { size })
    const rules: Game = await loadGame(game)
    await openFile(page, fileOf(rules, configure(rules, { seats: 2 }), ['human', 'novice']))
    const hint = page.locator('[data-testid=hint]')
    await hint.waitFor({ state: 'attached' })
    // Over the map of powers a phone shows no more than the question.
    if (!(await hint.isVisible())) await page.locator('[data-sheet-tab=choices]').click()
    await hint.click()
    const best = page.locator('[data-testid=advice][data-state=there] li button')
    await best.first().waitFor()
    expect(await best.count()).toBeLessThanOrEqual(3)
    expect(await best.first().innerText()).toMatch((await hasChances(rules, 2)) ? /\d%$/ : /\d$/)
    const seen = await best.first().evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    })
    expect(seen).toBe(true)
    const lights: number[] = []
    for (const one of await best.all()) {
      await one.focus()
      lights.push(await page.locator('.board [data-spot][data-lit]').count())
    }
    expect(Math.max(...lights)).toBeGreaterThan(0)
    await page.goto(inject('address'))
    await page.locator('[data-testid=waiting]', { hasText: 'with hints' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
)

it.each([
  ['board', '1280x800', WIDE],
  ['board', '360x740', PHONE],
  ['text', '1280x800', WIDE],
] as const)(
  'a %s says how each choice changes the own chance, and not to people who play each other (%s)',
  async (table, _name, size) => {
    const rules: Game = await loadGame('families')
    const { page, faults, context } = await openPage(browser, { size, settings: { table } })
    const file = fileOf(rules, configure(rules, { seats: 2 }), ['human', 'novice'])
    await openFile(page, file)
    if (size === PHONE) await page.locator('[data-sheet-tab=choices]').click()
    const said = table === 'text' ? /Your chance to win, in percentage points [+−±]\d+$/ : /[+−±]\d+ %/
    const choices = page.locator('[data-choice]')
    const told = choices.filter({ hasText: said })
    if (await hasChances(rules, 2)) {
      await told.first().waitFor()
      expect(await told.count()).toBe(await choices.count())
    } else await choices.first().waitFor()
    await openFile(page, { ...file, seats: file.seats.map((seat) => ({ ...seat, player: 'human' })) })
    if (size === PHONE) await page.locator('[data-sheet-tab=choices]').click()
    await choices.first().waitFor()
    await page.waitForTimeout(1500)
    expect(await told.count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  },
)

it('a captain says the odds behind what it would do', async () => {
  const { page, faults, context } = await openPage(browser)
  await openFile(page, attack())
  await choose(page, 'Arab army to Ankara')
  await page.locator('[data-testid=hint]').click()
  const best = page.locator('[data-testid=advice][data-state=there] li')
  await best
    .locator('small', { hasText: /\d+%.*Ankara/ })
    .first()
    .waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('a board says how likely each seat is to win where somebody can, and not to people who play each other', async () => {
  const rules: Game = await loadGame('families')
  const bar = '[data-testid=chances]'
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  const file = fileOf(rules, configure(rules, { seats: 2 }), ['human', 'novice'])
  await openFile(page, file)
  const seats = page.locator(`${bar} li`)
  if (await hasChances(rules, 2)) {
    await seats.first().waitFor()
    const percents = (await seats.locator('b').allInnerTexts()).map((text) => Number.parseInt(text, 10))
    expect(percents).toHaveLength(2)
    expect(Math.abs((percents[0] ?? 0) + (percents[1] ?? 0) - 100)).toBeLessThanOrEqual(1)
    const { width = 0 } = (await page.locator(bar).boundingBox()) ?? {}
    expect(width).toBeLessThanOrEqual(PHONE.width)
  }
  await openFile(page, { ...file, seats: file.seats.map((seat) => ({ ...seat, player: 'human' })) })
  await page.locator('[data-testid=hint]').click()
  await page.locator('[data-testid=advice][data-state=there]').waitFor()
  expect(await seats.count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})
