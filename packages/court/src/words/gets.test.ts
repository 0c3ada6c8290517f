import { describe, expect, it } from 'vitest'
import { CardTable } from '../testing/cardTable.ts'
import type { CourtEntry } from '../types.ts'
import { courtView } from '../view.ts'
import { words } from './index.ts'

const naming = { seats: ['Anna', 'Bardas'] }

/** What the first who is asked reads: the question and all choices. */
function read(table: CardTable, language: 'en' | 'nl' = 'en'): { asked: string; offered: string[] } {
  const [decision] = table.pending
  if (!decision) throw new Error('nobody is asked')
  const view = courtView(table.game, decision.seat)
  return {
    asked: words[language].prompt(decision, view, naming),
    offered: decision.choices.map((choice) => words[language].choice(choice, decision, view, naming)),
  }
}

const tell = (entry: CourtEntry, language: 'en' | 'nl' = 'en'): string =>
  words[language].entry(entry, courtView(new CardTable({ taktika: true }).game, 0), naming)

describe('what one gets is said before it is chosen', () => {
  it('warns of Intrigue that would do nothing now, and only then', () => {
    const table = new CardTable().give(0, { nomisma: 20 }).hand(0, 'E115', 'E114', 'E139', 'E117').turn(0)
    const warned = read(table).offered.filter((choice) => choice.includes('(it would do nothing now)'))
    expect(warned.map((choice) => choice.split(' for ')[0])).toEqual([
      'Play the Intrigue Seduce',
      'Play the Intrigue Assassinate',
      'Play the Intrigue Forced March',
    ])
    const busy = new CardTable().give(0, { nomisma: 20 }).hand(0, 'E115', 'E114', 'E139')
    busy.bandon(0, 'E041', 'E050').inPlay(1, 'E001').turn(0)
    expect(read(busy).offered.join(' ')).not.toContain('it would do nothing now')
  })

  it('§26.9 the hero of a Duel is nothing to aim at', () => {
    const duel = new CardTable({ mode: 'duel' }).give(0, { nomisma: 20 }).hand(0, 'E115').inPlay(1, 'E002')
    const [narses] = courtView(duel.game, 0).players[1]?.played ?? []
    expect(
      words.en.subject?.({ kind: 'card', id: narses?.card ?? '' }, courtView(duel.game, 0), naming).name,
    ).toBe('Narses')
    expect(read(duel.turn(0)).offered.join(' ')).toContain('Seduce for 4 Nomisma (it would do nothing now)')
  })

  it('§24.7 the ability of a unit says what it does, and warns where it finds nothing', () => {
    const using = (seal: boolean) => {
      const table = new CardTable({ taktika: true }).give(0, { auctoritas: 2 }).units('legion', 'italia')
      if (seal) table.seal(1, 'italia')
      return read(table.seal(0, 'italia').activateUnit(0, 'legion', 'italia')).offered[0]
    }
    const text = 'Use the ability (your Seal is removed): Remove 1 Seal of another player from the area.'
    expect([using(true), using(false)]).toEqual([text, `${text} (it would do nothing now)`])
  })

  it('§25.10 a price says what is paid for', () => {
    const table = new CardTable({ taktika: true }).give(0, { auctoritas: 2, fides: 2 })
    table.units('monastery', 'italia').seal(0, 'italia').activateUnit(0, 'monastery', 'italia').take('use')
    expect([read(table).asked, read(table, 'nl').asked]).toEqual([
      'Anna: Monastery: do you pay 1 Fides to gain 1 Dynamis?',
      'Anna: Klooster: betaal je 1 Fides (krijg 1 Dynamis)?',
    ])
  })

  it('§5.5 §22.14 a position says what its Keimelion gives, in Solo too', () => {
    const track = new CardTable().run({ step: 'take-position', local: { seat: 0 } })
    expect(read(track).offered[0]).toBe(
      'The Scepter, with 1 Lapis and 2 Nomisma: you break all ties this round',
    )
    const solo = new CardTable({ mode: 'solo' }).turn(0)
    expect(read(solo, 'nl').offered).toContainEqual(
      expect.stringMatching(
        /^Een Zegel leggen: het Labaron, met .*: 1 Dynamis per kaart van een van je Bandons$/,
      ),
    )
  })

  it('§6.5 §18.4 [CC8] the Chalice’s go first, and the question says so', () => {
    const vote = new CardTable().give(0, { auctoritas: 1 })
    vote.game.initiative.track.splice(0, 4, 1, 0, -1, -1)
    vote.run({ step: 'vote-amount', local: { seat: 0, option: 0 } })
    expect(read(vote).asked).toContain('(the first 2 that are placed are the Chalice’s)'.replace('’', "'"))
    const bid = new CardTable({ event: 'EV-I-03' })
      .run({ step: 'bid', local: {} })
      .answer(0, 'number', { n: 0 })
    expect(read(bid, 'nl').asked).toContain('(de eerste 2 die je biedt, zijn van de Kelk)')
  })

  it('§15.5 a contribution above what is required names who makes it possible', () => {
    const table = new CardTable().inPlay(0, 'E004').give(0, { civicus: 1 })
    table.run({ step: 'contribute', local: { chosen: {} } })
    expect([read(table).asked, read(table, 'nl').asked]).toEqual([
      'Anna: how much Civicus do you contribute (required: 0; with Tribonian it can stand for another Resource)?',
      'Anna: hoeveel Civicus draag je bij (vereist: 0; met Tribonianus kan het een ander Middel vervangen)?',
    ])
  })

  it('E123 a condition binds only its own moment', () => {
    const view = courtView(new CardTable().game, 0)
    expect(words.en.subject?.({ kind: 'card', id: 'E123' }, view, naming).says).toContain(
      'When an Event is cancelled, if you contributed at least 1 Resource, or when you are Defeated: gain',
    )
  })
})

