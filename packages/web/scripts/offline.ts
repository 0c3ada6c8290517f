import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes `sw.js` beside the page: the service worker with the list of all files of this build. */
export function offline(): Plugin {
  return {
    name: 'hippodrome-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const folder = join(import.meta.dirname, '..', 'public')
      const still = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      const files = [...new Set(['./', ...Object.keys(bundle), ...still])]
        .filter((file) => !file.endsWith('.map') && file !== 'index.html')
        .sort()
      const hash = createHash('sha256')
      for (const output of Object.values(bundle))
        hash.update(output.type === 'chunk' ? output.code : output.source)
      for (const file of still) hash.update(readFileSync(join(folder, file)))
      const template = readFileSync(join(import.meta.dirname, 'service-worker.mjs'), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: template
          .replace('__VERSION__', hash.digest('hex').slice(0, 16))
          .replace("['__FILES__']", JSON.stringify(files)),
      })
    },
  }
}
