import { type CourtChoice, court, SetTable } from '@hippodrome/court'
import type { Good } from '@hippodrome/court/vocabulary'
import { type Config, configure, type Frame, type Options } from '@hippodrome/engine'
import type { LessonId } from '../../lessons/ids.ts'
import { by, inTurn, type Lesson, READER } from '../../lessons/lesson.ts'

const you = by<CourtChoice>(READER)
const zoe = by<CourtChoice>(1)

const turnOf = (seat: number): Frame[] => [
  { step: 'next-turn', local: { at: seat === 0 ? 1 : 0 } },
  { step: 'turn', local: { seat, acted: false } },
]

/** One good is sold or bought, and no more. */
const trade = (action: 'sell' | 'buy', good: Good) => [
  you({ do: 'action', action }),
  you({ do: action, good }),
  you({ do: 'done' }),
]

/** Where the cards of the heroes lie until one is chosen. */
const BOX = 5

type Example = Omit<Lesson, 'begin'> & {
  readonly id: LessonId<'court'>
  readonly options?: Options
  readonly event?: string
  readonly set: (table: SetTable) => SetTable
  readonly frames: readonly Frame[]
}

const hold = ({ game }: SetTable, seat: number, ...quests: readonly string[]): void => {
  game.quests.held[seat] = quests.map((id) => game.tables.quests.findIndex((quest) => quest.id === id))
}

const seatsOf = ({ mode }: Options): number => (mode === 'solo' ? 1 : 2)

