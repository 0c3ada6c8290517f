import { describe, expect, it } from 'vitest'
import { CUP, isActive } from '../../state.ts'
import { FRANK, MUSLIM, placeNumber, powerNumber } from '../../tables.ts'
import { Board } from '../../testing/board.ts'
import { view } from '../../view.ts'
import { HELD_CHITS, type PowerId } from '../../vocabulary.ts'
import { quietTalks, treaty } from './negotiation.ts'

/** The negotiation phase begins. */
const talks = (board: Board, i = 0) => board.play('negotiation', { ...quietTalks(board.game), i })

/** Everybody stands somewhere; the Muslims of scenario 1 speak first, then the Byzantines. */
function table(wish: ConstructorParameters<typeof Board>[0] = {}): Board {
  const board = new Board(wish).money('muslim', 9).money('byzantine', 30)
  board.put('byzantine', 'Thrac', { militia: 1 })
  board.put('muslim', 'Syr', { militia: 1 })
  board.put('khazar', 'Pat', { militia: 1 })
  board.put('frank', 'Lom', { militia: 1 })
  return talks(board)
}

const speaks = (board: Board, power: PowerId) => expect(board.asked().seat).toBe(board.seat(power))
const offer = (board: Board, to: PowerId) => board.choose({ do: 'talk' }).choose({ do: 'offer', to })
const pass = (board: Board) => board.choose({ do: 'pass' })
/** Sends the offer and ends one's say. */
const send = (board: Board) => pass(board.choose({ do: 'propose' }))

describe('the table', () => {
  it('§7.1 everybody speaks in the order of play, and nobody has to say anything', () => {
    const board = table()
    for (const power of ['muslim', 'byzantine', 'khazar', 'frank'] as const) {
      speaks(board, power)
      pass(board)
    }
    expect(board.prompt).toBeUndefined()
  })

  it('§7.1 two offers a turn at most', () => {
    const board = offer(table(), 'byzantine').choose({ do: 'givePassage' }).choose({ do: 'propose' })
    board.choose({ do: 'offer', to: 'khazar' }).choose({ do: 'givePassage' }).choose({ do: 'propose' })
    expect(board.offers({ do: 'offer' })).toBe(false)
  })

  it('§7.1 goes round again only for who has something to answer', () => {
    const board = pass(table())
    speaks(board, 'byzantine')
    send(offer(board, 'muslim').choose({ do: 'givePassage' }))
    pass(pass(board))
    speaks(board, 'muslim')
    expect(board.offers({ do: 'accept' })).toBe(true)
    pass(board)
    speaks(board, 'muslim')
    pass(board)
    expect(board.prompt).toBeUndefined()
    expect(board.game.offers).toEqual([])
  })

  it('§7.2 one term of each kind from each side, four at most', () => {
    const board = offer(table(), 'byzantine').choose({ do: 'giveMoney' }).choose({ do: 'amount', n: 3 })
    expect(board.offers({ do: 'giveMoney' })).toBe(false)
    board.choose({ do: 'askPassage' }).choose({ do: 'givePassage' })
    board.choose({ do: 'promise', what: 'peace', by: 'you' })
    expect(new Set(board.asked().choices.map((choice) => choice.do))).toEqual(
      new Set(['dropOffer', 'propose']),
    )
  })

  it('§7.2 an offer is refused, withdrawn or countered', () => {
    const refused = send(offer(table(), 'byzantine').choose({ do: 'givePassage' })).choose({ do: 'refuse' })
    expect(refused.entries('answered')).toMatchObject([{ answer: 'refused' }])
    const withdrawn = offer(table(), 'byzantine').choose({ do: 'givePassage' }).choose({ do: 'propose' })
    withdrawn.choose({ do: 'withdraw' })
    expect(withdrawn.game.offers).toEqual([])
    const countered = send(offer(table(), 'byzantine').choose({ do: 'givePassage' })).choose({
      do: 'counter',
    })
    send(countered.choose({ do: 'givePassage' }))
    pass(pass(countered))
    speaks(countered, 'muslim')
    expect(countered.offers({ do: 'counter' })).toBe(false)
    expect(countered.offers({ do: 'accept' })).toBe(true)
  })

  it('§7.2 an offer stays on the table if the counter-offer is dropped, but is not countered again', () => {
    const board = send(offer(table(), 'byzantine').choose({ do: 'givePassage' })).choose({ do: 'counter' })
    expect(board.entries('answered')).toEqual([])
    board.choose({ do: 'dropOffer' })
    expect(board.entries('answered')).toEqual([])
    speaks(board, 'byzantine')
    expect(board.offers({ do: 'counter' })).toBe(false)
    board.choose({ do: 'accept' })
    expect(board.entries('answered')).toMatchObject([{ answer: 'accepted' }])
  })
})

