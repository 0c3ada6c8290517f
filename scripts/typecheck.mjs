import { join } from 'node:path'
import { root, run } from './run.mjs'

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

/**
 * Everything once: all that runs on Node, the pure packages without Node's or the browser's types, the page, and what
 * tests and builds it. The packages' own projects are for editors and the linter, and have the same settings.
 */
const PROJECTS = [
  'tsconfig.json',
  'tsconfig.pure.json',
  'packages/web/tsconfig.json',
  'packages/web/tsconfig.node.json',
]

const wrong = PROJECTS.filter((project) => run(process.execPath, [tsc, '-p', project]) !== 0)
for (const project of wrong) console.error(`Types are wrong in ${project}`)
process.exitCode = wrong.length > 0 ? 1 : 0
