/**
 * Takes pictures of the table of court at its questions, in docs/screens, from a page that is being served:
 * `npx tsx --tsconfig packages/web/tsconfig.json packages/web/scripts/courtScreens.ts http://localhost:8080/`
 */
import { join } from 'node:path'
import type { MatchFile } from '@hippodrome/engine'
import { type Browser, chromium } from 'playwright-core'
import { finished, type Merit, positionsOf, type Way } from '../e2e/courtPositions.ts'
import { importFile } from '../e2e/importFile.ts'
import { chromiumPath } from './chromium.ts'

const target = join(import.meta.dirname, '../../../docs/screens')
const WIDE = { width: 1280, height: 800 }
const LARGE = { width: 1920, height: 1080 }
const PHONE = { width: 360, height: 740 }

type Look = {
  readonly size: typeof WIDE
  readonly dark?: boolean
  readonly language?: 'nl'
  /** Drawn without loss. */
  readonly png?: true
}
type Shot = readonly [prompt: string, name: string, look: Look]

const SHOTS: readonly (readonly [way: Way, shots: readonly Shot[]])[] = [
  [
    { seats: 4, options: {} },
    [
      ['take-turn', '11-court-table', { size: WIDE, png: true }],
      ['take-turn', '19-court-phone', { size: PHONE, png: true }],
      ['draft-card', 'court-01-draft', { size: WIDE }],
      ['vote-amount', 'court-02-vote-dark', { size: WIDE, dark: true }],
      ['play-card', 'court-03-cards', { size: WIDE }],
      ['contribute', 'court-04-contribution-dark', { size: WIDE, dark: true }],
      ['answer-action', 'court-05-intrigue', { size: WIDE }],
      ['sell', 'court-06-market-large', { size: LARGE }],
      ['take-position', 'court-09-phone-track', { size: PHONE, language: 'nl' }],
      ['take-turn', 'court-10-phone-turn-dark', { size: PHONE, dark: true }],
    ],
  ],
  [{ seats: 3, options: { taktika: true } }, [['unit-move', 'court-07-taktika', { size: WIDE }]]],
  [
    { seats: 1, options: { mode: 'solo' } },
    [['build', 'court-08-solo-dark', { size: WIDE, dark: true, language: 'nl' }]],
  ],
]

/** Well into the match, with cards in the hand and in every court. */
const wellUnderWay: Merit = ({ own, players, seat, round }) => {
  const mine = players[seat]
  const lies = players.reduce((sum, { played }) => sum + Math.min(9, played.length), 0)
  return (
    (mine?.goods.dynamis ?? 0) +
    lies / 2 -
    2 * Math.abs((own?.hand.length ?? 0) - 5) -
    Math.abs((mine?.played.length ?? 0) - 11) -
    Math.abs(round - 5) / 2
  )
}

async function shoot(browser: Browser, file: MatchFile, name: string, look: Look): Promise<void> {
  const { size, dark = false, language = 'en', png = false } = look
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
  await page.goto(process.argv[2] ?? '')
  await importFile(page, file)
  const shown = page.locator('.court-table, [data-testid=score]')
  const lift = page.locator('[data-testid=lift]')
  await lift.or(shown).first().waitFor()
  if (await lift.isVisible()) await lift.click()
  await shown.first().waitFor()
  await page.waitForTimeout(800)
  const since = page.locator('[data-testid=to-move]')
  if (await since.isVisible()) await since.click()
  await page.screenshot({
    path: join(target, `${name}.${png ? 'png' : 'jpg'}`),
    ...(png ? { type: 'png' } : { type: 'jpeg', quality: 70 }),
  })
  await context.close()
}

const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
for (const [way, shots] of SHOTS) {
  const positions = positionsOf(new Set(shots.map(([prompt]) => prompt)), [way], 60, wellUnderWay)
  for (const [prompt, name, look] of shots) {
    const file = positions.get(prompt)
    if (file) await shoot(browser, file, name, look)
    else console.log(`no match came to ${prompt}`)
  }
}
await shoot(browser, finished({ seats: 4, options: {} }), 'court-11-end', { size: WIDE })
await browser.close()
