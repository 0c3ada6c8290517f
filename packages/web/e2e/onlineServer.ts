import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../../scripts/bundle.mjs'

const RUN = (main: string, thinker: string, page: string) => `
  import { main } from ${JSON.stringify(main)}
  process.exitCode = await main(process.argv.slice(1), {
    page: ${JSON.stringify(page)}, thinker: new URL(${JSON.stringify(thinker)}), build: 'test',
  })`

/** A real server in a process of its own, which can be killed and started again at the same port. */
export async function startOnline(page: string, data: string) {
  const folder = await bundle('server', ['main.ts', 'bots/worker.ts'])
  const code = RUN(new URL('main.js', folder).href, new URL('worker.js', folder).href, page)
  let child: ChildProcess | undefined
  let port = '0'
  const start = async (): Promise<void> => {
    const flags = ['--port', port, '--data', data]
    child = spawn(process.execPath, ['--input-type=module', '-e', code, '--', ...flags], {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const found = await new Promise<string>((resolve, reject) => {
      let said = ''
      child?.stdout?.on('data', (data: Buffer) => {
        said += String(data)
        const listening = /"port":(\d+)/.exec(said)?.[1]
        if (listening) resolve(listening)
      })
      child?.once('exit', () => reject(new Error(`the server ended: ${said}`)))
    })
    port = found
  }
  await start()
  return {
    get address() {
      return `http://127.0.0.1:${port}/`
    },
    start,
    async kill() {
      const gone = new Promise((resolve) => child?.once('exit', resolve))
      child?.kill('SIGKILL')
      await gone
    },
  }
}
