import { configure, type Game, type MatchFile } from '@hippodrome/engine'
import { powers } from '@hippodrome/powers'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openPage, PHONE, WIDE } from './browser.ts'
import { exportFile } from './importFile.ts'
import { fogOf } from './powersFog.ts'
import { playPowers } from './powersPlay.ts'
import { atQuestion } from './powersPositions.ts'
import { fileOf, openFile, rested, versionOf } from './table.ts'

const rules = powers as unknown as Game
let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const begun = (scenario: string, players: readonly string[]): MatchFile =>
  fileOf(rules, configure(rules, { seats: players.length, options: { scenario } }), players)

/** Waits until so many choices are on the screen. */
const shows = (page: Page, version: number) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version === wanted,
    String(version),
  )

/** What every match asks. */
const USUAL = ['garrison', 'place', 'negotiate', 'taxes', 'operations', 'act']

const sum = (units: readonly number[]) => units.reduce((all, n) => all + n, 0)

describe('scenario 1 is played on by two people on the board alone', () => {
  it.each([
    ['1280x800', WIDE],
    ['360x740', PHONE],
  ])('and what it draws is what the view holds (%s)', async (_, size) => {
    const { page, faults, context } = await openPage(browser, { size })
    await openFile(page, begun('1', ['human', 'human']))
    const played = await playPowers(page, 5, { ms: 60_000, until: USUAL })
    expect(played.stuck).toBeUndefined()
    expect(Object.keys(played.answered)).toEqual(expect.arrayContaining(USUAL))
    // The last choice may still be on its way, and the curtain after it.
    const lift = page.locator('[data-testid=lift]')
    const looked = async () => {
      if (await lift.isVisible()) await lift.click()
      const { stacks, problems } = await fogOf(page, await exportFile(page))
      return { enough: stacks > 20, problems }
    }
    await expect.poll(looked, { timeout: 10_000 }).toEqual({ enough: true, problems: [] })
    expect(faults).toEqual([])
    await context.close()
  })
})

it('a unit is placed, taken back and placed elsewhere by keys alone', async () => {
  const { page, faults, context } = await openPage(browser)
  await openFile(page, begun('A', ['human', 'novice']))
  await page.waitForSelector('.pw-desk[data-prompt=place] .tray')
  const first = await versionOf(page)
  const after = (version: number) => shows(page, version)
  await page.keyboard.press('ArrowRight')
  expect(await page.locator('.pw-area.legal:focus').count()).toBe(1)
  await page.keyboard.press('Enter')
  await after(first + 1)
  await page.keyboard.press('Control+z')
  await after(first)
  await page.keyboard.press('Shift+P')
  expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/^P/)
  await page.keyboard.press('l')
  expect(await page.locator('[data-choice]').count()).toBeGreaterThan(1)
  expect(await page.locator(':focus').getAttribute('data-choice')).toBe('0')
  expect(faults).toEqual([])
  await context.close()
})

it('a captain places the rest as one gesture, which one Undo takes back and one Redo makes again', async () => {
  const { page, faults, context } = await openPage(browser)
  await openFile(page, begun('A', ['human', 'novice']))
  await page.waitForSelector('.pw-desk[data-prompt=place] .tray')
  const first = await versionOf(page)
  await page.locator('[data-testid=propose-setup]').click()
  // Stopped from within the page: from here all might be placed before a second press arrives.
  await page.waitForFunction((least) => {
    const version = document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version
    if (Number(version) <= least) return false
    document.querySelector<HTMLElement>('[data-testid=propose-setup]')?.click()
    return true
  }, first + 1)
  await page.locator('[data-testid=propose-setup]', { hasText: 'captain' }).waitFor()
  const placed = await versionOf(page)
  await page.keyboard.press('Control+z')
  await shows(page, first)
  await page.keyboard.press('Control+Shift+z')
  await shows(page, placed)
  expect(faults).toEqual([])
  await context.close()
})

it('a captain mans the walls and leaves it to the person to say that this is all', async () => {
  const { page, faults, context } = await openPage(browser)
  await openFile(page, begun('1', ['human', 'novice']))
  await page.waitForSelector('.pw-desk[data-prompt=garrison]')
  const first = await versionOf(page)
  await page.locator('[data-testid=propose-setup]').click()
  await page.waitForFunction(
    (least) =>
      Number(document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version) > least &&
      document.querySelector('[data-testid=propose-setup]')?.textContent?.includes('captain'),
    first,
  )
  expect(await page.locator('.pw-desk[data-prompt=garrison] [data-act=done]').isVisible()).toBe(true)
  await page.keyboard.press('Control+z')
  await shows(page, first)
  expect(faults).toEqual([])
  await context.close()
})

