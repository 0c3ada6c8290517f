import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { serve } from '../../../scripts/serve.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served. */
    readonly address: string
    /** The folder of the built page. */
    readonly built: string
  }
}

/** Builds the page once, in a folder of its own, and serves it for all browser tests. */
export default async function site({ provide }: TestProject): Promise<() => void> {
  const root = join(import.meta.dirname, '..')
  // Under test React would be built with all its checks, which is not the page that people get.
  process.env.NODE_ENV = 'production'
  const outDir = mkdtempSync(join(tmpdir(), 'hippodrome-e2e-'))
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const { server, address } = await serve(outDir)
  provide('address', address)
  provide('built', outDir)
  return () => {
    server.closeAllConnections()
    server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
