import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longestFirst.ts'

/** The longest first. */
const LONG = [
  'axe',
  'items',
  'powers',
  'hotseat',
  'court',
  'online',
  'board',
  'orders',
  'keyboard',
  'games',
  'lessons',
  'frame',
  'home',
  'time',
  'trouble',
  'people',
  'hints',
  'pages',
]

export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.e2e.ts'],
    globalSetup: ['packages/web/e2e/site.ts'],
    // A browser waits more than it works: four files at a time fill two cores.
    maxWorkers: 4,
    // One browser, and one copy of the rules, serve all files of a worker.
    isolate: false,
    sequence: { sequencer: longestFirst(LONG.map((name) => `/${name}.e2e.ts`)) },
    // A browser on a starved machine can miss its moment once; what is broken fails twice. `npm test` names what was repeated.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
