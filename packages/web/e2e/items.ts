import { configure, draw, fastChance, type Game, type MatchFile, openMatch } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import type { Locator, Page } from 'playwright-core'
import { SIZES } from './browser.ts'
import { fileOf, versionOf } from './table.ts'

/** Every board at both sizes: for `it.each`. */
export const BOARDS = GAMES.flatMap((game) => SIZES.map(([name, size]) => [game, name, size] as const))

/** What others do that is told to whoever comes back, by its kind in the chronicle. */
const NEWS: { readonly [game: string]: readonly string[] } = {
  families: ['control', 'conquest', 'title', 'build'],
  powers: ['pillaged', 'battle', 'chit', 'destroyed', 'moved'],
  court: ['played', 'position', 'vote', 'activated'],
}

/** The question whose answers lie on the board. */
const OPEN: { readonly [game: string]: string } = { families: 'action', court: 'take-turn' }

type Walked = { readonly whole: MatchFile; readonly afterOthers: MatchFile }
const walked = new Map<string, Promise<Walked>>()

/** A whole match by lot of one person and a bot, and it up to where the person is asked after most has happened. */
async function walk(game: string): Promise<Walked> {
  const rules: Game = await loadGame(game)
  const file = fileOf(rules, configure(rules, { seats: 2 }), ['human', 'novice'])
  const match = openMatch(rules, file)
  const lot = fastChance(5)
  let own = 0
  let best = { until: 0, news: 0 }
  for (let [asked] = match.state.pending; asked; [asked] = match.state.pending) {
    const { seat, choices, prompt } = asked
    if (seat === 0) {
      const fresh = match.told.slice(own).filter(({ entry }) => NEWS[game]?.includes(entry.kind))
      if (choices.length > 1 && fresh.length > best.news && (OPEN[game] ?? prompt) === prompt)
        best = { until: match.made.length, news: fresh.length }
    }
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice: draw(lot, choices.length) })
    if (seat === 0) own = match.told.length
  }
  const made = match.made.map(({ seat, choice }): [number, number] => [seat, choice])
  return {
    whole: { ...file, choices: made },
    afterOthers: { ...file, choices: made.slice(0, best.until) },
  }
}

function known(game: string): Promise<Walked> {
  const found = walked.get(game) ?? walk(game)
  walked.set(game, found)
  return found
}

export const finished = async (game: string): Promise<MatchFile> => (await known(game)).whole
export const afterOthers = async (game: string): Promise<MatchFile> => (await known(game)).afterOthers

export const atVersion = (page: Page, version: number) =>
  page.waitForSelector(`[data-testid=prompt][data-version="${version}"]`, { state: 'attached' })

/** Waits until the person is asked something. */
export async function asked(page: Page): Promise<number> {
  await page.waitForSelector('.board')
  await page.waitForSelector('[data-choice], .group-head, .legal[data-spot], [data-act]', {
    state: 'attached',
  })
  return versionOf(page)
}

/** The list of all that may be chosen, unfolded down to its first row, which has the focus. */
export async function openList(page: Page): Promise<Locator> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  const rows = page.locator('.ask-body [data-choice]')
  if ((await rows.count()) === 0)
    await page.locator('.ask-body .group-head:not(.fold)').first().press('Enter')
  await rows.first().waitFor({ state: 'attached' })
  return rows
}

/** The number of a choice in the list that lights something on the board when it has the focus. */
export async function lighting(page: Page): Promise<number> {
  const rows = await openList(page)
  for (let nth = 0; nth < Math.min(12, await rows.count()); nth++) {
    await rows.nth(nth).focus()
    if ((await page.locator('.board [data-spot][data-lit]').count()) > 0) return nth
  }
  throw new Error('no choice lights its place')
}

/** Puts away the list of what happened, which lies over a phone's table until it is read. */
export async function haveRead(page: Page): Promise<void> {
  const seen = page.locator('[data-testid=to-move]')
  if (await seen.isVisible()) await seen.click()
}

/** Waits until more choices have been made, and the person is asked again. */
export async function askedAfter(page: Page, version: number): Promise<number> {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version) > before,
    version,
  )
  return asked(page)
}

/** Makes a choice of the list, with the word that a phone asks for. */
export async function chooseNth(page: Page, nth: number): Promise<void> {
  const version = await versionOf(page)
  await (await openList(page)).nth(nth).press('Enter')
  const confirm = page.locator('[data-testid=confirm]').last()
  await page.waitForFunction(
    (before) =>
      document.querySelector('[data-testid=confirm]') !== null ||
      Number(document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version) > before,
    version,
  )
  if ((await versionOf(page)) === version) await confirm.press('Enter')
  await askedAfter(page, version)
}
