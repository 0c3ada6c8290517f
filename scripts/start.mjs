import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { setup } from './setup.mjs'

const terminal = join('packages', 'cli', 'bin', 'hippodrome.mjs')

function start(args) {
  if (setup() !== 0) return 1
  if (!existsSync(join(root, terminal))) {
    console.error('There is nothing to play yet: the terminal table is still to come.')
    return 1
  }
  return run(process.execPath, [terminal, 'play', ...args])
}

process.exitCode = start(process.argv.slice(2))
