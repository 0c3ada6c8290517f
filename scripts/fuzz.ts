import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Checks, FuzzFailure, fuzzMatch, randomConfig, reopenMatch } from '@hippodrome/engine/testing'
import { loadGame } from '@hippodrome/games'

/**
 * Plays random matches of a game over all numbers of seats and all options, on all cores, and checks the engine's
 * promises on the way: `npx tsx scripts/fuzz.ts --game families --matches 20000`. What breaks is saved as a match file.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'families' },
    matches: { type: 'string', default: '1000' },
    first: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    /** How often saving, undo, secrecy and words are checked at a decision; counts are checked at each. */
    share: { type: 'string', default: '0.01' },
    /** Close and open the matches at random moments instead: nobody may notice. `share` says how often. */
    reopen: { type: 'boolean', default: false },
    /** Set for the children: play every `jobs`-th match from `first`. */
    child: { type: 'boolean', default: false },
  },
})

type Summary = { matches: number; choices: number; longest: number; failures: string[] }

const wholeNumber = (name: 'matches' | 'first' | 'jobs'): number => {
  const number = Number(values[name])
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1`)
  return number
}
const matches = wholeNumber('matches')
const first = wholeNumber('first')
const jobs = wholeNumber('jobs')

function saveFailure(seed: number, failure: FuzzFailure): string {
  const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'fuzz-failures')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${failure.file.game}-${seed}.json`)
  writeFileSync(path, JSON.stringify(failure.file))
  return path
}

async function child(): Promise<void> {
  const rules = await loadGame(values.game)
  const share = Number(values.share)
  const checks: Checks = { audit: 1, serialise: share, undo: share, secrecy: share, words: share }
  for (let seed = first; seed < first + matches; seed += jobs) {
    try {
      const config = randomConfig(rules, seed)
      const { choices } = values.reopen
        ? reopenMatch(rules, config, seed, { share, newer: seed % 2 === 0 })
        : fuzzMatch(rules, config, seed, checks)
      console.log(JSON.stringify({ choices }))
    } catch (fault) {
      if (!(fault instanceof FuzzFailure)) {
        if (!values.reopen) throw fault
        console.log(JSON.stringify({ choices: 0, failure: `${seed}: ${String(fault)}` }))
        continue
      }
      const path = saveFailure(seed, fault)
      console.log(
        JSON.stringify({ choices: fault.file.choices.length, failure: `${fault.message}: ${path}` }),
      )
    }
  }
}

function startChild(index: number, onLine: (line: string) => void): Promise<number> {
  const script = fileURLToPath(import.meta.url)
  const args = ['--game', values.game, '--matches', String(matches - index), '--first', String(first + index)]
  const more = [
    '--jobs',
    String(jobs),
    '--share',
    values.share,
    ...(values.reopen ? ['--reopen'] : []),
    '--child',
  ]
  const process_: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script, ...args, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (process_.stdout) createInterface({ input: process_.stdout }).on('line', onLine)
  return new Promise((done) => process_.on('close', (code) => done(code ?? 1)))
}

async function parent(): Promise<void> {
  const started = Date.now()
  const summary: Summary = { matches: 0, choices: 0, longest: 0, failures: [] }
  const seconds = () => (Date.now() - started) / 1000
  let shown = 0
  const onLine = (line: string) => {
    const { choices, failure } = JSON.parse(line) as { choices: number; failure?: string }
    summary.matches += 1
    summary.choices += choices
    summary.longest = Math.max(summary.longest, choices)
    if (failure) {
      summary.failures.push(failure)
      console.error(`FAILED ${failure}`)
    }
    if (seconds() - shown < 2) return
    shown = seconds()
    const rate = summary.matches / seconds()
    const left = Math.round((matches - summary.matches) / rate)
    process.stderr.write(`\r${summary.matches}/${matches} matches, ${rate.toFixed(0)}/s, ${left} s left  `)
  }
  const codes = await Promise.all(
    Array.from({ length: Math.min(jobs, matches) }, (_, index) => startChild(index, onLine)),
  )
  process.stderr.write('\r\u001b[K')
  const rate = (summary.matches / seconds()).toFixed(0)
  console.log(
    `${values.game}: ${summary.matches} matches, ${summary.choices} decisions (longest ${summary.longest}) in ${seconds().toFixed(0)} s, ${rate} matches/s, ${summary.failures.length} failures`,
  )
  const whole = summary.matches === matches && codes.every((code) => code === 0)
  if (!whole) console.error(`only ${summary.matches} of ${matches} matches were played`)
  process.exitCode = summary.failures.length > 0 || !whole ? 1 : 0
}

await (values.child ? child() : parent())
