import { describe, expect, it } from 'vitest'
import { Board } from '../../testing/board.ts'
import { powerNumber } from '../../tables.ts'
import { HELD_CHITS, type LandId, LANDS, type PlaceId, type PowerId, type UnitId } from '../../vocabulary.ts'

const buy = (board: Board, power: PowerId = 'byzantine') =>
  board.play('treasury', { power: powerNumber(power), bought: [] })

const rich = (power: PowerId = 'byzantine', wish: ConstructorParameters<typeof Board>[0] = {}) =>
  new Board(wish).money(power, 50)

describe('recruiting', () => {
  it.each<[PowerId, UnitId, number]>([
    ['byzantine', 'militia', 1],
    ['byzantine', 'nomad', 2],
    ['byzantine', 'warrior', 3],
    ['byzantine', 'fieldArmy', 4],
    ['khazar', 'warrior', 3],
    ['muslim', 'nomad', 2],
    ['frank', 'militia', 1],
    ['frank', 'nomad', 3],
    ['frank', 'warrior', 2],
    ['frank', 'fieldArmy', 4],
  ])('§10.1 [P1] the %s pays for a %s: $%i', (power, unit, cost) => {
    const board = rich(power)
    board.put(power, 'Hel', { basileus: 1 })
    buy(board, power).choose({ do: 'recruit', unit, place: 'Hel' })
    expect(board.treasury(power)).toBe(50 - cost)
    expect(board.at('Hel', power)).toEqual({ basileus: 1, [unit]: 1 })
    expect(board.audit()).toEqual([])
  })

  it('§1.1 [P79] Lombards pay as Franks do', () => {
    const board = rich('frank', { scenario: 'A' })
    board.put('frank', 'Ist', { basileus: 1 })
    buy(board, 'frank').choose({ do: 'recruit', unit: 'nomad', place: 'Ist' })
    expect(board.treasury('frank')).toBe(47)
  })

  it('§10.2 one unit for an area and its fortress together, enemies or not', () => {
    const board = rich()
    board.put('byzantine', 'Thrac', { militia: 1 })
    board.put('byzantine', 'constantinople', { militia: 1 })
    board.put('muslim', 'Thrac', { nomad: 1 })
    buy(board).choose({ do: 'recruit', unit: 'militia', place: 'constantinople' })
    expect(board.offers({ do: 'recruit', place: 'Thrac' })).toBe(false)
    expect(board.offers({ do: 'recruit', place: 'constantinople' })).toBe(false)
  })

  it('§10.2 §19.5 not in a pillaged area, nor where no friendly unit is', () => {
    const board = rich().pillage('Hel')
    board.put('byzantine', 'Hel', { militia: 1 })
    board.put('byzantine', 'Pel', { militia: 1 })
    const places = new Set(
      buy(board)
        .offered('recruit')
        .map((choice) => choice.do === 'recruit' && choice.place),
    )
    expect([...places]).toEqual(['Pel'])
  })

  it('§10.3 any number of land units in the own box', () => {
    const board = buy(rich('khazar'), 'khazar')
    for (let n = 0; n < 3; n++) board.choose({ do: 'recruit', unit: 'nomad', place: 'North' })
    expect(board.at('North', 'khazar')).toEqual({ nomad: 3 })
  })

  it('§3.5 §10.4 [P12] [P25] a fleet where a garrisoned port lies, one for each sea', () => {
    const board = rich()
    board.put('byzantine', 'Hel', { militia: 1 })
    expect(buy(board).offers({ unit: 'fleet' })).toBe(false)
    board.put('byzantine', 'syracuse', { militia: 1 })
    board.put('muslim', 'IS', { fleet: 2 })
    buy(board).choose({ unit: 'fleet', place: 'IS' })
    expect(board.offers({ unit: 'fleet', place: 'IS' })).toBe(false)
    expect(board.offers({ unit: 'fleet', place: 'TS' })).toBe(true)
    expect(board.at('IS', 'byzantine')).toEqual({ fleet: 1 })
  })

  it('§28.25 [P12] with the other reading an empty port serves who holds its area', () => {
    const board = rich('byzantine', { options: { friendlyPort: 'area' } })
    board.put('byzantine', 'Hel', { militia: 1 })
    expect(buy(board).offers({ unit: 'fleet', place: 'AEG' })).toBe(true)
  })

  it('§10.4 §10.5 [P25] fleets beside the own box, and any number inside if it has an anchor', () => {
    const west = buy(rich('frank'), 'frank')
    west.choose({ unit: 'fleet', place: 'TS' }).choose({ unit: 'fleet', place: 'West' })
    west.choose({ unit: 'fleet', place: 'West' })
    expect(west.at('West', 'frank')).toEqual({ fleet: 2 })
    expect(west.offers({ unit: 'fleet', place: 'TS' })).toBe(false)
    expect(buy(rich('khazar'), 'khazar').offers({ unit: 'fleet' })).toBe(false)
  })

  it.each(['A', 'B'] as const)('§29.15 §29.18 [P78] no fleet in the box East of scenario %s', (scenario) => {
    expect(buy(rich('muslim', { scenario }), 'muslim').offers({ unit: 'fleet' })).toBe(false)
  })

  it('§29.17 [P43] the Lombards of scenario A have the box West, §29.18 those of B have not', () => {
    expect(buy(rich('frank', { scenario: 'A' }), 'frank').offers({ place: 'West' })).toBe(true)
    expect(buy(rich('frank', { scenario: 'B' }), 'frank').offers({ place: 'West' })).toBe(false)
  })

  it.each(['A', 'B'] as const)('§29.14 no warriors in scenario %s', (scenario) => {
    const board = rich('byzantine', { scenario })
    board.put('byzantine', 'Hel', { militia: 1 })
    expect(buy(board).offers({ unit: 'warrior' })).toBe(false)
    expect(board.offers({ unit: 'nomad' })).toBe(true)
  })

  it('§2.1 §10.6 only what the pool has', () => {
    const board = rich('frank')
    board.put('frank', 'Lom', { warrior: 10 })
    expect(buy(board, 'frank').offers({ unit: 'warrior' })).toBe(false)
  })

  it('§9.8 §10.6 [P26] a new unit is not marked as having operated', () => {
    const board = rich()
    board.put('byzantine', 'Hel', { basileus: 1 })
    buy(board).choose({ unit: 'fieldArmy', place: 'Hel' })
    expect(board.game.stackMarks.every((mark) => mark === 0)).toBe(true)
  })

  it('§10.8 [P11] [P70] in the desert units and colonies cost $1 more, buying out pillage does not', () => {
    const board = rich()
    board.put('byzantine', 'Ara', { basileus: 1 })
    buy(board).choose({ do: 'recruit', unit: 'militia' }).choose({ do: 'colony' })
    expect(board.treasury('byzantine')).toBe(50 - 2 - 6)
    const pillaged = rich().pillage('Ara')
    pillaged.put('byzantine', 'Ara', { basileus: 1 })
    expect(buy(pillaged).choose({ do: 'rebuild' }).treasury('byzantine')).toBe(48)
  })
})

