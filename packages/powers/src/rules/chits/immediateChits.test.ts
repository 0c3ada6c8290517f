import { describe, expect, it } from 'vitest'
import { Board } from '../../testing/board.ts'
import { powerNumber } from '../../tables.ts'
import type { ChitId, PowerId, ScenarioId } from '../../vocabulary.ts'

/** The power draws the only chit in the cup. */
const draws = (board: Board, power: PowerId, chit: ChitId, ...dice: number[]) =>
  board.cup(chit).play('draw', { power: powerNumber(power), n: 1 }, ...dice)

/** A map on which nobody has lost. */
function peopled(wish: ConstructorParameters<typeof Board>[0] = {}): Board {
  const board = new Board(wish)
  board.put('byzantine', 'constantinople', { basileus: 1, fieldArmy: 2 })
  board.put('byzantine', 'Hel', { fieldArmy: 1, militia: 2 })
  board.put('muslim', 'Cal', { basileus: 1, nomad: 1 })
  board.put('muslim', 'East', { nomad: 1 })
  board.put('muslim', 'Syr', { militia: 2, nomad: 1 })
  board.put('khazar', 'Pat', { basileus: 1, nomad: 2 })
  board.put('frank', 'West', { basileus: 1 })
  board.put('frank', 'Lom', { warrior: 2, militia: 1 })
  return board
}

describe('Civil War', () => {
  it('§22.1 §22.3 [P4] [P34] as many units as the die says rebel, of the drawer’s choice', () => {
    const board = draws(peopled(), 'byzantine', 'civilWar', 2)
    expect(board.prompt).toBe('civil-war')
    board.choose({ unit: 'fieldArmy', place: 'Hel' }).choose({ unit: 'militia', place: 'Hel' })
    expect(board.at('Hel', 'byzantine')).toEqual({ militia: 1 })
    expect(board.at('Hel', 'byzantine', true)).toEqual({ fieldArmy: 1, militia: 1 })
    expect(board.inCup()).toEqual(['civilWar'])
    expect(board.audit()).toEqual([])
  })

  it('§22.3 [P34] spares the Basileus and who is stacked with him', () => {
    const board = draws(peopled(), 'byzantine', 'civilWar', 6)
    expect(board.at('Hel', 'byzantine')).toEqual({})
    expect(board.prompt).toBeUndefined()
    expect(board.at('constantinople', 'byzantine')).toEqual({ basileus: 1, fieldArmy: 2 })
  })

  it('§11.2 §22.3 also who stands in a fortress that he has just come into', () => {
    const board = peopled()
    board.put('byzantine', 'constantinople', { militia: 2 })
    draws(board, 'byzantine', 'civilWar', 6)
    expect(board.offers({ unit: 'militia', place: 'constantinople' })).toBe(false)
  })

  it('§17.3 §22.3 [P34] who rebels in a box is eliminated', () => {
    const board = draws(peopled(), 'muslim', 'civilWar', 1)
    board.choose({ unit: 'nomad', place: 'East' })
    expect(board.at('East', 'muslim')).toEqual({})
    expect(board.at('East', 'muslim', true)).toEqual({})
    expect(board.audit()).toEqual([])
  })
})

describe('Peripheral War', () => {
  it('§22.9 [P34] a die roll of units goes, anywhere, never the Basileus', () => {
    const board = peopled()
    board.put('muslim', 'EMS', { fleet: 1 })
    draws(board, 'muslim', 'peripheralWar', 2)
    expect(board.offers({ unit: 'basileus' })).toBe(false)
    board.choose({ unit: 'fleet', place: 'EMS' }).choose({ unit: 'nomad', place: 'East' })
    expect(board.at('EMS', 'muslim')).toEqual({})
    expect(board.at('East', 'muslim')).toEqual({})
    expect(board.inCup()).toEqual(['peripheralWar'])
  })

  it('§20.5 §22.9 is nothing to the Byzantines, and no other chit replaces it', () => {
    const board = draws(peopled(), 'byzantine', 'peripheralWar')
    expect(board.prompt).toBeUndefined()
    expect(board.hand('byzantine')).toEqual([])
    expect(board.inCup()).toEqual(['peripheralWar'])
  })
})

