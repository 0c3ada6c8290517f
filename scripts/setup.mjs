import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './run.mjs'

const stamp = join(root, 'node_modules', '.hippodrome-lock')

function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  // Prebuilt binaries belong to a platform and to a major version of Node.
  const platform = `${process.platform}-${process.arch}-${process.versions.modules}`
  return `${createHash('sha256').update(lock).digest('hex')} ${platform}`
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return true
  console.error(`Hippodrome needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  return false
}

/** Installs the locked dependencies when they are missing or older than the lock; gives an exit code. */
export function setup() {
  if (!checkNode()) return 1
  const lock = wanted()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return 0
  console.log('Installing dependencies (npm ci); the first time takes up to a minute.')
  const began = performance.now()
  const code = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    console.error('npm ci failed; see the lines above.')
    return code
  }
  writeFileSync(stamp, lock)
  console.log(`Dependencies are in place (${((performance.now() - began) / 1000).toFixed(0)} s).`)
  return 0
}

const calledDirectly = process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href
if (calledDirectly) process.exitCode = setup()
