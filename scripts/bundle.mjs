import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const KEPT = 6 * 60 * 60 * 1000

/**
 * A package as JavaScript that Node runs; gives the folder. Bundles again when any source differs from the newest
 * bundle, and unless told otherwise removes old ones. Entries are paths below the package's `src` and lie flat in the folder; what it takes from the registry stays where it is installed.
 */
export async function bundle(name, entries, tidy = true) {
  const here = join(root, 'packages', name)
  const dist = join(here, 'dist')
  const folder = join(dist, stamp(entries))
  if (!existsSync(folder)) {
    await build(here, dist, folder, entries)
    if (tidy) forget(dist, folder)
  }
  return pathToFileURL(`${folder}/`)
}

/** Taken along although they are installed: hundreds of small files each, which take longer to find than all the rest to start. */
const TAKEN = ['valibot', 'kysely', 'hono']

function installed(here) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
  return Object.keys(dependencies).filter((name) => !name.startsWith('@hippodrome/') && !TAKEN.includes(name))
}

/** One short text for what is bundled: the entries, and all sources by their paths, sizes and times. */
function stamp(entries) {
  const hash = createHash('sha256').update(`${process.version} ${entries}\n`)
  for (const file of sources()) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

function sources() {
  const packages = join(root, 'packages')
  const folders = readdirSync(packages)
    .filter((name) => name !== 'web')
    .map((name) => join(packages, name, 'src'))
  return [...folders, join(root, 'docs', 'rules')]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(test|bench)\.ts$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .concat(fileURLToPath(import.meta.url))
    .sort((a, b) => (a < b ? -1 : 1))
}

/** Built aside and moved in one go, so that two that start at once never see half a bundle. */
async function build(here, dist, folder, entries) {
  const aside = join(dist, `building-${process.pid}`)
  mkdirSync(aside, { recursive: true })
  try {
    const { build: run } = await esbuild()
    await run({
      entryPoints: entries.map((entry) => join(here, 'src', entry)),
      external: installed(here),
      entryNames: '[name]',
      outdir: aside,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      sourcemap: true,
      logLevel: 'error',
    })
    const rules = join(root, 'docs', 'rules')
    if (existsSync(rules)) cpSync(rules, join(aside, 'rules'), { recursive: true })
    moveTo(aside, folder)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function moveTo(aside, folder) {
  try {
    renameSync(aside, folder)
  } catch (fault) {
    // Another process was quicker with the same bundle.
    if (!existsSync(folder)) throw fault
  }
}

async function esbuild() {
  try {
    return await import('esbuild')
  } catch {
    throw new Error('the dependencies are not installed; run "npm start" or "npm ci" in the root first')
  }
}

/** Old bundles go after some hours, when hardly anything can still be running from them. */
function forget(dist, newest) {
  utimesSync(newest, new Date(), new Date())
  for (const name of readdirSync(dist)) {
    const old = join(dist, name)
    if (old !== newest && Date.now() - statSync(old).mtimeMs > KEPT)
      rmSync(old, { recursive: true, force: true })
  }
}
