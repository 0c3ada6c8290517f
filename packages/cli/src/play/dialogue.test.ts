import { specOf } from '@hippodrome/bots'
import type { Game } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { scriptedTerminal, smallGame } from '../testing.ts'
import { askSetting } from './dialogue.ts'

const ask = (...lines: string[]) => askSetting(scriptedTerminal(lines), [smallGame], 'en')

const [RECRUIT, SQUIRE] = [specOf('recruit'), specOf('squire')]

describe('setting up a table by talking', () => {
  it('takes what is usual for every question answered with Enter', async () => {
    const setting = await ask('', '', '', '', '', '', '')
    expect(setting).toMatchObject({ language: 'en', options: {}, players: ['human', SQUIRE, SQUIRE] })
    expect(setting?.rules.id).toBe('auction')
  })

  it('takes what is chosen, in the language that is chosen', async () => {
    const terminal = scriptedTerminal(['2', '1', '2', '3', '4', '2', '1', '6'])
    const setting = await askSetting(terminal, [smallGame], 'en')
    expect(setting).toMatchObject({
      language: 'nl',
      players: ['human', 'human', RECRUIT, specOf('strategos')],
    })
    expect(terminal.shown.join('\n')).toContain('Wie speelt plaats 3?')
  })

  it('asks again for what is not an answer', async () => {
    const terminal = scriptedTerminal(['1', '9', '1', '1', '7', '2', '0', 'x', '1', '1'])
    const setting = await askSetting(terminal, [smallGame], 'en')
    expect(setting?.players).toEqual([RECRUIT, RECRUIT])
    expect(terminal.shown.join('\n')).toContain('"7" is not one of the answers.')
  })

  it('offers only as many seats as the options allow, and refuses options that allow none', async () => {
    const solo: Game = {
      ...smallGame,
      seats: { min: 1, max: 4 },
      refuse: ({ seats, options }) =>
        (options.rounds === 1 ? seats !== 1 : options.rounds === 5 || seats === 1) ? 'no' : undefined,
    }
    const terminal = scriptedTerminal(['', '', '2', '3', '2', '3', '', '0', '1'])
    const setting = await askSetting(terminal, [solo], 'en')
    expect(terminal.shown).toContain('These options do not go together.')
    expect(terminal.shown.join('\n')).toContain('How many at the table (1)? [1]')
    expect(setting).toMatchObject({ options: { rounds: 1 }, players: [RECRUIT] })
  })

  it('leaves when the input ends', async () => {
    expect(await ask('1', '1')).toBeUndefined()
  })
})
