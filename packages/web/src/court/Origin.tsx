import type { CardFace } from '@hippodrome/court/faces'
import { useFaces } from './faces.ts'
import { Icon } from './Icon.tsx'

/** A small tessera where not all of a card is known from the rulebook; the legend says what it means. */
export function OriginMark({ origin }: { readonly origin: CardFace['origin'] }) {
  const { words } = useFaces()
  if (origin === 'rulebook') return undefined
  const partial = origin === 'rulebook-partial'
  return (
    <span className="origin" title={partial ? words.originPartial : words.originOwn}>
      <Icon name={origin} />
    </span>
  )
}
