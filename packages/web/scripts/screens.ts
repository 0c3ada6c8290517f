/** Takes the pictures in docs/screens from the built page: `npx tsx packages/web/scripts/screens.ts`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, type MatchFile, replay } from '@hippodrome/engine'
import { families } from '@hippodrome/families'
import { loadGame } from '@hippodrome/games'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { serve } from '../../../scripts/serve.mjs'
import { importFile } from '../e2e/importFile.ts'
import { chromiumPath } from '../../../scripts/chromium.mjs'
import { longMatch, randomMatch, upTo } from './longMatch.ts'

const root = join(import.meta.dirname, '..')
const target = join(root, '..', '..', 'docs', 'screens')
const rules = families as unknown as Game

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

type Look = {
  readonly phone?: boolean
  readonly dark?: boolean
  readonly settings?: { readonly [name: string]: unknown }
}

async function open(browser: Browser, address: string, { phone, dark, settings }: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone ? PHONE : WIDE,
    locale: 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: phone === true,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(
    (stored) => {
      localStorage.setItem('hippodrome.settings', JSON.stringify(stored))
    },
    { language: 'en', speed: 'instant', ...settings },
  )
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForSelector('.game')
  return page
}

async function openMatch(page: Page, file: MatchFile, until: number): Promise<void> {
  await importFile(page, upTo(file, until))
  await page.waitForSelector('[data-testid=prompt]')
  await page.waitForTimeout(600)
}

/** A match by lot of a game with secrets, behind its curtain. */
async function openOther(page: Page, game: string, seats: number, most: number): Promise<void> {
  await importFile(page, randomMatch(await loadGame(game), seats, 3, { most }))
  await page.locator('[data-testid=lift]').click()
  await page.waitForSelector('[data-testid=prompt]')
  await page.waitForTimeout(800)
}

/** Makes a choice by its number: opens the groups of the list until it is there. */
async function choose(page: Page, choice: number): Promise<void> {
  const row = page.locator(`[data-choice="${choice}"]`)
  const groups = page.locator('.group-head[aria-expanded=false]')
  for (let group = 0; (await row.count()) === 0 && group < 12; group++) await groups.nth(group).click()
  await row.click()
}

/** The first choice after `from` that leads to an entry of this kind at once. */
function beforeEntry(file: MatchFile, kind: string, from: number): number {
  const told = replay(rules, file).told.find(({ at, entry }) => entry.kind === kind && at > from)
  return (told?.at ?? 1) - 1
}

const file = longMatch(45, 10)
const half = Math.floor(file.choices.length / 2)
const battle = beforeEntry(file, 'battle', 60)

/** The first decision about an action after `from`: the whole board is open then. */
function atAction(from: number): number {
  for (let until = from; until < file.choices.length; until++)
    if (replay(rules, file, until).state.pending[0]?.prompt === 'action') return until
  return from
}

const SCREENS: { readonly [name: string]: readonly [Look, (page: Page, address: string) => Promise<void>] } =
  {
    '01-home': [{}, () => Promise.resolve()],
    '02-setup-dark': [{ dark: true }, (page, address) => visit(page, `${address}#/new/powers`, '.war')],
    '03-board-first-turn': [{}, (page) => openMatch(page, file, 0)],
    '04-board-mid-match-dark': [{ dark: true }, (page) => openMatch(page, file, atAction(half))],
    '05-why-not': [
      {},
      async (page) => {
        await openMatch(page, file, atAction(half))
        await page.locator('[data-city=damascus]').click()
      },
    ],
    '06-battle-dice': [
      { settings: { speed: 'slow' } },
      async (page) => {
        await openMatch(page, file, battle)
        await choose(page, file.choices[battle]?.[1] ?? 0)
        await page.waitForSelector('.news.telling .die')
        await page.waitForTimeout(400)
      },
    ],
    '07-phone-map': [{ phone: true }, (page) => openMatch(page, file, atAction(40))],
    '08-phone-choices-dark': [
      { phone: true, dark: true },
      async (page) => {
        await openMatch(page, file, atAction(40))
        await page.locator('.sheet-bar button').nth(1).click()
      },
    ],
    '09-rules': [{}, (page, address) => visit(page, `${address}#/rules/families/17.3`, '.rulebook')],
    '10-final-score': [{}, (page) => openEnd(page)],
    '12-powers-phone-dark': [{ phone: true, dark: true }, (page) => openOther(page, 'powers', 2, 30)],
    '13-phone-home-dark': [{ phone: true, dark: true }, () => Promise.resolve()],
    '14-settings': [{}, (page, address) => visit(page, `${address}#/settings`, '.settings')],
    '15-powers-board': [{}, (page) => openOther(page, 'powers', 4, 60)],
    '16-legend': [
      {},
      async (page) => {
        await openMatch(page, file, atAction(half))
        await page.keyboard.press('?')
        await page.waitForSelector('dialog.legend')
      },
    ],
    '17-lesson': [
      {},
      (page, address) => visit(page, `${address}#/lessons/families/6`, '[data-testid=lesson]'),
    ],
    '18-hint': [
      {},
      async (page) => {
        await openMatch(page, file, atAction(half))
        await page.locator('[data-testid=hint]').click()
        await page.waitForSelector('[data-testid=advice][data-state=there]')
      },
    ],
  }

/** The end of a match, with its dice checked. */
async function openEnd(page: Page): Promise<void> {
  await importFile(page, file)
  await page.waitForSelector('[data-testid=dice]')
  await page.waitForTimeout(600)
}

async function visit(page: Page, address: string, selector: string): Promise<void> {
  await page.goto(address)
  await page.waitForSelector(selector)
  await page.waitForTimeout(800)
}

process.env.NODE_ENV = 'production'
await build({ root, logLevel: 'error' })
mkdirSync(target, { recursive: true })
const { server, address } = await serve(join(root, 'dist'))
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
const wanted = process.argv.slice(2)
for (const [name, [look, act]] of Object.entries(SCREENS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const page = await open(browser, address, look)
  await act(page, address)
  await page.screenshot({ path: join(target, `${name}.png`) })
  await page.context().close()
  console.log(name)
}
await browser.close()
server.closeAllConnections()
server.close()
