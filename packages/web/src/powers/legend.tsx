import type { ChitId, LandId, NationId, PowerId, StackView } from '@hippodrome/powers'
import { NATIONS, UNITS } from '@hippodrome/powers/vocabulary'
import type { Way } from '@hippodrome/powers/ways'
import type { ReactNode } from 'react'
import type { LegendGroup } from '../board/board.ts'
import { MarkSign } from '../board/MarkSign.tsx'
import type { Spoken } from '../board/stage.ts'
import { Land } from './Areas.tsx'
import { Card, Gate } from './Boxes.tsx'
import { CHITS } from './chits.ts'
import { Counter } from './Counter.tsx'
import { Peaks } from './Ground.tsx'
import { Arrow, ClashSign, Pennant, Price } from './Hints.tsx'
import { Icon, Sign } from './icons.tsx'
import { legendWords } from './legendWords.ts'
import type { Point } from './map/outlines.ts'
import { peaksAlong } from './map/peaks.ts'
import { Coin } from './Plates.tsx'
import { capital, namesOf } from './sentences.ts'
import { Anchor, Walls } from './Towers.tsx'
import { Ghost, Plus, Tax } from './TreasuryHints.tsx'

/** In scenarios A and B green is Persian and blue is Lombard. */
const COLOUR: { readonly [nation in NationId]: PowerId } = {
  byzantine: 'byzantine',
  muslim: 'muslim',
  khazar: 'khazar',
  frank: 'frank',
  persian: 'muslim',
  lombard: 'frank',
}

/** A ridge as long as the picture of it. */
const RIDGE: readonly Point[] = [
  [2, 26],
  [12, 16],
  [20, 20],
  [36, 12],
]

const Picture = ({
  children,
  box = '-4 -8 38 38',
}: {
  readonly children: ReactNode
  readonly box?: string
}) => (
  <svg width={44} height={44} viewBox={box}>
    {children}
  </svg>
)

const stack = (more: Partial<StackView>): StackView => ({
  id: 0,
  place: 'Thrac',
  power: 'byzantine',
  rebel: false,
  done: false,
  ...more,
})
const counter = (more: Partial<StackView>, active = false, hidden = 0) => (
  <Picture>
    <Counter stack={stack(more)} nation="byzantine" active={active} more={hidden} />
  </Picture>
)
const AREA = { place: 'Thrac', value: 3, pillaged: false } as const
const coin = (more: Partial<Parameters<typeof Coin>[0]['area']> = {}) => (
  <Picture box="-20 -22 40 40">
    <Coin x={0} y={0} value={3} area={{ ...AREA, ...more }} />
  </Picture>
)
const line = (className: string) => (
  <Picture box="0 0 38 38">
    <g className="pw-borders">
      <path className={className} d="M2 26Q14 8 20 20T36 12" />
    </g>
  </Picture>
)
const ARMY = [0, 2, 0, 0, 1, 0]
const recalled = (
  <Picture>
    <Counter
      stack={stack({})}
      nation="byzantine"
      active={false}
      seen={{ units: ARMY, year: 1097, place: 'Thrac', changed: false, oneOf: false }}
    />
  </Picture>
)

const tower = (more: Partial<Parameters<typeof Walls>[0]> = {}) => (
  <Picture box="-17 -19 34 36">
    <g className="pw-tower">
      <Walls great={false} {...EMPTY} {...more} />
    </g>
  </Picture>
)
const EMPTY = {
  garrison: undefined,
  nation: undefined,
  active: false,
  more: 0,
  royal: false,
  done: false,
} as const
const garrison = (more: Partial<StackView> = {}) =>
  ({ garrison: stack({ place: 'constantinople', ...more }), nation: 'byzantine' }) as const
