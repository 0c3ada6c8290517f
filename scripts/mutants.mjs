import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './run.mjs'

/**
 * Changes the rules a little, one mutant at a time, and counts those that no test notices:
 * `npm run mutants -- --package families --files rules/combat/siege.ts`. Stryker is fetched into a cache on first use,
 * with the Vitest of this project beside it; it is no dependency of the project.
 */
const STRYKER = '9.6.1'
const { values } = parseArgs({
  options: {
    package: { type: 'string', default: 'families' },
    /** Files below `src` of the package, or globs of them. */
    files: { type: 'string', multiple: true, default: ['rules/**/*.ts'] },
    /** The tests that are to notice, likewise: those of the rules, and not whatever plays a match on its way to something else. */
    tests: { type: 'string', multiple: true, default: ['rules/**/*.test.ts'] },
  },
})

/** Long series of random matches would be played once for each mutant. */
const TOO_LONG = ['**/*.simulation.test.ts', '**/fuzz.test.ts', '**/golden.test.ts', '**/perft.test.ts']

function fetchStryker() {
  const { vitest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies
  const cache = join(homedir(), '.cache', 'hippodrome', `stryker-${STRYKER}-vitest-${vitest}`)
  const modules = join(cache, 'node_modules', '@stryker-mutator')
  if (existsSync(modules)) return modules
  mkdirSync(cache, { recursive: true })
  const packages = [
    ...['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER}`),
    `vitest@${vitest}`,
  ]
  if (run('npm', ['install', '--prefix', cache, '--no-audit', '--no-fund', '--silent', ...packages]) !== 0)
    throw new Error('Stryker could not be fetched')
  return modules
}

function mutate(source) {
  const modules = fetchStryker()
  const work = mkdtempSync(join(tmpdir(), 'hippodrome-mutants-'))
  // To load the rules anew for each file of tests takes longer than the tests.
  const tests = {
    include: values.tests.map((file) => `${source}/${file}`),
    exclude: TOO_LONG,
    testTimeout: 60_000,
    isolate: false,
  }
  writeFileSync(join(work, 'vitest.config.mjs'), `export default { test: ${JSON.stringify(tests)} }\n`)
  writeFileSync(
    join(work, 'stryker.config.json'),
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [join(modules, 'vitest-runner', 'dist', 'src', 'index.js')],
      mutate: [...values.files.map((file) => `${source}/${file}`), '!**/*.test.ts'],
      vitest: { configFile: join(work, 'vitest.config.mjs'), related: false },
      // Nothing to rewrite: the tests run by Vitest alone, and Stryker would ask for the interface of an older TypeScript.
      tsconfigFile: 'none.json',
      tempDirName: join(work, 'sandbox'),
      // What is not changed is read where it is.
      ignorePatterns: ['/docs', '/scripts', '/packages/*', `!/packages/${values.package}`],
      disableTypeChecks: false,
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      concurrency: 2,
      reporters: ['clear-text', 'progress-append-only'],
      clearTextReporter: { allowColor: false, reportTests: false },
    }),
  )
  try {
    return run(process.execPath, [
      join(modules, 'core', 'bin', 'stryker.js'),
      'run',
      join(work, 'stryker.config.json'),
    ])
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const source = `packages/${values.package}/src`
if (existsSync(join(root, source))) process.exitCode = mutate(source)
else {
  console.error(`There is no ${source}`)
  process.exitCode = 2
}
