import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { startPostgres } from './postgres.mjs'
import { npmRunAside, root, run, runAside } from './run.mjs'
import { setup } from './setup.mjs'

const quick = process.argv.includes('--quick')
const reports = mkdtempSync(join(tmpdir(), 'hippodrome-test-'))

function vitest(config, only = [], env = {}) {
  const report = join(reports, `${config}-${only.length}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const bin = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  return run(process.execPath, [bin, 'run', '--config', config, ...reporters, ...only], env)
}

/** The system's packages are fetched while npm fetches ours and checks run; without them there is nothing to test in. */
const providing = quick ? undefined : runAside(process.execPath, [join(root, 'scripts', 'provide.mjs')])

async function provided() {
  const { code, said } = await providing
  if (said) console.log(said.trimEnd())
  return code === 0
}

/** What is about the embedded database alone, and what takes long and keeps nothing. */
const NOT_AGAIN = [
  'crash/crash',
  'server/src/start',
  'store/store',
  'store/backup',
  'settings',
  'testing/wireSecrecy',
]

/** The server's tests once more, on a PostgreSQL of their own, and those of several nodes. */
async function postgresTests() {
  if (!(await provided())) return 1
  const postgres = await startPostgres({ lasting: false })
  const but = NOT_AGAIN.map((name) => `--exclude=**/${name}.test.ts`)
  try {
    return vitest('vitest.config.ts', ['packages/server', ...but], {
      HIPPODROME_TEST_POSTGRES: postgres.url('postgres'),
    })
  } finally {
    await postgres.end()
  }
}

function hasBrowserTests() {
  const folder = join(root, 'packages', 'web', 'e2e')
  return (
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => file.endsWith('.e2e.ts'))
  )
}

const browserTests = async () => ((await provided()) ? vitest('vitest.e2e.config.ts') : 1)

/** What needs no test to run; the longest first. */
const CHECKS = [
  ['Types', 'typecheck'],
  ['Lint', 'lint'],
  ['Dead code', 'knip'],
  ['Rules without a test', 'rules:coverage'],
  ['Format', 'format:check'],
]

const stages = [
  ['Unit tests', () => vitest('vitest.config.ts')],
  ...(quick ? [] : [['Server tests on PostgreSQL', postgresTests]]),
  ...(quick || !hasBrowserTests() ? [] : [['Browser tests', browserTests]]),
]

const clock = () => {
  const began = performance.now()
  return () => `${((performance.now() - began) / 1000).toFixed(1)} s`
}

const verdict = (title, ok, took) => `== ${title}: ${ok ? 'ok' : 'FAILED'} (${took()})`

/** Two at a time, for two cores; each speaks when it is done. */
async function check() {
  const waiting = [...CHECKS]
  const wrong = []
  const inTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, script] = next
      const took = clock()
      const { code, said } = await npmRunAside(script)
      console.log(`\n== ${title}\n${said}${verdict(title, code === 0, took)}`)
      if (code !== 0) wrong.push(title)
    }
  }
  await Promise.all([inTurn(), inTurn()])
  return wrong.length === 0
}

async function play([title, stage]) {
  console.log(`\n== ${title}`)
  const took = clock()
  const ok = (await stage()) === 0
  console.log(verdict(title, ok, took))
  return ok
}

const counted = () =>
  readdirSync(reports).map((file) => JSON.parse(readFileSync(join(reports, file), 'utf8')))

/** Tests that failed first and passed when they were repeated, each with the first line of what went wrong. */
function repeated() {
  const tests = counted().flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ file: relative(root, name), ...test })),
    ),
  )
  return tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ file, fullName, failureMessages: [first] }) => `  ${file}: ${fullName}: ${first.split('\n')[0]}`)
}

/** Tests counted over all of vitest's reports; a stage that counts no tests is one of its own when it fails. */
function closingLine(ok) {
  const sum = (key) => counted().reduce((total, count) => total + count[key], 0)
  const failed = sum('numFailedTests')
  return `${sum('numPassedTests')} passed, ${failed === 0 && !ok ? 1 : failed} failed`
}

const took = clock()
let ok = (await play(['Setup', setup])) && (await check())
for (const stage of stages) ok = ok && (await play(stage))
if (quick) console.log('\nBrowser tests and those on PostgreSQL were skipped (--quick).')
const again = repeated()
if (again.length > 0) console.log(`\nPassed only when repeated (${again.length}):\n${again.join('\n')}`)
console.log(`\nAll of it took ${took()}.\n${closingLine(ok)}`)
rmSync(reports, { recursive: true })
process.exitCode = ok ? 0 : 1
