import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { type ServedProcess, startServed } from '../../../scripts/served.mjs'
import { launch } from './browser.ts'

type Served = ServedProcess & { readonly folder: string; end(): Promise<void> }

/** A real server with the built page, on data of its own that are gone when it ends. */
async function serveBuilt(...flags: readonly string[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-served-'))
  const server = await startServed(['--data', folder, ...flags], inject('built'))
  const end = async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return Object.assign(server, { folder, end })
}

/** A browser and a server for all tests of a file, there when the first of them begins. */
export function servedTests(...flags: readonly string[]): {
  readonly browser: Browser
  readonly server: Served
} {
  const here: { browser?: Browser; server?: Served } = {}
  beforeAll(async () => {
    here.browser = await launch()
    here.server = await serveBuilt(...flags)
  })
  afterAll(async () => {
    await here.browser?.close()
    await here.server?.end()
  })
  return here as Required<typeof here>
}
