import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { bundle } from './bundle.mjs'
import { root, run } from './run.mjs'
import { SERVER, serves } from './served.mjs'
import { setup } from './setup.mjs'

const HELP = `npm start                    builds the page, serves it with matches online, and prints its address
npm start -- --port 8080     at this port (or PORT=8080)
npm start -- --host 0.0.0.0  for other machines too
npm start -- --data FOLDER   keeps matches and people there (data)
npm start -- --help          this, and all other settings
npm start -- --terminal …    plays in the terminal; what follows goes to \`hippodrome play\``

const terminal = join('packages', 'cli', 'bin', 'hippodrome.mjs')
const web = join(root, 'packages', 'web')

/** Builds the page into packages/web/dist; gives an exit code. */
function build() {
  const vite = dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json'))
  console.log('Building the page.')
  return run(process.execPath, [join(vite, 'bin', 'vite.js'), 'build', web, '--logLevel', 'warn'])
}

/** Builds server, and page if it is to be served, and hands over to the server. */
async function serve(args) {
  if (args.includes('--help')) console.log(`${HELP}\n`)
  if (setup() !== 0 || (serves(args) && build() !== 0)) return 1
  // Beside a server that may have run for days from an older bundle, nothing of it is removed.
  const folder = await bundle('server', SERVER, serves(args))
  const { main } = await import(new URL('main.js', folder).href)
  return main(args, {
    page: join(web, 'dist'),
    thinker: new URL('worker.js', folder),
    scribe: new URL('scribe.js', folder),
    build: basename(folder.pathname),
  })
}

async function start(args) {
  if (args[0] !== '--terminal') return serve(args)
  return setup() === 0 ? run(process.execPath, [terminal, 'play', ...args.slice(1)]) : 1
}

start(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
