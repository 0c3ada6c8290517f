import type { Game } from '@hippodrome/engine'
import { powers } from '@hippodrome/powers'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openingWith, TWO } from '../src/powers/lessons/positions.ts'
import { launch, openPage, PHONE } from './browser.ts'
import { atQuestion, positionsOf } from './powersPositions.ts'
import { fileOf, openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** What of the second kind something of the first lies over. */
const covered = (page: Page, one: string, others: string): Promise<readonly string[]> =>
  page.evaluate(
    ([over, under]) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility())
      return boxes(over).flatMap((top) => {
        const a = top.getBoundingClientRect()
        return boxes(under).flatMap((below) => {
          const b = below.getBoundingClientRect()
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          return apart ? [] : [below.textContent]
        })
      })
    },
    [one, others] as const,
  )

it('on a phone nothing of a turn lies over something else, no word is cut off, and a plan tells only what it does', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  await openFile(page, atQuestion('taxes', undefined, [4, { scenario: '3' }]))
  await page.locator('[data-testid=lift]').click()
  await page.locator('.pw-desk [data-testid=close-ledger]').click()
  await page.locator('[data-testid=do-plan]:enabled').waitFor()
  expect(await page.locator('.plan-steps li').allTextContents()).toEqual(['Pay all wages'])
  await page.locator('[data-testid=do-plan]').click()
  await page.locator('.pw-desk[data-prompt=operations]').waitFor()
  // The longest name of a phase, in a year of four digits.
  expect(await page.locator('.pw-standing').textContent()).toMatch(/1\d{3}.*Operations/)
  expect(await covered(page, '.pw-phases', '.board-bar :is(button, a)')).toEqual([])
  await page.locator('[data-testid=undo]:enabled').waitFor()
  expect(await page.locator('.news').count()).toBe(1)
  expect(await covered(page, '[data-testid=undo]', '.news')).toEqual([])
  expect(await covered(page, '.map-buttons button', '.news')).toEqual([])
  await page.locator('[data-sheet-tab=powers]').click()
  const cut = await page
    .locator('.bands .levels span')
    .evaluateAll((words) => words.filter((word) => word.scrollWidth > word.clientWidth).length)
  expect(cut).toBe(0)
  await page.locator('[data-sheet-tab=choices]').click()
  const low = await page
    .locator('.pw-desk button:visible')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 36).map((one) => one.textContent),
    )
  expect(low).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

it('on a phone a second place replaces the first, unless the way shall lead over it', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  const position = openingWith((board) => {
    board.clear('muslim', 'Kil').put('muslim', 'Kil', { fieldArmy: 3, nomad: 2 })
  })()
  await openFile(page, fileOf(powers as unknown as Game, TWO, ['human', 'human'], { dice: [6], position }))
  await page.locator('[data-testid=lift]').click()
  const tap = (spot: string) => page.locator(spot).first().dispatchEvent('click')
  const steps = () => page.locator('[data-testid=plan][data-phase=ready] .plan-steps li').allTextContents()
  await tap('.pw-stack.legal[aria-label*=Kilikia]')
  await page.locator('[data-testid=do-plan]:enabled').click()
  await page.locator('.pw-desk[data-prompt=act]').waitFor()
  await tap('[data-spot="place:Mes"]')
  await expect.poll(steps).toEqual([expect.stringContaining('Mesopotamia')])
  await tap('[data-spot="place:Syr"]')
  await expect.poll(steps).toEqual([expect.stringContaining('Syria')])
  await tap('[data-spot="place:Mes"]')
  await expect.poll(steps).toEqual([expect.stringContaining('Mesopotamia')])
  await page.locator('[data-testid=via]').click()
  await tap('[data-spot="place:Syr"]')
  await expect.poll(steps).toEqual([expect.stringContaining('Mesopotamia'), expect.stringContaining('Syria')])
  expect(faults).toEqual([])
  await context.close()
})

