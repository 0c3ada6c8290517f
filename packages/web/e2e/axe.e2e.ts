import { configure, type Game } from '@hippodrome/engine'
import { SetPosition } from '@hippodrome/families'
import { loadGame } from '@hippodrome/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { positionsOf as courtPositions } from './courtPositions.ts'
import { found } from './found.ts'
import { launch, openPage, PHONE, SIZES, WIDE } from './browser.ts'
import { positionsOf } from './powersPositions.ts'
import { choose, familiesAt, fileOf, openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const SCREENS: readonly (readonly [name: string, address: string, ready: string])[] = [
  ['home', '#/', '.game'],
  ['setup', '#/new/powers', '.chair'],
  ['lessons', '#/lessons', '.lessons'],
  ['lesson', '#/lessons/families/6', '.board [data-testid=prompt]'],
  ['settings', '#/settings', '.settings'],
  ['no such page', '#/nowhere', '.empty'],
]

/** Colours of what is there at both sizes are looked at once, light and dark; of what only a phone has, where it is opened. */
const onceOf = (size: typeof WIDE) => ({ dark: size === WIDE, colours: size === WIDE })

it.each(SIZES)('axe finds nothing serious on any screen, light or dark (%s)', async (_name, size) => {
  const { page, context } = await openPage(browser, { size })
  const problems: string[] = []
  for (const [name, address, ready] of SCREENS) {
    await page.goto(`${inject('address')}${address}`)
    await page.waitForSelector(ready)
    problems.push(...(await found(page, name, onceOf(size))))
  }
  await page.goto(`${inject('address')}#/rules/families/7.2`)
  await page.waitForSelector('main h2')
  // Every kind of block is in the first chapters; all of a book would take long and prove nothing more.
  problems.push(
    ...(await found(page, 'rules', { ...onceOf(size), but: '.rulebook section:nth-of-type(n + 9)' })),
  )
  expect(problems).toEqual([])
  await context.close()
})

const position = () =>
  new SetPosition()
    .city('damascus', { owner: 0, fort: true })
    .army(0, 'arab', { at: 'medina', main: 5, move: 4, guard: true })
    .rich()
    .set((game) => {
      game.turn = 3
      game.last = 1
      game.passed[1] = 1
      game.passBox[1] = 1
      game.firstPasser = 1
    })

it.each(SIZES)('axe finds nothing serious on any table, light or dark (%s)', async (_name, size) => {
  const { page, context } = await openPage(browser, { size })
  const problems: string[] = []
  const look = async (name: string, only?: string) =>
    problems.push(...(await found(page, name, only ? { only, dark: size === WIDE } : onceOf(size))))
  await openFile(page, familiesAt(position()))
  await choose(page, 'Take control of Antioch')
  await look('board')
  if (size === PHONE)
    for (const [sheet, name] of ['choices', 'families', 'boxes', 'chronicle'].entries()) {
      await page
        .locator('.sheet-bar button')
        .nth(sheet + 1)
        .click()
      await look(name, ':is(.side, .below)')
    }
  else {
    await page.locator('.tabs button').nth(1).click()
    await look('chronicle', '.side')
    await page.locator('.tabs button').nth(0).click()
  }
  await page.locator('.sentence [data-testid=rule]').click()
  await page.waitForSelector('.rule-dialog .numbered')
  await look('rule', 'dialog')
  await page.keyboard.press('Escape')
  await page.locator('[data-testid=menu]').click()
  await look('menu', 'dialog')
  for (const table of ['plain', 'text', 'board']) {
    await page.locator('dialog .segments button', { hasText: new RegExp(`^${table}$`) }).click()
    await page.keyboard.press('Escape')
    await page.waitForSelector(table === 'board' ? '.board' : `.${table}${table === 'text' ? '-table' : ''}`)
    if (table !== 'board') await look(table)
    await page.locator('[data-testid=menu]').click()
  }
  await page.keyboard.press('Escape')
  await choose(page, 'free')
  await page.locator('[data-testid=plot]').waitFor({ state: 'attached' })
  await look('result')
  const court: Game = await loadGame('court')
  await openFile(page, fileOf(court, configure(court, { seats: 2 }), ['human', 'human']))
  await look('curtain')
  expect(problems).toEqual([])
  await context.close()
})

it.each(SIZES)('axe finds nothing serious on the table of court, light or dark (%s)', async (_name, size) => {
  const { page, context } = await openPage(browser, { size })
  const problems: string[] = []
  const wanted = new Set(['take-turn', 'contribute', 'answer-action'])
  for (const [prompt, file] of courtPositions(wanted, [{ seats: 4, options: { taktika: true } }], 12)) {
    // The table is the same under the letter.
    const part = prompt === 'answer-action' ? { only: '.letter', dark: size === WIDE } : onceOf(size)
    await openFile(page, file)
    await page.locator('[data-testid=lift]').click()
    await page.waitForSelector(`.court-table[data-prompt=${prompt}]`)
    problems.push(...(await found(page, prompt, part)))
    if (size === PHONE && prompt === 'take-turn')
      for (const [tab, name] of ['now', 'event', 'map', 'courts', 'market'].entries()) {
        await page.locator('.court-tabs button').nth(tab).dispatchEvent('click')
        problems.push(...(await found(page, name)))
      }
  }
  expect(problems).toEqual([])
  await context.close()
})

it.each(SIZES)(
  'axe finds nothing serious on the board of powers, light or dark (%s)',
  async (_name, size) => {
    const { page, context } = await openPage(browser, { size })
    const problems: string[] = []
    const shown: { readonly [prompt: string]: string } = {
      negotiate: '.pw-desk .quick button',
      treasury: '.pw-desk .shop button',
      act: '.pw-hints .price',
    }
    for (const [prompt, file] of positionsOf(Object.keys(shown), 4)) {
      // The map is the same under all of them.
      const part = prompt === 'act' ? onceOf(size) : { only: '.pw-desk', dark: size === WIDE }
      await openFile(page, file)
      await page.locator('[data-testid=lift]').click()
      await page
        .locator(shown[prompt] ?? '')
        .first()
        .dispatchEvent('click')
      problems.push(...(await found(page, prompt, part)))
    }
    if (size === PHONE) {
      await page.locator('.sheet-bar button').nth(2).click()
      problems.push(...(await found(page, 'powers')))
    }
    expect(problems).toEqual([])
    await context.close()
  },
)
