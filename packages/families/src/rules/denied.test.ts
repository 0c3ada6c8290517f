import { LANGUAGES, namingOf } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import type { FamiliesChoice } from '../choices.ts'
import { families } from '../game.ts'
import { type TestTable, table } from '../testing/position.ts'
import { view } from '../view.ts'

const naming = namingOf(families, table().game.tables, ['Zoe', 'Leo'])

/** Everything that is denied to the seat that is asked, in words. */
function denied(t: TestTable, language: (typeof LANGUAGES)[number] = 'en'): string[] {
  const now = view(t.now)
  return t.match
    .denied(t.asked.seat)
    .map(({ choice }) =>
      families.words[language].choice(choice as FamiliesChoice, t.asked as never, now, naming),
    )
}

describe('what is not possible', () => {
  it('is said without a city or a number where a whole kind of action is meant', () => {
    const t = table()
      .set((game) => {
        game.taxBox[0] = 1
      })
      .box('bulgars', 1, 1)
      .box('fortify', 1, 1)
      .box('improveArab', 1, 1, 1)
      .army(0, 'arab', {})
    expect(denied(t)).toEqual(
      expect.arrayContaining([
        'Use the Bulgars',
        'Fortify',
        'Improve City (Arab)',
        'Tax',
        'Place the Byzantine army',
        'Move the Arab army',
        'Take control of Baghdad',
        'Improve Constantinople',
        'Improve Damascus',
      ]),
    )
    expect(denied(t, 'nl')).toEqual(
      expect.arrayContaining(['De Bulgaren gebruiken', 'Belastingen', 'Plaats het Byzantijnse leger']),
    )
    for (const language of LANGUAGES)
      expect(denied(t, language).join()).not.toMatch(/undefined|NaN|nobody|niemand|1 tokens/)
  })

  it('has a reason for the very choice that is asked about', () => {
    const t = table().set((game) => {
      game.taxBox[0] = 1
    })
    expect(t.why({ do: 'tax', n: 3 })).toMatchObject({ key: 'taxed', rule: '10.4' })
    expect(table().why({ do: 'tax', n: 10 })).toMatchObject({ key: 'few-pool', facts: { have: 9 } })
    expect(t.why({ do: 'place', side: 'byzantine', city: 'nicaea' })).toMatchObject({ key: 'not-settled' })
    expect(t.why({ do: 'place', side: 'arab', city: 'nicaea' })).toMatchObject({ key: 'wrong-colour' })
    expect(t.why({ do: 'bulgars', city: 'nicaea' })).toMatchObject({ key: 'not-connected' })
    expect(t.why({ do: 'sing' })).toEqual({ key: 'not-offered' })
  })

  it('§5.3 §7.2 §7.4 says of each box of an increase why no cube can go there', () => {
    const poor = table().pool(0, 0).money(0, 0, 0)
    expect(poor.why({ do: 'increase', side: 'arab', box: 'main' })).toMatchObject({
      key: 'no-cube',
      facts: { side: 1 },
    })
    const lone = table().pool(0, 0).casualties(0, 0).army(0, 'byzantine', {}).army(0, 'arab', { main: 2 })
    expect(lone.why({ do: 'increase', side: 'arab', box: 'main' })).toMatchObject({ key: 'same-box' })
    const more = table().choose(
      { do: 'increase', side: 'arab', box: 'elite' },
      { do: 'take', source: 'pool' },
    )
    expect(more.why({ do: 'increase', side: 'byzantine', box: 'elite' })).toMatchObject({ key: 'one-elite' })
  })

  it('§5.4 names the treasury that cannot pay where either may', () => {
    const t = table().money(0, 2, 40).choose({ do: 'reinforce' })
    expect(t.why({ do: 'take', source: 'casualties', pays: 'byzantine' })).toMatchObject({
      key: 'no-money',
      facts: { side: 0, need: 3, have: 2 },
    })
    expect(t.offers({ do: 'take', source: 'casualties', pays: 'arab' })).toBe(true)
  })

  it('§8.1 §13.1 says why the Bulgars are not reinforced, and why an army does not go where it stands', () => {
    const taken = table().box('bulgars', 1, 0)
    expect(taken.why({ do: 'reinforce' })).toMatchObject({ key: 'box-taken', facts: { holders: [1, 0] } })
    const full = table().set((game) => {
      game.bulgars = 8
    })
    expect(full.why({ do: 'reinforce' })).toMatchObject({
      key: 'bulgars-full',
      facts: { cubes: 8, most: 11, added: 4 },
    })
    const t = table().army(0, 'arab', { at: 'mecca', main: 3, move: 2 })
    expect(t.why({ do: 'march', side: 'arab', city: 'mecca' })).toMatchObject({ key: 'already-there' })
  })

  it('§20.2 tells which cube passes, and that nothing else was possible', () => {
    const t = table()
      .casualties(0, 0)
      .choose({ do: 'pass' }, { do: 'take', source: 'army', side: 'arab', box: 'main' })
    expect(t.told('passCube')).toEqual([{ kind: 'passCube', seat: 0, source: 'army', side: 1, box: 'main' }])
    expect(t.told('pass')).toEqual([{ kind: 'pass', seat: 0, first: true }])
    const stuck = table().rich().pool(1, 0).money(1, 0, 0).army(1, 'arab', {}).army(1, 'byzantine', {})
    stuck.choose({ do: 'pass' })
    expect(stuck.told('pass')[1]).toMatchObject({ seat: 1, forced: true })
  })
})
