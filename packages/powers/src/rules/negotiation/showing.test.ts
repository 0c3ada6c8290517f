import { describe, expect, it } from 'vitest'
import { powerNumber } from '../../tables.ts'
import { Board } from '../../testing/board.ts'

const MUSLIM = powerNumber('muslim')

describe('showing in one’s own turn', () => {
  const turn = () => {
    const board = new Board()
    board.put('muslim', 'Kil', { nomad: 2 })
    board.put('muslim', 'Cal', { militia: 1 })
    board.game.actor = MUSLIM
    return board.play('operations', { power: MUSLIM })
  }

  it('§24.4 [P93] is not offered again after showing nothing, until a player turn begins; that can be taken back', () => {
    const board = turn().choose({ do: 'show' }).choose({ do: 'done' })
    expect([board.prompt, board.sealed, board.offers({ do: 'show' })]).toEqual(['operations', false, false])
    board.play('treasury', { power: MUSLIM, bought: [] })
    expect(board.offers({ do: 'show' })).toBe(false)
    board.money('muslim', 9).play('player-turn', { power: MUSLIM })
    expect(board.offers({ do: 'show' })).toBe(true)
  })

  it('§24.4 [P93] is offered at choices between two things, and where only one is left nobody is asked for it', () => {
    expect(turn().offers({ do: 'show' })).toBe(true)
    const board = turn().hold('muslim', 'greekFire')
    board.play('operate', { stack: 0 })
    const { choices, evenIfForced } = board.asked()
    expect([board.prompt, choices.length, evenIfForced]).toEqual(['push', 1, true])
  })
})
