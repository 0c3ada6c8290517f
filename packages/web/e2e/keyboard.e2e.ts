import { configure, type Game } from '@hippodrome/engine'
import { SetPosition } from '@hippodrome/families'
import { loadGame } from '@hippodrome/games'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, lots, openPage } from './browser.ts'
import { nearlyOver } from './latePositions.ts'
import { familiesAt, openFile, versionOf } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** The last turn of a match for two, with little left to do. */
const lastTurn = () =>
  new SetPosition()
    .city('damascus', { owner: 0 })
    .city('mecca', { owner: 1 })
    .army(0, 'arab', { at: 'medina', main: 5, move: 1 })
    .rich()
    .pool(0, 1)
    .pool(1, 1)
    .set((game) => {
      game.turn = 3
    })

const LIST = '[data-choice], .group-head'

const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)

/** Presses Tab until something of this kind has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; !(await focused(page, selector)); presses++) {
    if (presses > 150) throw new Error(`Tab does not reach ${selector}`)
    await page.keyboard.press('Tab')
  }
}

/** The words of what has the focus. */
const words = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

it.each(['board', 'plain'])('the %s is played to the final score with the keyboard alone', async (table) => {
  const { page, faults, context } = await openPage(browser, { settings: { table } })
  await openFile(page, familiesAt(lastTurn(), new Array<number>(60).fill(3)))
  const pick = lots(11)
  await page.waitForSelector('[data-choice], .group-head')
  for (let made = 0; (await page.locator('[data-testid=result]').count()) === 0; made++) {
    if (made > 30) throw new Error('the match has no end')
    const version = await versionOf(page)
    await tabTo(page, LIST)
    const passes = made >= 6 && (await page.locator('[data-choice]', { hasText: 'Pass for' }).count()) > 0
    for (let further = passes ? 150 : pick(4); further > 0; further--) {
      if (passes && (await words(page)).startsWith('Pass for')) break
      await page.keyboard.press('Tab')
      await tabTo(page, LIST)
    }
    await page.keyboard.press('Enter')
    if (await focused(page, '.group-head[aria-expanded=true]')) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    await page.waitForFunction(
      (before) => document.querySelector('[data-testid=prompt]')?.getAttribute('data-version') !== before,
      String(version),
    )
  }
  await page.locator('[data-testid=result] tbody tr').nth(1).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

const OVER = '[data-testid=result], [data-testid=final]'

/** Whether a key has led on: to another question, or to the end. */
const ledOn = (page: Page, before: string | undefined, timeout = 400): Promise<boolean> =>
  page
    .waitForFunction(
      ([version, over]) =>
        document.querySelector(over ?? '') !== null ||
        document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version !== version,
      [before, OVER],
      { timeout, polling: 20 },
    )
    .then(
      () => true,
      () => false,
    )

/** What has the focus now and may be pressed with Enter without leaving the table. */
const focusedOn = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement?.matches('a, .skip, .rule, .year, .account') ? 'away' : 'here'))

/** What is tried in turn: what a word is waited for, the letter on a button, what can be chosen on the board, the list of all. */
const WAYS = [
  ['Enter'],
  ['c'],
  ['Escape', 'ArrowRight', 'Enter', '1', 'Enter'],
  ['Escape', 'l', 'Enter', 'Enter'],
] as const

/** What ends a sheet or a step of the treasury. */
const BUTTONS = '[data-testid=seal], [data-testid=step-do], .closing button'

/** Whether somebody is asked, or everything is over; while others think, keys mean nothing. */
const ASKED = '[data-choice], .group-head, [data-act], [data-testid=confirm-turn], [data-testid=skip]'
const settled = (page: Page): Promise<unknown> =>
  page.waitForSelector(`${ASKED}, ${BUTTONS}, ${OVER}`, { state: 'attached', timeout: 60_000 })

/** The digits that say something other than talk, which may end the match by a treaty. */
const digits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-digit]')].flatMap((one) =>
      one.matches('[data-act=talk], [data-act=treaty], [data-act=agree], [data-act=show]')
        ? []
        : [one.dataset.digit ?? ''],
    ),
  )

