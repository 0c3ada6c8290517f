import { describe, expect, it } from 'vitest'
import { scriptedTerminal, smallGame } from '../testing.ts'
import { askSetting } from './dialogue.ts'

const ask = (...lines: string[]) => askSetting(scriptedTerminal(lines), [smallGame], 'en')

describe('setting up a table by talking', () => {
  it('takes what is usual for every question answered with Enter', async () => {
    const setting = await ask('', '', '', '', '', '')
    expect(setting).toMatchObject({ language: 'en', players: ['human', 'greedy', 'greedy'] })
    expect(setting?.rules.id).toBe('auction')
  })

  it('takes what is chosen, in the language that is chosen', async () => {
    const terminal = scriptedTerminal(['2', '1', '4', '2', '1', '4'])
    const setting = await askSetting(terminal, [smallGame], 'en')
    expect(setting).toMatchObject({
      language: 'nl',
      players: ['human', 'human', 'greedy:35%', 'search:1000'],
    })
    expect(terminal.shown.join('\n')).toContain('Wie speelt plaats 3?')
  })

  it('asks again for what is not an answer', async () => {
    const terminal = scriptedTerminal(['1', '9', '1', '7', '2', '0', 'x', '1', '1'])
    const setting = await askSetting(terminal, [smallGame], 'en')
    expect(setting?.players).toEqual(['greedy:35%', 'greedy:35%'])
    expect(terminal.shown.join('\n')).toContain('"7" is not one of the answers.')
  })

  it('leaves when the input ends', async () => {
    expect(await ask('1', '1')).toBeUndefined()
  })
})
