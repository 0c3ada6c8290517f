/**
 * Takes the pictures of the table of court at its questions in docs/screens, from the built page:
 * `npx tsx --tsconfig packages/web/tsconfig.json packages/web/scripts/courtScreens.ts`
 */
import { join } from 'node:path'
import { makeBot } from '@hippodrome/bots'
import { type Court, type CourtView, court } from '@hippodrome/court'
import {
  type Choice,
  configure,
  type Decision,
  type Game,
  type MatchFile,
  matchFile,
  newHeader,
  openMatch,
  replay,
  Runner,
  seedFromText,
} from '@hippodrome/engine'
import { type Browser, chromium } from 'playwright-core'
import { build } from 'vite'
import { serve } from '../../../scripts/serve.mjs'
import type { Way } from '../e2e/courtPositions.ts'
import { importFile } from '../e2e/importFile.ts'
import { chromiumPath } from '../../../scripts/chromium.mjs'

const root = join(import.meta.dirname, '..')
const target = join(root, '../../docs/screens')
const rules = court as unknown as Game
const NAMES = ['Anna', 'Basil', 'Chosroes', 'Danelis']
const WIDE = { width: 1280, height: 800 }
const LARGE = { width: 1920, height: 1080 }
const PHONE = { width: 360, height: 740 }

type Look = {
  readonly size: typeof WIDE
  readonly dark?: boolean
  readonly language?: 'nl'
  /** Drawn without loss. */
  readonly png?: true
  /** Pressed before the picture is taken. */
  readonly press?: string
}
type Shot = readonly [prompt: string, name: string, look: Look]

const SHOTS: readonly (readonly [way: Way, shots: readonly Shot[]])[] = [
  [
    { seats: 4, options: {} },
    [
      ['take-turn', '11-court-table', { size: WIDE, png: true }],
      ['take-turn', '19-court-phone', { size: PHONE, png: true }],
      ['draft-card', 'court-01-draft', { size: WIDE }],
      ['vote-amount', 'court-02-vote-dark', { size: WIDE, dark: true, press: '.reveal [data-enter]' }],
      ['play-card', 'court-03-cards', { size: WIDE }],
      ['contribute', 'court-04-contribution-dark', { size: WIDE, dark: true, press: '.give footer button' }],
      ['sell', 'court-06-market-large', { size: LARGE, press: '.purse .cell.legal' }],
      ['take-position', 'court-09-phone-track', { size: PHONE, language: 'nl' }],
      ['take-turn', 'court-10-phone-turn-dark', { size: PHONE, dark: true }],
      ['answer-intrigue', 'court-05-intrigue', { size: WIDE }],
      ['end', 'court-11-end', { size: WIDE }],
    ],
  ],
  [{ seats: 4, options: { taktika: true } }, [['unit-move', 'court-07-taktika', { size: WIDE }]]],
  [
    { seats: 1, options: { mode: 'solo' } },
    [['build', 'court-08-solo-dark', { size: WIDE, dark: true, language: 'nl' }]],
  ],
]

const activates = (choice: Choice): boolean => 'action' in choice && choice.action === 'unit'

/** How good a moment is for a picture: well into the match, with cards in the hand and in every court. */
function meritOf({ own, players, seat, round, intrigue }: CourtView, { prompt, choices }: Decision): number {
  const mine = players[seat]
  const window = prompt.startsWith('answer-') ? 4 * choices.length + 5 * intrigue.length : 0
  return (
    window +
    (mine?.goods.dynamis ?? 0) / 2 +
    (choices.some(activates) ? 8 : 0) +
    (prompt === 'take-turn' ? 0 : Math.min(6, choices.length)) -
    2 * Math.abs((own?.hand.length ?? 0) - 5) -
    Math.abs((mine?.played.length ?? 0) - 13) / 2 -
    Math.abs(round - 6)
  )
}

const MATCHES = 3

/** The best moment of each prompt for the first seat, and the end, in matches that bots play as people would. */
function momentsOf({ seats, options }: Way, wanted: ReadonlySet<string>): ReadonlyMap<string, MatchFile> {
  const found = new Map<string, MatchFile>()
  const best = new Map<string, number>()
  for (let seed = 1; seed <= MATCHES; seed++) {
    const names = NAMES.slice(0, seats).map((name, seat) => ({
      name,
      player: seat === 0 ? 'human' : 'squire',
    }))
    const header = newHeader(
      rules,
      configure(rules, { seats, options }),
      names,
      seedFromText(`screen ${seed}`),
    )
    const match = openMatch(rules, header)
    const runner = new Runner(rules)
    const bots = names.map((_, seat) =>
      makeBot(seat === 0 ? 'greedy:20%' : 'greedy', { seed: seed * 10 + seat }),
    )
    for (;;) {
      const { pending, opened, game } = match.state
      const own = pending.find(({ seat }) => seat === 0)
      const asked = own ?? pending[0]
      if (!asked) break
      if (own && own.choices.length > 1 && wanted.has(own.prompt)) {
        const merit = meritOf(rules.view(game, 0) as CourtView, own)
        if (merit > (best.get(own.prompt) ?? -Infinity)) {
          best.set(own.prompt, merit)
          found.set(own.prompt, matchFile(header, match))
        }
      }
      const { seat } = asked
      const choice = bots[seat]?.choose(runner, match.state, seat) ?? 0
      match.submit({ seat, decision: opened[seat] ?? 0, choice })
    }
    found.set('end', matchFile(header, match))
  }
  return found
}