it('on a phone a stack can be parted, or left for the next one, and what was put together needs no second word', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  const position = openingWith((board) => {
    board.clear('muslim', 'Kil').put('muslim', 'Kil', { fieldArmy: 3, nomad: 2 })
  })()
  await openFile(page, fileOf(powers as unknown as Game, TWO, ['human', 'human'], { dice: [6, 6], position }))
  await page.locator('[data-testid=lift]').click()
  const tap = (spot: string) => page.locator(spot).first().dispatchEvent('click')
  const asked = (prompt: string) => page.locator(`.pw-desk[data-prompt=${prompt}]`).waitFor()
  const steps = () => page.locator('[data-testid=plan][data-phase=ready] .plan-steps li').count()
  // Where there is no Shift the plan leads to what else can be done with a stack.
  await tap('.pw-stack.legal[aria-label*=Kilikia]')
  await page.locator('[data-testid=instead]').click()
  await page.locator('.spot-choices [data-choice]').nth(1).click()
  await page.locator('[data-testid=confirm]').click()
  await asked('split')
  await page.locator('[data-testid=undo]').click()
  await asked('operations')
  await page.locator('[data-sheet-tab=scene]').click()
  await tap('.pw-stack.legal[aria-label*=Kilikia]')
  await page.locator('[data-testid=do-plan]:enabled').click()
  await asked('act')
  await tap('[data-spot="place:Mes"]')
  await expect.poll(steps).toBe(1)
  // What waits for its word is all that the sheet shows to press, and no news hide where it leads.
  expect(await page.locator('.pw-desk .acts').isVisible()).toBe(false)
  expect(await page.locator('.news').isVisible()).toBe(false)
  expect(await page.locator('.pw-hints .way').count()).toBe(2)
  await page.locator('[data-testid=do-plan]:enabled').click()
  await expect.poll(() => page.locator('.pw-hints .way').count()).toBe(0)
  await tap('.pw-stack[aria-label*="box East"]')
  await expect.poll(steps).toBe(2)
  expect(await page.locator('.pw-hints .way').count()).toBe(0)
  await page.locator('[data-testid=do-plan]:enabled').click()
  await expect.poll(() => page.locator('[data-testid=prompt]').textContent()).toContain('box East')
  expect(faults).toEqual([])
  await context.close()
})

it('on a phone a basket is bought with the button that says so', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  await openFile(page, atQuestion('treasury'))
  await page.locator('[data-testid=lift]').click()
  await page.locator('.shop [data-ware=warrior]').click()
  await page.locator('[data-spot="place:Syr"]').dispatchEvent('click')
  await page.locator('.pw-desk [data-testid=close-ledger]').click()
  await page.locator('.pw-desk[data-prompt=operations]').waitFor()
  await page.locator('[data-testid=undo]').click()
  await page.locator('.pw-desk[data-prompt=treasury] .basket').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('on a phone a unit is set up with one tap and taken back with another, and only the last waits for a word', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  await openFile(page, atQuestion('place'))
  await page.locator('[data-testid=lift]').click()
  const put = page.locator('.pw-desk .pips .put')
  const tap = async (many: number) => {
    await page.locator('[data-spot="place:Thrac"]').dispatchEvent('click')
    await expect.poll(() => put.count()).toBe(many)
  }
  for (const many of [1, 2, 3]) await tap(many)
  await page.locator('[data-testid=undo]').click()
  await expect.poll(() => put.count()).toBe(2)
  for (const many of [3, 4, 5, 6]) await tap(many)
  await page.locator('[data-spot="place:Thrac"]').dispatchEvent('click')
  await page.locator('[data-testid=do-plan]:enabled').click()
  await page.locator('.pw-desk:not([data-prompt=place])').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('on a phone who fights, what fell and what may be rolled are in sight together, and the ledger over the map', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  const file = positionsOf(['counterattack'], 12).get('counterattack')
  if (!file) throw new Error('nobody was struck')
  await openFile(page, file)
  await page.locator('[data-testid=lift]').click()
  const seen = async (selector: string) => {
    const boxes = await page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    const nav = await page.locator('.sheet-bar').boundingBox()
    expect(boxes.length).toBeGreaterThan(0)
    for (const { bottom, height } of boxes) {
      expect(height).toBeGreaterThan(0)
      expect(bottom).toBeLessThanOrEqual(nav?.y ?? 0)
    }
    return boxes
  }
  await page.locator('.pw-desk[data-prompt=counterattack]').waitFor()
  const armies = await seen('.pw-battle .army')
  const [verdict] = await seen('.pw-battle .verdict')
  const [strike] = await seen('.pw-desk .strike')
  expect(armies).toHaveLength(2)
  for (const { bottom } of armies) expect(bottom).toBeLessThanOrEqual(verdict?.top ?? 0)
  expect(verdict?.bottom).toBeLessThanOrEqual(strike?.top ?? 0)
  await openFile(page, atQuestion('maintenance'))
  await page.locator('[data-testid=lift]').click()
  await page.locator('[data-sheet-tab=scene][aria-pressed=true]').waitFor()
  await seen('.ledger .sum')
  expect(faults).toEqual([])
  await context.close()
})
