import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { npmRun, root, run } from './run.mjs'
import { setup } from './setup.mjs'

const quick = process.argv.includes('--quick')
const reports = mkdtempSync(join(tmpdir(), 'hippodrome-test-'))

function vitest(config) {
  const report = join(reports, `${config}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const bin = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  return run(process.execPath, [bin, 'run', '--config', config, ...reporters])
}

function hasBrowserTests() {
  const folder = join(root, 'packages', 'web', 'e2e')
  return (
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => file.endsWith('.e2e.ts'))
  )
}

function browserTests() {
  return ensureChromium() ? vitest('vitest.e2e.config.ts') : 1
}

const stages = [
  ['Setup', setup],
  ['Lint', () => npmRun('lint')],
  ['Format', () => npmRun('format:check')],
  ['Types', () => npmRun('typecheck')],
  ['Dead code', () => npmRun('knip')],
  ['Unit tests', () => vitest('vitest.config.ts')],
  ['Rules without a test', () => npmRun('rules:coverage')],
  ...(quick || !hasBrowserTests() ? [] : [['Browser tests', browserTests]]),
]

function play([title, stage]) {
  console.log(`\n== ${title}`)
  const began = performance.now()
  const ok = stage() === 0
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`== ${title}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`)
  return ok
}

/** Tests counted over all of vitest's reports; a stage that counts no tests is one of its own when it fails. */
function closingLine(ok) {
  const counts = readdirSync(reports).map((file) => JSON.parse(readFileSync(join(reports, file), 'utf8')))
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  const failed = sum('numFailedTests')
  return `${sum('numPassedTests')} passed, ${failed === 0 && !ok ? 1 : failed} failed`
}

const ok = stages.every(play)
if (quick) console.log('\nBrowser tests were skipped (--quick).')
console.log(`\n${closingLine(ok)}`)
rmSync(reports, { recursive: true })
process.exitCode = ok ? 0 : 1
