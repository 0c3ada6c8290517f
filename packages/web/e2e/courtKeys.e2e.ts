import { court } from '@hippodrome/court'
import { type Game, type MatchFile, replay } from '@hippodrome/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, openPage, PHONE, WIDE } from './browser.ts'
import { readPage } from './courtHeld.ts'
import { openAt } from './courtOpen.ts'
import { type Merit, positionsOf } from './courtPositions.ts'

const rules = court as unknown as Game

let browser: Browser
let at: ReadonlyMap<string, MatchFile>

const full: Merit = ({ own, players, seat, round }) =>
  (own?.hand.length ?? 0) +
  (players[seat]?.played.length ?? 0) +
  (own?.quests.length ?? 0) -
  Math.abs(round - 4)
const PROMPTS = new Set(['take-turn', 'contribute', 'buy', 'answer-action'])

beforeAll(async () => {
  browser = await launch()
  at = positionsOf(PROMPTS, [{ seats: 3, options: {} }], 3, full)
})
afterAll(() => browser?.close())

function fileAt(prompt: string): MatchFile {
  const file = at.get(prompt)
  if (!file) throw new Error(`nobody was asked ${prompt}`)
  return file
}

/** The same match with programs on all other seats, so that the table stays that of one person. */
function aloneAt(prompt: string): MatchFile {
  const file = fileAt(prompt)
  const seat = replay(rules, file).state.pending[0]?.seat
  const seats = file.seats.map((one, index) => ({ ...one, player: index === seat ? 'human' : 'novice' }))
  return { ...file, seats }
}

const made = async (page: Page): Promise<number> => (await readPage(page)).file.choices.length

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-spot]')?.dataset.spot)

it('a phone opens list, chronicle and time-line, and closes them again', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  await openAt(page, fileAt('take-turn'))
  await page.locator('[data-testid=all-choices]').click()
  expect(await page.locator('.side [data-choice]').first().isVisible()).toBe(true)
  await page.locator('.side .tabs button').nth(1).click()
  expect(await page.locator('.side .chronicle li').first().isVisible()).toBe(true)
  const line = page.locator('[data-testid=timeline]')
  expect(await line.isVisible()).toBe(true)
  await page.locator('[data-testid=walk-back]').click()
  await page.waitForSelector('.board[data-past]')
  // The table is before the eyes again, and the time-line stays until one comes back.
  await page.locator('.drawer-close').click()
  expect(await page.locator('.side .chronicle li').first().isVisible()).toBe(false)
  expect(await line.isVisible()).toBe(true)
  await page.locator('[data-testid=walk-present]').click()
  await page.waitForSelector('.board:not([data-past])')
  expect(faults).toEqual([])
  await context.close()
})

