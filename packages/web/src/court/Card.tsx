import type { CardFace } from '@hippodrome/court/faces'
import type { CardType } from '@hippodrome/court/vocabulary'
import type { ReactNode } from 'react'
import { Art } from './Art.tsx'
import { useFaces } from './faces.ts'
import { Coin, Icon, ProduceMarks } from './Icon.tsx'
import { OriginMark } from './Origin.tsx'
import { Terse } from './Terse.tsx'

export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const

type CardProps = {
  readonly face: CardFace
  /** What it costs now; the printed cost otherwise. */
  readonly price?: number | undefined
  readonly children?: ReactNode
}

export const firstType = ({ types }: CardFace): CardType => types[0] ?? 'palatine'

export function TypeBadges({ face }: { readonly face: CardFace }) {
  const { faces } = useFaces()
  return face.types.map((type, index) => (
    <span key={type} className={`type-badge t-${type}`} title={faces.type(type)}>
      <Icon name={type} />
      {face.levels[index] !== undefined && <b>{ROMAN[face.levels[index]]}</b>}
    </span>
  ))
}

/** The moment of an Intrigue card stands apart from what it does, where its text is one sentence. */
export function momentOf({ intrigue, text }: CardFace): readonly [moment: string, effect: string] {
  const colon = text.indexOf(': ')
  if (!intrigue || colon < 0 || text.indexOf('. ') >= 0) return ['', text]
  const effect = text.slice(colon + 2)
  return [text.slice(0, colon), effect.charAt(0).toUpperCase() + effect.slice(1)]
}

/** How much a face has to carry: longer texts take smaller letters, the longest also a lower niche. */
function weightOf({ name, text, intrigue }: CardFace): string {
  const weight = text.length + (name.length > 17 ? 16 : 0) + (intrigue ? 10 : 0)
  if (weight > 150) return 'w4'
  if (weight > 122) return 'w3'
  if (weight > 98) return 'w2'
  return weight > 78 ? 'w1' : ''
}

const hasLongWord = ({ name }: CardFace): boolean => name.split(/[ -]/).some((word) => word.length > 14)

const kindOf = ({ intrigue, levels }: CardFace): string =>
  intrigue ? 'is-intrigue' : levels.length > 0 ? 'is-hero' : ''

/** A card as it lies on a table (`table`), or as it is held before the eyes (`full`). */
export function Card({
  face,
  price,
  size = 'table',
  children,
}: CardProps & { readonly size?: 'table' | 'full' }) {
  const { words } = useFaces()
  const [moment, effect] = momentOf(face)
  return (
    <article
      className={`court-card ${size} t-${firstType(face)} ${kindOf(face)} ${weightOf(face)}`}
      data-card={face.id}
    >
      <div className="card-top">
        <Art face={face} />
        <Coin price={price ?? face.cost} printed={face.cost} />
        <span className="card-types">
          <TypeBadges face={face} />
        </span>
        {face.taktika && (
          <span className="card-taktika" title="Taktika">
            ★
          </span>
        )}
      </div>
      <h4 className={hasLongWord(face) ? 'long-word' : ''}>{face.name}</h4>
      <div className="card-produce">
        {face.intrigue ? (
          <span className="card-moment">
            <Icon name="intrigue" />
            {moment}
          </span>
        ) : (
          <ProduceMarks bag={face.produces} />
        )}
        {face.levels.length > 0 && (
          <span className="card-hero" title={words.hero}>
            <Icon name="hero" />
          </span>
        )}
      </div>
      <p>
        <Terse text={effect} />
      </p>
      <OriginMark origin={face.origin} />
      {children}
    </article>
  )
}

/** The smallest form with a name: in the Offer and in one's own court. */
export function Tile({ face, price, children }: CardProps) {
  return (
    <article className={`court-tile t-${firstType(face)} ${kindOf(face)}`} data-card={face.id}>
      <span className="tile-types">
        <TypeBadges face={face} />
      </span>
      <span className="tile-produce">
        {face.intrigue ? <Icon name="intrigue" /> : <ProduceMarks bag={face.produces} />}
      </span>
      <Coin price={price ?? face.cost} />
      <span className={hasLongWord(face) ? 'tile-name long-word' : 'tile-name'}>{face.name}</span>
      {children}
    </article>
  )
}

/** The smallest form of all: what it is and what it yields, in the courts of others. */
export function Chip({ face, down = false }: { readonly face: CardFace; readonly down?: boolean }) {
  const { words } = useFaces()
  if (down)
    return (
      <span className="court-chip down" data-card={face.id} title={`${face.name}, ${words.faceDown}`}>
        <Icon name="face-down" />
        <span className="visually-hidden">{`${face.name}, ${words.faceDown}`}</span>
      </span>
    )
  return (
    <span className={`court-chip t-${firstType(face)} ${kindOf(face)}`} data-card={face.id} title={face.name}>
      <span className="chip-type">
        {face.intrigue ? (
          <Icon name="intrigue" />
        ) : (
          face.types.slice(0, face.levels.length > 0 ? 2 : 1).map((type) => <Icon key={type} name={type} />)
        )}
      </span>
      {!face.intrigue && (
        <span className="chip-produce">
          <ProduceMarks bag={face.produces} />
        </span>
      )}
      <span className="visually-hidden">{face.name}</span>
    </span>
  )
}
