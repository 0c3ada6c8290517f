import type { Bag } from '@hippodrome/court'
import { type Good, GOODS } from '@hippodrome/court/vocabulary'
import { memo, type ReactNode } from 'react'
import icons from './icons.json' with { type: 'json' }

/** Drawings of our own, each on a field of 24 by 24, named by the words of the data. */
export type IconName = keyof typeof icons

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)

/** All drawings, once on a page; `Icon` points at them. Drawn anew, every icon of the table would be too. */
export const IconSheet = memo(function IconSheet() {
  return (
    <svg className="icon-sheet" aria-hidden="true">
      {Object.entries(icons).map(([name, drawing]) => (
        <symbol
          key={name}
          id={`i-${name}`}
          viewBox="0 0 24 24"
          // No drawing leaves its field: to cut each off there would only cost.
          overflow="visible"
          fill="currentColor"
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      ))}
    </svg>
  )
})

/** A drawing in the size and colour of the text around it. A name that has none is drawn as nothing. */
export const Icon = memo(function Icon(props: { readonly name: string; readonly className?: string }) {
  const { name, className = '' } = props
  return (
    <svg className={`ico ${className}`} aria-hidden="true">
      {isIcon(name) && <use href={`#i-${name}`} />}
    </svg>
  )
})

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The names of goods are Latin and Greek in every language. */
export const goodName = (good: Good): string => capital(good)

type Amount = { readonly good: Good; readonly n?: ReactNode; readonly className?: string }

/** A good with its number; read out as words. */
export function GoodMark({ good, n, className = '' }: Amount) {
  return (
    <span className={`good g-${good} ${className}`} data-about={`good:${good}`}>
      <Icon name={good} />
      {n !== undefined && <b>{n}</b>}
      <span className="visually-hidden">{goodName(good)}</span>
    </span>
  )
}

export const goodsOf = (bag: Bag): readonly Good[] => GOODS.filter((good) => (bag[good] ?? 0) !== 0)

/** The same in words. */
export const bagText = (bag: Bag): string =>
  goodsOf(bag)
    .map((good) => `${bag[good] ?? 0} ${goodName(good)}`)
    .join(', ')

/** All goods of a bag with their numbers. */
export const BagMarks = ({ bag, className = '' }: { readonly bag: Bag; readonly className?: string }) =>
  goodsOf(bag).map((good) => <GoodMark key={good} good={good} n={bag[good] ?? 0} className={className} />)

/** The produce of a card: up to two of a kind are drawn one by one, as printed. */
export const ProduceMarks = ({ bag }: { readonly bag: Bag }) =>
  goodsOf(bag).flatMap((good) => {
    const n = bag[good] ?? 0
    return n > 2
      ? [<GoodMark key={good} good={good} n={n} />]
      : Array.from({ length: n }, (_, nth) => <GoodMark key={`${good}${nth}`} good={good} />)
  })

/** A price in Nomisma; the printed one beside it when that is another. */
export function Coin({ price, printed }: { readonly price: number; readonly printed?: number }) {
  return (
    <span className="coin">
      {printed !== undefined && printed !== price && <s aria-hidden="true">{printed}</s>}
      <i>{price}</i>
    </span>
  )
}
