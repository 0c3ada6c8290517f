import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longestFirst.ts'

/** Files that take more than a few seconds, the longest first. */
const LONG = [
  'testing/crash/crash.test.ts',
  'cli/src/bin.test.ts',
  'cli/src/binRefuses.test.ts',
  'bots/src/secrecy.test.ts',
  'families/src/odds.simulation.test.ts',
  'server/src/server.test.ts',
  'server/src/model.test.ts',
  'cli/src/commands/gate.test.ts',
  'cli/src/online/playAt.test.ts',
  'cli/src/older.test.ts',
  'web/src/table/older.test.ts',
]

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/scripts/**/*.test.ts', 'scripts/**/*.test.ts'],
    maxWorkers: 2,
    // Nothing keeps what a file could spoil for the next, and the rules would be loaded again for each of hundreds of files.
    isolate: false,
    sequence: { sequencer: longestFirst(LONG) },
    passWithNoTests: true,
  },
})
