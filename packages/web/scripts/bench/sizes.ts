import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import type { Page } from 'playwright-core'
import { type Bench, openContext, report } from './page.ts'

const pathsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

/** The scripts that a page itself has asked for; what its workers fetch is theirs. */
const scriptsOf = async (page: Page): Promise<readonly string[]> =>
  (await pathsOf(page)).filter((path) => !path.includes('worker'))

/** Script of the first page, and what the board of each game brings on top of it, in the language that needs most. */
export async function scripts({ browser, address, dist, games }: Bench): Promise<void> {
  const zipped = (paths: Iterable<string>): number =>
    [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0) / 1000
  const firsts: number[] = []
  for (const [index, game] of GAMES.entries()) {
    if (!games.includes(game)) continue
    const boards: number[] = []
    for (const language of LANGUAGES) {
      const context = await openContext(browser, { language })
      const page = await context.newPage()
      await page.goto(address)
      await page.waitForSelector('.game')
      await page.waitForLoadState('networkidle')
      const first = new Set(await scriptsOf(page))
      firsts.push(zipped(first))
      await page.locator('.game .acts button').nth(index).click()
      await page.waitForSelector('[data-testid=prompt]')
      await page.waitForLoadState('networkidle')
      boards.push(zipped(new Set((await scriptsOf(page)).filter((path) => !first.has(path)))))
      await context.close()
    }
    report(`${game}: its board on top of the page, gzip`, Math.max(...boards), 'kB', 120)
  }
  report('script of the first page, gzip', Math.max(...firsts), 'kB', 150)
}

/** In how many files of the workers the rules of each game are: both workers share them. */
export async function rules({ dist }: Bench): Promise<void> {
  const folder = join(dist, 'assets')
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const text = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const [, next = ''] of (text.get(file) ?? '').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      reach(next, seen)
    return seen
  }
  const workers = files.filter((file) => file.includes('worker'))
  const theirs = new Set(workers.flatMap((file) => [...reach(file)]))
  for (const game of GAMES) {
    const { rules: version } = await loadGame(game)
    // A learned model names the rules that it was made for, and is nothing but numbers.
    const isCode = (file: string) => /=>|function/.test(text.get(file) ?? '')
    const copies = [...theirs].filter((file) => text.get(file)?.includes(version) && isCode(file))
    if (copies.length === 0) throw new Error(`no worker holds the rules of ${game}`)
    report(`${game}: files of the workers that hold its rules`, copies.length, 'file', 1)
  }
}