describe('what changes hands', () => {
  it('§7.3 money, at once, no more than there is and $20 at most', () => {
    const board = offer(table(), 'byzantine').choose({ do: 'giveMoney' })
    expect(board.offered('amount')).toHaveLength(9)
    send(board.choose({ n: 4 })).choose({ do: 'accept' })
    expect([board.treasury('muslim'), board.treasury('byzantine')]).toEqual([5, 34])
    const asked = offer(table(), 'byzantine').choose({ do: 'askMoney' })
    expect(asked.offered('amount')).toHaveLength(20)
  })

  it('§7.3 §28.16 of a treasury that is emptied while the offer is written nothing is asked', () => {
    const board = table({ options: { newChits: true } })
      .money('byzantine', 2)
      .hold('muslim', 'treasuryGraft')
    offer(board, 'byzantine').choose({ do: 'askMoney' }).dice(6)
    board.choose({ chit: 'treasuryGraft', power: 'byzantine' }).passAll('assassin')
    expect([board.prompt, board.treasury('byzantine'), board.game.draft]).toEqual(['offer', 0, []])
  })

  it('§7.3 a chit that is offered lies open', () => {
    const board = new Board().hold('muslim', 'strategos3')
    board.put('muslim', 'Syr', { militia: 1 })
    talks(board)
    send(offer(board, 'byzantine').choose({ do: 'giveChit', chit: 'strategos3' }))
    expect(board.game.known.filter((seats) => seats === 0b1111)).toHaveLength(1)
    board.choose({ do: 'accept' })
    expect(board.hand('byzantine')).toEqual(['strategos3'])
  })

  it('§7.3 of a chit that is asked the giver chooses which', () => {
    const board = table().hold('byzantine', 'assassin', 'greekFire')
    talks(board)
    send(offer(board, 'byzantine').choose({ do: 'askChit' })).choose({ do: 'accept' })
    expect(board.asked().seat).toBe(board.seat('byzantine'))
    board.choose({ do: 'giveChit', chit: 'greekFire' })
    expect(board.hand('muslim')).toEqual(['greekFire'])
  })

  it('§7.3 of chit for chit, what is given back is not what was just received', () => {
    const board = table().hold('byzantine', 'greekFire').hold('muslim', 'assassin')
    talks(board)
    offer(board, 'byzantine').choose({ do: 'askChit' }).choose({ do: 'giveChit', chit: 'assassin' })
    send(board).choose({ do: 'accept' })
    expect(board.offered('giveChit')).toEqual([{ do: 'giveChit', chit: 'greekFire' }])
    board.choose({ do: 'giveChit' })
    expect([board.hand('muslim'), board.hand('byzantine')]).toEqual([['greekFire'], ['assassin']])
  })

  it('§7.3 §21.9 who owes a chit gives it before anything else, a Trade Concession too', () => {
    const board = table().hold('byzantine', 'tradeConcession')
    talks(board)
    send(offer(board, 'byzantine').choose({ do: 'askChit' })).choose({ do: 'accept' })
    expect(board.asked().choices).toEqual([{ do: 'giveChit', chit: 'tradeConcession' }])
    board.choose({ do: 'giveChit' })
    expect(board.hand('muslim')).toEqual(['tradeConcession'])
  })

  it('§7.3 §20.3 nobody comes to hold more than ten', () => {
    const board = table()
      .hold('byzantine', ...HELD_CHITS.slice(0, 10))
      .hold('muslim', 'subversion')
    talks(board)
    expect(offer(board, 'byzantine').offers({ do: 'giveChit' })).toBe(false)
    board.choose({ do: 'askChit' }).choose({ do: 'giveChit', chit: 'subversion' })
    send(board).choose({ do: 'accept' }).choose({ do: 'giveChit', chit: 'greekFire' })
    expect(board.hand('muslim')).toEqual(['greekFire'])
    expect(board.hand('byzantine')).toHaveLength(10)
  })

  it('§7.3 what is gone meanwhile cannot be accepted', () => {
    const board = send(offer(table(), 'byzantine').choose({ do: 'giveMoney' }).choose({ n: 9 }))
    board.money('muslim', 2)
    pass(board)
    talks(board, 1)
    expect(board.offers({ do: 'refuse' })).toBe(true)
    expect(board.offers({ do: 'accept' })).toBe(false)
    expect(board.reason({ do: 'accept' })).toBe('cannot-be-given')
  })

  it('§7.3 a chit that was asked of an empty hand cannot be given', () => {
    const board = table().hold('byzantine', 'assassin')
    send(offer(talks(board), 'byzantine').choose({ do: 'askChit' }))
    expect(board.offers({ do: 'accept' })).toBe(true)
    board.game.chits.fill(CUP)
    talks(board, 1)
    expect(board.offers({ do: 'refuse' })).toBe(true)
    expect(board.offers({ do: 'accept' })).toBe(false)
  })

  it('§7.2 §13.4 passage lets the fleets of one carry the other this turn', () => {
    const board = send(offer(table(), 'byzantine').choose({ do: 'givePassage' })).choose({ do: 'accept' })
    expect(board.game.passage[powerNumber('muslim')]).toBe(1 << powerNumber('byzantine'))
  })

  it('§7.4 promises are written down and bind nobody', () => {
    const board = offer(table(), 'byzantine').choose({ do: 'promise', what: 'avoid', by: 'me' })
    send(board.choose({ do: 'place', place: 'Thrac' })).choose({ do: 'accept' })
    expect(board.game.agreements).toHaveLength(1)
    expect(board.entries('answered')[0]?.offer.terms).toEqual([
      { term: 'promise', by: 'muslim', what: 'avoid', place: 'Thrac' },
    ])
    const stack = board.put('muslim', 'Nic', { nomad: 1 })
    expect(board.operate(stack, 3).offers({ do: 'move', to: 'Thrac' })).toBe(true)
  })

  it('§7.4 also to move into an area', () => {
    const board = offer(table(), 'byzantine').choose({ do: 'promise', what: 'enter', by: 'you' })
    send(board.choose({ do: 'place', place: 'Bul' })).choose({ do: 'accept' })
    expect(board.entries('answered')[0]?.offer.terms).toEqual([
      { term: 'promise', by: 'byzantine', what: 'enter', place: 'Bul' },
    ])
  })

  it('§7.1 §25.8 who declares a power neutral keeps the word, whoever would be first in the order then', () => {
    const board = new Board({ seats: 2, scenario: '3' })
    board.put('byzantine', 'Hel', { militia: 1 })
    board.put('muslim', 'Syr', { militia: 1 })
    board.put('frank', 'Lom', { militia: 1 })
    board.game.control[powerNumber('frank')] = board.seat('byzantine')
    speaks(talks(board), 'byzantine')
    board.choose({ do: 'talk' }).choose({ do: 'neutral', power: 'frank' })
    speaks(board, 'byzantine')
    expect(board.prompt).toBe('talk')
    speaks(pass(board), 'muslim')
    expect(pass(board).prompt).toBeUndefined()
  })

  it('§7.1 §25.8 who gives up the last power ends only their own say', () => {
    const board = new Board({ seats: 3 }).money('byzantine', 5)
    board.put('byzantine', 'Hel', { militia: 1 })
    board.put('muslim', 'Syr', { militia: 1 })
    board.put('frank', 'Lom', { militia: 1 })
    board.game.control[powerNumber('frank')] = board.seat('khazar')
    board.game.lost = 1 << powerNumber('khazar')
    pass(talks(board))
    send(offer(board, 'muslim').choose({ do: 'giveMoney' }).choose({ n: 5 }))
    board.choose({ do: 'talk' }).choose({ do: 'neutral', power: 'frank' })
    speaks(board, 'muslim')
    expect(board.offers({ do: 'accept' })).toBe(true)
  })

  it('§21.9 a Trade Concession may be played here', () => {
    const board = table().hold('muslim', 'tradeConcession')
    talks(board).choose({ do: 'talk' }).choose({ chit: 'tradeConcession' })
    board.passAll('assassin')
    expect(board.treasury('muslim')).toBe(19)
  })
})

