import { makeBot } from '@hippodrome/bots'
import { modelFor } from '@hippodrome/bots/models'
import {
  configure,
  type Decision,
  type Game,
  type MatchFile,
  matchFile,
  newHeader,
  openMatch,
  seedFromText,
} from '@hippodrome/engine'
import { type GameId, loadGame } from '@hippodrome/games'
import { importFile } from '../../e2e/importFile.ts'
import { type Bench, note, openContext, report } from './page.ts'

const SEATS = 2
/** The first of this many matches between quick bots that is long enough, or else the longest of them. */
const TRIES = 12
const MOST_SECONDS = { families: 60, court: 180, powers: 180 } as const
const LONG_ENOUGH = { families: 300, court: 0, powers: 0 } as const

/** How long the review of a finished match takes in its worker, from the click until it is there. */
export async function review({ browser, address, games }: Bench): Promise<void> {
  for (const game of games) {
    const file = await finished(game)
    const context = await openContext(browser)
    context.setDefaultTimeout(2 * MOST_SECONDS[game] * 1000)
    const page = await context.newPage()
    await page.goto(address)
    await importFile(page, file)
    await page.locator('[data-testid=to-review]').click()
    const began = performance.now()
    await page.waitForSelector('[data-testid=review][data-step=there]')
    const seconds = (performance.now() - began) / 1000
    note(`${file.choices.length} choices`)
    report(`review of a match of ${game}`, seconds, 's', MOST_SECONDS[game])
    await context.close()
  }
}

async function finished(game: GameId): Promise<MatchFile> {
  const rules: Game = await loadGame(game)
  const model = await modelFor(rules, { seats: SEATS })
  let longest: MatchFile | undefined
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const file = played(rules, model, attempt)
    if (file.choices.length > (longest?.choices.length ?? 0)) longest = file
    if (file.choices.length >= LONG_ENOUGH[game]) return file
  }
  if (!longest) throw new Error(`no match of ${game}`)
  return longest
}

/** The page takes the first bot for a person. */
function played(rules: Game, model: Awaited<ReturnType<typeof modelFor>>, attempt: number): MatchFile {
  const players = ['human', 'glance~3%']
  const seats = players.map((player, seat) => ({ name: seat === 0 ? 'Anna' : 'Basil', player }))
  const header = newHeader(
    rules,
    configure(rules, { seats: SEATS }),
    seats,
    seedFromText(`review ${attempt}`),
  )
  const bots = players.map((_, seat) => makeBot('glance~3%', { seed: 2 * attempt + seat, model }))
  const match = openMatch(rules, header)
  while (!match.over) {
    const { seat } = match.state.pending[0] as Decision
    const choice = bots[seat]?.choose(match.runner, match.state, seat) ?? 0
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
  }
  return matchFile(header, match)
}
