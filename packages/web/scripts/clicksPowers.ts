/**
 * Counts the clicks of twenty recorded turns of powers, on the plain table (each choice is one, once it is found in the
 * list) and on the board, and those of a few natural acts, which have bounds.
 * `npx tsx --tsconfig packages/web/tsconfig.json packages/web/scripts/clicksPowers.ts [--turns 20] [--built FOLDER] [--report FILE]`
 * With a report what was counted and what was recorded is kept there turn by turn, and the next run goes on from it; `--minutes 7`
 * ends a run early.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { MatchFile } from '@hippodrome/engine'
import { type Browser, chromium } from 'playwright-core'
import { build } from 'vite'
import { serve } from '../../../scripts/serve.mjs'
import { atQuestion } from '../e2e/powersPositions.ts'
import { testBrowser } from '../../../scripts/chromium.mjs'
import { clicksFor } from './clicks/gestures.ts'
import { Hand } from './clicks/hand.ts'
import { type Made, recordedTurns, type Turn } from './clicks/record.ts'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '20' },
    built: { type: 'string' },
    report: { type: 'string' },
    minutes: { type: 'string', default: '1000' },
  },
})
const END = Date.now() + Number(values.minutes) * 60_000
let broken = 0

/** A turn as it was counted; which choices were taken from the list after all. */
type Counted = {
  readonly plain: number
  /** Clicks and choices of the gestures that began with a prompt. */
  readonly prompts: { readonly [prompt: string]: readonly [clicks: number, choices: number] }
  readonly board: number
  readonly battles: readonly number[]
  readonly fromList: readonly string[]
}
type Report = { readonly choices: readonly number[]; readonly turns: { [name: string]: Counted } }
const kept: Report =
  values.report !== undefined && existsSync(values.report)
    ? (JSON.parse(readFileSync(values.report, 'utf8')) as Report)
    : { choices: [], turns: {} }

const word = (id: string) => `.pw-desk [data-testid=${id}]`

type Act = {
  readonly name: string
  readonly file: MatchFile
  readonly clicks: readonly string[]
  readonly most: number
}

const ACTS: readonly Act[] = [
  {
    name: 'a turn in which one does nothing',
    file: atQuestion('taxes'),
    clicks: [word('close-ledger'), '.pw-desk [data-act=end]'],
    most: 2,
  },
  {
    name: 'five warriors in two places',
    file: atQuestion('treasury'),
    clicks: [
      '.shop [data-ware=warrior]',
      '[data-spot="place:Syr"]',
      '[data-spot="place:East"]',
      '.basket [data-pip="4"]',
      word('buy'),
    ],
    most: 6,
  },
  {
    name: 'moving one stack',
    file: atQuestion('operations'),
    clicks: ['.pw-stack.legal[aria-label*=Syria]', '.pw-area.legal'],
    most: 2,
  },
]

async function countAct(browser: Browser, address: string, { name, file, clicks, most }: Act): Promise<void> {
  const hand = await Hand.at(browser, address, file)
  const before = await hand.version()
  for (const selector of clicks) if (!(await hand.click(selector))) throw new Error(`${name}: no ${selector}`)
  const choices = (await hand.after(before)) - before
  const ok = hand.clicks <= most && choices > 0
  if (!ok) broken += 1
  console.log(`| ${ok ? '' : 'OVER '}${name} | ${choices} | ${hand.clicks} | ${most} |`)
  await hand.close()
}

/** What no gesture of this script answers is taken from the list of all choices. */
async function fromList(hand: Hand, index: number): Promise<number> {
  const now = await hand.version()
  await hand.page.keyboard.press('Escape')
  await hand.click('.fold[aria-expanded=false]')
  const row = hand.page.locator(`[data-choice="${index}"]`)
  const heads = hand.page.locator('.group-head:not(.fold)')
  for (let head = 0; (await row.count()) === 0 && head < (await heads.count()); head++) {
    await heads.nth(head).dispatchEvent('click')
    await hand.page.waitForTimeout(50)
  }
  await hand.click(`[data-choice="${index}"]`)
  return hand.after(now)
}

type Replayed = {
  readonly spent: readonly number[]
  readonly unmet: readonly string[]
  readonly prompts: Counted['prompts']
}