describe('treaties', () => {
  const propose = (turn: number) => table().choose({ do: 'talk' }).choose({ do: 'treaty', turn })

  it('§21.9 a Trade Concession played while others still vote is played at once', () => {
    const board = table()
      .hold('khazar', 'tradeConcession')
      .choose({ do: 'talk' })
      .choose({ do: 'treaty', turn: 0 })
    const before = board.treasury('khazar')
    board.answer(board.seat('byzantine'), { do: 'agree' })
    board
      .answer(board.seat('khazar'), { do: 'chit', chit: 'tradeConcession', by: 'khazar' })
      .passAll('assassin')
    expect(board.treasury('khazar')).toBeGreaterThan(before)
    expect(board.prompts).toEqual(['treaty', 'treaty'])
  })

  it('§7.5 [P64] need every player of an active power', () => {
    const board = propose(0)
    expect(board.prompts).toEqual(['treaty', 'treaty', 'treaty'])
    board.answer(board.seat('byzantine'), { do: 'agree' }).answer(board.seat('khazar'), { do: 'agree' })
    board.answer(board.seat('frank'), { do: 'decline' })
    expect(board.entries('treaty')).toMatchObject([{ agreed: false }])
    expect(board.game.over).toBe('no')
  })

  it('§7.5 §29.16 [P90] also that of the player whose power has yet to enter', () => {
    const board = table({ scenario: 'A', seats: 3 })
    expect(isActive(board.game, MUSLIM)).toBe(false)
    board.choose({ do: 'talk' }).choose({ do: 'treaty', turn: 0 })
    expect(board.prompts).toEqual(['treaty', 'treaty'])
    board.answer(board.seat('byzantine'), { do: 'agree' }).answer(board.seat('muslim'), { do: 'decline' })
    expect(board.entries('treaty')).toMatchObject([{ agreed: false }])
  })

  it('§7.5 are judged by a bot as if those had agreed whose answers it cannot see', () => {
    const board = propose(0)
    board.answer(board.seat('byzantine'), { do: 'decline' })
    const local = board.stack.at(-1)?.local ?? {}
    const supposed = treaty.resample?.(
      board.game,
      { by: 0, turn: 0, ...local },
      board.seat('khazar'),
      () => 0,
    )
    expect(supposed).toMatchObject({ answers: { [board.seat('byzantine')]: { do: 'agree' } } })
    const own = treaty.resample?.(board.game, { by: 0, turn: 0, ...local }, board.seat('byzantine'), () => 0)
    expect(own).toMatchObject({ answers: { [board.seat('byzantine')]: { do: 'decline' } } })
  })

  it('§7.5 [P64] end the game at once', () => {
    const board = propose(0)
    for (const power of ['byzantine', 'khazar', 'frank'] as const)
      board.answer(board.seat(power), { do: 'agree' })
    expect(board.game.over).toBe('treaty')
    expect(board.prompt).toBeUndefined()
  })

  it('§7.5 or at the end of a named turn, and cannot be broken', () => {
    const board = propose(3)
    for (const power of ['byzantine', 'khazar', 'frank'] as const)
      board.answer(board.seat(power), { do: 'agree' })
    expect(board.game.over).toBe('no')
    expect(board.offers({ do: 'treaty' })).toBe(false)
    board.game.turn = 3
    expect(board.play('turn-ends', {}).entries('over')).toEqual([{ kind: 'over', how: 'treaty' }])
  })
})