/** From the first thing of a round to the last, then the other ways to play. */
const EXAMPLES: readonly Example[] = [
  {
    id: 'initiative',
    rules: ['5.2', '5.6', '6.1', '6.3', '6.5'],
    set: (table) => {
      table.game.phase = 'event'
      table.game.events.options[0] = -1
      return table.give(0, { auctoritas: 3 }).give(1, { auctoritas: 1 })
    },
    frames: [{ step: 'begin-round', local: {} }],
    steps: [
      you({ do: 'position', position: 'chalice' }),
      zoe({ do: 'position', position: 'labaron' }),
      zoe({ do: 'option', option: 1 }),
      you({ do: 'option', option: 2 }),
      you({ do: 'number', n: 3 }),
    ],
  },
  {
    id: 'cards',
    rules: ['9.2', '10.1', '10.5'],
    set: (table) => table.give(0, { nomisma: 10, dynamis: 3 }).hand(0, 'E004', 'E010').inPlay(0, 'E018'),
    frames: turnOf(0),
    steps: [
      you({ do: 'action', action: 'play' }),
      you({ do: 'card', card: 'E004' }),
      you({ do: 'card', card: 'E010' }),
      you({ do: 'join', card: 'E010', leader: 'E004' }),
      you({ do: 'join', card: 'E018', leader: 'E004' }),
    ],
  },
  {
    id: 'market',
    rules: ['12.1', '12.2', '12.5'],
    set: (table) => {
      table.game.market = [3, 5]
      return table.give(0, { civicus: 2, fides: 1, nomisma: 1, dynamis: 3 })
    },
    frames: turnOf(0),
    steps: [...trade('sell', 'civicus'), ...trade('buy', 'lignum')],
  },
  {
    id: 'intrigue',
    rules: ['14.1', '14.2', '14.5'],
    set: (table) =>
      table
        .give(0, { nomisma: 6, dynamis: 3 })
        .give(1, { nomisma: 9, dynamis: 3 })
        .hand(0, 'E105')
        .hand(1, 'E001'),
    frames: turnOf(1),
    steps: [
      zoe({ do: 'action', action: 'play' }),
      you({ do: 'intrigue', card: 'E105' }),
      zoe({ do: 'pass' }),
    ],
  },
  {
    id: 'contribute',
    event: 'EV-I-09',
    rules: ['15.1', '15.2', '16.1', '16.2'],
    set: (table) => table.give(0, { civicus: 3, fides: 1 }),
    frames: [{ step: 'resolve-phase', local: {} }],
    steps: [you({ do: 'number', n: 2 }), you({ do: 'number', n: 1 })],
  },
  {
    id: 'trial',
    event: 'EV-I-03',
    rules: ['18.1', '18.2', '18.3'],
    set: (table) => table.give(0, { civicus: 3, auctoritas: 1 }).give(1, { civicus: 2 }),
    frames: [{ step: 'resolve-phase', local: {} }],
    steps: [
      zoe({ do: 'number', n: 1 }),
      you({ do: 'number', n: 1 }),
      you({ do: 'number', n: 1 }),
      zoe({ do: 'number', n: 1 }),
      you({ do: 'number', n: 2 }),
    ],
  },
  {
    id: 'quests',
    rules: ['3.7', '19.2', '20.5', '20.8', '20.9'],
    // The Event of Age II is the last one of this short match.
    set: (table) => {
      table.game.round = 1
      table.game.phase = 'resolve'
      table.game.events.options[1] = 0
      hold(table, 0, 'Q02', 'Q06', 'Q07', 'Q16')
      hold(table, 1, 'Q04', 'Q11', 'Q13', 'Q14')
      return table
        .units('senator', 'thracia', 2)
        .units('senator', 'italia')
        .units('legion', 'italia', 2)
        .inPlay(0, 'E010', 'E018')
        .inPlay(1, 'E054')
    },
    frames: [{ step: 'prepare', local: {} }],
    steps: [zoe({ do: 'quest', quest: 'Q11' }), you({ do: 'quest', quest: 'Q07' })],
  },
  {
    id: 'solo',
    options: { mode: 'solo' },
    rules: ['22.5', '22.6'],
    set: (table) => table.give(0, { civicus: 2, lapis: 1, lignum: 2, nomisma: 3, dynamis: 4 }),
    frames: turnOf(0),
    steps: [
      you({ do: 'action', action: 'build' }),
      you({ do: 'build', unit: 'trading-ship' }),
      you({ do: 'area', area: 'tyrrhenian' }),
      you({ do: 'done' }),
    ],
  },
  {
    id: 'duel',
    options: { mode: 'duel' },
    rules: ['26.1', '26.4', '26.5', '26.7', '26.8'],
    set: (table) => {
      const { game } = table
      game.phase = 'set-up'
      game.players.heroes.fill(-1)
      const theirs = game.tables.duel.flatMap(({ hero, deck }) => [hero, ...deck])
      game.cards.deck = game.cards.deck.filter((card) => !theirs.includes(card))
      for (const card of theirs) game.cards.place[card] = BOX
      return table.deckTop('E039', 'E032', 'E040', 'E043', 'E050', 'E060', 'E044', 'E051', 'E049')
    },
    frames: [
      { step: 'begin-round', local: {} },
      { step: 'duel-draft', local: { pick: 0 } },
      { step: 'choose-hero', local: {} },
    ],
    steps: [
      you({ do: 'hero', hero: 'belisarius' }),
      ...inTurn(you, 'no', 'yes'),
      zoe({ do: 'yes' }),
      ...inTurn(you, 'no', 'no', 'yes'),
      zoe({ do: 'yes' }),
      ...inTurn(you, 'no', 'yes'),
      zoe({ do: 'yes' }),
    ],
  },
  {
    id: 'taktika',
    options: { taktika: true },
    rules: ['24.1', '24.2', '24.6', '24.7'],
    set: (table) =>
      table
        .give(0, { nomisma: 6, auctoritas: 2, civicus: 2, dynamis: 3 })
        .units('senator', 'thracia')
        .patron(0, 'PT01'),
    frames: turnOf(0),
    steps: [you({ do: 'action', action: 'unit' }), you({ do: 'area', area: 'oriens' }), you({ do: 'seal' })],
  },
]

const beginningOf = ({ options = {}, event, set, frames }: Example) => {
  const config: Config = configure(court, { seats: seatsOf(options), options })
  return { config, position: set(new SetTable(court.tables(config), event)).position(...frames) }
}

export const lessons: readonly Lesson[] = EXAMPLES.map((example) => ({
  id: example.id,
  rules: example.rules,
  steps: example.steps,
  begin: () => beginningOf(example),
}))