const land = (kind: 'held' | 'shared' | 'rebels', powers: string) => (
  <Picture box="0 0 38 38">
    <Land
      id={`legend-${kind}` as LandId}
      path="M4 7L20 3 35 9 34 31 17 35 3 28Z"
      kind={kind}
      powers={powers}
      pillaged={false}
    />
  </Picture>
)
/** Where a sign is drawn by the styles of its part of the map. */
const within = (part: string, drawn: ReactNode, box?: string) => (
  <Picture {...(box === undefined ? {} : { box })}>
    <g className={part}>{drawn}</g>
  </Picture>
)
const MIDDLE = '-20 -20 40 40'
const HERE: Point = [0, 0]
const hint = (drawn: ReactNode, box = MIDDLE) => within('pw-hints', drawn, box)
const price = (by: Way['by']) => hint(<Price at={HERE} way={{ cost: 2, moves: [], by }} size={1} />)
const peaks = within(
  'pw-borders',
  <>
    <path className="mountain" d="M2 26Q14 8 20 20T36 12" />
    <Peaks all={peaksAlong(RIDGE)} />
  </>,
  '0 0 38 38',
)
const ferry = within(
  'pw-borders',
  <g className="crossing x">
    <path className="bank" d="M4 30Q24 22 34 8" />
    <path d="M4 30Q24 22 34 8" />
  </g>,
  '0 0 38 38',
)

/** The chits that bear a sign, by the sign. */
function chitSigns(at: Spoken): LegendGroup['signs'] {
  const { chits } = namesOf(at)
  const all = Object.entries(CHITS) as [ChitId, (typeof CHITS)[ChitId] & {}][]
  return [...new Set(all.map(([, [icon]]) => icon))].map((icon) => ({
    sign: <Icon id={icon} />,
    name: all.flatMap(([chit, [sign]]) => (sign === icon ? [chits[chit].name] : [])).join(', '),
    rule: '20.1',
  }))
}