describe('neutrality', () => {
  it('§7.6 §25.8 a power that began neutral may be neutral again, one that began active never', () => {
    const board = table({ seats: 2 })
    board.game.control[powerNumber('frank')] = board.seat('muslim')
    talks(board).choose({ do: 'talk' })
    expect(board.offered('neutral')).toEqual([{ do: 'neutral', power: 'frank' }])
    const [byzantine, muslim, khazar, frank] = [0, 1, 2, 3]
    board.game.offers = [
      { from: frank, to: byzantine, terms: [], id: 1 },
      { from: muslim, to: frank, terms: [], id: 2 },
      { from: byzantine, to: khazar, terms: [], id: 3 },
    ]
    board.choose({ do: 'neutral' })
    expect(board.neutrals()).toContain('frank')
    expect(board.game.offers.map(({ id }) => id)).toEqual([3])
  })
})

describe('trading concessions', () => {
  it('§28.7 are granted in an area held alone, with the option', () => {
    const board = offer(table({ options: { concessions: true } }), 'byzantine')
    expect(board.offered('giveConcession')).toEqual([{ do: 'giveConcession', place: 'Syr' }])
    send(board.choose({ do: 'giveConcession' })).choose({ do: 'accept' })
    expect(board.game.concession[placeNumber('Syr')]).toBe(
      powerNumber('muslim') * 4 + powerNumber('byzantine'),
    )
    expect(offer(table(), 'byzantine').offers({ do: 'giveConcession' })).toBe(false)
  })

  it('§28.7 a new master may grant one where the old master had', () => {
    const board = table({ options: { concessions: true } })
    board.game.concession[placeNumber('Syr')] = powerNumber('frank') * 4 + powerNumber('khazar')
    send(offer(board, 'byzantine').choose({ do: 'giveConcession', place: 'Syr' })).choose({ do: 'accept' })
    expect(board.game.concession[placeNumber('Syr')]).toBe(
      powerNumber('muslim') * 4 + powerNumber('byzantine'),
    )
  })

  it('§28.7 or asked for', () => {
    const board = table({ options: { concessions: true } })
    board.put('byzantine', 'Thrac', { militia: 1 })
    const asking = offer(board, 'byzantine')
    expect(asking.offers({ do: 'askConcession', place: 'Thrac' })).toBe(true)
    send(asking.choose({ do: 'askConcession', place: 'Thrac' })).choose({ do: 'accept' })
    expect(board.game.concession[placeNumber('Thrac')]).toBe(
      powerNumber('byzantine') * 4 + powerNumber('muslim'),
    )
  })

  it.each([
    ['Syr', 2],
    ['Pal', 1],
  ] as const)('§28.8 one in %s pays $%i a turn while the area is held alone', (place, n) => {
    const board = new Board({ options: { concessions: true } })
    board.put('muslim', place, { militia: 1 })
    board.game.concession[placeNumber(place)] = powerNumber('muslim') * 4 + powerNumber('byzantine')
    board.play('income', { power: powerNumber('muslim'), skip: [] })
    expect(board.treasury('byzantine')).toBe(n)
    board.put('frank', place, { militia: 1 })
    board.play('income', { power: powerNumber('muslim'), skip: [] })
    expect(board.treasury('byzantine')).toBe(n)
  })

  it('§5.3 §28.8 a neutral holder is paid nothing', () => {
    const board = new Board({ seats: 2, options: { concessions: true } })
    board.put('muslim', 'Syr', { militia: 1 })
    board.game.concession[placeNumber('Syr')] = powerNumber('muslim') * 4 + powerNumber('frank')
    board.play('income', { power: powerNumber('muslim'), skip: [] })
    expect([board.treasury('frank'), board.entries('concession')]).toEqual([0, []])
  })
})

