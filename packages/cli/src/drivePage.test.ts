import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { inFolder } from './testing/process.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0
const { well } = inFolder()

describe('the page about drive', { timeout: 60_000 }, () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const page = readFileSync(join(root, 'docs', 'drive.md'), 'utf8')
  const blocks = (kind: string) =>
    [...page.matchAll(/^```(\w*)\n(.*?)^```/gms)].flatMap(([, name, text]) =>
      name === kind && text !== undefined ? [text] : [],
    )

  it('shows what is really answered', () => {
    const [session = ''] = blocks('')
    const [, ...lines] = session.trim().split('\n')
    const asked = lines.filter((line) => line.includes('"cmd"'))
    const shown = lines.filter((line) => !line.includes('"cmd"'))
    const answers = well(['drive'], `${asked.join('\n')}\n`)
      .trim()
      .split('\n')
    const short = (line: string) => line.replace(/("commitment":"....)[^"]*/, '$1…')
    expect(answers.map(short)).toEqual(shown)
  })

  it.runIf(hasPython)('has examples that work when they are pasted', () => {
    const [position = '', tool = ''] = blocks('python')
    const script = `${tool}\nask(cmd="new", game="families", seats=2, seed="q")\n${position}`
    const { status, stdout } = spawnSync('python3', ['-c', script], { cwd: root, encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stdout.trim().split('\n')).toHaveLength(3)
    expect(stdout).not.toContain("'ok': False")
  })
})