/** Every sign on the board, drawn as it is drawn there. */
export function legend(at: Spoken): readonly LegendGroup[] {
  const words = legendWords[at.language]
  return [
    {
      title: words.powers,
      signs: NATIONS.map((nation) => ({
        sign: (
          <span className={COLOUR[nation]}>
            <Icon id={nation} className="own" />
          </span>
        ),
        name: namesOf(at).nations[nation].title,
        kind: `.pw-stack:has([href="#pw-${nation}"]), .pw-tower:has([href="#pw-${nation}"])`,
      })),
    },
    {
      title: words.stacks,
      signs: [
        { sign: counter({ units: ARMY }), name: words.faceUp, says: words.faceUpSays, rule: '24.1' },
        { sign: counter({}), name: words.faceDown, says: words.faceDownSays, rule: '24.1' },
        { sign: recalled, name: words.recalled, says: words.recalledSays, rule: '24.1' },
        { sign: counter({ units: [1, 1, 0, 0, 0, 0] }), name: words.basileus, rule: '2.1' },
        { sign: counter({ fleet: true, units: [0, 0, 0, 0, 0, 2] }), name: words.fleet, rule: '13.1' },
        { sign: counter({ fleet: true }), name: words.fleetDown, rule: '24.1' },
        { sign: counter({ rebel: true }), name: words.rebels, rule: '17.1' },
        { sign: counter({ units: ARMY, done: true }), name: words.done, rule: '11.3' },
        { sign: counter({ units: ARMY }, true), name: words.active, rule: '11.3' },
        { sign: counter({ units: ARMY }, false, 2), name: words.more, says: words.moreSays },
        { sign: counter({ units: ARMY, leadership: true }), name: words.leader, rule: '28.16' },
        { sign: counter({ units: ARMY, vacillating: true }), name: words.vacillating, rule: '28.16' },
      ],
    },
    {
      title: words.units,
      signs: UNITS.map((unit) => ({
        sign: within(
          'counter byzantine',
          <Sign id={unit} className={`unit ${unit}`} x={3} y={-1} size={24} />,
        ),
        name: capital(namesOf(at).units[unit][0]),
        rule: '1.4',
      })),
    },
    {
      title: words.fortresses,
      signs: [
        { sign: tower(), name: words.emptyTower, rule: '15.1', kind: '.pw-tower:has(.empty)' },
        { sign: tower(garrison({ units: ARMY })), name: words.garrison, rule: '15.1' },
        {
          sign: tower({ ...garrison(), done: true, more: 1, royal: true }),
          name: words.unseen,
          rule: '24.1',
        },
        { sign: tower(garrison({ rebel: true, units: ARMY })), name: words.rebelTower, rule: '17.1' },
        { sign: tower({ ...garrison({ units: ARMY }), great: true }), name: words.great, rule: '15.1' },
        {
          sign: within('pw-towers', <Anchor from={[0, 14]} at={[0, -4]} />, MIDDLE),
          name: words.port,
          rule: '3.5',
          kind: '.anchor',
        },
      ],
    },
    {
      title: words.areas,
      signs: [
        { sign: coin(), name: words.value, rule: '8.1' },
        { sign: coin({ colony: 'byzantine' }), name: words.colony, rule: '27.1' },
        { sign: coin({ monastery: 'byzantine' }), name: words.monastery, rule: '28.3' },
        { sign: coin({ fortifications: ['byzantine'] }), name: words.walls, rule: '28.5' },
        {
          sign: coin({ concession: { by: 'byzantine', to: 'frank' } }),
          name: words.concession,
          rule: '28.6',
        },
        { sign: coin({ pillaged: true }), name: words.pillaged, rule: '19.1' },
        { sign: land('held', 'byzantine'), name: words.held, rule: '6.1' },
        { sign: land('shared', 'byzantine muslim'), name: words.shared, rule: '6.1' },
        { sign: land('rebels', 'byzantine'), name: words.revolt, rule: '6.3' },
        {
          sign: within(
            'pw-boxes',
            <g className="pw-box muslim">
              <Card owner="muslim" nation="muslim" w={48} h={40} />
              <Sign id="anchor" className="port" x={30} y={8} size={9} />
            </g>,
            '-1 -1 50 42',
          ),
          name: words.box,
          says: words.boxSays,
          rule: '3.4',
          kind: '.pw-box',
        },
        {
          sign: within('pw-boxes', <Gate owner="muslim" letter="E" x={0} y={0} turn={0} />, '-12 -12 24 24'),
          name: words.gate,
          rule: '12.8',
          kind: '.pw-boxes .gate',
        },
      ],
    },
    {
      title: words.borders,
      signs: [
        { sign: line('plain'), name: words.plain, rule: '12.1' },
        { sign: peaks, name: words.mountain, rule: '12.1' },
        { sign: line('river'), name: words.river, rule: '12.1' },
        { sign: line('sea-border'), name: words.seaBorder, rule: '13.2' },
        { sign: ferry, name: words.ferry, rule: '12.6', kind: '.crossing.x' },
        { sign: line('closed'), name: words.closed, rule: '3.7' },
      ],
    },
    {
      title: words.hints,
      signs: [
        { sign: price('land'), name: words.price, rule: '11.6' },
        { sign: price('sea'), name: words.priceBySea, rule: '13.5' },
        {
          sign: hint(
            <Arrow
              points={[
                [-26, 10],
                [26, -8],
              ]}
            />,
            '-30 -30 60 60',
          ),
          name: words.way,
        },
        { sign: hint(<ClashSign at={HERE} />), name: words.clash, rule: '14.1' },
        { sign: hint(<Plus at={HERE} />), name: words.sold, rule: '10.1' },
        { sign: hint(<Ghost at={HERE} power="byzantine" icon="colony" n={1} />), name: words.basket },
        { sign: hint(<Tax at={HERE} value={3} rebels={undefined} />), name: words.tax, rule: '27.2' },
        {
          sign: hint(<Tax at={[10, 0]} value={3} rebels={2} />, '-24 -22 46 44'),
          name: words.taxed,
          rule: '27.2',
        },
        {
          sign: hint(<Pennant at={[-14, 8]} by="byzantine" nation="byzantine" />),
          name: words.promised,
          rule: '7.4',
        },
        {
          sign: (
            <Picture box="-34 -40 68 74">
              <MarkSign mark={{ seats: [0], numbers: [1] }} x={0} y={0} />
            </Picture>
          ),
          name: words.since,
        },
      ],
    },
    { title: words.chits, signs: chitSigns(at) },
    {
      title: words.wares,
      signs: (['fortification', 'coin', 'flame'] as const).map((id) => ({
        sign: <Icon id={id} />,
        name: words[`ware-${id}`],
      })),
    },
  ]
}