describe('showing', () => {
  const show = () => {
    const board = table().hold('muslim', 'assassin')
    return talks(board).choose({ do: 'talk' }).choose({ do: 'show', power: 'muslim' })
  }

  it('§24.4 the chits of a power, to all', () => {
    const board = show().choose({ do: 'showChits' }).choose({ do: 'showAll' })
    expect(board.entries('showed')).toMatchObject([{ chits: ['assassin'] }])
  })

  it('§24.4 or a stack', () => {
    const board = show().choose({ do: 'showStack', place: 'Syr' }).choose({ do: 'showAll' })
    expect(board.entries('showedStack')).toMatchObject([{ place: 'Syr', units: [0, 0, 0, 0, 1, 0] }])
    expect(board.choose({ do: 'show' }).offers({ do: 'showStack', place: 'Syr' })).toBe(false)
  })

  it('§24.4 [P93] or to one player: only he reads it, all hear that he does', () => {
    const board = show()
    const khazar = board.seat('khazar')
    board.choose({ do: 'showStack', place: 'Syr' }).choose({ do: 'showSeat', seat: khazar })
    expect(board.entries('showedTo')).toEqual([
      { kind: 'showedTo', power: 'muslim', seat: khazar, place: 'Syr' },
    ])
    const units = (seat: number) => view(board.game, seat).stacks.find(({ place }) => place === 'Syr')?.units
    expect(units(khazar)).toEqual([0, 0, 0, 0, 1, 0])
    expect(units(board.seat('frank'))).toBeUndefined()
    expect(board.choose({ do: 'show' }).offers({ do: 'showStack', place: 'Syr' })).toBe(true)
  })

  it('§24.4 who shows nothing after all is not offered it again', () => {
    expect(show().choose({ do: 'done' }).offers({ do: 'show' })).toBe(false)
  })

  it('§24.4 [P93] also in one’s own turn, and in nobody else’s', () => {
    const board = table()
    board.put('muslim', 'Kil', { nomad: 2 })
    board.game.actor = MUSLIM
    board
      .play('operations', { power: MUSLIM })
      .choose({ do: 'show' })
      .choose({ do: 'showStack', place: 'Kil' })
    board.choose({ do: 'showAll' })
    expect(board.entries('showedStack')).toMatchObject([{ place: 'Kil' }])
    // It goes on with what was asked, and may show something else.
    expect([board.prompt, board.offers({ do: 'show' })]).toEqual(['operations', true])
    board.game.actor = FRANK
    board.play('operations', { power: MUSLIM })
    expect(board.offers({ do: 'show' })).toBe(false)
  })
})

