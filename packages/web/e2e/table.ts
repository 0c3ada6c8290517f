import {
  type Config,
  FORMAT,
  FORMAT_VERSION,
  type Game,
  type MatchFile,
  newHeader,
  seedFromText,
} from '@hippodrome/engine'
import { families, SetPosition } from '@hippodrome/families'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { importFile } from './importFile.ts'

const NAMES = ['Anna', 'Basil', 'Chosroes', 'Danelis']

/** A match that begins from a position, or from the set-up of the rules. */
export function fileOf(
  rules: Game,
  config: Config,
  players: readonly string[],
  extra: { dice?: readonly number[]; position?: unknown } = {},
): MatchFile {
  const seats = players.map((player, seat) => ({ name: NAMES[seat] ?? '', player }))
  const header = newHeader(rules, config, seats, seedFromText('browser tests'), {
    script: [...(extra.dice ?? [])],
    ...(extra.position === undefined ? {} : { position: extra.position }),
  })
  return { format: FORMAT, version: FORMAT_VERSION, ...header, choices: [] }
}

/** A position of families with people on all seats. */
export const familiesAt = (set: SetPosition, dice: readonly number[] = []): MatchFile =>
  fileOf(families as unknown as Game, set.config, new Array<string>(set.config.seats).fill('human'), {
    dice,
    position: set.position(),
  })

/** A city with an army and a levy behind it, and somebody who may attack it. */
export const attack = (): MatchFile =>
  familiesAt(
    new SetPosition()
      .city('ankara', { tokens: 2, owner: 1 })
      .city('tarsus', { colour: 'arab', tokens: 1, owner: 0 })
      .army(0, 'arab', { at: 'tarsus', elite: 1, main: 3, move: 3 })
      .army(1, 'byzantine', { at: 'ankara', elite: 1, main: 3, levy: 3, move: 2 })
      .rich(),
    new Array<number>(40).fill(3),
  )

/** Opens a match file by the button of the first page. */
export async function openFile(page: Page, file: MatchFile | string): Promise<void> {
  // Whoever has just come is at the first page already.
  if (page.url() !== inject('address')) await page.goto(inject('address'))
  await importFile(page, file)
  await page.waitForSelector('[data-testid=prompt], [data-testid=live], [data-testid=lift], main.end')
}

export const versionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-testid=prompt]').getAttribute('data-version'))

/** A new question does not act for a while under a pointer that has just clicked. */
export const rested = (page: Page): Promise<void> => page.waitForTimeout(420)

/** Makes the choice that has these words, wherever it is listed, by keys, which need no rest; waits until it is on the screen. */
export async function choose(page: Page, words: string): Promise<void> {
  const spots = page.locator('[data-choice], .group-head')
  await spots.first().waitFor({ state: 'attached' })
  // On a phone the list may lie in a sheet that is not open.
  if (!(await spots.first().isVisible())) await page.locator('.sheet-bar button').nth(1).click()
  const before = await versionOf(page)
  const rows = page.locator('[data-choice]', { hasText: words })
  const heads = page.locator('.group-head')
  for (let group = 0; (await rows.count()) === 0; group++) {
    if (group >= (await heads.count())) throw new Error(`no choice has the words “${words}”`)
    if ((await heads.nth(group).getAttribute('aria-expanded')) === 'false')
      await heads.nth(group).press('Enter')
  }
  await rows.first().press('Enter')
  const confirm = page.locator('[data-testid=confirm]')
  if (await confirm.isVisible()) await confirm.press('Enter')
  await page.waitForFunction(
    (version) => document.querySelector('[data-testid=prompt]')?.getAttribute('data-version') !== version,
    String(before),
  )
}