it('arrow keys come to all parts of the table, and what they come to explains itself', async () => {
  const { page, faults, context } = await openPage(browser)
  await openAt(page, aloneAt('take-turn'))
  const reached = await page.evaluate(() => {
    const kinds = new Set<string>()
    for (const spot of document.querySelectorAll<HTMLElement>('.scene [data-spot]')) {
      if (!spot.checkVisibility()) continue
      spot.focus()
      if (document.activeElement === spot) kinds.add(spot.dataset.spot?.split(':')[0] ?? '')
    }
    return [...kinds]
  })
  const KINDS = ['position', 'stall', 'way', 'card', 'event', 'option', 'good', 'quest', 'area', 'seat']
  expect(reached).toEqual(expect.arrayContaining(KINDS))
  // A position of the track that nobody can take now.
  await page.locator('.position.taken').first().focus()
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toMatch(/^(position|stall):/)
  await page.locator('[data-testid=explain]').waitFor()
  // A card in the court of another.
  await page.locator('.right [data-spot^="card:"]').first().focus()
  await page.locator('.zoom').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('a card that is read stays before the eyes when the table is drawn anew under a pointer that rests', async () => {
  const { page, context } = await openPage(browser)
  await openAt(page, aloneAt('take-turn'))
  const [one, other] = [
    page.locator('.right [data-spot^="card:"]').first(),
    page.locator('.court-table .ribbon').first(),
  ]
  const point = (kind: 'pointerover' | 'pointermove', at = one) =>
    at.dispatchEvent(kind, { pointerType: 'mouse', bubbles: true, clientX: 600, clientY: 300 })
  await point('pointerover')
  await point('pointermove')
  await page.locator('.zoom').waitFor()
  await point('pointerover')
  await page.waitForTimeout(500)
  expect(await page.locator('.zoom').count()).toBe(1)
  await point('pointerover', other)
  await page.locator('.zoom').waitFor({ state: 'detached' })
  await context.close()
})

it('F6 walks the parts of the table in their order, and back with Shift', async () => {
  const { page, context } = await openPage(browser)
  await openAt(page, aloneAt('take-turn'))
  const where = () =>
    page.evaluate(() => {
      const parts = ['ribbon', 'dock-mid', 'dock-right', 'dock-left', 'left', 'empire', 'mid', 'right']
      return parts.find((part) => document.activeElement?.closest(`.court-table .${part}`)) ?? ''
    })
  const walked: string[] = []
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('F6')
    walked.push(await where())
  }
  const round = ['ribbon', 'dock-mid', 'dock-right', 'dock-left', 'left', 'empire', 'mid', 'right', 'ribbon']
  expect(walked).toEqual(round)
  await page.keyboard.press('Shift+F6')
  expect(await where()).toBe('right')
  await context.close()
})

it('S shows what happened and sells nothing; V sells', async () => {
  const { page, context } = await openPage(browser)
  await openAt(page, aloneAt('take-turn'))
  const before = await made(page)
  await page.keyboard.press('s')
  await page.locator('[data-testid=since]').waitFor()
  await page.keyboard.press('s')
  await page.locator('[data-testid=since-pill]').waitFor()
  expect(await made(page)).toBe(before)
  const sell = page.locator('[data-spot="action:sell"]')
  expect(await sell.locator('kbd').textContent()).toBe('V')
  await page.keyboard.press('v')
  await page.waitForFunction(
    (version) =>
      Number(document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version) > version,
    before,
  )
  await context.close()
})

it('Enter seals a contribution, and Escape lets happen what a letter asks about', async () => {
  const { page, context } = await openPage(browser)
  await openAt(page, fileAt('contribute'))
  await page.locator('[data-testid=seal]:enabled').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('[data-testid=give]') === null)
  await context.close()

  const letter = await openPage(browser)
  await openAt(letter.page, aloneAt('answer-action'))
  await letter.page.locator('[data-testid=letter]').waitFor()
  const before = fileAt('answer-action').choices.length
  expect(await letter.page.locator('.letter .fate-line').count()).toBeGreaterThan(1)
  // What is open over it is closed first.
  await letter.page.keyboard.press('g')
  await letter.page.keyboard.press('Escape')
  expect(await letter.page.locator('[data-testid=letter]').isVisible()).toBe(true)
  await letter.page.keyboard.press('Escape')
  await letter.page.waitForFunction(() => document.querySelector('[data-testid=letter]') === null)
  const { choices } = (await readPage(letter.page)).file
  expect(choices[before]).toBeDefined()
  await letter.context.close()
})