describe('Crusade', () => {
  it.each<[ScenarioId, number]>([
    ['1', 1],
    ['2', 26],
  ])('§22.4 [P32] before 1050 it is removed without effect (scenario %s, turn %i)', (scenario, turn) => {
    const board = peopled({ scenario })
    board.game.turn = turn
    draws(board, 'byzantine', 'crusade')
    expect(board.entries('chitRoll')).toEqual([])
    expect(board.removed()).toContain('crusade')
  })

  it.each([1, 2, 3])('§22.4 [P32] from 1050 a %i is nothing, and it is removed all the same', (die) => {
    const board = draws(peopled({ scenario: '6' }), 'byzantine', 'crusade', die)
    expect(board.game.crusade).toBe(0)
    expect(board.removed()).toContain('crusade')
  })

  it.each([4, 5, 6])('§22.4 §22.5 [P33] on %i the Franks get units of their choice and money', (die) => {
    const board = draws(peopled({ scenario: '6' }), 'khazar', 'crusade', die, 3, 5)
    expect(board.asked().seat).toBe(board.seat('frank'))
    board.choose({ unit: 'warrior' }).choose({ unit: 'fleet' }).choose({ unit: 'warrior' })
    expect(board.prompt).toBeUndefined()
    expect(board.at('West', 'frank')).toEqual({ basileus: 1, warrior: 2, fleet: 1 })
    expect(board.treasury('frank')).toBe(10)
    expect(board.game.crusade).toBe(1)
    expect(board.audit()).toEqual([])
  })

  it('§22.5 [P33] neutral Franks first become active under the Byzantine player', () => {
    const board = peopled({ scenario: '6', seats: 2 })
    expect(board.neutrals()).toContain('frank')
    draws(board, 'muslim', 'crusade', 4, 1, 1)
    expect(board.seat('frank')).toBe(board.seat('byzantine'))
    expect(board.asked().seat).toBe(board.seat('byzantine'))
  })

  it('§22.5 §26.9 Franks that have lost the war get nothing', () => {
    const board = new Board({ scenario: '6' })
    board.game.lost = 1 << powerNumber('frank')
    draws(board, 'khazar', 'crusade', 4, 6, 1)
    expect(board.prompt).toBeUndefined()
    expect(board.at('West', 'frank')).toEqual({})
    expect(board.treasury('frank')).toBe(0)
  })

  it('§2.3 §22.5 [P33] stops at what the pool has', () => {
    const board = new Board({ scenario: '6' })
    board.put('frank', 'Lom', { basileus: 1, warrior: 10, fleet: 4 })
    draws(board, 'frank', 'crusade', 4, 6, 1)
    expect(board.prompt).toBeUndefined()
    expect(board.at('West', 'frank')).toEqual({ fleet: 1 })
  })
})

