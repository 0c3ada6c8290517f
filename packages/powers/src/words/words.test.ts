import { readFileSync } from 'node:fs'
import { type Facts, LANGUAGES } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import {
  CHITS,
  OPTIONS,
  OUTCOMES,
  type PowersChoice,
  type PowersEntry,
  type PowersView,
} from '../vocabulary.ts'
import { english } from './en/index.ts'
import { words } from './index.ts'
import { dutch } from './nl/index.ts'

const view: PowersView = {
  scenario: 'B',
  turn: 2,
  turns: 7,
  year: 623,
  phase: 'operations',
  actor: 'byzantine',
  order: ['byzantine', 'muslim'],
  viewer: 0,
  powers: [
    {
      power: 'byzantine',
      nation: 'byzantine',
      seat: 0,
      home: 0,
      waiting: false,
      lost: false,
      treasury: 12,
      chits: 2,
      hand: ['strategos2', 'assassin'],
      basileus: true,
      pool: [0, 2, 5, 5, 15, 5],
      points: 21,
      level: 'survival',
      bands: [11, 19, 30],
    },
    {
      power: 'muslim',
      nation: 'persian',
      waiting: false,
      lost: false,
      treasury: 4,
      chits: 1,
      hand: [],
      basileus: false,
      pool: [1, 5, 5, 4, 3, 9],
      points: 9,
      level: 'collapse',
      bands: [16, 26, 36],
    },
  ],
  areas: [
    { place: 'Thrac', value: 6, pillaged: true, fortress: 'constantinople' },
    { place: 'Nic', value: 3, pillaged: false, colony: 'muslim', fortress: 'nicea' },
  ],
  stacks: [
    {
      id: 1,
      place: 'constantinople',
      power: 'byzantine',
      rebel: false,
      units: [1, 3, 0, 0, 1, 0],
      done: false,
    },
    { id: 2, place: 'Nic', power: 'muslim', rebel: false, done: false },
    { id: 3, place: 'Nic', power: 'muslim', rebel: true, units: [0, 0, 0, 2, 0, 0], done: false },
  ],
  cup: 37,
  removed: ['crusade'],
  offers: [],
  agreements: [{ from: 'byzantine', to: 'muslim', terms: [{ term: 'money', by: 'byzantine', n: 3 }] }],
  unification: false,
  crusade: false,
  carolingian: false,
}
const naming = { seats: ['Anna', 'Bardas'] }

