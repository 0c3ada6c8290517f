#!/usr/bin/env node
import { bundle } from './bundle.mjs'

try {
  const folder = await bundle()
  const { main } = await import(new URL('main.js', folder).href)
  process.exitCode = await main(process.argv.slice(2))
} catch (fault) {
  console.error(`hippodrome: ${fault instanceof Error ? fault.message : String(fault)}`)
  process.exitCode = 3
}