describe('De Ceremoniis', () => {
  it('§5.5 §22.6 [P53] a Basileus in Constantinople at the end of the player turn draws a die roll of chits', () => {
    const board = draws(peopled(), 'byzantine', 'deCeremoniis')
    expect(board.hand('byzantine')).toEqual(['deCeremoniis'])
    board.cup('alliance', 'greekFire', 'subversion').play('ceremonies', {}, 2)
    expect(board.entries('chitRoll').at(-1)).toMatchObject({ chit: 'deCeremoniis', die: 2 })
    board.passAll('assassin')
    // It goes back after the drawing, and so is never among what it brings.
    expect(board.hand('byzantine')).toHaveLength(2)
    expect(board.hand('byzantine')).not.toContain('deCeremoniis')
    expect(board.inCup()).toHaveLength(2)
  })

  it('§6.6 §22.6 [P91] or in Thrace, while its fortress is empty and his power alone is there', () => {
    const dies = (more: (board: Board) => void) => {
      const board = new Board().hold('byzantine', 'deCeremoniis')
      board.put('byzantine', 'Thrac', { basileus: 1 })
      more(board)
      return board.cup('alliance').play('ceremonies', {}, 1).entries('chitRoll').length
    }
    expect(dies(() => {})).toBe(1)
    expect(dies((board) => board.put('muslim', 'Thrac', { militia: 1 }))).toBe(0)
    expect(dies((board) => board.put('byzantine', 'constantinople', { militia: 1 }))).toBe(0)
  })

  it('§22.6 [P53] otherwise it only goes back to the cup', () => {
    const board = draws(peopled(), 'khazar', 'deCeremoniis').play('ceremonies', {})
    expect(board.hand('khazar')).toEqual([])
    expect(board.inCup()).toEqual(['deCeremoniis'])
    expect(board.entries('discarded')).toEqual([{ kind: 'discarded', power: 'khazar', chit: 'deCeremoniis' }])
  })
})

describe('Land Distribution', () => {
  it('§22.7 costs $1 for each field army, warrior and nomad', () => {
    const board = draws(peopled().money('byzantine', 5), 'byzantine', 'landDistribution')
    expect(board.asked().facts).toMatchObject({ due: 3 })
    board.choose({ do: 'pay' })
    expect(board.treasury('byzantine')).toBe(2)
    expect(board.entries('maintained')).toEqual([])
    expect(board.entries('paid')).toMatchObject([{ n: 3, chit: 'landDistribution' }])
  })

  it('§22.7 who gets nothing rolls on the Mutiny Table', () => {
    const board = draws(peopled(), 'muslim', 'landDistribution', 3, 5, 1)
    expect(board.offers({ do: 'pay' })).toBe(false)
    board.choose({ do: 'skip', place: 'Cal' }).choose({ do: 'skip', place: 'East' }).choose({ place: 'Syr' })
    if (board.prompt) board.choose({ do: 'pay' })
    expect(board.at('Cal', 'muslim')).toEqual({ basileus: 1 })
    expect(board.at('East', 'muslim')).toEqual({ nomad: 1 })
    expect(board.at('Syr', 'muslim')).toEqual({ militia: 2 })
    expect(board.pillaged()).toEqual(['Syr'])
  })
})

describe('Plague', () => {
  it.each([1, 2, 3, 4, 5])('§22.10 a %i is nothing and the chit goes back', (die) => {
    const board = draws(peopled(), 'frank', 'plague', die)
    expect(board.pillaged()).toEqual([])
    expect(board.inCup()).toEqual(['plague'])
  })

  /** Dice for 34 areas and three boxes: 1 but where told. */
  const dice = (sick: { readonly [at: number]: number }) =>
    Array.from({ length: 37 }, (_, place) => sick[place] ?? 1)
  const [HEL, THRACE, EAST] = [16, 15, 36]

  it('§22.10 §22.11 [P31] [P73] on 6 every area and box rolls: 4-6 half of each owner’s units, rounded up', () => {
    const board = peopled()
    board.rebels('muslim', 'Hel', { militia: 1, nomad: 2 })
    board.put('byzantine', 'SoM', { fleet: 1 })
    draws(board, 'byzantine', 'plague', 6, ...dice({ [HEL]: 4, [THRACE]: 3, [EAST]: 6 }))
    expect(board.asked().facts).toMatchObject({ place: 'Hel', left: 2 })
    board.choose({ unit: 'militia' }).choose({ unit: 'fieldArmy' })
    expect(board.at('Hel', 'byzantine')).toEqual({ militia: 1 })
    // Rebels lose the least first.
    expect(board.at('Hel', 'muslim', true)).toEqual({ nomad: 1 })
    while (board.prompt === 'plague') board.choose({ do: 'unit' })
    expect(board.at('East', 'muslim')).toEqual({})
    expect(board.pillaged()).toEqual(['Hel'])
    expect(board.at('SoM', 'byzantine')).toEqual({ fleet: 1 })
    expect(board.removed()).toContain('plague')
    expect(board.audit()).toEqual([])
  })

  it('§22.11 [P73] a fortress belongs to its area, and a Basileus is given only by choice', () => {
    const board = new Board()
    board.put('byzantine', 'constantinople', { basileus: 1 })
    board.put('byzantine', 'Thrac', { militia: 2 })
    draws(board, 'byzantine', 'plague', 6, ...dice({ [THRACE]: 5 }))
    expect(board.asked().facts).toMatchObject({ place: 'Thrac', left: 2 })
    expect(board.offers({ unit: 'basileus' })).toBe(true)
    board.choose({ unit: 'militia' }).choose({ unit: 'militia' })
    expect(board.at('constantinople', 'byzantine')).toEqual({ basileus: 1 })
  })
})

