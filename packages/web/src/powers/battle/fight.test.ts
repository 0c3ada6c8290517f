import type { PowersEntry } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import type { PowersStage } from '../usePowers.ts'
import { fightOf } from './fight.ts'

const begun: PowersEntry = {
  kind: 'battle',
  place: 'Kap',
  attacker: { power: 'muslim', rebel: false, units: [0, 2, 0, 0, 0, 0] },
  defender: { power: 'byzantine', rebel: false, units: [0, 1, 0, 0, 2, 0] },
  siege: false,
}
const roll = (die: number): PowersEntry => ({
  kind: 'combatRoll',
  power: 'muslim',
  rebel: false,
  table: 'shock',
  strength: 2,
  die,
  result: 'DV',
})
const lost: PowersEntry = { kind: 'lost', power: 'byzantine', rebel: false, unit: 'militia', place: 'Kap' }
const destroyed: PowersEntry = { kind: 'destroyed', power: 'byzantine', rebel: false, place: 'Kap' }

type Table = {
  /** What the table on show has been told, what is told over it, and whether a battle is on that table. */
  readonly told?: readonly PowersEntry[]
  readonly news?: readonly PowersEntry[]
  readonly fights?: boolean
}

const at = ({ told = [], news, fights = false }: Table): PowersStage => {
  const entries = (some: readonly PowersEntry[]) => some.map((entry) => ({ at: 0, entry }))
  return {
    view: {
      stacks: [
        { id: 1, place: 'Kap', power: 'muslim', rebel: false, units: [0, 2, 0, 0, 0, 0], done: false },
        { id: 2, place: 'Kap', power: 'byzantine', rebel: false, units: [0, 1, 0, 0, 1, 0], done: false },
      ],
      ...(fights ? { battle: { attacker: 1, defender: 2, bonus: [0, 0] } } : {}),
    },
    board: { fortresses: {} },
    playing: { telling: news !== undefined, news: entries(news ?? told), state: { told: entries(told) } },
  } as unknown as PowersStage
}

describe('a battle', () => {
  it('of others that is over with one choice is told from its beginning', () => {
    expect(fightOf(at({ news: [begun] }))).toMatchObject({ place: 'Kap', rolls: [] })
    const fight = fightOf(at({ news: [begun, roll(6), lost] }))
    expect(fight?.rolls).toEqual([roll(6)])
    expect(fight?.hosts[1]).toMatchObject({ units: [0, 1, 0, 0, 1, 0], lost: [0, 0, 0, 0, 1, 0] })
  })

  it('shows its last roll and who falls by it over the table as it was', () => {
    const fight = fightOf(at({ fights: true, told: [begun, roll(2), lost], news: [roll(6), lost] }))
    expect(fight?.rolls.at(-1)).toEqual(roll(6))
    expect(fight?.hosts[1]).toMatchObject({ units: [0, 1, 0, 0, 0, 0], lost: [0, 0, 0, 0, 2, 0] })
  })

  it('strikes everybody through who is destroyed', () => {
    const fight = fightOf(at({ fights: true, told: [begun, lost], news: [roll(6), destroyed] }))
    expect(fight?.hosts[1]).toMatchObject({ units: [0, 0, 0, 0, 0, 0], lost: [0, 1, 0, 0, 2, 0] })
    expect(fight?.hosts[0].units).toEqual([0, 2, 0, 0, 0, 0])
  })

  it('that is over is not shown again', () => {
    expect(fightOf(at({ told: [begun, roll(6), destroyed] }))).toBeUndefined()
  })
})
