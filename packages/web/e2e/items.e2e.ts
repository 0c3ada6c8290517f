import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, lots, openPage, PHONE, playOn, WIDE } from './browser.ts'
import {
  afterOthers,
  asked,
  askedAfter,
  atVersion,
  BOARDS,
  finished,
  haveRead,
  lighting,
  openList,
} from './items.ts'
import { openFile, versionOf } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** Waits for a moment of the match other than the present, and then for the present. */
async function lookedBack(page: Page, act: () => Promise<void>): Promise<void> {
  const past = page.waitForFunction(
    () => document.querySelector('[data-testid=prompt]')?.textContent?.includes('You look back'),
    undefined,
    { polling: 20 },
  )
  await act()
  await past
  await page.waitForFunction(
    () => !document.querySelector('[data-testid=prompt]')?.textContent?.includes('You look back'),
  )
}

it.each(BOARDS)(
  '%s tells what happened since, numbered on the board, and plays it again (%s)',
  async (game, _name, size) => {
    const { page, faults, context } = await openPage(browser, { size, motion: true })
    await openFile(page, await afterOthers(game))
    const version = await asked(page)
    const since = page.locator('[data-testid=since]')
    const pill = page.locator('[data-testid=since-pill]')
    // On a phone it would cover the table of court, and waits above it.
    const waits = game === 'court' && size === PHONE
    await (waits ? pill.click() : since.waitFor())
    const lines = await since.locator('li').count()
    expect(lines).toBeGreaterThan(0)
    expect(lines).toBeLessThanOrEqual(7)
    expect(await since.locator('.since-number').allInnerTexts()).toEqual(
      Array.from({ length: lines }, (_, index) => String(index + 1)),
    )
    expect(await page.locator('.board [data-numbers]').count()).toBeGreaterThan(0)
    expect(await page.locator('.board [data-last]').count()).toBeGreaterThan(0)
    await lookedBack(page, () => since.locator('[data-testid=replay]').first().click())
    await atVersion(page, version)
    await since.locator('[data-testid=to-move]').click()
    await pill.waitFor()
    await page.keyboard.press('s')
    await since.waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
)

it.each(BOARDS)(
  '%s: a choice lights its place and a place its choices; both ask before they act where that is wished (%s)',
  async (game, _name, size) => {
    const { page, faults, context } = await openPage(browser, { size, settings: { confirmChoice: true } })
    await openFile(page, await afterOthers(game))
    const version = await asked(page)
    const nth = await lighting(page)
    const row = page.locator('.ask-body [data-choice]').nth(nth)
    const spot = await page.locator('.board [data-spot][data-lit]').first().getAttribute('data-spot')
    const place = page.locator(`.board [data-spot="${spot ?? ''}"]`).first()
    await row.blur()
    await place.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true })
    await page.locator('.ask-body .hot').first().waitFor({ state: 'attached' })
    const confirm = page.locator('[data-testid=confirm]').last()
    await row.press('Enter')
    await confirm.waitFor({ state: 'attached' })
    expect(await versionOf(page)).toBe(version)
    await page.keyboard.press('Escape')
    await confirm.waitFor({ state: 'detached' })
    await lighting(page)
    await row.press('Enter')
    await confirm.waitFor({ state: 'attached' })
    await page.locator('.board .scene').first().dispatchEvent('click')
    await confirm.waitFor({ state: 'detached' })
    await lighting(page)
    await row.press('Enter')
    await confirm.press('Enter')
    await page.waitForFunction(
      (before) =>
        Number(document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version) > before,
      version,
    )
    expect(faults).toEqual([])
    await context.close()
  },
)

// Keys belong to a wide screen.
it.each(BOARDS.filter(([, , size]) => size === WIDE))(
  '%s is reached by keys: the first choice within three tabs, places by arrows (%s)',
  async (game, _name, size) => {
    const { page, faults, context } = await openPage(browser, { size })
    await openFile(page, await afterOthers(game))
    await asked(page)
    const isChoice = () =>
      page.evaluate(
        () => document.activeElement?.matches('[data-choice], .group-head, [data-testid=to-list]') === true,
      )
    let tabs = 0
    for (; tabs < 3 && !(await isChoice()); tabs++) await page.keyboard.press('Tab')
    expect(await isChoice()).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.matches('[data-choice], .group-head'))
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.closest('.scene [data-spot]') !== null)).toBe(
      true,
    )
    expect(faults).toEqual([])
    await context.close()
  },
)