describe('what else is bought', () => {
  it('§10.7 chits, at $2, one by one', () => {
    const board = rich().money('byzantine', 5).cup('alliance', 'greekFire', 'subversion')
    buy(board).choose({ do: 'buyChit' }).choose({ do: 'buyChit' })
    expect(board.hand('byzantine')).toHaveLength(2)
    expect(board.treasury('byzantine')).toBe(1)
    expect(board.offers({ do: 'buyChit' })).toBe(false)
  })

  it('§10.7 §20.3 with ten chits room is made before one is paid for', () => {
    const full = () => buy(rich().hold('byzantine', ...HELD_CHITS.slice(0, 10))).choose({ do: 'buyChit' })
    const forgone = full()
    const money = forgone.treasury('byzantine')
    forgone.choose({ do: 'forgo' })
    expect([forgone.treasury('byzantine'), forgone.entries('boughtChit').length]).toEqual([money, 0])
    const bought = full().choose({ do: 'discard', chit: 'greekFire' })
    expect([bought.treasury('byzantine'), bought.entries('boughtChit').length]).toEqual([money - 2, 1])
    expect(bought.entries('drew')).toHaveLength(1)
  })

  it('§10.7 §20.8 no room is made for a chit whose price is taken meanwhile', () => {
    const board = new Board({ seats: 2, options: { newChits: true } }).hold('frank', 'treasuryGraft')
    board.game.control[powerNumber('frank')] = board.seat('byzantine')
    board.money('byzantine', 2).hold('byzantine', ...HELD_CHITS.slice(0, 10))
    buy(board).choose({ do: 'buyChit' }).dice(6).choose({ chit: 'treasuryGraft', power: 'byzantine' })
    board.passAll('assassin')
    expect([board.prompt, board.treasury('byzantine')]).toEqual(['treasury', 0])
    expect([board.hand('byzantine').length, board.entries('boughtChit')]).toEqual([10, []])
  })

  it('§10.9 pillage is bought out for twice the value, from a fortress too', () => {
    const board = rich().pillage('Thrac', 'Hel')
    board.put('byzantine', 'constantinople', { militia: 1 })
    expect(buy(board).offers({ do: 'rebuild', place: 'Hel' })).toBe(false)
    board.choose({ do: 'rebuild', place: 'Thrac' })
    expect(board.treasury('byzantine')).toBe(38)
    expect(board.pillaged()).toEqual(['Hel'])
  })

  it('§27.4 §27.5 a colony where the power has a unit, no pillage and no colony is', () => {
    const board = rich().pillage('Hel').colony('Pel', 'frank')
    for (const place of ['Thrac', 'Hel', 'Pel'] as const) board.put('byzantine', place, { militia: 1 })
    expect(buy(board).offered('colony')).toEqual([{ do: 'colony', place: 'Thrac', cost: 5 }])
    board.choose({ do: 'recruit', place: 'Thrac', unit: 'militia' }).choose({ do: 'colony' })
    expect(board.treasury('byzantine')).toBe(44)
    expect(board.colonyOf('Thrac')).toBe('byzantine')
  })

  it('§2.2 colonies are not limited by counters', () => {
    const board = rich('frank')
    for (const place of LANDS.slice(0, 12)) board.colony(place, 'frank')
    board.put('frank', 'Thrac', { militia: 1 })
    expect(buy(board, 'frank').offers({ do: 'colony', place: 'Thrac' })).toBe(true)
  })

  it('§27.1 without the option there are no colonies', () => {
    const board = rich('byzantine', { options: { colonies: false, feudalism: false } })
    board.put('byzantine', 'Thrac', { militia: 1 })
    expect(buy(board).offers({ do: 'colony' })).toBe(false)
  })

  it.each<[PowerId, LandId, UnitId]>([
    ['byzantine', 'Thrac', 'warrior'],
    ['frank', 'Lom', 'warrior'],
    ['muslim', 'Syr', 'nomad'],
    ['khazar', 'Pat', 'nomad'],
  ])('§27.8 a colony of the %s in %s becomes a %s', (power, place, unit) => {
    const board = new Board().colony(place, power)
    buy(board, power).choose({ do: 'feudalism', place })
    expect(board.at(place, power)).toEqual({ [unit]: 1 })
    expect(board.colonyOf(place)).toBeUndefined()
  })

  it.each([
    [6, true],
    [7, false],
    [8, false],
  ])('§27.8 in turn %i of 8 feudalism is possible: %s', (turn, possible) => {
    const board = new Board().colony('Thrac', 'byzantine')
    board.game.turn = turn
    expect(buy(board).offers({ do: 'feudalism' })).toBe(possible)
  })

  it('§29.19 scenario B has no feudalism, §29.14 and A no Frank one for want of warriors', () => {
    const persian = new Board({ scenario: 'B' }).colony('Syr', 'muslim')
    expect(buy(persian, 'muslim').offers({ do: 'feudalism' })).toBe(false)
    const lombard = new Board({ scenario: 'A' }).colony('Ist', 'frank')
    expect(buy(lombard, 'frank').offers({ do: 'feudalism' })).toBe(false)
  })

  it('§28.2 a monastery for $3 beside an own colony, one in an area', () => {
    const board = rich('byzantine', { options: { monasteries: true } })
    board.colony('Thrac', 'byzantine').colony('Hel', 'frank')
    board.put('byzantine', 'Thrac', { militia: 1 })
    board.put('byzantine', 'Hel', { militia: 1 })
    expect(buy(board).offered('monastery')).toEqual([{ do: 'monastery', place: 'Thrac', cost: 3 }])
    board.choose({ do: 'monastery' })
    expect(board.treasury('byzantine')).toBe(47)
    expect(board.offers({ do: 'monastery' })).toBe(false)
  })

  it('§28.2 a colony is enough for a monastery, also without a unit', () => {
    const board = rich('byzantine', { options: { monasteries: true } }).colony('Hel', 'byzantine')
    board.put('muslim', 'Hel', { nomad: 1 })
    buy(board).choose({ do: 'monastery', place: 'Hel' })
    expect(board.why({ do: 'monastery', place: 'Hel', cost: 3 })).toBe('already-built')
    expect(board.why({ do: 'monastery', place: 'Pel', cost: 3 })).toBe('no-colony')
  })

  it('§28.4 a fortification for $4, one for each power in an area', () => {
    const board = rich('byzantine', { options: { fortifications: true } })
    board.money('frank', 9)
    board.put('byzantine', 'Hel', { militia: 1 })
    board.put('frank', 'Hel', { militia: 1 })
    buy(board).choose({ do: 'fortification', place: 'Hel' })
    expect(board.treasury('byzantine')).toBe(46)
    expect(board.offers({ do: 'fortification' })).toBe(false)
    expect(buy(board, 'frank').offers({ do: 'fortification', place: 'Hel' })).toBe(true)
  })

  it('§28.14 [P65] with militia at home recruits appear only where an own colony is, and in the box', () => {
    const board = rich('muslim', { options: { militiaAtHome: true } })
    board.colony('Syr', 'muslim').colony('Pal', 'byzantine')
    const lands: readonly PlaceId[] = ['Syr', 'Pal', 'Mes']
    for (const place of lands) board.put('muslim', place, { militia: 1 })
    const places = buy(board, 'muslim')
      .offered('recruit')
      .flatMap((choice) => (choice.do === 'recruit' && choice.unit === 'nomad' ? [choice.place] : []))
    expect(places).toEqual(['Syr', 'East'])
  })
})

