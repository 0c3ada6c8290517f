import { configure, type Game, type Language } from '@hippodrome/engine'
import { loadWays } from '@hippodrome/games'
import { powers, type Powers, SetBoard } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import { openTable, type Table } from '../table.ts'
import { playScript, seatedAs, smallTable } from '../testing.ts'

const findWays = await loadWays('powers')

/** The Byzantines in Thrace, who have named their stack and rolled a 4 for it; others stand where they are put. */
function inThrace(put: (board: SetBoard) => void = () => {}, players = ['human', 'human']): Table {
  const config = configure(powers, { seats: 2, options: { scenario: '1' } })
  const tables = powers.tables(config)
  const board = new SetBoard(SetBoard.empty(powers.setup(config, tables), tables))
  const { game } = board
  board.moment(1, 'operations')
  game.actor = 0
  board.put('byzantine', 'Thrac', { fieldArmy: 2, militia: 2 })
  board.put('byzantine', 'constantinople', { basileus: 1, militia: 1 })
  put(board)
  const { tables: _, ...position } = game as Powers
  return openTable(powers as unknown as Game, {
    seated: seatedAs(players),
    options: { scenario: '1' },
    state: { game: position },
    seed: 'thrace',
    dice: [4, 4, 4, 4],
  })
}

async function typed(table: Table, lines: readonly string[], language: Language = 'en') {
  const { shown } = await playScript(table, lines, { findWays, language })
  const at = shown.findIndex((line) => line.includes('4 OP left') || line.includes('nog 4 OP'))
  return { text: shown.slice(at).join('\n'), made: table.match.made.length }
}

const OPERATE = 'operate thrace'

describe('a place that is typed while a stack acts', () => {
  it('is gone to in one answer, its price and way shown', async () => {
    const table = inThrace()
    const { text } = await typed(table, [OPERATE, 'serbia', 'q'])
    expect(text).toContain('Move to Serbia (3 OP), over Hellas.')
    expect(text).toContain('from Hellas to Serbia')
    expect(table.match.made).toHaveLength(3)
  })

  it('is taken back and made again as one answer', async () => {
    const table = inThrace()
    const after: number[] = []
    const lines = [OPERATE, 'serbia', 'u', 'r', 'u', 'r', 'q']
    for (let n = 1; n < lines.length; n++) {
      const again = inThrace()
      await typed(again, [...lines.slice(0, n), 'q'])
      after.push(again.match.made.length)
    }
    expect(after).toEqual([1, 3, 1, 3, 1, 3])
    await typed(table, lines)
    expect(table.match.view(1).waiting).toEqual([1])
  })

  it('is named in the language of the table, articles left out', async () => {
    const { text, made } = await typed(inThrace(), ['operaties thracie', 'petsjenegen?', 'servie', 'q'], 'nl')
    expect(text).toMatch(/Naar het land van de Petsjenegen \(\d OP\), via /)
    expect(text).toContain('Naar Servië (3 OP), via Hellas.')
    expect(made).toBe(3)
  })

  it('is only looked at with a question mark', async () => {
    const { text, made } = await typed(inThrace(), [OPERATE, 'serbia?', '7?', 'q'])
    expect(text).toContain('Move to Serbia (3 OP), over Hellas.')
    expect(text).toContain('\nMove to Constantinople (1 OP)\n')
    expect(made).toBe(1)
  })

  it('is no choice when it cannot be reached, or may be another', async () => {
    const { text, made } = await typed(inThrace(), [OPERATE, 'baghdad', 'nic', 'thra', 'rom', 'xyz', 'q'])
    expect(text).toContain('Baghdad: it cannot go there now.')
    expect(text).toContain('"nic" may mean 2 things: Nicea / The city of Nicea')
    // where it stands, and a place near by
    expect(text).toContain('"thra" may mean 2 things: Thrace / Thrakesion')
    expect(text).toContain('"xyz" is neither a choice')
    expect(made).toBe(1)
  })

  it('is not gone on to when somebody else must choose first', async () => {
    const foe = (board: SetBoard) => {
      board.put('muslim', 'Nic', { warrior: 3 })
    }
    const table = inThrace(foe)
    const { text } = await typed(table, [OPERATE, 'anatolikon', 'q'])
    expect(text).toContain('After 1 step it is bound to stop: Dice fall there, or something is revealed.')
    expect(text).toMatch(/Stopped\. First it is up to Seat 0\. Not chosen: anatolikon\./)
    expect(table.match.made).toHaveLength(2)
  })
})

describe('several choices on a line', () => {
  it('are those of the list that was shown, one after the other', async () => {
    const table = inThrace()
    const { text } = await typed(table, [OPERATE, '10 9 10', 'q'])
    expect(table.match.made).toHaveLength(4)
    expect(text.match(/Drop, to do no more this turn: militia/g)).toHaveLength(1)
    const back = inThrace()
    await typed(back, [OPERATE, '10 9 10', 'u', 'q'])
    expect(back.match.made).toHaveLength(1)
  })

  it('are not chosen by number where something else is asked', async () => {
    const table = inThrace()
    const { text } = await typed(table, [OPERATE, '4 5', 'q'])
    expect(text).toContain(
      'Something else is asked now than in the list that you typed this for. Not chosen: 5.',
    )
    expect(table.match.made).toHaveLength(2)
  })

  it('go on with words in the list that is asked then', async () => {
    const table = inThrace()
    await typed(table, [OPERATE, 'bulgaria, serdica, end', 'q'])
    expect(table.match.made).toHaveLength(4)
    expect(table.match.decisionOf(1)?.prompt).toBe('operations')
  })

  it('do not end more than was meant, when the last point ended it already', async () => {
    const table = inThrace()
    const { text } = await typed(table, [OPERATE, 'serbia, move hellas', 'q'])
    expect(table.match.decisionOf(1)?.prompt).toBe('act')
    expect(text).toContain('Not chosen: move hellas.')
    const spent = inThrace()
    const { text: said } = await typed(spent, [OPERATE, 'bulgaria, sirmium, bulgaria, end', 'q'])
    expect(spent.match.decisionOf(1)?.prompt).toBe('operations')
    expect(said).toContain(
      'Something else is asked now than in the list that you typed this for. Not chosen: end.',
    )
  })

  it('stop where dice fall', async () => {
    const table = inThrace()
    const { shown } = await playScript(table, ['operate thrace, serbia', 'q'], { findWays })
    expect(shown.join('\n')).toContain(
      'Stopped. Dice fall there, or something is revealed. Not chosen: serbia.',
    )
    expect(table.match.made).toHaveLength(1)
  })

  it('choose nothing when the first of them means nothing', async () => {
    const { made } = await typed(inThrace(), [OPERATE, 'xyz, serbia', '99 1', 'q'])
    expect(made).toBe(1)
  })

  it('that are not made to the end are an error in a script, and what was made is kept', async () => {
    const table = smallTable()
    const script = playScript(table, ['1', '2 1 1', '1'], { interactive: false })
    await expect(script).rejects.toThrow(/^Stopped\. .* Not chosen: /)
    expect(table.match.made.length).toBeGreaterThan(1)
  })
})
