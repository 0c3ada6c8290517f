import { type Plugin, runnerImport } from 'vite'

/**
 * Modules named `*.baked.ts` make plain data of larger data: they run while the page is built, and the page gets what they export,
 * without what it was made from.
 */
export function baked(): Plugin {
  return {
    name: 'hippodrome-baked',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.baked.ts')) return undefined
      const { module, dependencies } = await runnerImport<{ readonly [name: string]: unknown }>(id, {
        configFile: false,
        logLevel: 'error',
      })
      for (const file of dependencies) this.addWatchFile(file)
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`)
        .join('\n')
    },
  }
}
