import type { Decision } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import type { CourtChoice, CourtEntry, CourtView, PlayerView } from '../types.ts'
import { AREAS, GOODS, OPTIONS, PROMPTS, UNITS } from '../vocabulary.ts'
import { REASONS } from '../reasons.ts'
import { words } from './index.ts'

const naming = { seats: ['Anna', 'Bardas'] }
const goods = Object.fromEntries(GOODS.map((good, index) => [good, index])) as PlayerView['goods']
const nobody = { starting: 0, seals: 0, passed: false, victories: 0, topVotes: 0, quests: 4 }

const view: CourtView = {
  mode: 'court',
  taktika: false,
  seat: 0,
  phase: 'action',
  round: 1,
  ring: 1,
  players: [
    {
      ...nobody,
      seat: 0,
      goods,
      hand: 2,
      played: [
        { card: 'E041', spent: true },
        { card: 'E049', leader: 'E041' },
        { card: 'E018', down: true },
      ],
    },
    { ...nobody, seat: 1, goods, hand: 6, played: [] },
  ],
  events: [
    { event: 'EV-I-01', age: 1 },
    { event: 'EV-II-07', age: 2 },
  ],
  track: [
    { position: 'labaron', casket: 'IC01', seat: 1 },
    { position: 'chalice', casket: 'IC37' },
  ],
  votes: [
    [2, 0],
    [0, 3],
  ],
  market: [{ good: 'lapis', price: 2 }, { price: 9 }],
  offer: [{ card: 'E090' }],
  deck: 100,
  discard: ['E107'],
  removed: [],
  map: AREAS.map((area) => ({ area, units: area === 'italia' ? { monk: 2 } : {}, seals: [], stores: [] })),
  pool: Object.fromEntries(UNITS.map((unit) => [unit, 3])) as CourtView['pool'],
  intrigue: [],
  own: {
    hand: ['E107', 'E114'],
    prices: [3, 3],
    quests: ['Q02'],
    worth: [0],
    counts: [{ mine: 0 }],
    discardedQuests: [],
    pack: [],
    patrons: [],
    starting: [],
  },
}

const decision = (prompt: string, facts = {}): Decision<CourtChoice> => ({
  seat: 1,
  prompt,
  choices: [],
  facts,
})
const text = (sections: ReturnType<(typeof words)['en']['sections']>) =>
  sections.map(({ title, rows }) => [title, ...rows.map((row) => row.join(' · '))].join('\n')).join('\n')

/** One of each fact that a prompt may carry. */
const facts = {
  actor: 0,
  owner: 0,
  seat: 0,
  unit: 'monk',
  area: 'adriatic',
  action: 'draw',
  good: 'lapis',
  from: 'fides',
  source: 'E041',
  card: 'E107',
  cards: ['E107', 'E114'],
  seen: ['E107'],
  cost: { fides: 1 },
  option: 1,
  what: 'trial',
  n: 2,
  of: 4,
  left: 2,
  moves: 1,
  pile: 1,
  limit: 6,
  amount: 1,
  required: 3,
}

