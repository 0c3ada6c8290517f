import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const march = (side: string, city: string) => ({ do: 'march', side, city })

describe('movement', () => {
  it('§13.1 one army, one or two links, then a Civil War, or fewer of these', () => {
    const t = table({ dice: [1, 1, 1] })
      .city('ankara', { owner: 1 })
      .army(0, 'byzantine', { at: 'smyrna', main: 5, move: 4 })
      .army(0, 'arab', { at: 'mecca', main: 5, move: 4 })
      .choose(march('byzantine', 'nicaea'))
    expect(t.offered({ side: 'arab' })).toEqual([])
    t.choose(march('byzantine', 'ankara'))
    expect(t.asked.choices).toHaveLength(2)
    t.choose({ do: 'civilWar', side: 'byzantine' }, { do: 'take', source: 'pool' }, { do: 'noLevy' })
    expect(t.state('ankara').owner).toBe(0)
  })

  it.each([
    ['road', 'byzantine', 'smyrna', ['attalia'], 1],
    ['two roads', 'byzantine', 'smyrna', ['attalia', 'ankara'], 3],
    ['sea, Byzantine', 'byzantine', 'smyrna', ['candia'], 1],
    ['two seas, Byzantine', 'byzantine', 'smyrna', ['candia', 'athens'], 3],
    ['desert', 'arab', 'tabuk', ['medina'], 1],
    ['two deserts', 'arab', 'tabuk', ['medina', 'mecca'], 3],
    ['sea, Arab', 'arab', 'alexandria', ['candia'], 2],
    ['road and sea, Arab', 'arab', 'jerusalem', ['alexandria', 'candia'], 4],
    ['two seas, Arab', 'arab', 'alexandria', ['candia', 'leucosia'], 5],
  ] as const)('§13.2 §13.3 [A21] %s', (_name, side, from, path, cost) => {
    const t = table()
    for (const city of ['alexandria', 'candia', 'leucosia', 'jerusalem'])
      if (side === 'arab') t.city(city, { colour: 'arab' })
    t.army(0, side, { at: from, main: 1, move: 7 })
    for (const city of path) t.choose(march(side, city))
    expect(t.boxesOf(0, side).move).toBe(7 - cost)
    expect(t.place(0, side)).toBe(path.at(-1))
  })

  it('§13.2 §13.3 [A21] links that cannot be paid are not offered', () => {
    const t = table()
      .city('alexandria', { colour: 'arab' })
      .army(0, 'arab', { at: 'alexandria', main: 1, move: 1 })
    expect(t.cities({ do: 'march', side: 'arab' })).toEqual(['jerusalem', 'tabuk'])
    expect(t.why(march('arab', 'candia'))).toMatchObject({ key: 'few-moves', facts: { need: 2, have: 1 } })
  })

  it('§13.4 only Arab armies use the desert', () => {
    const t = table().army(0, 'byzantine', { at: 'jerusalem', main: 2, move: 2 })
    expect(t.cities({ do: 'march', side: 'byzantine' })).toEqual(['alexandria', 'damascus'])
    expect(t.why(march('byzantine', 'tabuk'))).toMatchObject({ key: 'out-of-reach' })
  })

  it('§13.5 [A27] the Bosporus costs an Arab army 4 and a Byzantine army 1', () => {
    const arab = (move: number) =>
      table()
        .city('nicaea', { colour: 'arab' })
        .army(0, 'arab', { at: 'nicaea', main: 1, move })
        .offers(march('arab', 'constantinople'))
    expect([arab(3), arab(4)]).toEqual([false, true])
    const byzantine = table()
      .army(0, 'byzantine', { at: 'nicaea', main: 1, move: 1 })
      .choose(march('byzantine', 'constantinople'))
    expect(byzantine.place(0, 'byzantine')).toBe('constantinople')
  })

  it('§13.6 [A26] from Constantinople a Byzantine army sails to any coast for 1', () => {
    const t = table()
      .city('sinope', { colour: 'arab', owner: 1 })
      .army(0, 'byzantine', { at: 'constantinople', main: 2, move: 1 })
    expect(t.cities({ do: 'march', side: 'byzantine' })).toHaveLength(15)
    expect(t.cities({ do: 'march', side: 'byzantine' })).not.toContain('jerusalem')
    expect(t.cities({ do: 'march', side: 'byzantine' })).toContain('sinope')
    t.choose(march('byzantine', 'trebizond'))
    expect(t.place(0, 'byzantine')).toBe('trebizond')
    expect(t.boxesOf(0, 'byzantine').move).toBe(0)
  })

  it('§13.6 [A26] it may be the second link, and there is no such way back', () => {
    const t = table()
      .army(0, 'byzantine', { at: 'adrianople', main: 2, move: 3 })
      .choose(march('byzantine', 'constantinople'), march('byzantine', 'damascus'))
    expect([t.place(0, 'byzantine'), t.boxesOf(0, 'byzantine').move]).toEqual(['damascus', 0])
    const back = table().army(0, 'byzantine', { at: 'damascus', main: 2, move: 3 })
    expect(back.offers(march('byzantine', 'constantinople'))).toBe(false)
  })

  it('§13.8 §15.1 [A22] entering an unfriendly city is an attack and ends the movement', () => {
    const t = table({ dice: [1, 1, 1] })
      .army(0, 'arab', { at: 'mecca', main: 8, move: 5 })
      .choose(march('arab', 'hira'))
    expect(t.told('attack')).toMatchObject([{ force: 1 }])
    t.choose({ do: 'take', source: 'pool' })
    expect(t.question).toBe('1 action')
  })

  it('§13.9 [A22] at most one attack in an action: no Civil War after one', () => {
    const t = table({ dice: [6, 6, 6] })
      .city('mecca', { owner: 1 })
      .army(0, 'arab', { at: 'mecca', main: 5, move: 5 })
      .choose(march('arab', 'hira'))
    while (t.question === '0 lose') t.choose({ do: 'giveUp', side: 'arab', box: 'main' })
    expect(t.place(0, 'arab')).toBe('mecca')
    expect(t.question).toBe('1 action')
  })

  it('§13.10 [A28] never into an own city of the other colour, nor to the own other army', () => {
    const t = table()
      .city('jerusalem', { owner: 0 })
      .army(0, 'arab', { at: 'tabuk', main: 5, move: 5 })
      .army(0, 'byzantine', { at: 'alexandria', main: 2, move: 2 })
    expect(t.cities({ do: 'march', side: 'arab' })).toEqual(['medina'])
    expect(t.why(march('arab', 'jerusalem'))).toMatchObject({ key: 'own-city', rule: '13.10' })
    expect(t.why(march('arab', 'alexandria'))).toMatchObject({ key: 'own-army', rule: '13.10' })
  })

  it('§13.11 [A76] there and back costs two links', () => {
    const t = table()
      .army(0, 'byzantine', { at: 'smyrna', main: 2, move: 3 })
      .choose(march('byzantine', 'attalia'), march('byzantine', 'smyrna'))
    expect([t.place(0, 'byzantine'), t.boxesOf(0, 'byzantine').move]).toEqual(['smyrna', 0])
  })

  it('§13.12 [A30] an army that pays its last cube is gone and does not attack', () => {
    const t = table().army(0, 'arab', { at: 'mecca', move: 1 }).choose(march('arab', 'hira'))
    expect(t.place(0, 'arab')).toBeUndefined()
    expect(t.told('attack')).toEqual([])
    expect(t.question).toBe('1 action')
  })
})
