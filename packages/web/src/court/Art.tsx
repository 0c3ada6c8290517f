import type { CardFace } from '@hippodrome/court/faces'
import type { CardType } from '@hippodrome/court/vocabulary'
import { memo } from 'react'
import { goodsOf } from './Icon.tsx'

/** A number from an id, so that faces differ and stay the same. */
const lotOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

const SKINS = ['#d9a877', '#c98f5f', '#e3bd92', '#a8744a'] as const
const HAIRS = ['#3a2a22', '#5c4632', '#8d8378', '#241a18'] as const

/** Ladies of the court wear a veil; eunuchs and some others no beard. Whoever is not named here is drawn by lot. */
const VEILED: ReadonlySet<string> = new Set(['E001', 'E003', 'T002'])
const SHAVEN: ReadonlySet<string> = new Set([...VEILED, 'E002', 'E027'])

const HEADS: { readonly [type in CardType]: readonly (readonly [d: string, fill: string])[] } = {
  palatine: [
    ['M49 19c2-8 20-8 22 0v4H49z', '#e6bd5a'],
    ['M49 22h22v3H49z', '#5b2163'],
    [
      'M52 23.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M58.7 23.500a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M66 23.500a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
      '#fff',
    ],
  ],
  ecclesiastical: [
    ['M48 28c0-13 5-18 12-18s12 5 12 18c-4-8-20-8-24 0z', '#efe6d2'],
    ['M59 11.500h2v3h2.500v2H61v4h-2v-4h-2.500v-2H59z', '#7d1f2a'],
  ],
  stratiotika: [
    ['M48 27c0-12 5-17 12-17s12 5 12 17l-3-3H51z', '#9aa0a6'],
    ['M58.6 4c4-3 9 0 11 5-4-1-8 0-9 2z', '#b3262e'],
  ],
  emporion: [
    ['M47 23c0-9 6-13 13-13s13 4 13 13c-6-4-20-4-26 0z', '#2f7f79'],
    ['M47 23c6-4 20-4 26 0l-1 3c-6-4-18-4-24 0z', '#e6bd5a'],
  ],
  rustica: [
    ['M43 22c9-4 25-4 34 0-9 3.5-25 3.5-34 0z', '#d9b35b'],
    ['M50 21c0-8 4-11 10-11s10 3 10 11z', '#c99a3f'],
  ],
}

export function Portrait({ id, types }: Pick<CardFace, 'id' | 'types'>) {
  const lot = lotOf(id)
  const veiled = VEILED.has(id)
  const hair = HAIRS[veiled ? 0 : (lot >> 3) % HAIRS.length]
  const bearded = !SHAVEN.has(id) && (lot >> 5) % 3 !== 0
  return (
    <>
      <circle cx="60" cy="28" r="20" fill="none" stroke="#e2b454" strokeWidth="2.5" />
      <circle cx="60" cy="28" r="18.5" fill="#e2b454" opacity=".28" />
      {veiled && (
        <path d="M43 62c-3-14-2-34 4-42 6-8 20-8 26 0 6 8 7 28 4 42z" fill="#f3e6cf" opacity=".92" />
      )}
      <path d="M36 66c1-15 10-22 24-22s23 7 24 22z" fill="var(--art-robe)" />
      <path d="M52 44l8 9 8-9v22H52z" fill="#e2b454" />
      <ellipse cx="60" cy="29" rx="10" ry="12.5" fill={SKINS[veiled ? 2 : lot % SKINS.length]} />
      <path
        d={
          bearded
            ? 'M50 30c0 15 5 18 10 18s10-3 10-18c-2 6-6 6-10 6s-8 0-10-6z'
            : 'M49 26c-1 8-1 13 0 17l3-3V28zM71 26c1 8 1 13 0 17l-3-3V28z'
        }
        fill={hair}
      />
      <path
        d="M54.850 28.500a1.150 1.150 0 1 0 2.3 0a1.150 1.150 0 1 0-2.3 0M62.850 28.500a1.150 1.150 0 1 0 2.3 0a1.150 1.150 0 1 0-2.3 0"
        fill="#2b1d30"
      />
      {HEADS[types[0] ?? 'palatine'].map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </>
  )
}

/** What others make: the first good large, a second and money beside it. */
function Trade({ types, produces }: CardFace) {
  const [main = types[0] ?? 'palatine', second] = goodsOf(produces).filter((good) => good !== 'nomisma')
  return (
    <g color="var(--art-ink)">
      <use href={`#i-${main}`} x="40" y="11" width="40" height="40" />
      {second && <use href={`#i-${second}`} x="80" y="26" width="24" height="24" opacity=".8" />}
      {produces.nomisma && <use href="#i-nomisma" x="18" y="28" width="20" height="20" opacity=".7" />}
    </g>
  )
}

/** A niche with a figure (Heroes), a tool of the trade (others) or a mask (Intrigue): drawn from what the card is. */
export const Art = memo(function Art({ face }: { readonly face: CardFace }) {
  return (
    <svg className="art" viewBox="0 0 120 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="64" fill="var(--art-ground)" />
      <path d="M8 64V34a52 40 0 0 1 104 0v30z" fill="var(--art-niche)" />
      <g fill="none" stroke="#e2b454" strokeWidth="1.5">
        <path d="M8 64V34a52 40 0 0 1 104 0v30" />
        <path d="M14 64V36a46 35 0 0 1 92 0v28" strokeDasharray="1.5 3.5" opacity=".8" />
      </g>
      {face.intrigue ? (
        <use href="#i-intrigue" x="41" y="11" width="38" height="38" color="var(--art-ink)" />
      ) : face.levels.length > 0 ? (
        <Portrait {...face} />
      ) : (
        <Trade {...face} />
      )}
    </svg>
  )
})
