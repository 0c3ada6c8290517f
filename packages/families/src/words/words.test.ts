import { LANGUAGES, type Language } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import type { FamiliesChoice } from '../choices.ts'
import type { FamiliesEntry } from '../entries.ts'
import { families } from '../game.ts'
import { OUTCOMES } from '../likelihood.ts'
import { PROMPTS } from '../prompts.ts'
import { REASONS } from '../reasons.ts'
import { FALL } from '../state.ts'
import { type TestTable, table } from '../testing/position.ts'
import { boardOf, view } from '../view.ts'

const naming = {
  seats: ['Zoe', 'Leo', 'Irene', 'Hugo'],
  board: boardOf(table().game.tables),
}
const prompt = (t: TestTable, language: Language) =>
  families.words[language].prompt(t.asked as never, view(t.now), naming)
const choices = (t: TestTable, language: Language) =>
  t.asked.choices.map((choice) =>
    families.words[language].choice(choice as FamiliesChoice, t.asked as never, view(t.now), naming),
  )
const chronicle = (t: TestTable, language: Language) =>
  t.match.told.map(({ entry }) => families.words[language].entry(entry as FamiliesEntry, view(t.now), naming))

describe('words', () => {
  it('names prompts, choices and entries in English', () => {
    const t = table()
    expect(prompt(t, 'en')).toBe('Zoe, choose your action.')
    expect(choices(t, 'en')).toContain('Take control of Damascus (3 Byzantine VP)')
    t.choose({ do: 'control', city: 'damascus' })
    expect(choices(t, 'en')).toContain('From the Casualty Pool, 3 Bezants from the Byzantine treasury')
    t.choose({ do: 'take', source: 'casualties' })
    expect(chronicle(t, 'en')).toEqual([
      'Zoe takes control of Damascus and scores 3 Byzantine VP.',
      'Zoe takes the cube from the Casualty Pool for 3 Bezants (Byzantine).',
      'The Byzantine army of Zoe enters in Damascus.',
    ])
  })

  it('names them in Dutch, cities too', () => {
    const t = table().choose({ do: 'control', city: 'jerusalem' }, { do: 'take', source: 'pool' })
    expect(prompt(t, 'nl')).toBe('Leo, kies je actie.')
    expect(choices(t, 'nl')).toContain('Neem controle over Athene (2 Byzantijnse ZP)')
    expect(choices(t, 'nl')).toContain('Leg een kubus bij Arabische Lichting')
    expect(chronicle(t, 'nl')[0]).toBe('Zoe neemt controle over Jeruzalem en scoort 3 Byzantijnse ZP.')
  })

  it('says what a march costs and means', () => {
    const t = table({ seats: 3 })
      .city('alexandria', { colour: 'arab' })
      .army(0, 'arab', { at: 'alexandria', main: 3, move: 5 })
      .box('fleetByzantine', 2)
    expect(choices(t, 'en')).toContain(
      'Arab army to Candia (2 Move); attack, city strength 2; Irene may use the Byzantine Fleet',
    )
  })

  it('§14.2 tells the owner of a fleet how many dice there are, and whether the mover can pay', () => {
    const sail = (move: number) =>
      table()
        .city('alexandria', { colour: 'arab' })
        .army(0, 'arab', { at: 'alexandria', main: 3, move })
        .box('fleetByzantine', 1)
        .choose({ do: 'march', side: 'arab', city: 'candia' })
    expect(prompt(sail(4), 'en')).toContain('costs 4, and you roll 4 dice')
    expect(prompt(sail(3), 'en')).toContain('which Zoe cannot pay')
    expect(prompt(sail(4), 'nl')).toContain('met 4 dobbelstenen')
  })

  it('§19.7 says what closing the sea does, to who is beaten and to who leaves', () => {
    const leaves = (closed: { forced: boolean; other: boolean }) =>
      families.words.en.prompt(
        { seat: 1, prompt: 'seaRetreat', choices: [], facts: { foe: 0, city: 3, ...closed } },
        view(table().now),
        naming,
      )
    expect(leaves({ forced: true, other: false })).toMatch(/must leave Candia by sea.*destroyed/)
    expect(leaves({ forced: false, other: false })).toMatch(/wants to leave Candia by sea.*stays and fights/)
    expect(leaves({ forced: false, other: true })).toMatch(/goes by land/)
  })

  it('§15.7 §19.7 says what a retreat costs with the sea open and with the sea closed', () => {
    const leaves = (facts: object, language: Language) =>
      families.words[language].prompt(
        { seat: 1, prompt: 'retreat', choices: [], facts: { city: 3, force: 0, foe: 0, ...facts } },
        view(table().now),
        naming,
      )
    const costs = (facts: object, language: Language = 'en') => leaves(facts, language).split('? ')[1]
    expect(costs({ losses: 0 })).toBe('It would lose no cube.')
    expect(costs({ losses: 1 }, 'nl')).toBe('Het zou onderweg 1 kubus verliezen.')
    const land = { losses: 0, fleet: 2, closed: 2 }
    expect(costs(land)).toBe(
      'With the sea open it would lose no cube; if Irene closes it with the Byzantine Fleet, it would lose 2 cubes.',
    )
    expect(costs(land, 'nl')).toBe(
      'Met de zee open zou het geen kubus verliezen; sluit Irene die af met de Byzantijnse Vloot, dan verliest het 2 kubussen.',
    )
    const none = { losses: 1, fleet: 2, closed: -1 }
    expect(costs(none)).toMatch(/lose 1 cube on the way; if Irene .* it must stay and fight\.$/)
    expect(costs(none, 'nl')).toMatch(/1 kubus verliezen; sluit Irene .* dan moet het blijven en vechten\.$/)
  })

  it('§19.2 a retreat loses a cube in a hostile city, also where the other army of its owner stands', () => {
    const t = table({ seats: 3, dice: new Array<number>(20).fill(1) })
      .city('tarsus', { colour: 'arab', tokens: 1, owner: 1 })
      .city('palmyra', { colour: 'arab' })
      .city('damascus', { colour: 'arab' })
      .army(1, 'arab', { at: 'tarsus', main: 3, move: 2 })
      .army(1, 'byzantine', { at: 'antioch', main: 2 })
      .army(0, 'byzantine', { at: 'attalia', main: 9, move: 2 })
      .choose({ do: 'march', side: 'byzantine', city: 'tarsus' }, { do: 'retreat' })
    expect(choices(t, 'en')).toEqual(['Through Antioch (lose a cube)', 'Through Leucosia (lose a cube)'])
    t.choose({ do: 'withdraw', city: 'antioch' }, { do: 'giveUp', side: 'arab', box: 'main' })
    expect(choices(t, 'en')).toEqual(['To Palmyra', 'To Damascus'])
    expect(choices(t, 'nl')).toEqual(['Naar Palmyra', 'Naar Damascus'])
  })

  it('§18.8 tells both cubes that hold a city, the guard too', () => {
    const given = { kind: 'garrisonCube', seat: 0, side: 1, city: 3 } as const
    const say = (entry: FamiliesEntry, language: Language) =>
      families.words[language].entry(entry, view(table().now), naming)
    expect(say({ ...given, box: 'guard', stays: false }, 'en')).toBe(
      'Zoe gives the guard for Candia: it goes back to its box.',
    )
    expect(say({ ...given, box: 'guard', stays: false }, 'nl')).toContain('geeft de wacht voor Candia')
    expect(say({ ...given, box: 'main', stays: true }, 'en')).toContain('stays in Candia')
  })

  it('says which tokens are left and which side scores', () => {
    const say = (entry: FamiliesEntry, language: Language) =>
      families.words[language].entry(entry, view(table().now), naming)
    const taken = { kind: 'conquest', seat: 0, force: 1, city: 3, points: 1, scored: 1, plunder: 1 } as const
    expect(say({ ...taken, tokens: 1 }, 'en')).toBe(
      'Zoe takes Candia (1 token left), scores 1 Arab VP and plunders 1 Bezant.',
    )
    expect(say({ ...taken, tokens: 2 }, 'en')).toContain('(2 tokens left)')
    const title = { kind: 'title', seat: 0, side: 0, points: 2 } as const
    expect(say(title, 'en')).toBe('Zoe becomes Emperor and scores 2 Byzantine VP.')
    expect(say({ ...title, side: 1 }, 'en')).toBe('Zoe becomes Caliph and scores 2 Arab VP.')
    expect(say({ kind: 'unpaid', seat: 2, side: 1, box: 'main' }, 'nl')).toBe(
      'Irene kan een kubus uit Arabisch Hoofdleger niet betalen: die kubus gaat uit het spel, −1 Arabische ZP.',
    )
  })

  it('says one cube, no dice, and which cubes a siege cost', () => {
    const say = (entry: FamiliesEntry, language: Language = 'en') =>
      families.words[language].entry(entry, view(table().now), naming)
    const siege = { kind: 'siege', seat: 0, force: 1, city: 5, dice: [6, 6, 1], hits: 2, losses: 4 } as const
    expect(say(siege)).toBe('Constantinople shoots with 6, 6, 1: 2 hits, and the attacker loses 4 cubes.')
    const { losses: _newer, ...older } = siege
    expect(say({ ...older, hits: 4 }, 'nl')).toContain('2 voltreffers, en de aanvaller verliest 4 kubussen')
    expect(say({ ...siege, dice: [], hits: 0, losses: 0 })).toBe(
      'Constantinople shoots with no dice: no hit.',
    )
    const why = (key: string, facts: object, language: Language) =>
      families.words[language].reason({ key, facts: facts as never }, view(table().now), naming)
    expect(why('few-pool', { have: 1 }, 'en')).toBe('Your Cube Pool holds only 1 cube.')
    expect(why('few-pool', { have: 1 }, 'nl')).toBe('In je Kubusvoorraad zit maar 1 kubus.')
    expect(why('no-token', { most: 2 }, 'en')).toBe('Your 2 fortifications are all in play.')
    expect(say({ kind: 'control', seat: 0, city: 1, points: 2 })).toMatch(/scores 2 VP/)
  })

  it('§12.8 [A7] the chronicle tells a pawn that leaves the map, where its army stood', () => {
    const t = table()
      .army(0, 'arab', { at: 'mecca', main: 1 })
      .choose({ do: 'control', city: 'damascus' }, { do: 'take', source: 'army', side: 'arab', box: 'main' })
    expect(t.place(0, 'arab')).toBeUndefined()
    expect(chronicle(t, 'en')).toContain(
      'The Arab army of Zoe has no cubes left and leaves the map in Mecca.',
    )
    expect(chronicle(t, 'nl')).toContain(
      'Het Arabische leger van Zoe heeft geen kubussen meer en gaat in Mekka van het bord.',
    )
  })

  it.each(LANGUAGES)('%s names what every choice of a match is about', (language) => {
    const words = families.words[language]
    const t = table().army(0, 'arab', { at: 'mecca', main: 3, move: 2 })
    const about = t.asked.choices.flatMap(
      (choice) => words.concerns?.(choice as FamiliesChoice, t.asked as never) ?? [],
    )
    const named = about.map((one) => words.subject?.(one, view(t.now), naming).name)
    expect(named).not.toContain(undefined)
    expect(new Set(named).size).toBeGreaterThan(40)
    const [nicaea] = words.concerns?.({ do: 'control', city: t.cityNumber('nicaea') }, t.asked as never) ?? []
    expect(nicaea && words.subject?.(nicaea, view(t.now), naming)).toMatchObject({ name: 'Nicaea' })
  })

  it('says both kinds of fleet questions apart', () => {
    const t = table({ seats: 3, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] })
      .city('candia', { colour: 'arab', tokens: 1, owner: 1 })
      .city('alexandria', { colour: 'arab' })
      .army(1, 'arab', { at: 'candia', main: 3, move: 2 })
      .army(0, 'byzantine', { at: 'smyrna', main: 9, move: 2 })
      .box('fleetByzantine', 2)
      .choose({ do: 'march', side: 'byzantine', city: 'candia' }, { do: 'retreat' })
    expect(choices(t, 'en')).toEqual(['Close the sea', 'Leave the sea open'])
    expect(choices(t, 'nl')).toEqual(['Sluit de zee af', 'Laat de zee open'])
  })

  it.each(LANGUAGES)('%s says every reason', (language) => {
    const prices = { need: 6, have: 5, cubes: 9, added: 4, building: 6, cube: 3, more: 2, least: 1 }
    const facts = { city: 1, owner: 0, side: 1, holders: [0], most: 2, from: 2, ...prices }
    const said = REASONS.map((key) =>
      families.words[language].reason({ key, facts }, view(table().now), naming),
    )
    for (const text of said) expect(text).toMatch(/^[A-Z].*\.$/)
    expect(new Set(said).size).toBe(REASONS.length)
    const unknown = families.words[language].reason({ key: 'not-offered' }, view(table().now), naming)
    expect(unknown).toMatch(/\.$/)
  })

  it.each(LANGUAGES)('%s says what dice may make of a choice', (language) => {
    const facts = { city: 1, seat: 0, force: 1, points: 2, cubes: 3 }
    const said = OUTCOMES.map((outcome) =>
      families.words[language].outcome?.({ outcome, facts, low: 0, high: 1 }, view(table().now), naming),
    )
    expect(new Set(said).size).toBe(OUTCOMES.length)
    expect(said.join()).not.toContain('undefined')
  })

  it.each(LANGUAGES)('%s says every prompt with its seat', (language) => {
    for (const name of PROMPTS) {
      const decision = { seat: 1, prompt: name, choices: [], facts: { city: 3, foe: 0, force: 3, from: 4 } }
      const text = families.words[language].prompt(decision, view(table().now), naming)
      expect(text).toMatch(/^Leo, /)
    }
  })

  it.each(LANGUAGES)('%s names the options', (language) => {
    const words = families.words[language]
    for (const [name, { values }] of Object.entries(families.options)) {
      const { label, help } = words.option(name)
      expect(label.length * help.length).toBeGreaterThan(0)
      for (const value of values) expect(words.optionValue(name, value)).not.toBe(value)
    }
  })

  it.each(LANGUAGES)('%s reads the whole table out', (language) => {
    const t = table()
      .city('nicaea', { owner: 1, fort: true })
      .army(0, 'arab', { at: 'mecca', main: 3, guard: true })
    const sections = families.words[language].sections(view(t.game), naming)
    expect(sections).toHaveLength(5)
    const text = sections.flatMap(({ rows }) => rows.flat()).join('\n')
    for (const name of ['Zoe', 'Leo', 'Nicaea', 'Tiflis']) expect(text).toContain(name)
    for (const { rows } of sections)
      expect(new Set(rows.map((row) => row.length)).size).toBeLessThanOrEqual(1)
  })

  it('explains the result line by line', () => {
    const t = table()
      .points(0, 40, 18)
      .points(1, 15, 30)
      .set((game) => {
        game.over = 1
      })
    const lines = families.words.en.result(families.result(t.game), view(t.game), naming)
    expect(lines[1]).toContain('1. Leo: Byzantine 15')
    expect(lines[1]).toContain('both count: 45')
    expect(lines[2]).toContain('only the higher counts: 40')
    expect(lines.at(-1)).toBe('Leo wins.')
    t.game.over = FALL
    const fallen = families.words.nl.result(families.result(t.game), view(t.game), naming)
    expect(fallen[0]).toBe('Constantinopel is gevallen. Alleen Arabische punten tellen.')
  })
})
