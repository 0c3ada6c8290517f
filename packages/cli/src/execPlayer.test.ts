import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Runner } from '@hippodrome/engine'
import { commandOf, execPlayer } from './execPlayer.ts'
import { smallGame, smallTable } from './testing.ts'

/** A program in a line of JavaScript that answers every `decide` with `answer`. */
const program = (answer: string) =>
  `exec:'${process.execPath}' -e "require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => { const m = JSON.parse(line); if (m.type === 'decide') { ${answer} } })"`

const say = (choose: string) => program(`console.log(JSON.stringify(${choose}))`)

async function answerOf(spec: string, patience = 10) {
  const { header, match } = smallTable()
  const runner = new Runner(smallGame)
  const player = execPlayer(spec, header, 0, patience)
  try {
    return await player.choose(runner, match.state, 0)
  } finally {
    await player.close?.(runner, match.state)
  }
}

describe('a program at a seat', () => {
  it('is a command whose quotes hold words together, and no shell', () => {
    expect(commandOf(`exec:python3 "my bot.py" --x 'a b' $HOME`)).toEqual({
      command: 'python3',
      args: ['my bot.py', '--x', 'a b', '$HOME'],
    })
    expect(() => commandOf('exec:  ')).toThrow(/must name a program/)
    expect(commandOf(`exec:node -e "it's" 'say "x"'`).args).toEqual(['-e', "it's", 'say "x"'])
    for (const open of ['exec:"python3 x', "exec:python3 don't", `exec:a "b" 'c`])
      expect(() => commandOf(open)).toThrow(/has a quote that is not closed/)
  })

  it('is told the decision and chooses', async () => {
    expect(
      await answerOf(say(`{ type: 'choose', decision: m.decision, choice: m.choices.length - 1 }`)),
    ).toBe(2)
  })

  it('that talks nonsense is refused in one line that names it', async () => {
    await expect(answerOf(program(`console.log('hi')`))).rejects.toThrow(/^exec:[^\n]*not JSON[^\n]*$/)
    await expect(answerOf(say(`{ type: 'choose', decision: m.decision, choice: 99 }`))).rejects.toThrow(
      /99 is not one of/,
    )
    await expect(answerOf(say(`{ type: 'choose', decision: 77, choice: 0 }`))).rejects.toThrow(/77/)
    await expect(answerOf(program(`console.log('x'.repeat(20000))`))).rejects.toThrow(/longer than/)
  })

  it('that hangs does not outlive the match', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hippodrome-exec-'))
    const note = join(folder, 'pid')
    const write = `require('node:fs').writeFileSync('${note}', String(process.pid))`
    const hangs = `exec:'${process.execPath}' -e "${write}; setInterval(() => {}, 1000)"`
    await expect(answerOf(hangs, 2)).rejects.toThrow(/did not answer/)
    const pid = Number(readFileSync(note, 'utf8'))
    rmSync(folder, { recursive: true })
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('that is silent, dies or does not exist is refused too', async () => {
    await expect(answerOf(program(''), 0.3)).rejects.toThrow(/did not answer within 0.3 seconds/)
    await expect(answerOf(program(`throw new Error('lost my way')`))).rejects.toThrow(
      /ended \(1\) in the middle/,
    )
    await expect(answerOf('exec:no-such-program-here')).rejects.toThrow(/cannot be started/)
  })
})