it('§12.5 a run of purchases shows its running total before anything is sent, and one Undo takes all of it back', async () => {
  const solo = positionsOf(new Set(['take-turn']), [{ seats: 1, options: { mode: 'solo' } }], 2, (view) => {
    const stalls = view.market.filter(({ good }) => good !== undefined).length
    const { dynamis = 0, nomisma = 0 } = view.players[0]?.goods ?? {}
    return stalls + 9 * Math.min(1, dynamis) + 3 * Math.min(12, nomisma)
  }).get('take-turn')
  if (!solo) throw new Error('nobody was asked take-turn')
  const { page, context } = await openPage(browser)
  await openAt(page, solo)
  // A match that begins at a position counts on from there.
  const version = async () => Number(await page.locator('[data-testid=prompt]').getAttribute('data-version'))
  const before = await version()
  const held = () => page.locator('.purse .cell .counted').allTextContents()
  const at = await held()
  // Clicks in the first moment of a question are not taken for answers to it.
  await page.waitForTimeout(600)
  const basket = page.locator('[data-testid=basket]')
  const stalls = page.locator('.stall.legal:has(.ico)')
  let sum = 0
  for (const n of [0, 1, 2]) {
    sum += Number(await stalls.nth(n).locator('i').textContent())
    await stalls.nth(n).click()
    await page.waitForFunction(
      (total) => document.querySelector('[data-testid=basket] > b')?.textContent === `−${total}`,
      sum,
    )
    expect(await basket.locator('.basket-good').count()).toBe(n + 1)
  }
  // A second click takes it out of the basket again.
  sum -= Number(await stalls.nth(1).locator('i').textContent())
  await stalls.nth(1).click()
  await page.waitForFunction(
    (total) => document.querySelector('[data-testid=basket] > b')?.textContent === `−${total}`,
    sum,
  )
  expect(await version()).toBe(before)
  expect(await held()).toEqual(at)
  await page.locator('[data-testid=do-plan]:enabled').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForFunction((from) => {
    const now = document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version
    return Number(now) > from + 3 && document.querySelector('[data-testid=basket]') === null
  }, before)
  expect(await held()).not.toEqual(at)
  await page.locator('[data-testid=undo]').click()
  await page.waitForFunction(
    (from) => Number(document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version) === from,
    before,
  )
  expect(await held()).toEqual(at)
  await context.close()
})

it('what is pointed at shows in the purse what it would change, and a stall sells its own good', async () => {
  const { page, context } = await openPage(browser)
  await openAt(page, aloneAt('buy'))
  const stall = page.locator('.stall.legal').last()
  const good = /g-(\w+)/.exec((await stall.getAttribute('class')) ?? '')?.[1] ?? ''
  await stall.hover()
  await page.locator(`.purse [data-ghost=${good}]`).waitFor()
  expect(await page.locator(`.purse [data-ghost=${good}]`).textContent()).toBe('+1')
  expect(await page.locator('.purse [data-ghost=nomisma]').textContent()).toMatch(/^−\d/)
  const had = Number(await page.locator(`.purse [data-spot="good:${good}"] .counted`).textContent())
  // What it comes to is told before anything is sent.
  const before = await made(page)
  await stall.click()
  await page.locator('[data-testid=basket]').waitFor()
  expect(await made(page)).toBe(before)
  await page.locator('[data-testid=do-plan]:enabled').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    ([spot, n]) => document.querySelector(`.purse [data-spot="${spot}"] .counted`)?.textContent === n,
    [`good:${good}`, String(had + 1)] as const,
  )
  await context.close()
})

it.each([false, true])('of five Quests to give up all are in sight (with Taktika: %s)', async (taktika) => {
  const { page, context } = await openPage(browser, { size: WIDE })
  const way = { seats: 4, options: { taktika } }
  const file = positionsOf(new Set(['discard-quest']), [way], 1).get('discard-quest')
  if (!file) throw new Error('nobody gave up a Quest')
  await openAt(page, file)
  expect(await page.locator('.spread-slot').count()).toBe(5)
  const cut = await page.evaluate(() =>
    ['.spread', '.dock-left'].map((selector) => {
      const { scrollHeight = 0, clientHeight = 0 } = document.querySelector(selector) ?? {}
      return scrollHeight - clientHeight
    }),
  )
  expect(cut).toEqual([0, 0])
  await context.close()
})

it('whoever wants nothing to move has a hand that lies still, and who wants motion has it', async () => {
  for (const [motion, moves] of [
    ['reduced', '0s'],
    ['full', '0.18s'],
  ] as const) {
    // The screen asks for less motion in the second case, for more in the first: the setting decides.
    const { page, context } = await openPage(browser, { settings: { motion }, motion: motion === 'reduced' })
    await openAt(page, fileAt('take-turn'))
    const slot = page.locator('.hand-slot').first()
    expect(await slot.evaluate((one) => getComputedStyle(one).transitionDuration)).toBe(moves)
    await context.close()
  }
})
