/**
 * Counts what stands between a person and one turn of each game, on one or more pages that are being served, also old
 * ones: `npx tsx packages/web/scripts/taps.ts http://localhost:8080/ [another address]`. Taps to begin a match from the
 * first page, taps and prompts until others have moved, and the words on the screen at each prompt; at both sizes.
 */
import { GAMES, type GameId } from '@hippodrome/games'
import { chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../../../scripts/chromium.mjs'

const MOST_PROMPTS = 120
const MOST_TAPS = 300
const WAIT_MS = 30_000
const SETTLES_MS = 150
/** So many prompts are answered with whatever comes first; then the turn is ended as soon as it may be. */
const EAGER = 4
const GESTURE = 2
const ENDS = /^(?:\d\s*)?(?:pass|end|done|finish|stop|no more|pay|skip|decline|nothing|that is all)/i

type Count = { begin: number; taps: number; prompts: number; words: number; screens: number[] }

/** Choices as every front end marks them, and what may stand before them. */
const CHOICES = '[data-choice]'
const FIRST = '[data-testid=confirm], [data-testid=confirm-turn], [data-testid=lift], [data-testid=do-plan]'
/** Where a board answers without a list. */
const ACTS =
  '.pw-desk [data-act], .pw-desk .closing button, .court-table [data-act], [data-testid=step-do], [data-testid=seal]'
const SPOTS = '.scene .legal[data-spot], .court-table .legal[data-spot]'
const HEADS = '.group-head[aria-expanded=false]'

async function begin(page: Page, game: GameId): Promise<number> {
  const now = page.locator('.game .acts button').nth(GAMES.indexOf(game))
  if ((await now.count()) > 0) {
    await now.click()
    return 1
  }
  await page.locator('.card a.primary').nth(GAMES.indexOf(game)).click()
  await page.locator('button[type=submit]').click()
  return 2
}

const wordsOn = (page: Page): Promise<number> =>
  page.evaluate(() => document.body.innerText.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length)

const versionOf = async (page: Page): Promise<number> =>
  Number((await page.locator('[data-testid=prompt]').first().getAttribute('data-version')) ?? -1)

/** Taps whatever leads on: the word that is waited for, what ends a turn that has lasted, the first choice, a part of the board, a head. */
async function tap(page: Page, count: Count): Promise<void> {
  const shown = (selector: string) => page.locator(selector).filter({ visible: true })
  const ends = shown(`${CHOICES}, ${ACTS}`).filter({ hasText: ENDS })
  const ways = [
    shown(FIRST),
    ...(count.prompts > EAGER ? [ends] : []),
    shown(CHOICES),
    shown(ACTS),
    shown(HEADS),
    shown(SPOTS),
  ]
  for (const way of ways)
    if ((await way.count()) > 0) {
      await way.first().dispatchEvent('click')
      count.taps += 1
      return
    }
  throw new Error('nothing can be tapped')
}

/** Waits until something can be tapped; where a phone keeps the list in a sheet, the sheet is opened, which is a tap. */
async function offered(page: Page, count: Count): Promise<void> {
  const found = page
    .locator(`${FIRST}, ${CHOICES}, ${ACTS}, ${HEADS}, ${SPOTS}`)
    .filter({ visible: true })
    .first()
  const list = page.locator('.sheet-bar button').nth(1)
  const hidden = await page.locator(CHOICES).or(page.locator(HEADS)).first().isHidden()
  if (hidden && (await list.isVisible()) && !(await found.isVisible())) {
    await page.waitForSelector(`${CHOICES}, ${HEADS}`, { state: 'attached', timeout: WAIT_MS })
    await list.click()
    count.taps += 1
  }
  await found.waitFor({ timeout: WAIT_MS })
}

async function oneTurn(page: Page, game: GameId): Promise<Count> {
  const count: Count = { begin: await begin(page, game), taps: 0, prompts: 0, words: 0, screens: [] }
  await page.waitForSelector(`[data-testid=prompt], [data-testid=lift]`, { timeout: WAIT_MS })
  let asked = -1
  while (count.prompts < MOST_PROMPTS && count.taps < MOST_TAPS) {
    await offered(page, count)
    await page.waitForTimeout(SETTLES_MS)
    const version = await versionOf(page)
    const isChoice = (await page.locator(FIRST).filter({ visible: true }).count()) === 0
    if (isChoice && version !== asked) {
      // One gesture may be a few choices; more than that others made.
      if (count.prompts > 0 && version > asked + GESTURE) return { ...count, words: average(count.screens) }
      asked = version
      count.prompts += 1
      count.screens.push(await wordsOn(page))
    }
    await tap(page, count)
  }
  throw new Error(`the turn is not over after ${count.prompts} prompts and ${count.taps} taps`)
}

const average = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length))

const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]
console.log('| page | size | game | taps to begin | prompts | taps | words on the screen |')
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const address of process.argv.slice(2))
  for (const viewport of SIZES)
    for (const game of GAMES) {
      const context = await browser.newContext({ viewport, locale: 'en-GB', hasTouch: viewport.width < 600 })
      await context.addInitScript(() => {
        localStorage.setItem('hippodrome.settings', '{"language":"en","speed":"instant"}')
      })
      const page = await context.newPage()
      await page.goto(address)
      await page.waitForSelector('.card, .game')
      // What this script cannot walk, it says.
      const counted = await oneTurn(page, game).catch((fault: unknown) => String(fault).split('\n')[0] ?? '')
      const place = `| ${address} | ${viewport.width}x${viewport.height} | ${game}`
      console.log(
        typeof counted === 'string'
          ? `${place} | not counted: ${counted} | | | |`
          : `${place} | ${counted.begin} | ${counted.prompts} | ${counted.taps} | ${counted.words} |`,
      )
      await context.close()
    }
await browser.close()
