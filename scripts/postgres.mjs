import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onPath } from './chromium.mjs'
import { run } from './run.mjs'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs: the newest of Debian's, or what is on the PATH. */
function programs() {
  if (existsSync(DEBIAN)) {
    const [newest] = readdirSync(DEBIAN)
      .map(Number)
      .filter((version) => existsSync(join(DEBIAN, String(version), 'bin', 'initdb')))
      .sort((a, b) => b - a)
    if (newest !== undefined) return join(DEBIAN, String(newest), 'bin')
  }
  return onPath('initdb') && onPath('postgres') ? '' : undefined
}

/** The server's tests run on PostgreSQL too; installs Debian's when we may. */
export function ensurePostgres() {
  if (programs() !== undefined) return true
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    console.error('These tests need PostgreSQL. On Debian: sudo apt-get install postgresql.')
    return false
  }
  console.log('Installing PostgreSQL (apt-get); this happens once.')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  return (
    run('apt-get', ['-qq', 'update'], quiet) === 0 &&
    run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'postgresql'], quiet) === 0
  )
}

/** PostgreSQL refuses to run as root; Debian's package brings somebody to run it as. */
function somebody() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim())
  return { uid: id('-u'), gid: id('-g') }
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** What makes a database outlast a machine that loses its power, and takes most of the time of making and dropping one. */
const FLEETING = ['-c', 'fsync=off', '-c', 'full_page_writes=off']

/**
 * A PostgreSQL of one's own, in a folder that goes when it is ended. It can be killed, and started again where it was.
 * One that is not `lasting` loses nothing by that either, but would with its machine.
 */
export async function startPostgres({ lasting = true } = {}) {
  const bin = programs()
  if (bin === undefined) throw new Error('there is no PostgreSQL')
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-postgres-'))
  const as = somebody()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const wanted = ['-D', data, '-U', 'hippodrome', '-A', 'trust', '-E', 'UTF8', '--no-locale']
  const made = spawnSync(join(bin, 'initdb'), lasting ? wanted : [...wanted, '--no-sync'], {
    ...as,
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`PostgreSQL cannot be set up: ${made.stderr}`)
  const port = await freePort()
  let child
  const start = async () => {
    child = spawn(
      join(bin, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-k',
        folder,
        '-c',
        'max_connections=200',
        ...(lasting ? [] : FLEETING),
      ],
      { ...as, cwd: folder, stdio: 'ignore' },
    )
    await untilReady(bin, port, child)
  }
  const stop = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  await start()
  return {
    url: (name) => `postgres://hippodrome@127.0.0.1:${port}/${name}`,
    start,
    /** All its processes at once, as a machine would die: its own say is not asked for. */
    async kill() {
      const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')
      for (const pid of children.filter(Boolean)) {
        try {
          process.kill(Number(pid), 'SIGKILL')
        } catch {
          continue
        }
      }
      await stop('SIGKILL')
    },
    async end() {
      await stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(bin, port, child) {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error('PostgreSQL has ended')
    const { status } = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
    if (status === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('PostgreSQL does not come up')
}