/** Plays a recorded turn on the board; what was clicked by whom, by the number of the choice that it began with. */
async function replay(browser: Browser, address: string, { file, made }: Turn): Promise<Replayed> {
  const unmet: string[] = []
  const prompts: { [prompt: string]: [clicks: number, choices: number] } = {}
  const hand = await Hand.at(browser, address, file)
  const first = file.choices.length
  const spent = made.map(() => 0)
  // What orders answer is answered while the match opens.
  for (let done = (await hand.version()) - first; done < made.length; ) {
    const rest = made.slice(done)
    if (rest[0]?.ordered) {
      const then = await hand.after(first + done)
      if (then === first + done) throw new Error(`nobody answers ${rest[0].decision.prompt}`)
      done = then - first
      continue
    }
    const before = hand.clicks
    const now = first + done
    const goesOn = (await hand.page.locator('[data-testid=do-plan]:enabled').count()) > 0
    for (const selector of goesOn ? ['[data-testid=do-plan]'] : clicksFor(rest))
      if ((await hand.version()) === now) await hand.click(selector)
    let next = await hand.after(now)
    if (next === now) {
      unmet.push(rest[0]?.choice.do ?? '')
      next = await fromList(hand, rest[0]?.index ?? 0)
    }
    if (next === now) throw new Error(`nothing answers ${JSON.stringify(rest[0]?.choice)}`)
    spent[done] = hand.clicks - before
    const prompt = (prompts[rest[0]?.decision.prompt ?? ''] ??= [0, 0])
    prompt[0] += hand.clicks - before
    prompt[1] += made.slice(done, next - first).filter(({ ordered }) => !ordered).length
    done = next - first
  }
  const played = (await hand.exported()).choices.slice(first, first + made.length)
  const wanted = made.map(({ index }) => index)
  const chosen = played.map((choice) => (typeof choice === 'number' ? choice : Number(choice[1])))
  const other = wanted.findIndex((index, i) => chosen[i] !== index)
  if (other >= 0)
    throw new Error(`the board chose something else than ${JSON.stringify(made[other]?.choice)}`)
  await hand.close()
  return { spent, unmet, prompts }
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0)

/** The clicks of whoever attacks, from the attack to its end. */
function battles({ made }: Turn, spent: readonly number[]): readonly number[] {
  return made.flatMap((one, start): number[] => {
    if (one.choice.do !== 'attack') return []
    const later = made.slice(start + 1)
    const length = later.findIndex(({ at }) => at.view.battle === undefined)
    const fought = later.slice(0, length < 0 ? later.length : length)
    const own = (other: Made) => other.decision.seat === one.decision.seat
    return [
      fought.reduce(
        (sum, other, i) => sum + (own(other) ? (spent[start + 1 + i] ?? 0) : 0),
        spent[start] ?? 0,
      ),
    ]
  })
}

process.env.NODE_ENV = 'production'
const root = join(import.meta.dirname, '..')
if (values.built === undefined) await build({ root, logLevel: 'error' })
const { server, address } = await serve(values.built ?? join(root, 'dist'))
// Nobody looks: nothing is painted.
const browser = await chromium.launch({
  executablePath: testBrowser,
  args: ['--no-sandbox', '--force-gpu-mem-available-mb=0'],
})
console.log('| act | choices (plain table) | clicks on the board | at most |\n| --- | --- | --- | --- |')
if (kept.choices.length === 0) for (const act of ACTS) await countAct(browser, address, act)

console.log('\n| turn | plain table | board | battles | from the list |\n| --- | --- | --- | --- | --- |')
const recorded = recordedTurns(Number(values.turns), kept.choices)
const report: Report = { ...kept, choices: recorded.choices }
for (const turn of recorded.turns) {
  const name = `${turn.year} ${turn.power}`
  if (Date.now() > END && !(name in report.turns)) break
  const counted = report.turns[name] ?? (await countTurn(turn))
  if (counted === undefined) continue
  report.turns[name] = counted
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(report))
  const { plain, board, battles: fought, fromList: taken } = counted
  console.log(`| ${name} | ${plain} | ${board} | ${fought.join(', ')} | ${taken.join(', ')} |`)
}
await browser.close()
server.closeAllConnections()
server.close()

async function countTurn(turn: Turn): Promise<Counted | undefined> {
  try {
    const { spent, unmet, prompts } = await replay(browser, address, turn)
    return {
      plain: turn.made.filter(({ ordered }) => !ordered).length,
      board: sumOf(spent),
      prompts,
      battles: battles(turn, spent),
      fromList: unmet,
    }
  } catch (fault) {
    console.log(`| ${turn.year} ${turn.power} | not replayed | ${String(fault)} | |`)
    broken += 1
    return undefined
  }
}

const rows = Object.values(report.turns)
const fought = rows.flatMap((row) => row.battles)
const most = Math.max(0, ...fought)
const [plain, board] = [rows.map((row) => row.plain), rows.map((row) => row.board)].map(sumOf)
console.log(
  `| ${rows.length} turns | ${plain} | ${board} | ${fought.length} battles, at most ${most} clicks |`,
)
console.log('\n| gestures that begin with | choices | clicks |\n| --- | --- | --- |')
for (const prompt of new Set(rows.flatMap((row) => Object.keys(row.prompts)))) {
  const [clicks, choices] = [0, 1].map((i) => sumOf(rows.map((row) => row.prompts[prompt]?.[i] ?? 0)))
  console.log(`| ${prompt} | ${choices} | ${clicks} |`)
}
if (most > 3) broken += 1
process.exitCode = broken > 0 ? 1 : 0