/** Counts from now on the clicks that the page itself gets to hear. */
const countClicks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.dataset['clicks'] = '0'
    document.addEventListener('click', () => {
      document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks']) + 1)
    })
  })

it.each(BOARDS)(
  '%s: a question that comes under the pointer does not hear the second half of a double click (%s)',
  async (game, _name, size) => {
    const { page, faults, context } = await openPage(browser, { size })
    await openFile(page, await afterOthers(game))
    const version = await asked(page)
    await haveRead(page)
    const row = (await openList(page)).first()
    const confirm = page.locator('[data-testid=confirm]').last()
    // A phone asks for the word first: the click that counts is then the one on its button.
    if (size === PHONE) {
      await row.press('Enter')
      await confirm.waitFor()
    }
    const clicked = size === PHONE ? confirm : row
    await clicked.scrollIntoViewIfNeeded()
    const box = await clicked.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 12]
    await page.mouse.click(x, y)
    await askedAfter(page, version)
    // Whatever the next question has put there, it stands under the pointer now.
    await page.evaluate(
      ([left = 0, top = 0]) => {
        const button = document.createElement('button')
        button.textContent = 'next'
        button.style.cssText = `position:fixed;z-index:99;left:${left - 12}px;top:${top - 12}px;width:24px;height:24px`
        document.body.append(button)
      },
      [x, y],
    )
    await countClicks(page)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    const clickAgain = async () => {
      await page.mouse.click(x, y)
      return page.evaluate(() => document.body.dataset['clicks'])
    }
    await expect.poll(clickAgain).toBe('1')
    expect(faults).toEqual([])
    await context.close()
  },
)

it.each(BOARDS)(
  '%s ends with who won first and large, why, and buttons that all lead somewhere (%s)',
  async (game, _name, size) => {
    const { page, faults, context } = await openPage(browser, { size })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openFile(page, await finished(game))
    const end = page.locator('main.end')
    await end.waitFor()
    const heading = end.locator('h1')
    expect(await heading.innerText()).toMatch(/Anna|Basil/)
    expect(
      await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(size === PHONE ? 24 : 36)
    expect((await heading.boundingBox())?.y).toBeLessThan(size.height / 2)
    expect((await end.locator('.win p').innerText()).length).toBeGreaterThan(10)
    await end.locator('.score-card tr').nth(2).waitFor()
    await end.locator('[data-testid=plot]').waitFor({ state: 'attached' })
    expect(await end.locator('.to-table svg').count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    await end.locator('[data-testid=share]').click()
    await page.waitForFunction(() => document.querySelector('.end .said')?.textContent !== '')
    await end.locator('[data-testid=look-back]').click()
    await atVersion(page, 0)
    await page.keyboard.press('Escape')
    await end.waitFor()
    await end.locator('[data-testid=from-moment]').click()
    await page.locator('[data-testid=go-on]').waitFor()
    await page.keyboard.press('Escape')
    await end.waitFor()
    await end.locator('[data-testid=to-table]').click()
    await page.waitForSelector('.board')
    await page.locator('.to-result').click()
    await end.waitFor()
    const url = page.url()
    await end.locator('[data-testid=rematch]').click()
    await page.waitForFunction((old) => location.href !== old, url)
    await page.waitForSelector('.board')
    await page.goBack()
    await end.waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
)

it.each(BOARDS)(
  '%s: a played turn waits for its word after a reload, and in a second tab that takes over (%s)',
  async (game, _name, size) => {
    const { page, faults, context } = await openPage(browser, { size, settings: { confirmTurn: true } })
    await openFile(page, await afterOthers(game))
    await asked(page)
    const waits = page.locator('[data-testid=confirm-turn]')
    await playOn(page, lots(9), () => waits.isVisible())
    const version = await versionOf(page)
    await page.reload()
    await waits.waitFor()
    expect(await versionOf(page)).toBe(version)
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator('[data-testid=elsewhere]').waitFor()
    await other.locator('[data-testid=take-over]').click()
    await other.locator('[data-testid=confirm-turn]').waitFor()
    await page.locator('[data-testid=elsewhere]').waitFor()
    expect(await versionOf(other)).toBe(version)
    expect(faults).toEqual([])
    await context.close()
  },
)
