import { type Game, matchFile } from '@hippodrome/engine'
import { families, SetPosition } from '@hippodrome/families'
import { describe, expect, it } from 'vitest'
import { loadTable, openTable } from '../table.ts'
import { playScript, seatedAs, smallGame, smallTable } from '../testing.ts'

/** In the small game every seat puts one card away, then both bid, and the highest has the turn. */
const atTheTurn = ['1', '1', '2', '1']

describe('playing at a terminal', () => {
  it('shows the prompt with its rule, numbered choices, and what happened', async () => {
    const { text, code } = await playScript(smallTable(), ['1', '1', 'q'])
    expect(code).toBe(0)
    expect(text).toContain('discard (§1.2)\n  1 {"do":"discard","card":')
    expect(text).toContain('bid (§2.2)\n  1 {"do":"number","n":0}\n  2 {"do":"number","n":1}')
    expect(text).toContain('Go on with: hippodrome play --load kept.json')
  })

  it('keeps the match before the first choice, after each, and when it is left', async () => {
    const { saves } = await playScript(smallTable(), ['1', '1', 'q'])
    expect(saves).toEqual(['kept.json 0', 'kept.json 1', 'kept.json 2', 'kept.json 2'])
  })

  it('treats the end of the input like leaving', async () => {
    const { code, saves } = await playScript(smallTable(), ['1'], { interactive: false })
    expect(code).toBe(0)
    expect(saves[saves.length - 1]).toBe('kept.json 1')
  })

  it('takes back and makes again, and says when it may not', async () => {
    const table = smallTable()
    const { text } = await playScript(table, [...atTheTurn, '2', 'u', 'r', 'u all', 'r', 'r', 'q'])
    expect(text).toContain('Taken back.')
    expect(text).toContain('Made again.')
    expect(text).toContain('There is nothing to make again.')
    const start = await playScript(smallTable(), ['u', 'q'])
    expect(start.text).toContain('Nothing to take back')
  })

  it('takes back for the person who chose last when it is already the turn of another', async () => {
    const table = smallTable()
    await playScript(table, ['1', 'u', 'q'])
    expect(table.match.made).toEqual([])
    expect(table.match.view(0).waiting).toEqual([0, 1])
  })

  it('does not take back what a bot has chosen', async () => {
    const table = smallTable(['random', 'human'])
    const { text } = await playScript(table, ['u', 'q'])
    expect(text).toContain('Nothing to take back')
    expect(table.match.made).toHaveLength(1)
  })

  it('asks before bots go on, while there is something to take back', async () => {
    const strike = ['1', '4', '3']
    const back = smallTable(['human', 'random'])
    const { text } = await playScript(back, [...strike, 'u', 'q'], { confirm: true })
    expect(text).toContain('Press Enter to let the others go on, or u to take back.')
    expect(back.match.made.map(({ seat }) => seat)).toEqual([1, 0, 1, 0])
    const on = smallTable(['human', 'random'])
    await playScript(on, [...strike, '', 'q'], { confirm: true })
    expect(on.match.made.slice(0, 6).map(({ seat }) => seat)).toEqual([1, 0, 1, 0, 0, 1])
  })

  it('explains what is not possible', async () => {
    const { text } = await playScript(smallTable(), [
      ...atTheTurn,
      '?',
      '2',
      '2',
      '?',
      '? 1',
      '? MARK',
      '? roll',
      '? 9',
      'q',
    ])
    expect(text).toContain('Nothing that you might expect is missing here.')
    expect(text).toContain('Not possible now:\n  1 {"do":"mark"}: marked-twice (§3.1)')
    expect(text.split('{"do":"mark"}: marked-twice')).toHaveLength(4)
    expect(text).toContain('Nothing with "roll" is missing here.')
    expect(text).toContain('There is no rule 3.1.')
    expect(text).toContain('Only 1 to 1 are listed.')
  })

  it('shows help, the chronicle, rules and other languages', async () => {
    const { text } = await playScript(smallTable(), ['h', 'c', 'rule 1.1', 'l nl', 'h', 's copy.json', 'q'])
    expect(text).toContain('make that choice')
    expect(text).toContain('{"kind":"dealt"}')
    expect(text).toContain('There is no rule 1.1.')
    expect(text).toContain('die keuze maken')
    expect(text).toContain('Bewaard in copy.json.')
  })

  it('tells a person what was wrong and asks again', async () => {
    const { text, code } = await playScript(smallTable(), ['garbage', '17', '1', 'q'])
    expect(code).toBe(0)
    expect(text).toContain('"garbage" is neither a choice from 1 to 3 nor a command (h for help).')
    expect(text).toContain('"17" is neither a choice')
  })

  it('in a script garbage is an error, and the match is kept as it was', async () => {
    const table = smallTable()
    await expect(playScript(table, ['1', 'garbage', '1'], { interactive: false })).rejects.toThrow(
      '"garbage" is neither a choice',
    )
    expect(table.match.made).toHaveLength(1)
  })

  it('lets nobody see the hand of the person before', async () => {
    const { shown } = await playScript(smallTable(), ['', '1', '', '1', 'q'], { alone: true })
    const clears = shown.flatMap((line, index) => (line === '<clear>' ? [shown[index + 1]] : []))
    expect(clears[0]).toBe('Now Seat 0. Press Enter when only Seat 0 is looking. ')
    expect(clears[1]).toBe('Now Seat 1. Press Enter when only Seat 1 is looking. ')
  })

  it('plays bots to the end and shows how it ended', async () => {
    const table = smallTable(['random', 'random'])
    const { text, saves } = await playScript(table, [])
    expect(table.match.over).toBe(true)
    expect(text).toContain('The match is over.')
    expect(saves).toHaveLength(2)
  })

  it('opened again, keeps what a seat has laid down and what may be made again', async () => {
    const table = smallTable()
    await playScript(table, ['q'])
    const orders = { standing: { '*': 'able' }, ahead: [{ prompt: 'turn', choice: { do: 'mark' } }] } as const
    table.match.apply({ kind: 'orders', seat: 1, orders: { ...orders, ahead: [...orders.ahead] } })
    table.match.submit({ seat: 0, decision: table.match.state.opened[0] ?? 0, choice: 0 })
    table.match.undo(0)
    const again = loadTable(table.rules, matchFile(table.header, table.match))
    const { text } = await playScript(again, ['r', 'q'], { confirm: true })
    expect(again.match.view(1).orders).toEqual({ ...orders, confirm: true })
    expect(text).toContain('Made again.')
  })

  it('obeys standing orders that lie beside a seat', async () => {
    const table = smallTable(['human', 'human'])
    table.header.seats[1] = { name: 'Seat 1', player: 'human', standing: { strike: 'pass' } }
    const { text } = await playScript(table, [...atTheTurn, '3', 'q'])
    expect(text).toContain('"kind":"struck"')
  })

  it('gives the odds of an attack under it', async () => {
    const position = new SetPosition()
      .city('damascus', { colour: 'arab' })
      .army(0, 'arab', { at: 'damascus', main: 3, move: 3 })
      .position()
    const attack = () =>
      openTable(families as unknown as Game, {
        seated: seatedAs(['human', 'human']),
        state: position,
      })
    const { text } = await playScript(attack(), ['q'])
    expect(text).toMatch(
      /\n +\d+ Arab army to Antioch \(1 Move\); attack, city strength \d+\n {6,}\d+% Antioch is taken \(1 VP\)\n/,
    )
    const dutch = await playScript(attack(), ['q'], { language: 'nl' })
    expect(dutch.text).toMatch(/\n {6,}\d+% /)
  })

  it('gives the odds of a short list too', async () => {
    const daring: Game = {
      ...smallGame,
      odds: (_view, { prompt }, { n }) =>
        prompt === 'bid' && n === 1 ? [{ outcome: 'won', low: 0.25, high: 0.5 }] : [],
      words: { ...smallGame.words, en: { ...smallGame.words.en, outcome: ({ outcome }) => outcome } },
    }
    const { text } = await playScript(
      openTable(daring, { seated: seatedAs(['human', 'human']), seed: 'small' }),
      ['1', '1', 'q'],
    )
    expect(text).toContain('  1 {"do":"number","n":0}\n  2 {"do":"number","n":1}\n      25% – 50% won\n  3 ')
  })
})
