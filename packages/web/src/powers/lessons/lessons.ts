import type { Config, Json } from '@hippodrome/engine'
import type { PowersChoice } from '@hippodrome/powers'
import type { LessonId } from '../../lessons/ids.ts'
import { by, inTurn, type Lesson } from '../../lessons/lesson.ts'
import { boardAfter, openingWith as set, PLACED, TWO, warOf711, you, zoe } from './positions.ts'

const bardas = by<PowersChoice>(2)

const THREE = warOf711(3)

type Example = Omit<Lesson, 'begin'> & {
  readonly id: LessonId<'powers'>
  readonly config?: Config
  readonly position: () => Json
  readonly dice: readonly number[]
}

/** The host in the box East, where fleets lie too. */
const HOST = 18

/** From a year as a whole to how one wins. */
const EXAMPLES: readonly Example[] = [
  {
    id: 'turn',
    rules: ['5.1', '8.1', '10.1', '11.3'],
    position: set((board) => {
      board.moment(1, 'treasury', 'muslim').hold('muslim', 'strategos1')
    }),
    dice: [4],
    steps: [
      you({ do: 'done' }),
      you({ do: 'pay' }),
      you({ do: 'recruit', unit: 'fieldArmy', place: 'Kil' }),
      you({ do: 'done' }),
      you({ do: 'operate', place: 'Syr' }),
      you({ do: 'roll' }),
      you({ do: 'move', to: 'antioch' }),
      you({ do: 'end' }),
      you({ do: 'end' }),
    ],
  },
  {
    id: 'taxes',
    rules: ['27.2', '27.3', '9.1', '9.4'],
    position: set((board) => {
      board.moment(1, 'treasury', 'muslim')
    }),
    dice: [5, 1],
    steps: [
      you({ do: 'raise', place: 'Cal' }),
      you({ do: 'raise', place: 'Kyp' }),
      you({ do: 'done' }),
      you({ do: 'pay' }),
    ],
  },
  {
    id: 'march',
    rules: ['11.5', '11.6', '12.1', '12.8', '13.3', '13.5', '13.6'],
    position: set((board) => {
      board.clear('muslim', 'Syr').put('muslim', 'antioch', { fieldArmy: 1, militia: 1 })
    }),
    dice: [3, 4],
    steps: [
      you({ do: 'operate', place: 'East', stack: HOST }),
      you({ do: 'move', to: 'Pal' }),
      you({ do: 'move', to: 'Syr' }),
      you({ do: 'end' }),
      you({ do: 'operate', place: 'antioch' }),
      you({ do: 'sail', to: 'Kre' }),
      zoe({ do: 'pass' }),
    ],
  },
  {
    id: 'battle',
    rules: ['14.1', '14.4', '14.5', '14.7', '14.8', '14.9', '14.11', '14.12', '14.13'],
    position: set((board) => {
      board.clear('muslim', 'Kil').put('muslim', 'Kil', { basileus: 1, fieldArmy: 3, nomad: 2 })
      board.clear('byzantine', 'Thrac').put('byzantine', 'Thrac', { basileus: 1, fieldArmy: 3, militia: 1 })
      board.clear('byzantine', 'Kap').put('byzantine', 'Kap', { fieldArmy: 4, militia: 1 })
    }),
    dice: [5, 2, 1, 3, 5],
    steps: [
      you({ do: 'operate', place: 'Kil' }),
      you({ do: 'move', to: 'Kap' }),
      zoe({ do: 'pass' }),
      you({ do: 'attack', table: 'raid' }),
      you({ do: 'stay' }),
      you({ do: 'attack', table: 'engagement' }),
      zoe({ do: 'table', table: 'shock' }),
      you({ do: 'attack', table: 'shock' }),
    ],
  },
  {
    id: 'siege',
    rules: ['15.1', '15.2', '15.3', '15.6', '14.14'],
    position: set((board) => {
      board.clear('muslim', 'Kil').put('muslim', 'Kil', { basileus: 1, fieldArmy: 3, warrior: 2, militia: 1 })
      board.clear('byzantine', 'Ana').put('byzantine', 'ikonion', { fieldArmy: 2, militia: 1 })
    }),
    dice: [5, 4, 5],
    steps: [
      you({ do: 'operate', place: 'Kil' }),
      you({ do: 'move', to: 'Ana' }),
      you({ do: 'attack', place: 'ikonion', table: 'shock' }),
      zoe({ do: 'relief' }),
      zoe({ do: 'unit', unit: 'militia' }),
      you({ do: 'attack', place: 'ikonion', table: 'shock' }),
      zoe({ do: 'relief' }),
      you({ do: 'advance' }),
    ],
  },
  {
    id: 'chits',
    rules: ['20.4', '20.6', '21.8', '21.9', '23.1', '23.3', '23.5'],
    position: set((board) => {
      board.hold('muslim', 'tradeConcession', 'strategos2', 'subversion').hold('byzantine', 'assassin')
      board.clear('byzantine', 'Kap').put('byzantine', 'Kap', { fieldArmy: 1, militia: 1 })
    }),
    dice: [4, 5, 2],
    steps: [
      you({ do: 'chit', chit: 'tradeConcession' }),
      zoe({ do: 'pass' }),
      you({ do: 'operate', place: 'Kil' }),
      you({ do: 'chit', chit: 'strategos2' }),
      zoe({ do: 'assassin' }),
      you({ do: 'pass' }),
      you({ do: 'roll' }),
      you({ do: 'move', to: 'Kap' }),
      zoe({ do: 'pass' }),
      you({ do: 'chit', chit: 'subversion' }),
    ],
  },
  {
    id: 'rebels',
    rules: ['6.3', '17.1', '17.4', '17.6', '17.7', '21.1', '21.6'],
    position: set((board) => {
      board.hold('muslim', 'alliance', 'rebelControl')
      for (const place of ['Kyp', 'Kur'] as const)
        board.clear('muslim', place).rebels('muslim', place, { militia: 1 })
    }),
    dice: [3, 2, 5],
    steps: [
      you({ do: 'chit', chit: 'alliance', place: 'Kyp' }),
      you({ do: 'chit', chit: 'rebelControl', place: 'Ser' }),
      you({ do: 'move', to: 'Hel' }),
      zoe({ do: 'pass' }),
      you({ do: 'end' }),
      you({ do: 'operate', place: 'East', stack: HOST }),
      you({ do: 'move', to: 'Kur' }),
      you({ do: 'attack', table: 'raid' }),
      you({ do: 'stay' }),
    ],
  },
  {
    id: 'negotiation',
    rules: ['7.1', '7.2', '7.3', '7.4', '7.5'],
    config: THREE,
    position: () => boardAfter(THREE, [...PLACED, bardas({ do: 'done' })]).position(),
    dice: [],
    steps: [
      you({ do: 'talk' }),
      you({ do: 'offer', to: 'khazar' }),
      you({ do: 'giveMoney' }),
      you({ do: 'amount', n: 4 }),
      you({ do: 'promise', what: 'enter', by: 'you' }),
      you({ do: 'place', place: 'Thrac' }),
      you({ do: 'propose' }),
      you({ do: 'pass' }),
      zoe({ do: 'talk' }),
      zoe({ do: 'treaty', turn: 0 }),
      bardas({ do: 'agree' }),
      you({ do: 'decline' }),
      zoe({ do: 'pass' }),
      bardas({ do: 'accept' }),
    ],
  },
  {
    id: 'neutrals',
    rules: ['25.1', '25.3', '25.4', '25.5', '25.7', '5.4'],
    position: set((board) => {
      board.moment(1, 'treasury', 'muslim').put('khazar', 'Geo', { militia: 1 })
    }),
    dice: [3, 1, 3],
    steps: [
      you({ do: 'spare', place: 'Geo' }),
      ...inTurn(you, 'done', 'pay', 'done', 'end'),
      ...inTurn(zoe, 'done', 'pay', 'done'),
      zoe({ do: 'operate', place: 'Thrac' }),
      zoe({ do: 'roll' }),
      zoe({ do: 'move', to: 'Bul' }),
      zoe({ do: 'attack', table: 'shock' }),
      zoe({ do: 'pass' }),
      you({ do: 'table', table: 'raid' }),
      you({ do: 'freeMove', to: 'serdica' }),
    ],
  },
  {
    id: 'victory',
    rules: ['26.1', '26.2', '26.4', '26.5', '26.6', '5.6'],
    position: set((board) => {
      board.moment(8, 'operations', 'muslim').money('muslim', 10)
      board.clear('muslim', 'Kil').put('muslim', 'Kil', { basileus: 1, nomad: 5 })
      board.put('muslim', 'tarsos', { militia: 1 })
      board.clear('byzantine', 'Ana').pillage('Nic', 'Thrak', 'Hel').money('byzantine', 12)
    }),
    dice: [4],
    steps: [
      you({ do: 'operate', place: 'Kil' }),
      you({ do: 'move', to: 'Ana' }),
      ...inTurn(you, 'end', 'end'),
      ...inTurn(zoe, 'done', 'pay', 'done', 'end'),
    ],
  },
]

export const lessons: readonly Lesson[] = EXAMPLES.map(({ config = TWO, position, dice, ...lesson }) => ({
  ...lesson,
  begin: () => ({ config, position: position(), dice }),
}))
