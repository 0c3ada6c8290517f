import type { BoardView } from '@hippodrome/families'
import { memo } from 'react'
import { type Anchor, anchorOf } from './labels.ts'

/** Sea lanes swing out a little; roads and desert tracks are nearly straight. */
export function linkPath(a: Anchor, b: Anchor, kind: 'road' | 'desert' | 'sea'): string {
  const bend = kind === 'sea' ? 0.14 : 0.04
  const x = (a.x + b.x) / 2 - (b.y - a.y) * bend
  const y = (a.y + b.y) / 2 + (b.x - a.x) * bend
  return `M${a.x} ${a.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x} ${b.y}`
}

/** Roads are cased double lines, desert tracks are dots, sea lanes are waves of dashes. */
export const Links = memo(function Links({ board }: { readonly board: BoardView }) {
  return (
    <g className="links" aria-hidden="true">
      {board.links.map(({ a, b, kind, strait }) => {
        const from = board.cities[a]
        const to = board.cities[b]
        if (!from || !to) return undefined
        const path = linkPath(anchorOf(from), anchorOf(to), kind)
        return (
          <g key={`${a} ${b}`} className={`link ${kind}${strait ? ' strait' : ''}`}>
            <path className="casing" d={path} />
            <path className="core" d={path} />
          </g>
        )
      })}
      {board.cities.map((city) => city.arrow && <BulgarArrow key={city.id} at={anchorOf(city)} />)}
    </g>
  )
})

function BulgarArrow({ at: { x, y } }: { readonly at: Anchor }) {
  return (
    <path
      className="bulgar-arrow"
      transform={`translate(${x + 7} ${y - 17}) rotate(18)`}
      d="M-5-44h10v26h8L0-2L-13-18h8z"
    />
  )
}
