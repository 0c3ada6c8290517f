import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../../../../scripts/bundle.mjs'
import { serverCommand } from '../../../../scripts/served.mjs'

/** A server in a process of its own, which can be killed and started again, on a folder that goes with it. */
export class Served {
  private child: ChildProcess | undefined
  private port = '0'

  private constructor(
    readonly folder: string,
    private readonly commandFor: (port: string) => readonly string[],
  ) {}

  /** The real one, which lets one send faster than any person does; `prepare` may put something into its folder first. */
  static async real(
    flags: readonly string[] = [],
    prepare: (folder: string) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<Served> {
    const command = await serverCommand()
    const folder = mkdtempSync(join(tmpdir(), 'hippodrome-served-'))
    await prepare(folder)
    const many = ['sockets', 'crowd', 'windows', 'waiting'].flatMap((limit) => [`--${limit}`, '100000'])
    const usual = ['--data', folder, '--haste', '100000', ...many, ...flags]
    const served = new Served(folder, (port) => [...command, '--port', port, ...usual])
    await served.start()
    return served
  }

  /**
   * One that only stores and answers: each message in a transaction of its own, or what comes together in a shared one; or one that
   * also shows those who watch a text as long as a view.
   */
  static async plain(transactions: 'own' | 'shared' | 'shown'): Promise<Served> {
    const bundled = await bundle('server', ['testing/plain.ts'])
    const folder = mkdtempSync(join(tmpdir(), 'hippodrome-served-'))
    const served = new Served(folder, () => [new URL('plain.js', bundled).pathname, folder, transactions])
    await served.start()
    return served
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** What it holds in memory, in MB. */
  memory(): number {
    const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  }

  /** How long it has had a processor to itself, in seconds. */
  busy(): number {
    const [, after = ''] = readFileSync(`/proc/${this.child?.pid}/stat`, 'utf8').split(') ')
    const fields = after.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [...this.commandFor(this.port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    this.port = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (data: Buffer) => {
        said += String(data)
        const found = /"port":(\d+)/.exec(said)?.[1]
        if (found) resolve(found)
      })
      child.once('exit', () => reject(new Error(`the server ended: ${said}`)))
    })
  }

  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.child?.once('exit', resolve))
    this.child?.kill('SIGKILL')
    await gone
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
