import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from './run.mjs'

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

function projects() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name))
  return ['.', ...packages].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => /^tsconfig(\.\w+)?\.json$/.test(file) && file !== 'tsconfig.base.json')
      .map((file) => join(folder, file)),
  )
}

/** tsc calls a project without files an error; a package that has no sources yet is none. */
function hasSources(project) {
  const { include } = JSON.parse(readFileSync(join(root, project), 'utf8'))
  const folder = join(root, dirname(project))
  const configs = readdirSync(folder).some((file) => file.endsWith('.config.ts'))
  return include.some((entry) => (entry === '*.config.ts' ? configs : existsSync(join(folder, entry))))
}

const wrong = projects()
  .filter(hasSources)
  .filter((project) => run(process.execPath, [tsc, '-p', project]) !== 0)
for (const project of wrong) console.error(`Types are wrong in ${project}`)
process.exitCode = wrong.length > 0 ? 1 : 0
