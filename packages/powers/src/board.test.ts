import { configure } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { boardOf } from './board.ts'
import { powers } from './game.ts'
import { compile } from './tables.ts'

const board = (options: { readonly [name: string]: string | boolean }) =>
  boardOf(compile(configure(powers, { seats: 2, options })))

describe('what never changes in a match', () => {
  it('§3.2 has every border from both sides in the same form', () => {
    const { lands } = board({})
    for (const [id, land] of Object.entries(lands))
      for (const [other, form] of Object.entries(land.borders))
        expect(lands[other as keyof typeof lands]?.borders[id as keyof typeof lands]).toBe(form)
    expect(lands.Bul?.borders).toMatchObject({ Pat: 'r', Thrac: 'm' })
  })

  it('§28.10 has Istria only where it is played, and Croatia gives up its coast', () => {
    expect(board({}).lands.Ist).toBeUndefined()
    expect(board({}).lands.Cro?.coast).toEqual(['ADR'])
    const { lands, fortresses, boxes } = board({ istria: true })
    expect(lands.Ist?.borders).toEqual({ Lom: 'm', Cro: 'r', Sir: 'n', Dal: 'm' })
    expect(lands.Cro?.coast).toEqual([])
    expect(fortresses.venice?.areas).toEqual(['Ist'])
    expect(boxes.West?.touches).toContain('Ist')
  })

  it('§28.12 has a fortress of two areas', () => {
    expect(board({ budapest: true }).fortresses.buda?.areas).toEqual(['Mag', 'Sir'])
  })

  it('§29.18 leaves out a box that the scenario does not have', () => {
    expect(Object.keys(board({ scenario: 'B' }).boxes)).toEqual(['North', 'East'])
  })
})
