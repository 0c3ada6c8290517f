import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect } from 'vitest'

export const bin = fileURLToPath(new URL('../../bin/hippodrome.mjs', import.meta.url))

/** The command as a process of its own, in a folder that is there as long as the tests of a file. */
export function inFolder() {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hippodrome-bin-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const at = (name: string) => join(folder, name)

  function hippodrome(args: readonly string[], input = '') {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
      cwd: folder,
      input,
      encoding: 'utf8',
      env: { ...process.env, LANG: 'C', LC_ALL: 'C' },
    })
    return { status, stdout, stderr }
  }

  /** What must go well. */
  function well(args: readonly string[], input = ''): string {
    const { status, stdout, stderr } = hippodrome(args, input)
    expect({ status, stderr: stderr.replaceAll(/^\d+\/\d+\n/gm, '') }).toEqual({ status: 0, stderr: '' })
    return stdout
  }

  /** A match of families for two that has not begun. */
  function newFile(name: string): string {
    well(['new', '--seats', '2', '--save', name])
    return at(name)
  }

  /** A whole match of families between bots, kept in a file. */
  function finished(name: string, ...flags: string[]): string {
    const bots = ['--human', 'none', '--seats', '2', '--bots', 'random']
    well(['play', ...bots, '--seed', name, '--save', name, ...flags])
    return at(name)
  }

  return { folder: () => folder, at, hippodrome, well, newFile, finished }
}
