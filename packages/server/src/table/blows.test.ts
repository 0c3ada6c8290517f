import { type Game, type Match, newHeader, openMatch, seedFromText } from '@hippodrome/engine'
import { families, SetPosition } from '@hippodrome/families'
import { describe, expect, it } from 'vitest'
import { Blows } from './blows.ts'

const rules = families as unknown as Game
const NAMES = ['Anna', 'Basil']

/** Anna may attack Antioch, where an army of Basil stands. */
function begun(): Match {
  const set = new SetPosition()
    .city('antioch', { colour: 'arab', tokens: 2, owner: 1 })
    .city('damascus', { colour: 'arab' })
    .army(0, 'byzantine', { at: 'tarsus', main: 6, move: 2 })
    .army(1, 'arab', { at: 'antioch', main: 3 })
  const seats = NAMES.map((name) => ({ name, player: 'human' }))
  const header = newHeader(rules, set.config, seats, seedFromText('blows'), { position: set.position() })
  return openMatch(rules, header)
}

function choose(match: Match, wanted: (choice: { do: string; city?: number }) => boolean): void {
  const [asked] = match.state.pending
  if (!asked) throw new Error('nobody is asked')
  const choice = asked.choices.findIndex(wanted)
  match.submit({ seat: asked.seat, decision: match.state.opened[asked.seat] ?? 0, choice })
}

const antioch = (match: Match) =>
  (match.view(0).table as { cities: { id: string }[] }).cities.findIndex(({ id }) => id === 'antioch')

/** Basil's army is beaten by Anna's. */
const lost = (foeStrength: number) =>
  ({
    kind: 'battleOver',
    seat: 0,
    force: 0,
    foe: 1,
    foeKind: 'army',
    strength: 3,
    foeStrength,
    won: true,
  }) as never

describe('what was done to somebody', () => {
  it('is told in both languages to who suffered it, and goes when it is taken back', () => {
    const match = begun()
    const blows = new Blows()
    expect(blows.of(rules, match, NAMES)).toEqual([])
    const city = antioch(match)
    choose(match, (choice) => choice.do === 'march' && choice.city === city)
    const [attacked, ...more] = blows.of(rules, match, NAMES)
    expect(more).toEqual([])
    expect(attacked).toMatchObject({ seat: 1, at: 1 })
    expect(attacked?.says.en).toMatch(/Anna.*Antioch/)
    expect(attacked?.says.nl).toMatch(/Anna.*Antiochië/)
    expect(blows.of(rules, match, ['Irene', 'Basil'])[0]?.says.en).toContain('Irene')
    choose(match, (choice) => choice.do === 'stay')
    expect(blows.of(rules, match, NAMES).every(({ seat }) => seat === 1)).toBe(true)
  })

  it('forgets what was taken back, and keeps the newest three', () => {
    const match = begun()
    const blows = new Blows()
    const city = antioch(match)
    choose(match, (choice) => choice.do === 'march' && choice.city === city)
    expect(blows.of(rules, match, NAMES).length).toBe(1)
    match.told.length = 0
    expect(blows.of(rules, match, NAMES)).toEqual([])
    for (let at = 1; at <= 5; at++) match.told.push({ entry: lost(at), at })
    expect(blows.of(rules, match, NAMES).map(({ at }) => at)).toEqual([3, 4, 5])
  })

  it('is not told to everybody where only some may know of it', () => {
    const match = begun()
    match.told.push({ entry: lost(1), at: 1, to: [0, 1] }, { entry: lost(2), at: 2 })
    expect(new Blows().of(rules, match, NAMES).map(({ at }) => at)).toEqual([2])
  })
})
