import type { CityView } from '@hippodrome/families'
import type { ReactNode } from 'react'
import type { LegendGroup, Sign } from '../board/board.ts'
import { MarkSign } from '../board/MarkSign.tsx'
import type { Spoken } from '../board/stage.ts'
import { aboutWords } from './aboutWords.ts'
import { CityDisc, Owned } from './Cities.tsx'
import { legendWords } from './legendWords.ts'
import { linkPath } from './Links.tsx'
import { Emblem } from '../app/Emblem.tsx'
import { Pawn } from './shapes.tsx'

const Picture = ({ children, wide = 26 }: { readonly children: ReactNode; readonly wide?: number }) => (
  <svg width={44} height={44} viewBox={`${-wide} ${-wide} ${2 * wide} ${2 * wide}`}>
    {children}
  </svg>
)

const city = (colour: CityView['colour'], tokens: number, more: Partial<CityView> = {}): CityView => ({
  id: '',
  name: '',
  colour,
  tokens,
  strength: tokens === 0 ? 3 : tokens,
  fortified: false,
  armies: [],
  ...more,
})

const drawn = (shown: CityView, state = '', capital = false) => (
  <Picture wide={capital ? 30 : 26}>
    <g className={`city ${shown.colour}${capital ? ' capital' : ''}${state}`}>
      <circle className="halo" r={20} />
      <CityDisc city={shown} capital={capital} />
      <Owned city={shown} />
    </g>
  </Picture>
)

const way = (kind: 'road' | 'sea' | 'desert') => (
  <Picture>
    <g className={`link ${kind}`}>
      <path className="casing" d={linkPath({ x: -24, y: 4 }, { x: 24, y: 4 }, kind)} />
      <path className="core" d={linkPath({ x: -24, y: 4 }, { x: 24, y: 4 }, kind)} />
    </g>
  </Picture>
)

/** Every sign on the board, drawn as it is drawn there. */
export function legend({ language }: Pick<Spoken, 'language'>): readonly LegendGroup[] {
  const words = legendWords[language]
  const sign = (key: keyof typeof words.signs, picture: ReactNode, more: Partial<Sign> = {}): Sign => {
    const [name, says] = words.signs[key]
    return { sign: picture, name, ...(says === '' ? {} : { says }), ...more }
  }
  return [
    {
      title: words.cities,
      signs: [
        sign('byzantine', drawn(city('byzantine', 2)), { rule: '1.3', kind: '.city.byzantine' }),
        sign('arab', drawn(city('arab', 3)), { rule: '1.3', kind: '.city.arab' }),
        sign('persian', drawn(city('persian', 0)), { rule: '1.2', kind: '.city.persian' }),
        sign('bulgar', drawn(city('bulgar', 1)), { rule: '9.10', kind: '.city.bulgar' }),
        sign('capital', drawn(city('byzantine', 0), '', true), { rule: '22.5', kind: '.city.capital' }),
        sign('owned', drawn(city('byzantine', 2, { owner: 0 })), { rule: '1.4' }),
        sign('fortified', drawn(city('byzantine', 2, { owner: 1, fortified: true })), { rule: '8.14' }),
        sign('legal', drawn(city('arab', 2), ' legal'), { kind: '.city.legal' }),
      ],
    },
    {
      title: words.armies,
      signs: [
        sign(
          'byzantineArmy',
          <Picture>
            <Pawn seat={0} side={0} strength={4} />
          </Picture>,
          { rule: '12.2' },
        ),
        sign(
          'arabArmy',
          <Picture>
            <Pawn seat={2} side={1} strength={3} />
          </Picture>,
          { rule: '12.2' },
        ),
        sign(
          'arrow',
          <Picture wide={34}>
            <path className="bulgar-arrow" transform="translate(0 22)" d="M-5-44h10v26h8L0-2L-13-18h8z" />
          </Picture>,
          { rule: '9.5', kind: '.bulgar-arrow' },
        ),
      ],
    },
    {
      title: words.ways,
      signs: [
        sign('road', way('road'), { rule: '13.2' }),
        sign('sea', way('sea'), { rule: '13.2' }),
        sign('desert', way('desert'), { rule: '13.4' }),
      ],
    },
    {
      title: words.marks,
      signs: [
        sign(
          'since',
          <Picture>
            <MarkSign mark={{ seats: [], numbers: [1] }} x={20} y={26} />
          </Picture>,
        ),
        sign(
          'last',
          <Picture wide={34}>
            <MarkSign mark={{ seats: [1], numbers: [] }} x={0} y={0} />
          </Picture>,
        ),
      ],
    },
    {
      title: words.families,
      signs: ([0, 1, 2, 3] as const).map((seat) => ({
        sign: (
          <Picture>
            <Emblem seat={seat} size={18} />
          </Picture>
        ),
        name: words.seats[seat],
      })),
    },
    {
      title: words.boxes,
      signs: (['elite', 'main', 'levy', 'move'] as const).map((box) => ({
        ...aboutWords[language][box],
        sign: <span className="legend-box">3</span>,
      })),
    },
  ]
}