describe('Schism', () => {
  it.each([
    [3, ['assassin', 'subversion']],
    [4, []],
  ])('§22.12 on %i the drawer keeps %j', (die, kept) => {
    const board = peopled().hold('khazar', 'assassin', 'subversion')
    draws(board, 'khazar', 'schism', die).passAll('assassin')
    expect(board.hand('khazar')).toEqual(kept)
    expect(board.inCup()).toContain('schism')
  })
})

describe('Unification of Churches', () => {
  it.each([
    [4, 0],
    [5, 1],
    [6, 1],
  ])('§22.13 on %i the churches are united: %i', (die, united) => {
    expect(draws(peopled(), 'muslim', 'unification', die).game.unification).toBe(united)
  })
})

describe('the chits of two and three players', () => {
  it.each<ChitId>(['belligerentWithdrawal', 'neutralEntry'])(
    '§22.2 §22.8 with four players %s is removed',
    (chit) => {
      const board = draws(peopled(), 'frank', chit)
      expect(board.removed()).toContain(chit)
      expect(board.prompt).toBeUndefined()
    },
  )

  it.each([
    [3, true],
    [4, false],
  ])('§22.2 on %i a power that was taken in stays: %s', (die, stays) => {
    const board = peopled({ seats: 2 })
    board.game.control[powerNumber('frank')] = board.seat('muslim')
    draws(board, 'muslim', 'belligerentWithdrawal', die)
    expect(board.seat('frank') === board.seat('muslim')).toBe(stays)
    expect(board.seat('muslim')).toBeGreaterThanOrEqual(0)
    expect(board.inCup()).toEqual(['belligerentWithdrawal'])
    expect(board.entries('chitRoll')[0]).toMatchObject({ power: 'muslim', about: 'frank', die })
  })

  it('§22.2 §26.9 a power that has lost is not rolled for', () => {
    const board = peopled({ seats: 2 })
    board.game.control[powerNumber('frank')] = board.seat('muslim')
    board.game.lost = 1 << powerNumber('frank')
    draws(board, 'muslim', 'belligerentWithdrawal', 4)
    expect(board.entries('neutral')).toEqual([])
  })

  it.each([
    [3, false],
    [4, true],
  ])('§22.8 [P4] on %i a neutral power of the drawer’s choice joins the drawer: %s', (die, joins) => {
    const board = draws(peopled({ seats: 2 }), 'muslim', 'neutralEntry', die)
    expect(board.offered('power')).toHaveLength(2)
    board.choose({ power: 'khazar' })
    expect(board.seat('khazar') === board.seat('muslim')).toBe(joins)
    expect(board.entries('chitRoll')[0]).toMatchObject({ power: 'muslim', about: 'khazar', die })
  })

  it('§22.8 [P35] without a neutral power Neutral Entry has no effect', () => {
    const board = peopled({ seats: 3 })
    board.game.control[powerNumber('frank')] = 0
    draws(board, 'muslim', 'neutralEntry')
    expect(board.prompt).toBeUndefined()
    expect(board.inCup()).toEqual(['neutralEntry'])
  })
})