describe('limited alliances', () => {
  const bid = () => {
    const board = new Board({ seats: 2, options: { limitedAlliances: true } })
    return board.money('muslim', 10).money('byzantine', 15).play('ally-bid', {})
  }

  it('§28.15 [P64] the higher bidder pays and picks, the other gets the rest for nothing', () => {
    const board = bid()
    board.answer(board.seat('muslim'), { n: 3 }).answer(board.seat('byzantine'), { n: 5 })
    board.choose({ power: 'khazar' })
    expect(board.seat('khazar')).toBe(board.seat('byzantine'))
    expect(board.seat('frank')).toBe(board.seat('muslim'))
    expect([board.treasury('muslim'), board.treasury('byzantine')]).toEqual([10, 10])
  })

  it('§28.15 §29.16 Persia as an ally still waits for its year, and nobody is told otherwise', () => {
    const board = new Board({ scenario: 'A', seats: 2, options: { limitedAlliances: true } })
    board.play('ally-bid', {}).answer(0, { n: 0 }).dice(1, 2).answer(1, { n: 0 })
    board.choose({ power: 'muslim' })
    expect(board.seat('muslim')).toBe(1)
    expect(isActive(board.game, powerNumber('muslim'))).toBe(false)
    expect(board.entries('activated').map(({ power }) => power)).toEqual(['frank'])
    expect(board.entries('allied')).toHaveLength(2)
  })

  it('§28.15 a limited ally that suffers a DV is neutral again', () => {
    const board = bid()
    board.answer(board.seat('muslim'), { n: 3 }).answer(board.seat('byzantine'), { n: 5 })
    board.choose({ power: 'khazar' }).cup('alliance')
    const stack = board.put('muslim', 'Rus', { fieldArmy: 4 })
    board.put('khazar', 'Rus', { nomad: 1 })
    board.put('khazar', 'Pat', { nomad: 1 })
    board.operate(stack, 3).dice(6).choose({ do: 'attack', table: 'shock' })
    expect(board.neutrals()).toContain('khazar')
  })
})