/** Goes on from a moment, each choosing what `picks` says, or else the last that is offered, until the first seat is asked this. */
function onwards(
  file: MatchFile,
  prompt: string,
  picks: (seat: number, choice: Choice) => boolean,
): MatchFile {
  const match = replay(rules, file)
  for (let made = 0; made < 40; made++) {
    const { pending, opened } = match.state
    const asked = pending.find(({ seat }) => seat === 0) ?? pending[0]
    if (!asked || (asked.seat === 0 && asked.prompt === prompt)) break
    const { seat, choices } = asked
    const wish = choices.findIndex((choice) => picks(seat, choice))
    match.submit({ seat, decision: opened[seat] ?? 0, choice: wish < 0 ? choices.length - 1 : wish })
  }
  return matchFile(file, match)
}

const CUSTODY = 'E105'
const WHISPER = 'E126'

/** The same moment with these cards in these hands, each for one that lay there. */
function dealt(file: MatchFile, cards: readonly (readonly [seat: number, card: string])[]): MatchFile {
  const { choices: _made, snapshot: _kept, position: _began, ...header } = file
  const { chance: _dice, ...position } = replay(rules, file).save() as unknown as {
    game: Court
    chance: unknown
  }
  const { game } = position
  const ids = court.tables(configure(rules, { seats: file.seats.length, options: file.options })).cards
  for (const [seat, id] of cards) {
    const wanted = ids.findIndex((card) => card.id === id)
    const held = game.players.hands[seat]?.[0]
    if (held === undefined) continue
    const { deck, discard, offer, place } = game.cards
    for (const lie of [deck, discard, offer, ...game.players.hands])
      lie.forEach((card, index) => {
        if (card === wanted) lie[index] = held
        else if (card === held) lie[index] = wanted
      })
    const [from = 0, to = 0] = [place[wanted], place[held]]
    place[wanted] = to
    place[held] = from
  }
  const begins = { ...header, position: JSON.parse(JSON.stringify(position)) as unknown }
  return matchFile(begins, openMatch(rules, begins))
}

/** What bots seldom come to by themselves: an action that is answered, and an answer to that; a unit that is activated. */
function staged(turn: MatchFile): MatchFile {
  if (turn.options.taktika === true) return onwards(turn, 'unit-move', (_, choice) => activates(choice))
  const plays = (choice: Choice): boolean => 'action' in choice && choice.action === 'play'
  const custody = (choice: Choice): boolean => 'card' in choice && choice.card === CUSTODY
  const moment = dealt(turn, [
    [1, CUSTODY],
    [0, WHISPER],
  ])
  return onwards(moment, 'answer-intrigue', (seat, choice) =>
    seat === 0 ? plays(choice) : seat === 1 && custody(choice),
  )
}

async function shoot(browser: Browser, file: MatchFile, name: string, look: Look): Promise<void> {
  const { size, dark = false, language = 'en', png = false, press } = look
  const context = await browser.newContext({
    viewport: size,
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: size === PHONE,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(
    (stored) => {
      localStorage.setItem('hippodrome.settings', stored)
    },
    JSON.stringify({ language, speed: 'instant' }),
  )
  const page = await context.newPage()
  await page.goto(address)
  await importFile(page, file)
  const shown = page.locator('.court-table, [data-testid=score]')
  const lift = page.locator('[data-testid=lift]')
  await lift.or(shown).first().waitFor()
  if (await lift.isVisible()) await lift.click()
  await shown.first().waitFor()
  await page.waitForTimeout(800)
  const since = page.locator('[data-testid=to-move]')
  if (await since.isVisible()) await since.click()
  if (press !== undefined) {
    // Clicks in the first moment after another are not taken for answers.
    await page.waitForTimeout(600)
    await page.locator(press).first().click()
    await page.waitForTimeout(500)
  }
  await page.mouse.move(1, 1)
  await page.screenshot({
    path: join(target, `${name}.${png ? 'png' : 'jpg'}`),
    ...(png ? { type: 'png' } : { type: 'jpeg', quality: 70 }),
  })
  await context.close()
}

process.env.NODE_ENV = 'production'
await build({ root, logLevel: 'error' })
const { server, address } = await serve(join(root, 'dist'))
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
for (const [way, shots] of SHOTS) {
  const found = momentsOf(way, new Set(['take-turn', ...shots.map(([prompt]) => prompt)]))
  const turn = found.get('take-turn')
  const set = turn && way.seats > 1 ? staged(turn) : undefined
  const asked = set && replay(rules, set).state.pending.find(({ seat }) => seat === 0)
  const moments = new Map([...found, ...(asked ? ([[asked.prompt, set]] as const) : [])])
  for (const [prompt, name, look] of shots) {
    const file = moments.get(prompt)
    if (file) await shoot(browser, file, name, look)
    else console.log(`no match came to ${prompt}`)
  }
}
await browser.close()
server.closeAllConnections()
server.close()
