import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type ServedProcess, startServed } from '../../../scripts/served.mjs'

export type Served = ServedProcess & { readonly folder: string; end(): Promise<void> }

/** A real server with the built page, on data of its own that are gone when it ends. */
export async function serveBuilt(...flags: readonly string[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-served-'))
  const server = await startServed(['--data', folder, ...flags], inject('built'))
  const end = async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return Object.assign(server, { folder, end })
}
