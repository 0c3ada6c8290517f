import { configure, type Game } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, openPage, PHONE, SIZES } from './browser.ts'
import { afterOthers } from './items.ts'
import { nearlyOver } from './latePositions.ts'
import { openFile, versionOf } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const boards = GAMES.flatMap((game) => SIZES.map(([name, size]) => [game, name, size] as const))

/** Late in a match against a bot: much has happened. */
async function openLate(page: Page, game: string): Promise<void> {
  const rules: Game = await loadGame(game)
  await openFile(page, nearlyOver(rules, configure(rules, { seats: 2 }), ['human', 'novice'], 60))
  await page.waitForSelector('.board')
}

/** Something on the table that is no card. */
const THING: { readonly [game: string]: string } = {
  families: '.scene [data-spot^="city:"]',
  powers: '.scene [data-spot^="place:"]',
  court: '.purse [data-spot="good:fides"]',
}

/** Points at a thing with a mouse, or presses it long with a finger, and reads what it is. */
async function explained(page: Page, game: string, pointerType: 'mouse' | 'touch'): Promise<string> {
  const thing = page.locator(THING[game] ?? '').first()
  await thing.dispatchEvent(pointerType === 'mouse' ? 'pointerover' : 'pointerdown', {
    pointerType,
    bubbles: true,
  })
  const about = page.locator('[data-testid=explain]')
  await about.locator('strong').waitFor()
  return about.innerText()
}

const dialog = (page: Page) => page.locator('dialog[open]')

it.each(boards)(
  '%s says what one is looking at, and the way to rules and lessons (%s)',
  async (game, _name, size) => {
    const { page, faults, context } = await openPage(browser, { size })
    await openLate(page, game)
    expect(await explained(page, game, size.width < 600 ? 'touch' : 'mouse')).toMatch(/Rule \d+\.\d+$/)
    const described = page.locator('.board [aria-describedby]')
    expect(await described.getAttribute('aria-describedby')).toBe(
      await page.locator('[data-testid=explain]').getAttribute('id'),
    )
    await page.locator('.board [data-last]').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    const url = page.url()
    await page.keyboard.press('?')
    await page.locator('dialog.legend').waitFor()
    expect(await page.locator('dialog.legend li').count()).toBeGreaterThan(10)
    expect(await page.locator('dialog.legend kbd').count()).toBeGreaterThan(8)
    await page.goBack()
    await dialog(page).waitFor({ state: 'detached' })
    expect(page.url()).toBe(url)
    await page.keyboard.press('?')
    // A sign lights its kind while it has the focus, and leaves it lit when it is pressed, until something is touched.
    const sign = page.locator('dialog.legend button[data-kind]').first()
    const kind = (await sign.getAttribute('data-kind')) ?? ''
    const lit = page.locator('.board [data-lit]')
    await sign.focus()
    await lit.first().waitFor({ state: 'attached' })
    await sign.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await lit.count()).toBe(await page.locator('.board').locator(kind).count())
    await page.keyboard.press('Escape')
    await lit.first().waitFor({ state: 'detached' })
    expect(page.url()).toBe(url)
    await page.locator('[data-testid=menu]').click()
    const ways = page.locator('dialog .menu-ways').locator('button, a')
    await ways.first().waitFor()
    expect((await ways.allInnerTexts()).slice(0, 4)).toEqual([
      'What am I looking at?',
      'Standing orders …',
      'Rules',
      'Learn',
    ])
    await page.goBack()
    await dialog(page).waitFor({ state: 'detached' })
    expect(page.url()).toBe(url)
    expect(faults).toEqual([])
    await context.close()
  },
)

it.each(boards)('%s is walked through by keys, and nothing changes (%s)', async (game, _name, size) => {
  const { page, faults, context } = await openPage(browser, { size })
  await openLate(page, game)
  await page.locator('[data-testid=prompt]').waitFor({ state: 'attached' })
  await page.waitForSelector('[data-choice], .group-head, .legal[data-spot], [data-act]', {
    state: 'attached',
  })
  const now = await versionOf(page)
  const at = (version: number) =>
    page.waitForSelector(`[data-testid=prompt][data-version="${version}"]`, { state: 'attached' })
  await page.keyboard.press('[')
  await at(now - 1)
  await page.keyboard.press('[')
  await at(now - 2)
  await page.keyboard.press(']')
  await at(now - 1)
  await page.keyboard.press('Escape')
  await at(now)
  expect(faults).toEqual([])
  await context.close()
})

it('whoever wants to know more of what happened is given earlier lines', async () => {
  const { page, faults, context } = await openPage(browser)
  await openLate(page, 'powers')
  await page.locator('.tabs button', { hasText: 'Chronicle' }).click()
  const lines = page.locator('.chronicle li')
  await expect.poll(() => lines.count()).toBe(150)
  await page.locator('[data-testid=earlier]').click()
  expect(await lines.count()).toBeGreaterThan(150)
  expect(faults).toEqual([])
  await context.close()
})

it('nothing lights or explains itself under a pointer that rests where the match was begun', async () => {
  const { page, context } = await openPage(browser)
  const begin = page.locator('[data-testid=play-now]').first()
  const at = await begin.boundingBox()
  await begin.click()
  const scene = page.locator('.scene [data-spot]').first()
  await scene.waitFor()
  const [x, y] = [(at?.x ?? 0) + (at?.width ?? 0) / 2, (at?.y ?? 0) + (at?.height ?? 0) / 2]
  const point = (kind: 'pointerover' | 'pointermove', clientX: number, at = scene) =>
    at.dispatchEvent(kind, { pointerType: 'mouse', bubbles: true, clientX, clientY: y })
  await point('pointerover', x)
  await page.waitForTimeout(700)
  expect(await page.locator('[data-testid=explain], [data-lit]').count()).toBe(0)
  // It need not leave what it rests on to point at it.
  await expect
    .poll(async () => {
      await point('pointermove', x + 9)
      return page.locator('[data-lit]').count()
    })
    .toBeGreaterThan(0)
  // The browser's own pointer still lies where it clicked, and would point at whatever comes to lie there.
  await page.mouse.move(1, 1)
  const name = (await scene.getAttribute('data-spot')) ?? ''
  const same = page.locator(`.scene [data-spot="${name}"]`).first()
  await point('pointerover', x + 9, same)
  await point('pointermove', x + 9, same)
  await page.locator('[data-testid=explain]').waitFor()
  // What it points at was drawn anew, and goes on being explained.
  await point('pointerover', x + 9, same)
  await page.waitForTimeout(700)
  expect(await page.locator('[data-testid=explain]').count()).toBe(1)
  // Another thing came to lie there, and it has not moved.
  const other = page.locator('.scene [data-spot]').last()
  await point('pointerover', x + 9, other)
  await page.waitForTimeout(700)
  expect(await page.locator('[data-testid=explain], [data-lit]').count()).toBe(0)
  await point('pointermove', x + 10, other)
  await page.locator('[data-testid=explain]').waitFor()
  await context.close()
})

it('on a phone what others did makes way for the list that somebody opens', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  await openFile(page, await afterOthers('families'))
  const since = page.locator('[data-testid=since]')
  await since.waitFor()
  await page.click('[data-sheet-tab=choices]')
  await since.waitFor({ state: 'hidden' })
  // Nothing lies over it.
  await page.locator('.ask-body :is([data-choice], .group-head)').first().click()
  await page.click('[data-sheet-tab=scene]')
  await since.waitFor()
  await page.click('[data-testid=to-move]')
  await since.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})
