import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = 'sw.js'

/**
 * Writes `sw.js` beside the page: the service worker with the list of all files of this build. They are read from the disk:
 * a file that was planned and not written would keep the worker from starting.
 */
export function offline(): Plugin {
  return {
    name: 'hippodrome-offline',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no folder')
      const written = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== WORKER && !entry.name.endsWith('.map'))
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort()
      const hash = createHash('sha256')
      for (const file of written) hash.update(readFileSync(join(dir, file)))
      const files = ['./', ...written.filter((file) => file !== 'index.html')]
      const template = readFileSync(join(import.meta.dirname, 'service-worker.mjs'), 'utf8')
      writeFileSync(
        join(dir, WORKER),
        template
          .replace('__VERSION__', hash.digest('hex').slice(0, 16))
          .replace("['__FILES__']", JSON.stringify(files)),
      )
    },
  }
}