describe('words of court', () => {
  it('names the seat in every prompt, in both languages', () => {
    for (const prompt of PROMPTS) {
      const told = (['en', 'nl'] as const).map((tongue) =>
        words[tongue].prompt(decision(prompt, facts), view, naming),
      )
      for (const sentence of told) expect(sentence).toMatch(/^Bardas: .{6,}[.?]$/)
      expect(told.join(' ')).not.toMatch(/undefined|NaN|object/)
      expect(told[0]).not.toBe(told[1])
    }
  })

  it('gives a reason for every refusal, and help for every option and value', () => {
    for (const tongue of ['en', 'nl'] as const) {
      for (const key of REASONS) expect(words[tongue].reason({ key }, view, naming)).toMatch(/^[A-Z].+\.$/)
      for (const [name, { values }] of Object.entries(OPTIONS)) {
        expect(words[tongue].option(name).help).toMatch(/\.$/)
        for (const value of values) expect(words[tongue].optionValue(name, value)).not.toBe('')
      }
    }
  })

  it('says what a choice does, as the prompt means it', () => {
    const card: CourtChoice = { do: 'card', card: 'E107', cost: 2 }
    const say = (prompt: string, tongue: 'en' | 'nl') =>
      words[tongue].choice(card, decision(prompt), view, naming)
    expect(say('play-card', 'en')).toBe('Play Pilgrimage for 2 Nomisma')
    expect(say('play-card', 'nl')).toBe('Pelgrimstocht spelen voor 2 Nomisma')
    const kept: CourtChoice = { do: 'card', card: 'E090' }
    expect(words.nl.choice(kept, decision('draft-card'), view, naming)).toBe(
      'Tarweboeren van de Fayum houden: Rustica, kosten 5, 2 Frumentum. Krijg 1 Frumentum.',
    )
    const option: CourtChoice = { do: 'option', option: 2 }
    expect(words.en.choice(option, decision('vote-option'), view, naming)).toBe(
      'Option 2, Preserving Hellenic Thought',
    )
    const legion: CourtChoice = { do: 'branch', index: 0 }
    expect(words.nl.choice(legion, decision('choose-effect', { source: 'belisarius' }), view, naming)).toBe(
      'Plaats 1 Legioen in het gebied',
    )
  })

  it('tells the chronicle in both languages', () => {
    const activated: CourtEntry = {
      kind: 'activated',
      seat: 0,
      cards: ['E041', 'E049'],
      gain: { virtus: 2, civicus: 1, nomisma: 1 },
    }
    expect(words.en.entry(activated, view, naming)).toBe(
      'Anna activated Belisarius and Military Secretary and gained 1 Civicus, 2 Virtus and 1 Nomisma.',
    )
    expect(words.nl.entry(activated, view, naming)).toBe(
      'Anna activeerde Belisarius en Krijgssecretaris en kreeg 1 Civicus, 2 Virtus en 1 Nomisma.',
    )
  })

  it('reads out the whole table, and says what is reconstruction', () => {
    const english = text(words.en.sections(view, naming))
    const dutch = text(words.nl.sections(view, naming))
    for (const part of [
      'Round 1 of 2 · Action Phase',
      'The Academy of Athens (529) ◈',
      'Option 1, Silencing the Philosophers · requires 3 Fides · places 1 Priest in Illyricum and 1 Monk in Illyricum',
      'I · Labaron: 1 more Dynamis this round · 1 Auctoritas and 2 Nomisma · Bardas',
      'Bandon · Belisarius (activated) and Military Secretary · 1 Civicus, 2 Virtus and 1 Nomisma',
      'Card · Count of the Aqueducts (face down)',
      'Wheat Farmers of the Fayum ◇ · Rustica · cost 5 · 2 Frumentum · Gain 1 Frumentum.',
      '◇ · our own design, in place of what the rulebook does not print',
      'Italy · 2 Monks',
      'Power of Authority · 2 Doxa for each Palatine unit on the map',
    ])
      expect(english).toContain(part)
    for (const part of [
      'Ronde 1 van 2 · Actiefase',
      'Stemmen · Bardas · Optie 1: 0 · Optie 2: 3',
      'Italië · 2 Monniken',
    ])
      expect(dutch).toContain(part)
    expect(`${english}${dutch}`).not.toMatch(/undefined|NaN|\[object/)
  })

  it('explains the result line by line', () => {
    const seat = { auctoritas: 1, nomisma: 2, resources: 3, cost: 20 }
    const result = {
      ranks: [2, 1],
      scores: [40, 51],
      detail: {
        seats: [
          { ...seat, doxa: 40, quests: [] },
          { ...seat, doxa: 51, quests: [{ quest: 'Q02', doxa: 10 }] },
        ],
      },
    }
    expect(words.en.result(result, view, naming)).toEqual([
      'Bardas wins.',
      '1. Bardas: 51 Doxa (1 Auctoritas, 2 Nomisma; 3 Resources left; cards worth 20 in play).',
      '  Quest Power of Authority: 10 Doxa.',
      '2. Anna: 40 Doxa (1 Auctoritas, 2 Nomisma; 3 Resources left; cards worth 20 in play).',
    ])
    const solo = { ranks: [1], scores: [33], detail: { rank: 'trajan' } }
    expect(words.nl.result(solo, view, naming)[0]).toBe(
      'De regering wordt vergeleken met die van Trajanus: 33 Doxa.',
    )
    const lost = { ranks: [1], scores: [0], detail: { rank: 'defeat' } }
    expect(words.en.result(lost, view, naming)[0]).toBe('The reign ends in Defeat.')
  })
})

describe('sentences that say what matters', () => {
  const say = (language: 'en' | 'nl', prompt: string, choice: CourtChoice, facts = {}) =>
    words[language].choice(choice, { seat: 0, prompt, choices: [choice], facts }, view, naming)
  const both = (prompt: string, choice: CourtChoice, facts = {}) => [
    say('en', prompt, choice, facts),
    say('nl', prompt, choice, facts),
  ]

  it('§9.2 the choice to play a card shows what it costs now', () => {
    expect(both('play-card', { do: 'card', card: 'E049', cost: 2 })).toEqual([
      'Play Military Secretary for 2 Nomisma',
      'Krijgssecretaris spelen voor 2 Nomisma',
    ])
  })

  it('§11.1 the choice to activate shows what is produced, of a face-down card nothing', () => {
    expect(both('activate', { do: 'activate', card: 'E041' })).toEqual([
      'The Bandon of Belisarius: 1 Civicus, 2 Virtus and 1 Nomisma',
      'De Bandon van Belisarius: 1 Civicus, 2 Virtus en 1 Nomisma',
    ])
    expect(say('en', 'activate-free', { do: 'activate', card: 'E041', alone: true })).toBe(
      'Belisarius alone: 1 Civicus and 1 Virtus',
    )
    expect(say('en', 'choose-bandon', { do: 'activate', card: 'E041' })).toBe(
      'The Bandon of Belisarius (2 cards)',
    )
  })

  it('an Event tells its story in the language of the table', () => {
    const cells = (['en', 'nl'] as const).map((language) =>
      words[language].sections(view, naming).flatMap(({ rows }) => rows.flat()),
    )
    expect(cells[0]).toContainEqual(expect.stringMatching(/^The last teachers of Plato/))
    expect(cells[1]).toContainEqual(expect.stringMatching(/^De laatste leraren van Plato/))
  })

  it('§21.2 [CB23] a full court shows what it requires, not what is printed', () => {
    const coming = (fullCourt: boolean) =>
      words.en
        .sections(view, { ...naming, board: { fullCourt } })
        .flatMap(({ rows }) => rows)
        .filter((row) => row[1] === 'The Digest')
        .map((row) => row[2])
    expect([coming(false), coming(true)]).toEqual([
      ['2 Auctoritas, 4 Civicus and 2 Fides'],
      ['3 Auctoritas, 5 Civicus and 3 Fides'],
    ])
  })

  it('a card that the table added is called and read as its board says', () => {
    const named = { X1: { name: 'Keeper of the Bears', text: 'Gain 1 Doxa.' } }
    const subject = { kind: 'card', id: 'X1' }
    expect(words.en.subject?.(subject, view, { ...naming, board: { named } })).toEqual({
      name: 'Keeper of the Bears',
      says: 'Gain 1 Doxa.',
    })
    expect(words.en.subject?.(subject, view, naming).name).toBe('X1')
  })

  it('§14.11 the parts of the loot are named', () => {
    const facts = { piles: [{ virtus: 1 }, { virtus: 2, nomisma: 4 }] }
    expect(both('choose-pile', { do: 'pile', pile: 2 }, facts)).toEqual([
      'The second part: 2 Virtus and 4 Nomisma',
      'Het tweede deel: 2 Virtus en 4 Nomisma',
    ])
  })

  it('§18.5 a changed bid is told as what it counts now', () => {
    const entry = { kind: 'bid-changed', seat: 1, n: 3 } as const
    expect([words.en.entry(entry, view, naming), words.nl.entry(entry, view, naming)]).toEqual([
      'The bid of Bardas now counts as 3.',
      'Het bod van Bardas telt nu als 3.',
    ])
  })

  it('a prompt speaks of finishing, and of a Seal or an ability, only where that is offered', () => {
    const ask = (prompt: string, ...kinds: CourtChoice['do'][]) =>
      (['en', 'nl'] as const).map((tongue) =>
        words[tongue].prompt(
          { seat: 0, prompt, choices: kinds.map((kind) => ({ do: kind }) as CourtChoice), facts },
          view,
          naming,
        ),
      )
    for (const prompt of [
      'sell',
      'buy',
      'trade-mode',
      'unit-pick',
      'build',
      'trade-resource',
      'place-seal',
      'remove-seal',
    ]) {
      expect(ask(prompt).join(' ')).not.toMatch(/finish|of stop/)
      expect(ask(prompt, 'done').join(' ')).toMatch(/or finish\..*, of stop\./)
    }
    expect(ask('answer-action', 'store').join(' ')).toMatch(/or your Fortifications\?.*of je Vestingwerken\?/)
    expect(ask('unit-use', 'seal', 'done')).toEqual([
      'Anna: place a Seal by the Monk in the Adriatic Sea, or not.',
      'Anna: leg een Zegel bij de eenheid Monnik op de Adriatische Zee, of niet.',
    ])
    expect(ask('unit-use', 'use', 'done')[0]).toBe(
      'Anna: use the ability of the Monk in the Adriatic Sea, or not.',
    )
    expect(ask('unit-use', 'use', 'seal', 'done')[0]).toMatch(/place a Seal, or neither\.$/)
  })

  it('§14.2 a card in the wrong window says when it is played', () => {
    const reason = { key: 'not-its-window', facts: { trigger: 'onDefeated' } }
    expect([words.en.reason(reason, view, naming), words.nl.reason(reason, view, naming)]).toEqual([
      'This card is played when you are Defeated.',
      'Deze kaart speel je als je de Verslagene bent.',
    ])
  })

  it('§14.2 a card with two windows names both', () => {
    const reason = { key: 'not-its-window', facts: { trigger: 'onDefeated', other: 'onCanceled' } }
    expect([words.en.reason(reason, view, naming), words.nl.reason(reason, view, naming)]).toEqual([
      'This card is played when you are Defeated or when an Event was cancelled.',
      'Deze kaart speel je als je de Verslagene bent of als een Gebeurtenis is mislukt.',
    ])
  })

  it('§22.13 a used position and a Seal of this round are told apart', () => {
    const reasons = ['seal-used', 'once-per-round'].map((key) => words.en.reason({ key }, view, naming))
    expect(reasons).toEqual([
      'This position was used already; each is used once a game.',
      'You have placed a Seal this round already.',
    ])
  })
})
