import { type NamedChoice, type PositionWish, SetPosition } from '@hippodrome/families'
import type { LessonId } from '../../lessons/ids.ts'
import { type Lesson, READER, type Step } from '../../lessons/lesson.ts'

const position = (wish: PositionWish = {}): SetPosition => new SetPosition(wish)
const names = position()
const steps =
  (seat: number) =>
  (...choices: NamedChoice[]): Step => ({ seat, choices: choices.map((choice) => names.choiceOf(choice)) })
const you = steps(READER)
const zoe = steps(1)

type Example = Omit<Lesson, 'begin'> & {
  readonly id: LessonId<'families'>
  readonly dice: readonly number[]
  readonly position: () => SetPosition
}

/** The worked examples of the rule book, in the order in which one meets them in a match. */
const EXAMPLES: readonly Example[] = [
  {
    id: 'control',
    rules: ['6.1', '6.2', '6.5', '5.3'],
    dice: [],
    position: () => position(),
    steps: [you({ do: 'control', city: 'damascus' }), you({ do: 'take', source: 'casualties' })],
  },
  {
    id: 'increase',
    rules: ['7.1', '7.2', '5.4'],
    dice: [],
    position: () => position(),
    steps: [
      you({ do: 'increase', side: 'byzantine', box: 'elite' }),
      you({ do: 'take', source: 'pool' }),
      you({ do: 'increase', side: 'byzantine', box: 'main' }),
      you({ do: 'take', source: 'pool' }),
      you({ do: 'increase', side: 'byzantine', box: 'levy' }),
      you({ do: 'take', source: 'army', side: 'arab', box: 'move' }),
    ],
  },
  {
    id: 'improve',
    rules: ['8.1', '8.6', '21.2'],
    dice: [],
    position: () => position().city('mecca', { owner: 0 }),
    steps: [you({ do: 'improve', side: 'arab', city: 'mecca' }), you({ do: 'take', source: 'pool' })],
  },
  {
    id: 'persia',
    rules: ['12.5', '12.7', '13.2', '17.1'],
    dice: [1, 1, 1],
    position: () => position().city('hira', { colour: 'arab', tokens: 2, owner: 1 }),
    steps: [
      you({ do: 'place', side: 'arab', city: 'hira' }),
      you({ do: 'march', side: 'arab', city: 'baghdad' }),
      you({ do: 'take', source: 'pool' }),
    ],
  },
  {
    id: 'civilWar',
    rules: ['15.2', '15.4', '15.10', '18.4'],
    dice: [1, 1, 1],
    position: () =>
      position()
        .city('damascus', { owner: 1 })
        .army(0, 'byzantine', { at: 'antioch', elite: 1, main: 5, move: 2 }),
    steps: [
      you({ do: 'march', side: 'byzantine', city: 'damascus' }),
      you({ do: 'civilWar', side: 'byzantine' }),
      you({ do: 'take', source: 'pool' }),
      zoe({ do: 'noLevy' }),
      you({ do: 'take', source: 'pool' }),
    ],
  },
  {
    id: 'battle',
    rules: ['16.1', '16.3', '16.5', '17.3', '18.5', '18.7'],
    dice: [2, 4, 6, 1, 3, 5, 5, 1, 1, 3, 6],
    position: () =>
      position()
        .city('ankara', { tokens: 3, owner: 1, fort: true })
        .city('tarsus', { colour: 'arab', owner: 0 })
        .army(0, 'arab', { at: 'tarsus', main: 9, move: 4 })
        .army(1, 'byzantine', { at: 'ankara', elite: 1, main: 6, move: 1 })
        .pool(0, 0)
        .money(0, 15, 0),
    steps: [
      you({ do: 'march', side: 'arab', city: 'ankara' }),
      zoe({ do: 'stay' }),
      you({ do: 'giveUp', side: 'arab', box: 'main' }),
      you({ do: 'giveUp', side: 'arab', box: 'move' }),
      zoe({ do: 'giveUp', side: 'byzantine', box: 'elite' }),
      zoe({ do: 'giveUp', side: 'byzantine', box: 'main' }),
      zoe({ do: 'withdraw', city: 'nicaea' }),
      you({ do: 'giveUp', side: 'arab', box: 'main' }),
      you({ do: 'giveUp', side: 'arab', box: 'main' }),
      you({ do: 'giveUp', side: 'arab', box: 'move' }),
    ],
  },
  {
    id: 'retreat',
    rules: ['15.7', '19.2', '19.3', '19.7'],
    dice: [6, 6, 6, 1, 1, 1, 1],
    position: () =>
      position({ active: 1 })
        .city('tarsus', { colour: 'arab', tokens: 1, owner: 0 })
        .city('palmyra', { colour: 'arab', owner: 0 })
        .city('damascus', { colour: 'arab', owner: 0 })
        .army(0, 'arab', { at: 'tarsus', main: 5, move: 2 })
        .army(1, 'byzantine', { at: 'attalia', elite: 0, main: 6, move: 2 })
        .box('fleetByzantine', 1),
    steps: [
      zoe({ do: 'march', side: 'byzantine', city: 'tarsus' }),
      you({ do: 'stay' }),
      you({ do: 'giveUp', side: 'arab', box: 'main' }),
      you({ do: 'giveUp', side: 'arab', box: 'main' }),
      you({ do: 'giveUp', side: 'arab', box: 'main' }),
      zoe({ do: 'closeSea' }),
      you({ do: 'giveUp', side: 'arab', box: 'move' }),
      you({ do: 'withdraw', city: 'palmyra' }, { do: 'withdraw', city: 'damascus' }),
      zoe({ do: 'take', source: 'pool' }),
    ],
  },
  {
    id: 'bulgars',
    rules: ['9.3', '9.5', '9.6', '9.10', '9.11'],
    dice: [1, 1],
    position: () => position().city('thessalonica', { colour: 'bulgar', tokens: 2 }),
    steps: [you({ do: 'bulgars', city: 'athens' }), you({ do: 'take', source: 'casualties' })],
  },
  {
    id: 'fleets',
    rules: ['8.15', '13.2', '14.1', '14.2', '14.4'],
    dice: [3, 2],
    position: () =>
      position()
        .city('alexandria', { colour: 'arab', owner: 0 })
        .city('candia', { colour: 'arab' })
        .army(0, 'arab', { at: 'alexandria', main: 4, move: 5 }),
    steps: [
      you({ do: 'fleet', side: 'arab' }),
      you({ do: 'take', source: 'pool' }),
      zoe({ do: 'fleet', side: 'byzantine' }),
      zoe({ do: 'take', source: 'pool' }),
      you({ do: 'march', side: 'arab', city: 'candia' }),
      zoe({ do: 'useFleet' }),
      you({ do: 'done' }),
    ],
  },
  {
    id: 'score',
    rules: ['11.1', '22.2', '22.3'],
    dice: [],
    position: () =>
      position()
        .points(0, 40, 18)
        .points(1, 30, 15)
        .rich()
        .set((game) => {
          game.turn = 3
          game.last = 1
          game.passed[1] = 1
          game.passBox[1] = 1
          game.firstPasser = 1
        }),
    steps: [you({ do: 'build', side: 'arab' }), you({ do: 'take', source: 'pool' })],
  },
]

export const lessons: readonly Lesson[] = EXAMPLES.map(({ dice, position: set, ...lesson }) => ({
  ...lesson,
  begin: () => {
    const found = set()
    return { config: found.config, position: found.position(), dice }
  },
}))
