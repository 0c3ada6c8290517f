import type { StackView } from '@hippodrome/powers'
import { POWERS } from '@hippodrome/powers/vocabulary'
import type { ReactNode } from 'react'
import type { LegendGroup } from '../board/board.ts'
import type { Spoken } from '../board/stage.ts'
import { Counter } from './Counter.tsx'
import { Icon } from './icons.tsx'
import { legendWords } from './legendWords.ts'
import { Coin } from './Plates.tsx'
import { namesOf } from './sentences.ts'

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

/** Every sign on the board, drawn as it is drawn there. */
export function legend(at: Spoken): readonly LegendGroup[] {
  const words = legendWords[at.language]
  return [
    {
      title: words.powers,
      signs: POWERS.map((power) => ({
        sign: (
          <span className={power}>
            <Icon id={power} className="own" />
          </span>
        ),
        name: namesOf(at).nations[power].title,
        kind: `.pw-stack:has(.${power}), .pw-tower:has(.${power})`,
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
        { sign: counter({ rebel: true }), name: words.rebels, rule: '17.1' },
        { sign: counter({ units: ARMY, done: true }), name: words.done, rule: '11.3' },
        { sign: counter({ units: ARMY }, true), name: words.active, rule: '11.3' },
        { sign: counter({ units: ARMY }, false, 2), name: words.more, says: words.moreSays },
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
      ],
    },
    {
      title: words.borders,
      signs: [
        { sign: line('plain'), name: words.plain, rule: '12.1' },
        { sign: line('mountain'), name: words.mountain, rule: '12.1' },
        { sign: line('river'), name: words.river, rule: '12.1' },
        { sign: line('sea-border'), name: words.seaBorder, rule: '13.2' },
      ],
    },
  ]
}
