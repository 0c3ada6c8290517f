import { spawn } from 'node:child_process'
import { bundle } from './bundle.mjs'

/** What a server is bundled from: itself, the thread in which bots think, and the one that writes. */
export const SERVER = ['main.ts', 'bots/worker.ts', 'store/scribe.ts']

/** Whether the server is to serve with these arguments, and not to do something else: only then the page is built, which a server that runs may be serving. */
export const serves = (args) => !args.includes('--help') && (args[0] ?? '--').startsWith('--')

/** What follows `node` to run the bundled server; its flags come after. */
export async function serverCommand(page) {
  const folder = await bundle('server', SERVER)
  const code = `
    import { main } from ${JSON.stringify(new URL('main.js', folder).href)}
    process.exitCode = await main(process.argv.slice(1), {
      ${page === undefined ? '' : `page: ${JSON.stringify(page)},`}
      thinker: new URL(${JSON.stringify(new URL('worker.js', folder).href)}), build: 'test',
      scribe: new URL(${JSON.stringify(new URL('scribe.js', folder).href)}),
    })`
  return ['--input-type=module', '-e', code, '--']
}

/** A real server in a process of its own, for tests; it can be killed, and started again at the same port. */
export async function startServed(flags, page) {
  const command = await serverCommand(page)
  let child
  let port = '0'
  const start = async () => {
    child = spawn(process.execPath, [...command, '--port', port, ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    port = await portOf(child)
  }
  await start()
  return {
    get address() {
      return `http://127.0.0.1:${port}/`
    },
    start,
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** The port that a server says it listens at. */
const portOf = (child) =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (data) => {
      said += String(data)
      const found = /"port":(\d+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)))
  })
