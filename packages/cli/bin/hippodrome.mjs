#!/usr/bin/env node
import { bundle } from '../../../scripts/bundle.mjs'

try {
  const folder = await bundle('cli', ['main.ts', 'simulate/worker.ts', 'learning/learner.ts'])
  const { main } = await import(new URL('main.js', folder).href)
  process.exitCode = await main(process.argv.slice(2))
} catch (fault) {
  console.error(`hippodrome: ${fault instanceof Error ? fault.message : String(fault)}`)
  process.exitCode = 3
}
