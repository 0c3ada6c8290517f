import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './run.mjs'
import { serve } from './serve.mjs'
import { setup } from './setup.mjs'

const HELP = `npm start                    builds the page, serves it and prints its address
npm start -- --port 8080     at this port (or PORT=8080)
npm start -- --host 0.0.0.0  for other machines too
npm start -- --terminal …    plays in the terminal; what follows goes to \`hippodrome play\``

const terminal = join('packages', 'cli', 'bin', 'hippodrome.mjs')
const web = join(root, 'packages', 'web')
const DEFAULT_PORT = 4173

/** Builds the page into packages/web/dist; gives an exit code. */
function build() {
  const vite = dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json'))
  console.log('Building the page.')
  return run(process.execPath, [join(vite, 'bin', 'vite.js'), 'build', web, '--logLevel', 'warn'])
}

function portOf(text) {
  const port = Number(text)
  return Number.isInteger(port) && port >= 0 && port < 65_536 ? port : undefined
}

/** A port that somebody else has is only an error when it was asked for. */
async function listen(folder, host, wished) {
  try {
    return await serve(folder, { host, port: wished ?? DEFAULT_PORT })
  } catch (error) {
    if (wished === undefined && error.code === 'EADDRINUSE') return serve(folder, { host, port: 0 })
    throw error
  }
}

async function page(args) {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const asked = values.port ?? process.env.PORT
  const port = asked === undefined ? undefined : portOf(asked)
  if (asked !== undefined && port === undefined) throw new Error(`"${asked}" is not a port`)
  if (setup() !== 0 || build() !== 0) return 1
  const { address } = await listen(join(web, 'dist'), values.host ?? '127.0.0.1', port)
  console.log(`Hippodrome is at ${address}  (Ctrl+C ends it)`)
  return 0
}

async function start(args) {
  if (args[0] !== '--terminal') return page(args)
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
