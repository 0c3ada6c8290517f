import { spawnSync } from 'node:child_process'
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

/** Runs a script of package.json, quietly about npm itself. */
export function npmRun(script, args = []) {
  return run('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])])
}
