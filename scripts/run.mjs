import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command in the root with our own terminal; gives its exit code. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) console.error(`${command}: ${error.message}`)
  return status ?? 1
}

/** Runs a command in the root beside others; gives its exit code and all that it said. */
export function runAside(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (said += text))
    child.on('error', (error) => resolve({ code: 1, said: `${command}: ${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

/** Runs a script of package.json beside others, quietly about npm itself. */
export const npmRunAside = (script) => runAside('npm', ['run', '--silent', script])