describe.each([
  ['en', english],
  ['nl', dutch],
] as const)('the words of %s', (language, lexicon) => {
  const say = words[language]

  it('call no two places and no two chits the same', () => {
    const places = Object.values(lexicon.names.places)
    expect(new Set(places).size).toBe(places.length)
    const chits = CHITS.map((chit) => lexicon.names.chits[chit].name)
    expect(new Set(chits).size).toBe(chits.length)
  })

  it('have a label and help for every option, and words for every value', () => {
    for (const [name, values] of Object.entries(OPTIONS)) {
      expect(say.option(name).label).not.toBe(name)
      expect(say.option(name).help).not.toBe('')
      const texts = values.map((value) => say.optionValue(name, value))
      expect(new Set(texts).size).toBe(values.length)
      if (name === 'scenario') expect(texts).toEqual(Object.values(lexicon.names.scenarios))
    }
  })

  it('name the seat and the power in a prompt', () => {
    const decision = {
      seat: 0,
      prompt: 'act',
      facts: { power: 'byzantine', place: 'Nic', points: 4 },
      choices: [],
    }
    const text = say.prompt(decision, view, naming)
    expect(text).toContain(`Anna (${lexicon.names.nations.byzantine.title})`)
    expect(text).toContain('Nicea')
    expect(text).toContain('4')
  })

  it('call a colour by the nation of the scenario', () => {
    const text = say.entry({ kind: 'powerTurn', power: 'muslim' }, view, naming)
    expect(text).toContain(lexicon.names.nations.persian.people)
  })

  it('describe a stack as far as it is seen', () => {
    const attack = { do: 'attack', target: 2, place: 'Nic', table: 'raid' } as const
    const decision = { seat: 0, prompt: 'act', choices: [attack] }
    expect(say.choice(attack, decision, view, naming)).toContain(`(${lexicon.names.unseen})`)
    const operate = { do: 'operate', stack: 1, place: 'constantinople' } as const
    const own = say.choice(operate, decision, view, naming)
    expect(own).toContain(`Basileus, 3 ${lexicon.names.units.fieldArmy[1]}`)
  })

  it('§11.1 tell units of two stacks in one place apart, and only those', () => {
    const first = { id: 7, place: 'Nic', power: 'byzantine', rebel: false, done: false } as const
    const stacks = [
      { ...first, units: [0, 0, 0, 1, 2, 0] },
      { ...first, id: 8, units: [0, 0, 0, 3, 0, 0] },
    ] as const
    const decision = { seat: 0, prompt: 'civil-war', choices: [] }
    const said = (verb: 'unit' | 'skip' | 'takeUnit', shown: number) =>
      [7, 8].map((stack) =>
        say.choice(
          { do: verb, unit: 'nomad', stack, place: 'Nic' } as PowersChoice,
          decision,
          { ...view, stacks: stacks.slice(0, shown) },
          naming,
        ),
      )
    for (const verb of ['unit', 'skip', 'takeUnit'] as const) {
      const [one, other] = said(verb, 2)
      expect(one).not.toBe(other)
      expect(said(verb, 1)[0]).not.toContain('(')
    }
  })

  it('§9.1 name no sum where wages are said before anybody asks for them', () => {
    const said = (facts: Facts) =>
      say.choice({ do: 'pay' }, { seat: 0, prompt: 'taxes', facts, choices: [] }, view, naming)
    expect(said({})).not.toContain('0')
    expect(said({ due: 12 })).toContain('12')
  })

  it('§7.2 tell two offers apart where one answers them', () => {
    const offers = [
      { id: 1, from: 'muslim', to: 'byzantine', terms: [{ term: 'money', by: 'muslim', n: 7 }] },
      { id: 2, from: 'muslim', to: 'byzantine', terms: [{ term: 'money', by: 'muslim', n: 9 }] },
    ] as const
    const table = { ...view, offers }
    for (const verb of ['accept', 'refuse', 'counter', 'withdraw'] as const) {
      const [first, second] = offers.map(({ id }) =>
        say.choice({ do: verb, offer: id }, { seat: 0, prompt: 'negotiate', choices: [] }, table, naming),
      )
      expect(first).toContain('$7')
      expect(second).toContain('$9')
    }
  })

  it('call the end of one operation another thing than the end of all, and a garrison that stays what it does', () => {
    const said = (prompt: string, verb: 'end' | 'decline') =>
      say.choice({ do: verb }, { seat: 0, prompt, choices: [] }, view, naming)
    expect(said('operations', 'end')).not.toBe(said('act', 'end'))
    expect(said('counterattack', 'decline')).not.toBe(said('treaty', 'decline'))
  })

  it('say of a chit whether it is aimed at a power or at its rebels', () => {
    const played = { kind: 'chit', power: 'byzantine', chit: 'subversion', against: 'muslim' } as const
    expect(say.entry(played, view, naming)).not.toContain(lexicon.names.rebels)
    expect(say.entry({ ...played, rebels: true }, view, naming)).toContain(lexicon.names.rebels)
  })

  it('§28.3 §28.5 §28.13 say what changed a die or a strength', () => {
    const roll = {
      kind: 'combatRoll',
      power: 'byzantine',
      rebel: false,
      table: 'shock',
      strength: 4,
    } as const
    const fought = say.entry({ ...roll, defence: 1, die: 3, bonus: 1, result: 'MV' }, view, naming)
    expect(fought).toContain('4 - 1')
    expect(fought).toContain('3 + 1')
    const chit = { kind: 'chitRoll', power: 'byzantine', chit: 'conversion', effect: 'none' } as const
    expect(say.entry({ ...chit, die: 4, bonus: -1 }, view, naming)).toContain('4 - 1')
  })

  const asked = (prompt: string, facts: object) =>
    say.prompt({ seat: 0, prompt, facts: facts as Facts, choices: [] }, view, naming)
  const chosen = (choice: PowersChoice, prompt = 'act', facts: object = {}) =>
    say.choice(choice, { seat: 0, prompt, facts: facts as Facts, choices: [choice] }, view, naming)

  it('say how many are left, what there is to spend and which neutral it is about', () => {
    expect(asked('place', { power: 'byzantine', unit: 'nomad', left: 4 })).toContain('4')
    expect(asked('treasury', { power: 'byzantine', money: 12 })).toContain('$12')
    const { people } = lexicon.names.nations.persian
    expect(asked('collect', { power: 'byzantine', place: 'Nic', others: ['muslim'] })).toContain(people)
    for (const toll of ['civil-war', 'peripheral-war', 'plague', 'rebellion', 'lose'])
      expect(asked(toll, { power: 'byzantine', place: 'Nic', left: 1 })).not.toBe(
        asked(toll, { power: 'byzantine', place: 'Nic', left: 2 }).replaceAll('2', '1'),
      )
  })

  it('§20.6 say at whom a chit is aimed that an Assassin may stop', () => {
    const facts = { chit: 'subversion', by: 'byzantine', against: 'muslim', rebels: true, place: 'Nic' }
    const text = asked('assassin', facts)
    expect(text).toContain(lexicon.names.rebels)
    expect(text).toContain('Nicea')
  })

  it('§15.1 §15.2 call a siege a siege, and say what the walls save', () => {
    const attack = { do: 'attack', target: 2, table: 'raid' } as const
    const field = chosen({ ...attack, place: 'Nic' })
    expect(chosen({ ...attack, place: 'nicea' }).split(' ')[0]).not.toBe(field.split(' ')[0])
    const facts = { result: 'DV', losses: 5, spared: 3, left: 5 }
    expect(chosen({ do: 'relief' }, 'relief', facts)).toContain('2')
    expect(chosen({ do: 'stand' }, 'relief', facts)).toContain('5')
  })

  it('§16.3 §27.2 say what the die must show', () => {
    expect(chosen({ do: 'raise', place: 'Nic' }, 'taxes')).toMatch(/3-6: \$6, 1-2/)
    const intercept = { do: 'intercept', stack: 1, place: 'Nic', table: 'shock' } as const
    expect(chosen(intercept, 'intercept', { stack: 3 })).toContain('1-4')
  })

  it('§11.5 name the Basileus in the roll of an operation, and §10.1 what was recruited where it is known', () => {
    const rolled = {
      kind: 'operates',
      power: 'byzantine',
      rebel: false,
      place: 'Nic',
      die: 3,
      points: 4,
    } as const
    expect(say.entry({ ...rolled, basileus: true }, view, naming)).toContain('Basileus')
    expect(say.entry(rolled, view, naming)).not.toContain('Basileus')
    const bought = { kind: 'recruited', power: 'byzantine', place: 'Nic' } as const
    expect(say.entry({ ...bought, unit: 'nomad' }, view, naming)).toContain(lexicon.names.units.nomad[0])
    expect(say.entry(bought, view, naming)).not.toContain(':')
  })

  it('§17.8 do not speak of $0, nor of turn 0', () => {
    const pillaged = { kind: 'pillaged', power: 'byzantine', place: 'Nic', n: 0 } as const
    expect(say.entry(pillaged, view, naming)).not.toContain('$')
    const [now] = say.sections({ ...view, turn: 0 }, naming)
    expect(now?.rows.flat().join(' ')).not.toMatch(/ 0 /)
  })

  it('have a sentence for every outcome of dice', () => {
    for (const outcome of OUTCOMES)
      expect(say.outcome?.({ outcome, low: 0, high: 1 }, view, naming)).not.toBe(outcome)
  })

  it('say what a choice concerns, and what that is', () => {
    const about = (choice: PowersChoice, facts = {}) =>
      say.concerns?.(choice, { seat: 0, prompt: 'act', facts, choices: [choice] })
    expect(about({ do: 'attack', target: 2, place: 'Nic', table: 'raid' })).toEqual([
      { kind: 'stack', id: 2 },
      { kind: 'place', id: 'Nic' },
    ])
    expect(about({ do: 'move', to: 'Nic', cost: 1 })).toEqual([{ kind: 'place', id: 'Nic' }])
    expect(about({ do: 'offer', from: 'byzantine', to: 'muslim' })?.[0]).toEqual({
      kind: 'power',
      id: 'muslim',
    })
    expect(about({ do: 'drop', unit: 'militia' }, { stack: 1, place: 'Nic' })?.[0]).toEqual({
      kind: 'stack',
      id: 1,
    })
    expect(about({ do: 'discard', chit: 'assassin' })).toEqual([{ kind: 'chit', id: 'assassin' }])
    expect(about({ do: 'pass' }, { place: 'Nic' })).toEqual([])
    const place = say.subject?.({ kind: 'place', id: 'Nic' }, view, naming)
    expect(place?.name).toBe('Nicea')
    expect(place?.says).toContain('$3')
    expect(say.subject?.({ kind: 'chit', id: 'assassin' }, view, naming)?.says).toBe(
      lexicon.names.chits.assassin.help,
    )
    expect(say.subject?.({ kind: 'power', id: 'byzantine' }, view, naming)?.says).toContain('21 VP')
    expect(say.subject?.({ kind: 'stack', id: 1 }, view, naming)?.name).toContain('Basileus')
  })

  it('§28.15 call bids for an ally by what they are for', () => {
    const text = say.entry({ kind: 'bid', bids: [3, 4] }, view, naming)
    expect(text).toContain('Anna $3')
    expect(text).not.toContain(lexicon.names.nations.byzantine.people)
    expect(say.entry({ kind: 'bid', bids: [3, 3], rolls: [2, 5] }, view, naming)).toContain('Bardas 5')
  })

  it('read out every area, sea, pool, chit in sight and agreement', () => {
    const text = say
      .sections(view, naming)
      .flatMap(({ rows }) => rows.flat())
      .join('\n')
    for (const part of [
      'Nicea',
      lexicon.names.places.EMS.slice(4),
      'Strateg',
      '$12',
      '$3',
      lexicon.names.unseen,
    ])
      expect(text).toContain(part === 'Strateg' && language === 'nl' ? 'Strateeg' : part)
    expect(text).not.toMatch(/undefined|NaN|\?/)
  })

  it('name who has no Basileus, and the bands of each power in few signs', () => {
    const [now, powers] = say.sections(view, naming)
    expect(now?.rows).toContainEqual([lexicon.labels.basileusGone, lexicon.names.nations.persian.title])
    expect(powers?.rows[1]).toContain('11/19/30')
    expect(new Set(powers?.rows.map((row) => row.length)).size).toBe(1)
  })

  it('give the result by power, with its level, and by seat', () => {
    const lines = say.result({ ranks: [1, 2], scores: [1, 0] }, view, naming)
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain(lexicon.names.levels.survival)
    expect(lines[1]).toContain(lexicon.names.levels.collapse)
    expect(lines[2]).toContain('1. Anna')
  })
})

