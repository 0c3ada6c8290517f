import { type Good, GOODS } from '@hippodrome/court/vocabulary'
import { memo } from 'react'
import { goodName, Icon } from './Icon.tsx'

const BY_NAME: ReadonlyMap<string, Good> = new Map(GOODS.map((good) => [goodName(good), good]))
const AMOUNT = new RegExp(`(\\d+ (?:${[...BY_NAME.keys()].join('|')})\\b)`)

/** The text of a card, with "2 Nomisma" as number and drawing; who cannot see it hears the words. */
export const Terse = memo(function Terse({ text }: { readonly text: string }) {
  return text.split(AMOUNT).map((part, index) => {
    const [n = '', name = ''] = part.split(' ')
    const good = index % 2 === 1 ? BY_NAME.get(name) : undefined
    if (good === undefined) return part
    return (
      <span key={`${index}${part}`} className="terse">
        {n} <Icon name={good} className={`g-${good}`} />
        <span className="visually-hidden">{name}</span>
      </span>
    )
  })
})
