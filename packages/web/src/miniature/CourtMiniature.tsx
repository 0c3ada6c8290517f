import { memo } from 'react'
import cards from './court.json' with { type: 'json' }
import type { Scene } from './scene.ts'

type CourtScene = Extract<Scene, { readonly game: 'court' }>

const CARDS = cards as unknown as { readonly [id: string]: readonly [type: string, cost: number] | undefined }

/** The five types of followers, in a square of 24. */
const TYPES: { readonly [type: string]: string } = {
  palatine:
    'M1.6 22V10.8L12 2.6l10.4 8.2V22zM4.6 20.5h3.8v-5.2a1.9 1.9 0 0 0-3.8 0zM10.1 20.5h3.8v-6.6a1.9 1.9 0 0 0-3.8 0zM15.6 20.5h3.8v-5.2a1.9 1.9 0 0 0-3.8 0z',
  ecclesiastical: 'M9 1.6h6l-1.2 6.3 6.9-1.3v5.6l-6.9-1.3L15.2 22.5H8.8l1.4-11.6-6.9 1.3V6.6l6.9 1.3z',
  stratiotika:
    'M12 1c3.3 1.9 6.3 2.5 9.2 2.5C21.4 13 18.8 19.5 12 23 5.2 19.5 2.6 13 2.8 3.5 5.7 3.5 8.7 2.9 12 1zM10.8 5.2v4H6.6v2.4h4.2v6.6h2.4v-6.6h4.2V9.2h-4.2v-4z',
  emporion:
    'M11 2.4h2v2.2h8v2h-1.2l3.3 6.8a4.6 4.6 0 0 1-9.2 0l3.3-6.8H13v13.2h4.5v2.4h-11v-2.4H11V6.6H6.8l3.3 6.8a4.6 4.6 0 0 1-9.2 0l3.3-6.8H3v-2h8z',
  rustica:
    'M9.5 15.3C4.1 11 5 3.6 12.3 1.6c5-1.3 9.3 1.4 10.3 5.8-2.8-2.2-6.2-2.7-8.9-.9-3.1 2-3 5.1-1.5 7.2zM8.7 13.7l3.4 2.9-6 6.2a2.3 2.3 0 0 1-3.4-3z',
}

/** Five cards as one holds them, before the arches of the palace. */
export const CourtMiniature = memo(function CourtMiniature({ scene }: { readonly scene: CourtScene }) {
  return (
    <svg viewBox="0 0 520 320" preserveAspectRatio="xMidYMid slice">
      <rect className="hall" width={520} height={400} />
      {[0, 1, 2, 3, 4, 5, 6].map((arch) => (
        <g key={arch} transform={`translate(${arch * 84} 0)`}>
          <path className="arch" d="M-30 150V70a36 36 0 0 1 72 0v80z" />
          <path className="column" d="M42 66h12v90H42zM39 60h18v7H39z" />
        </g>
      ))}
      <path className="floor" d="M0 150h520v250H0z" />
      <path className="step" d="M0 150h520" />
      {scene.cards.map((id, index) => (
        <Card key={id} id={id} place={index - (scene.cards.length - 1) / 2} />
      ))}
    </svg>
  )
})

function Card({ id, place }: { readonly id: string; readonly place: number }) {
  const [type, cost] = CARDS[id] ?? ['', 0]
  return (
    <g transform={`translate(260 640) rotate(${place * 10.5}) translate(-74 ${place === 0 ? -550 : -534})`}>
      <rect className="card-face" width={148} height={208} rx={11} />
      <path className={`card-head ${type}`} d="M2 11a9 9 0 0 1 9-9h126a9 9 0 0 1 9 9v77H2z" />
      <path
        className="card-sign"
        fillRule="evenodd"
        d={TYPES[type] ?? ''}
        transform="translate(46 14) scale(2.4)"
      />
      <circle className="card-cost" cx={20} cy={20} r={17} />
      <text x={20} y={28}>
        {cost}
      </text>
      <path className="card-lines" d="M14 108h84M14 124h62M12 142h124M14 160h112M14 174h96" />
      <path
        className={`card-type ${type}`}
        fillRule="evenodd"
        d={TYPES[type] ?? ''}
        transform="translate(112 95)"
      />
    </g>
  )
}