it('the chronicle says where the plague strikes, who lays a chit back, and who bid what', () => {
  const told = (language: (typeof LANGUAGES)[number], entry: PowersEntry) =>
    words[language].entry(entry, view, naming)
  const plague = { kind: 'plagueArea', place: 'Nic', die: 4 } as const
  expect(told('en', plague)).toBe('Plague in Nicea (die 4): half of all units there die.')
  expect(told('nl', plague)).toBe('Pest in Nicea (worp 4): de helft van alle eenheden daar sterft.')
  expect(told('nl', { kind: 'discarded', power: 'byzantine', chit: 'deCeremoniis' })).toBe(
    'De Byzantijnen leggen De Ceremoniis terug.',
  )
  const bids = { kind: 'bid', power: 'muslim', bids: [3, 2] } as const
  expect(told('nl', bids)).toBe('Biedingen voor de Perzen: Anna $3 en Bardas $2.')
})

it('every language of the engine is there', () => {
  expect(Object.keys(words)).toEqual([...LANGUAGES])
})

it('the words can be loaded without the rules', () => {
  const seen = new Set<string>()
  const follow = (file: URL): void => {
    if (seen.has(file.pathname)) return
    seen.add(file.pathname)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type)[^;]*?from '(\.[^']*)'/gm,
    ))
      follow(new URL(path, file))
  }
  follow(new URL('./index.ts', import.meta.url))
  expect(seen.size).toBeGreaterThan(10)
  expect([...seen].filter((path) => /\/src\/rules\/|\/(tables|state|game)\.ts$/.test(path))).toEqual([])
})