async function answerByKeys(page: Page, pick: (count: number) => number): Promise<void> {
  const before = await page.evaluate(
    () => document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version,
  )
  const keys = await digits(page)
  const digit = keys[pick(Math.max(1, keys.length))] ?? '1'
  for (const way of [[digit], ...WAYS]) {
    for (const key of way) {
      // Enter is for what is on the table: the bar has doors that lead away from it.
      if (key === 'Enter' && (await focusedOn(page)) === 'away') break
      await page.keyboard.press(key)
      if (await ledOn(page, before)) return
    }
  }
  if ((await page.locator(BUTTONS).count()) > 0) {
    await tabTo(page, BUTTONS)
    await page.keyboard.press('Enter')
    if (await ledOn(page, before)) return
  }
  // On a starved machine an answer may be late.
  if (await ledOn(page, before, 10_000)) return
  throw new Error(`no key answers ${await page.locator('[data-testid=prompt]').innerText()}`)
}

/** A whole treasury is one key in powers, so that many choices go by with few. */
const CHOICES: { readonly [game: string]: number } = { powers: 150, court: 100 }

it.each(['powers', 'court'])('the board of %s is played to its end with the keyboard alone', async (game) => {
  const { page, faults, context } = await openPage(browser)
  const rules: Game = await loadGame(game)
  const late = nearlyOver(rules, configure(rules, { seats: 2 }), ['human', 'novice'], CHOICES[game] ?? 50)
  await openFile(page, late)
  await page.waitForSelector('.board')
  const pick = lots(7)
  let answers = 0
  for (;;) {
    await settled(page)
    if ((await page.locator(OVER).count()) > 0) break
    if (answers > 300) throw new Error('the match has no end')
    await answerByKeys(page, pick)
    answers += 1
  }
  expect(answers).toBeGreaterThan(8)
  expect(faults).toEqual([])
  await context.close()
})

it('the plain table has digits for its first choices, Undo by keys, and what happened since', async () => {
  const { page, context } = await openPage(browser, { settings: { table: 'plain' } })
  await openFile(page, familiesAt(new SetPosition()))
  const at = (version: number) => page.waitForSelector(`[data-testid=prompt][data-version="${version}"]`)
  await page.waitForSelector('[data-digit="1"]')
  await page.keyboard.press('1')
  await at(1)
  await page.keyboard.press('Control+z')
  await at(0)
  for (let version = 1; version <= 4; version++) {
    await page.keyboard.press('1')
    await at(version)
  }
  await page.locator('[data-testid=since]', { hasText: 'Basil' }).waitFor()
  expect(await page.locator('[data-testid=since] li').count()).toBeGreaterThan(0)
  await context.close()
})

it('a city on the map is reached with Tab and chosen with Enter, and the focus goes on to what follows', async () => {
  const { page, context } = await openPage(browser)
  await openFile(page, familiesAt(new SetPosition()))
  await tabTo(page, '[data-city=mecca]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.spot-choices')
  await tabTo(page, '.spot-choices [data-choice]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-testid=prompt][data-version="1"]')
  await page.waitForFunction(() => document.activeElement?.matches('[data-choice], .group-head'))
  await page.keyboard.press('Enter')
  expect(await page.waitForSelector('[data-testid=prompt][data-version="2"]')).toBeTruthy()
  await context.close()
})

it('a key that is held down and the second half of a double click choose nothing of what is asked next', async () => {
  const { page, context } = await openPage(browser)
  await openFile(page, familiesAt(new SetPosition()))
  const at = (version: number) => page.waitForSelector(`[data-testid=prompt][data-version="${version}"]`)
  const undo = page.locator('[data-testid=undo]')
  await page.locator('[data-city=mecca]').click()
  const row = page.locator('.spot-choices [data-choice]').first()
  await row.focus()
  await page.keyboard.down('Enter')
  await at(1)
  await page.waitForFunction(() => document.activeElement?.matches('[data-choice]'))
  for (let held = 0; held < 5; held++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await undo.click()
  await at(0)
  await page.locator('[data-city=mecca]').click()
  const place = await row.boundingBox()
  const [x, y] = [(place?.x ?? 0) + 20, (place?.y ?? 0) + 10]
  await page.mouse.click(x, y)
  await at(1)
  const under = await page.evaluate(
    (spot) => document.elementFromPoint(spot[0] ?? 0, spot[1] ?? 0)?.closest('[data-choice]') !== null,
    [x, y],
  )
  expect(under).toBe(true)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await undo.click()
  await at(0)
  await context.close()
})