it('a battle is learned on the map and the desk, and a slip is taken back', async () => {
  const { page, faults, context } = await openPage(browser)
  await page.goto(`${inject('address')}#/lessons/powers/4`)
  const panel = page.locator('[data-testid=lesson]')
  await panel.waitFor()
  const click = async (selector: string, step: number) => {
    await page.locator(selector).first().dispatchEvent('click')
    await page.locator(`[data-testid=lesson][data-step="${step}"]`).waitFor()
  }
  await click('.pw-stack[aria-label*=Syria]', 0)
  await page.locator('[data-testid=slip]').waitFor()
  await click('.pw-stack[aria-label*=Kilikia]', 1)
  await click('.pw-area[aria-label^=Kappadokia]', 3)
  await click('.pw-desk [data-act=attack]:has-text("raid")', 4)
  await click('.pw-desk [data-act=stay]', 5)
  await click('.pw-desk [data-act=attack]:has-text("engagement")', 7)
  await page.locator('.pw-desk [data-act=attack]', { hasText: /shock/i }).first().dispatchEvent('click')
  await page.locator('[data-testid=lesson-done]').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('a bargain is written as a sentence of two halves, its place picked on the map, and laid on the table as one gesture', async () => {
  const { page, faults, context } = await openPage(browser)
  await openFile(page, atQuestion('negotiate'))
  await page.locator('[data-testid=lift]').click()
  const before = await versionOf(page)
  await page.locator('.composer .to').first().click()
  const [mine, theirs] = [page.locator('.terms[data-side=me]'), page.locator('.terms[data-side=you]')]
  await mine.locator('[data-add=money]').click()
  await mine.locator('.stepper button').first().click()
  await mine.locator('[data-add=promise]').click()
  await mine.locator('[data-promise=leave]').click()
  expect(await page.locator('[data-testid=propose]').isDisabled()).toBe(true)
  await page.locator('[data-spot="place:Syr"]').dispatchEvent('click')
  expect(await page.locator('.pw-hints .pennant').count()).toBe(1)
  await theirs.locator('[data-add=promise]').click()
  await theirs.locator('[data-promise=peace]').click()
  expect(await versionOf(page)).toBe(before)
  await rested(page)
  await page.locator('[data-testid=propose]').click()
  await page.locator('.bargain').waitFor()
  expect(await page.locator('.bargain .half').allInnerTexts()).toEqual([
    expect.stringMatching(/\$4.*to leave Syria/s),
    expect.stringContaining('peace'),
  ])
  expect(await versionOf(page)).toBe(before + 8)
  expect(faults).toEqual([])
  await context.close()
})

it('five units in two places are bought with five clicks, taken back with one Undo, and back in the basket then', async () => {
  const { page, faults, context } = await openPage(browser)
  await openFile(page, atQuestion('treasury'))
  await page.locator('[data-testid=lift]').click()
  await page.waitForSelector('.shop')
  const before = await versionOf(page)
  const click = (selector: string) => page.locator(selector).first().dispatchEvent('click')
  await click('.shop [data-ware=warrior]')
  await click('[data-spot="place:Syr"]')
  await click('[data-spot="place:East"]')
  await click('.basket [data-pip="4"]')
  expect(await page.locator('.ledger .sum').innerText()).toMatch(/Left\s+\$5/)
  expect(await page.locator('.pw-hints .ghost').count()).toBe(2)
  await rested(page)
  await click('[data-testid=buy]')
  await shows(page, before + 5)
  expect(await page.locator('.basket').count()).toBe(0)
  await page.keyboard.press('Control+z')
  await shows(page, before)
  expect(await page.locator('.basket li').count()).toBe(2)
  expect(faults).toEqual([])
  await context.close()
})

it('taxes are marked on the map with their risk, and raised one die after the other', async () => {
  const { page, faults, context } = await openPage(browser)
  await openFile(page, atQuestion('taxes'))
  await page.locator('[data-testid=lift]').click()
  const before = await versionOf(page)
  for (const place of ['Cal', 'Syr', 'Pal', 'Pal'])
    await page.locator(`[data-spot="place:${place}"]`).dispatchEvent('click')
  expect(await page.locator('.pw-hints .tax.on').count()).toBe(2)
  expect(await page.locator('.ledger .maybe').innerText()).toContain('$9')
  expect(await page.locator('.incomes li').count()).toBeGreaterThan(5)
  expect(await versionOf(page)).toBe(before)
  await rested(page)
  await page.locator('[data-testid=raise]').click()
  await shows(page, before + 1)
  expect(await page.locator('[data-testid=plan] li').count()).toBe(1)
  await rested(page)
  await page.locator('[data-testid=do-plan]').click()
  await shows(page, before + 2)
  expect(faults).toEqual([])
  await context.close()
})

it('a click on the bands of a power gives its score line by line, which adds up to its points', async () => {
  const { page, faults, context } = await openPage(browser)
  await openFile(page, atQuestion('treasury'))
  await page.locator('[data-testid=lift]').click()
  const cards = page.locator('.pw-power .account')
  for (let nth = 0; nth < (await cards.count()); nth++) {
    const points = Number.parseInt(await cards.nth(nth).innerText(), 10)
    await cards.nth(nth).click()
    const cells = await page.locator('[data-testid=score] td:last-child').allInnerTexts()
    const lines = cells.map(Number)
    expect(lines.at(-1)).toBe(points)
    expect(sum(lines.slice(0, -1))).toBe(points)
    await page.keyboard.press('Escape')
  }
  expect(faults).toEqual([])
  await context.close()
})