describe('the chronicle says it well', () => {
  it('the chosen Option’s total comes first, and seas have their article', () => {
    expect(tell({ kind: 'option', option: 2, totals: [1, 2] })).toBe('The Emperor chose Option 2 (2 to 1).')
    const moved = { kind: 'unit-moved', unit: 'dromon', area: 'aegean', to: 'thracia', seat: 0 } as const
    expect([tell(moved), tell(moved, 'nl')]).toEqual([
      'Anna moved a Dromon from the Aegean Sea to Thrace and the City.',
      'Anna verplaatste een Dromon van de Egeïsche Zee naar Thracië en de Stad.',
    ])
  })

  it('Fortifications are not counted by one, and what costs nothing is played without paying', () => {
    expect(tell({ kind: 'built', unit: 'fortifications', area: 'italia', doxa: 3 })).toBe(
      'Fortifications were built in Italy: 3 Doxa.',
    )
    const played = { kind: 'played', seat: 0, card: 'E049', cost: {} } as const
    expect([tell(played), tell(played, 'nl')]).toEqual([
      'Anna played Military Secretary without paying.',
      'Anna speelde Krijgssecretaris gratis.',
    ])
  })

  it('§14.10 a card that finds nothing to aim at is not told as used', () => {
    const table = new CardTable().give(0, { nomisma: 4 }).hand(0, 'E115').turn(0).take('intrigue').quiet()
    expect(table.kinds()).not.toContain('ability')
    expect(table.told.filter(({ kind }) => kind === 'no-effect').map((entry) => tell(entry))).toEqual([
      'Seduce, played by Anna, found nothing to do.',
    ])
  })
})

describe('what a choice concerns', () => {
  it('is data: cards, areas, units, goods and seats', () => {
    const decision = { seat: 0, prompt: 'form-bandons', choices: [] }
    expect(words.en.concerns?.({ do: 'join', card: 'E049', leader: 'E041' }, decision)).toEqual([
      { kind: 'card', id: 'E049' },
      { kind: 'card', id: 'E041' },
    ])
    expect(words.en.concerns?.({ do: 'unitAt', unit: 'monk', area: 'italia' }, decision)).toEqual([
      { kind: 'unit', id: 'monk' },
      { kind: 'area', id: 'italia' },
    ])
    expect(words.en.concerns?.({ do: 'pass' }, decision)).toEqual([])
  })
})