describe('transfers', () => {
  it('§7.7 [P67] a fifth at most, once a turn for each pair of powers', () => {
    const board = new Board({ seats: 2 }).money('muslim', 14).money('frank', 10)
    board.game.control[powerNumber('frank')] = board.seat('muslim')
    buy(board, 'muslim').choose({ do: 'transfer', from: 'muslim', to: 'frank' })
    expect(board.offered('amount')).toEqual([
      { do: 'amount', n: 1 },
      { do: 'amount', n: 2 },
    ])
    board.choose({ n: 2 })
    expect([board.treasury('muslim'), board.treasury('frank')]).toEqual([12, 12])
    expect(board.offers({ do: 'transfer' })).toBe(false)
  })

  it('§7.7 §8.1 [P26] money of another own power, and chits, come in time for maintenance; new units after it', () => {
    const board = new Board({ seats: 2 }).money('frank', 20).hold('muslim', 'tradeConcession', 'raidersEast')
    board.game.control[powerNumber('frank')] = board.seat('muslim')
    board.put('muslim', 'Syr', { nomad: 3 })
    const muslim = powerNumber('muslim')
    board.game.actor = muslim
    board.play('maintenance', { power: muslim })
    expect(board.offers({ do: 'pay' })).toBe(false)
    expect(board.offers({ do: 'chit', chit: 'tradeConcession' })).toBe(true)
    expect(board.offers({ do: 'chit', chit: 'raidersEast' })).toBe(false)
    board.choose({ do: 'transfer', from: 'frank', to: 'muslim' }).choose({ n: 4 }).choose({ do: 'pay' })
    expect([board.treasury('muslim'), board.treasury('frank')]).toEqual([1, 16])
  })

  it('§7.7 §28.16 nothing from a treasury that is emptied before the amount is said', () => {
    const board = new Board({ seats: 2, options: { newChits: true } }).hold('byzantine', 'treasuryGraft')
    board.money('byzantine', 9).money('frank', 10)
    board.game.control[powerNumber('frank')] = board.seat('byzantine')
    board.put('byzantine', 'Thrac', { militia: 1 })
    board.put('frank', 'Lom', { militia: 1 })
    board.game.actor = powerNumber('byzantine')
    buy(board).choose({ do: 'transfer', from: 'frank' }).dice(6)
    board.choose({ chit: 'treasuryGraft', power: 'frank' }).passAll('assassin')
    expect([board.prompt, board.treasury('frank')]).toEqual(['treasury', 4])
  })

  it('§7.7 not to the powers of another player', () => {
    expect(buy(rich()).offers({ do: 'transfer' })).toBe(false)
  })
})
