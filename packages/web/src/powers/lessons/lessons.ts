import { configure, type Game, newHeader, seedFromText } from '@hippodrome/engine'
import { powers, type PowersChoice } from '@hippodrome/powers'
import type { LessonId } from '../../lessons/ids.ts'
import { type Lesson, playedFrom, READER, type Step } from '../../lessons/lesson.ts'

const rules = powers as unknown as Game

/** Some fields of a choice, of which its kind is always one. */
type Meant = { readonly do: PowersChoice['do'] } & { readonly [field: string]: string | number }

const steps =
  (seat: number) =>
  (...choices: Meant[]): Step => ({ seat, choices })
const you = steps(READER)
const zoe = steps(1)

/** The Muslims of 711, with Zoe as the Byzantines, at the beginning of their first year. */
const OPENING: readonly Step[] = [
  you({ do: 'done' }),
  ...Array.from({ length: 7 }, () => zoe({ do: 'place', place: 'Thrac' })),
  zoe({ do: 'done' }),
  you({ do: 'pass' }),
  zoe({ do: 'pass' }),
]

/** Wages are paid, with ten more from a Trade Concession, and nothing is bought. */
const PAID: readonly Step[] = [
  ...OPENING,
  you({ do: 'done' }),
  you({ do: 'chit', chit: 'tradeConcession' }),
  zoe({ do: 'pass' }),
  you({ do: 'pay' }),
  you({ do: 'done' }),
]

const config = configure(rules, { seats: 2, options: { scenario: '1' } })

/** Hands of chits that ask nothing in these lessons are dealt by this seed. */
const header = () =>
  newHeader(
    rules,
    config,
    ['Leo', 'Zoe'].map((name) => ({ name, player: 'human' })),
    seedFromText('powers 13'),
  )

type Example = Omit<Lesson, 'begin'> & {
  readonly id: LessonId<'powers'>
  readonly before: readonly Step[]
  readonly dice: readonly number[]
}

/** The army of the Basileus in Kilikia, a garrison in Syria, the host in the box East, and the militia of Kappadokia. */
const [ARMY, SYRIA, HOST] = [17, 19, 18]

const EXAMPLES: readonly Example[] = [
  {
    id: 'turn',
    rules: ['5.1', '8.1', '10.1', '11.3'],
    before: OPENING,
    dice: [4],
    steps: [
      you({ do: 'done' }),
      you({ do: 'pay' }),
      you({ do: 'recruit', unit: 'fieldArmy', place: 'Kil' }),
      you({ do: 'done' }),
      you({ do: 'operate', stack: SYRIA }),
      you({ do: 'roll' }),
      you({ do: 'move', to: 'antioch' }),
      you({ do: 'end' }),
      you({ do: 'end' }),
    ],
  },
  {
    id: 'taxes',
    rules: ['27.2', '27.3', '9.1', '9.4'],
    before: OPENING,
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
    rules: ['11.5', '11.6', '12.1'],
    before: PAID,
    dice: [3],
    steps: [
      you({ do: 'operate', stack: HOST }),
      you({ do: 'roll' }),
      you({ do: 'move', to: 'Pal' }),
      you({ do: 'move', to: 'Syr' }),
      you({ do: 'end' }),
    ],
  },
  {
    id: 'battle',
    rules: ['12.1', '14.1', '14.4', '14.5', '16.1'],
    before: PAID,
    dice: [5, 5],
    steps: [
      you({ do: 'operate', stack: ARMY }),
      you({ do: 'roll' }),
      you({ do: 'move', to: 'Kap' }),
      zoe({ do: 'pass' }),
      you({ do: 'attack', table: 'raid' }),
      you({ do: 'pass' }),
      you({ do: 'stay' }),
    ],
  },
  {
    id: 'fleets',
    rules: ['13.1', '13.3', '13.5'],
    before: PAID,
    dice: [4],
    steps: [
      you({ do: 'operate', stack: HOST }),
      you({ do: 'roll' }),
      you({ do: 'sail', to: 'Kre' }),
      zoe({ do: 'pass' }),
    ],
  },
]

export const lessons: readonly Lesson[] = EXAMPLES.map(({ before, dice, ...lesson }) => ({
  ...lesson,
  begin: () => ({ config, position: playedFrom(rules, header(), before), dice }),
}))
