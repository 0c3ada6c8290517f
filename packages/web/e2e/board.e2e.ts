import { SetPosition } from '@hippodrome/families'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch, openPage, PHONE, SIZES } from './browser.ts'
import { choose, familiesAt, openFile, versionOf } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const at = (page: Page, version: number) =>
  page.waitForSelector(`[data-testid=prompt][data-version="${version}"]`)

/** An Arab army with friends on its way south, and a foe in reach. */
const marching = () =>
  new SetPosition()
    .city('tarsus', { colour: 'arab', tokens: 1, owner: 0 })
    .city('antioch', { colour: 'arab', tokens: 1 })
    .city('damascus', { colour: 'arab', tokens: 2 })
    .army(0, 'arab', { at: 'tarsus', elite: 1, main: 6, move: 5 })
    .rich()

const army = (page: Page) => page.locator('[data-spot="army:0:1"]')
const city = (page: Page, id: string) => page.locator(`[data-city=${id}]`)

/** Where the disc of a city lies on the screen. */
async function middle(page: Page, id: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await city(page, id).locator('.hit').boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

describe('choosing', () => {
  it('a choice that is pointed at lights its city, and a city its choices', async () => {
    const { page, context } = await openPage(browser)
    await openFile(page, familiesAt(marching()))
    const control = page.locator('.group-head', { hasText: 'Take control' })
    await city(page, 'jerusalem').hover()
    await page.locator('.group-head.hot', { hasText: 'Take control' }).waitFor()
    await control.click()
    await page.locator('[data-choice]', { hasText: 'Jerusalem' }).hover()
    await page.waitForSelector('[data-city=jerusalem][data-lit]')
    expect(await page.locator('.city[data-lit]').count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.locator('[data-choice]', { hasText: 'Ankara' }).focus()
    await page.waitForSelector('[data-city=ankara][data-lit]')
    await context.close()
  })

  it.each(SIZES)(
    'an army that is clicked offers its marches with price and odds (%s)',
    async (_name, size) => {
      const { page, context } = await openPage(browser, { size })
      await openFile(page, familiesAt(marching()))
      await army(page).click()
      const rows = page.locator('.spot-choices [data-choice]')
      await rows.first().waitFor()
      const attack = page.locator('.spot-choices [data-choice]', { hasText: 'Attalia' })
      await attack.locator('.badge', { hasText: '%' }).waitFor()
      expect(await attack.innerText()).toContain('1 Move')
      await page.keyboard.press('Escape')
      await page.waitForFunction(() => document.querySelector('.spot-choices') === null)
      await context.close()
    },
  )

  it('a defender is told what staying and leaving come to', async () => {
    const { page, context } = await openPage(browser)
    const set = new SetPosition()
      .city('antioch', { colour: 'arab', tokens: 2, owner: 1 })
      .city('damascus', { colour: 'arab' })
      .army(0, 'byzantine', { at: 'tarsus', main: 6, move: 2 })
      .army(1, 'arab', { at: 'antioch', main: 3 })
    await openFile(page, familiesAt(set))
    await choose(page, 'Byzantine army to Antioch')
    const stay = page.locator('[data-choice]', { hasText: 'Stay and fight' })
    await stay.locator('.badge', { hasText: '%' }).waitFor()
    await stay.hover()
    const odds = page.locator('[data-testid=odds]', { hasText: 'Antioch is taken' })
    await odds.waitFor()
    expect(await odds.innerText()).toContain('%')
    await context.close()
  })

  it('asked to confirm, the board and the list ask alike, and a click on nothing lets go', async () => {
    const { page, context } = await openPage(browser, { settings: { confirmChoice: true } })
    await openFile(page, familiesAt(new SetPosition()))
    const confirm = page.locator('[data-testid=confirm]')
    await city(page, 'damascus').click()
    await confirm.waitFor()
    expect(await versionOf(page)).toBe(0)
    const { x, y } = await middle(page, 'mecca')
    await page.mouse.click(x - 120, y)
    await confirm.waitFor({ state: 'detached' })
    await city(page, 'damascus').click()
    await page.keyboard.press('Escape')
    await confirm.waitFor({ state: 'detached' })
    await city(page, 'damascus').click()
    await confirm.click()
    await at(page, 1)
    await context.close()
  })
})

describe('plans', () => {
  it('an army is dragged over two links in one gesture, which Undo takes back whole', async () => {
    const { page, context, faults } = await openPage(browser)
    await openFile(page, familiesAt(marching()))
    await page.waitForSelector('.group-head')
    const box = await army(page).boundingBox()
    const to = await middle(page, 'damascus')
    await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move(to.x - 60, to.y - 40, { steps: 4 })
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.locator('[data-testid=plan][data-phase=ready]').waitFor()
    expect(await page.locator('.plan-steps li').count()).toBe(2)
    expect(await page.locator('.plan .badge').first().innerText()).toContain('−3')
    await page.mouse.up()
    await at(page, 2)
    await page.keyboard.press('Control+z')
    await at(page, 0)
    await page.keyboard.press('Control+Shift+z')
    await at(page, 2)
    await page.locator('[data-testid=undo]').click()
    await at(page, 0)
    expect(faults).toEqual([])
    await context.close()
  })

  it('on a phone a plan is proposed with its price, and made by its button', async () => {
    const { page, context } = await openPage(browser, { size: PHONE })
    await openFile(page, familiesAt(marching()))
    await army(page).click()
    await page.locator('.sheet-bar button').first().click()
    await city(page, 'damascus').locator('.hit').click()
    await page.locator('[data-testid=plan][data-phase=ready]').waitFor()
    expect(await versionOf(page)).toBe(0)
    await page.locator('[data-testid=do-plan]').click()
    await at(page, 2)
    await context.close()
  })
})

describe('what am I looking at', () => {
  it.each(SIZES)('the legend shows every sign, and Back closes it (%s)', async (_name, size) => {
    const { page, context } = await openPage(browser, { size })
    await openFile(page, familiesAt(new SetPosition()))
    const url = page.url()
    await page.locator('[data-testid=legend]').click()
    const legend = page.locator('dialog.legend')
    await legend.waitFor()
    expect(await legend.locator('li').count()).toBeGreaterThan(20)
    await page.goBack()
    await legend.waitFor({ state: 'detached' })
    expect(page.url()).toBe(url)
    await page.keyboard.press('?')
    await legend.waitFor()
    await page.keyboard.press('Escape')
    await legend.waitFor({ state: 'detached' })
    await page.locator('[data-testid=menu]').click()
    expect(await page.locator('dialog .menu-ways').innerText()).toContain('Rules')
    await context.close()
  })

  it('a box that cannot be used now says what it does, by pointer and by focus', async () => {
    const { page, context } = await openPage(browser)
    await openFile(page, familiesAt(new SetPosition()))
    const box = page.locator('[data-spot="special:civilWarArab"]')
    await box.hover()
    const explain = page.locator('[data-testid=explain]')
    await explain.waitFor()
    expect(await explain.innerText()).toContain('attacks the Arab city where it stands')
    expect(await explain.innerText()).toContain('Rule 15.2')
    await page.mouse.move(600, 300)
    await explain.waitFor({ state: 'detached' })
    await page.locator('[data-spot="special:emperor"]').focus()
    await page.keyboard.press('Tab')
    await explain.waitFor()
    await box.click()
    await page.locator('.spot-choices', { hasText: 'Civil War' }).waitFor()
    await context.close()
  })

  it('on a phone a long press explains and chooses nothing', async () => {
    const { page, context } = await openPage(browser, { size: PHONE })
    await openFile(page, familiesAt(new SetPosition()))
    const session = await context.newCDPSession(page)
    const { x, y } = await middle(page, 'jerusalem')
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await page.locator('[data-testid=explain]', { hasText: 'Jerusalem' }).waitFor()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await page.locator('[data-testid=confirm]').count()).toBe(0)
    // A box that cannot be used now says what it does as well.
    await page.locator('[data-sheet-tab=boxes]').click()
    const box = await page.locator('[data-spot="special:civilWarArab"]').boundingBox()
    const touchPoints = [{ x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.locator('[data-testid=explain]', { hasText: 'Rule 15.2' }).waitFor()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await context.close()
  })
})

describe('keys', () => {
  it('numbers, letters, arrows, time and the first choice within three tabs', async () => {
    const { page, context } = await openPage(browser)
    await openFile(page, familiesAt(new SetPosition()))
    await page.waitForSelector('.group-head')
    const focused = (selector: string) =>
      page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await focused('.group-head')
    await page.keyboard.press('1')
    await page.waitForSelector('.group-head[aria-expanded=true]')
    await page.keyboard.press('1')
    await at(page, 1)
    await page.keyboard.press('Control+z')
    await at(page, 0)
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('d')
    await focused('[aria-label^=D]')
    await page.keyboard.press('Shift+M')
    await focused('[aria-label^=M]')
    await page.keyboard.press('j')
    await focused('[data-city=jerusalem]')
    await page.keyboard.press('ArrowLeft')
    await focused('[data-city=alexandria]')
    await page.keyboard.press('ArrowRight')
    await focused('[data-city]:not([data-city=alexandria])')
    await page.keyboard.press('1')
    await page.keyboard.press('1')
    await at(page, 1)
    await page.keyboard.press('[')
    await page.locator('[data-testid=prompt]', { hasText: 'You look back' }).waitFor()
    await page.keyboard.press(']')
    await at(page, 1)
    expect(await versionOf(page)).toBe(1)
    await context.close()
  })
})
