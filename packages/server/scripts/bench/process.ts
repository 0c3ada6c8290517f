import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../../../../scripts/bundle.mjs'

/** A server in a process of its own, whose memory can be read, on a folder that goes with it. */
export class Served {
  readonly folder = mkdtempSync(join(tmpdir(), 'hippodrome-bench-'))
  private child: ChildProcess | undefined
  base = ''

  /** The real one, with room for a load that no person makes. */
  static async real(): Promise<Served> {
    const bundled = await bundle('server', ['main.ts', 'bots/worker.ts'])
    const code = `
      import { main } from ${JSON.stringify(new URL('main.js', bundled).href)}
      process.exitCode = await main(process.argv.slice(1), {
        thinker: new URL(${JSON.stringify(new URL('worker.js', bundled).href)}), build: 'bench',
      })`
    const served = new Served()
    const flags = ['--port', '0', '--data', served.folder, '--haste', '100000', '--sockets', '100000']
    await served.start(['--input-type=module', '-e', code, '--', ...flags])
    return served
  }

  /** One that only stores and answers. */
  static async plain(): Promise<Served> {
    const bundled = await bundle('server', ['testing/plain.ts'])
    const served = new Served()
    await served.start([new URL('plain.js', bundled).pathname, served.folder])
    return served
  }

  private async start(args: readonly string[]): Promise<void> {
    const child = spawn(process.execPath, [...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    this.child = child
    const port = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (data: Buffer) => {
        said += String(data)
        const found = /"port":(\d+)/.exec(said)?.[1]
        if (found) resolve(found)
      })
      child.once('exit', () => reject(new Error(`the server ended: ${said}`)))
    })
    this.base = `http://127.0.0.1:${port}`
  }

  /** What it holds in memory, in MB. */
  memory(): number {
    const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  }

  async end(): Promise<void> {
    const gone = new Promise((resolve) => this.child?.once('exit', resolve))
    this.child?.kill('SIGKILL')
    await gone
    rmSync(this.folder, { recursive: true, force: true })
  }
}
