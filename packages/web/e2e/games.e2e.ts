import {
  configure,
  draw,
  fastChance,
  type Game,
  type MatchFile,
  type Options,
  openMatch,
} from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, lots, openPage, playOn } from './browser.ts'
import { fileOf, openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const modes: readonly [game: string, seats: number, options: Options, language: string][] = [
  ['court', 2, { mode: 'court', taktika: true }, 'nl'],
  ['court', 2, { mode: 'duel' }, 'en'],
  ['court', 1, { mode: 'solo' }, 'nl'],
]

it.each(modes)(
  'the generic table plays a whole match of %s, %d seats, %o',
  async (id, seats, options, language) => {
    const { page, faults, context } = await openPage(browser, { settings: { language, table: 'plain' } })
    const rules: Game = await loadGame(id)
    const config = configure(rules, { seats, options })
    await openFile(page, fileOf(rules, config, new Array<string>(seats).fill('human')))
    expect(await playOn(page, lots(5))).toBeGreaterThan(10)
    expect(await page.locator('[data-testid=result] tbody tr').count()).toBeGreaterThan(0)
    expect(faults).toEqual([])
    await context.close()
  },
)

/** How many clicks are made at the beginning of a match of powers, and how many choices at its end: all of it would take long and ask the same again. */
const SOME = 80

/** A match played by lot up to its last choices. */
function nearlyOver(rules: Game, file: MatchFile): MatchFile {
  const match = openMatch(rules, file)
  const lot = fastChance(5)
  for (let [asked] = match.state.pending; asked; [asked] = match.state.pending) {
    const { seat, choices } = asked
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice: draw(lot, choices.length) })
  }
  return { ...file, choices: match.made.slice(0, -SOME).map(({ seat, choice }) => [seat, choice]) }
}

it('the generic table begins a match of powers, and ends one', async () => {
  const { page, faults, context } = await openPage(browser, { settings: { table: 'plain' } })
  const rules: Game = await loadGame('powers')
  const file = fileOf(rules, configure(rules, { seats: 2, options: { scenario: 'A' } }), ['human', 'human'])
  await openFile(page, file)
  let clicks = 0
  await playOn(page, lots(5), async () => ++clicks > SOME)
  const late = nearlyOver(rules, file)
  expect(late.choices.length).toBeGreaterThan(SOME)
  await openFile(page, late)
  await playOn(page, lots(6))
  expect(await page.locator('[data-testid=result] tbody tr').count()).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await context.close()
})
