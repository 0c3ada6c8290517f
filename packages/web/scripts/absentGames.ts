import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const packages = join(import.meta.dirname, '..', '..')

/** A game of the list that has no sources yet becomes a module without a game, which the page says is missing. */
export function absentGames(): Plugin {
  return {
    name: 'hippodrome-absent-games',
    enforce: 'pre',
    resolveId(id) {
      const name = /^@hippodrome\/(\w+)$/.exec(id)?.[1]
      return name && !existsSync(join(packages, name, 'src', 'index.ts')) ? `\0absent:${name}` : undefined
    },
    load(id) {
      if (!id.startsWith('\0absent:')) return undefined
      const name = id.slice('\0absent:'.length)
      return `export const ${name} = undefined`
    },
  }
}
