import type { Good } from '@hippodrome/court/vocabulary'
import { useContext } from 'react'
import { useStore } from 'zustand'
import { goodName } from './Icon.tsx'
import { type Foresight, ForesightContext, useForesight } from './foresight.ts'
import { useCourt } from './stage.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

/** Beside what one has of a good: what it would gain or lose by what is pointed at. */
export function Ghost({ good }: { readonly good: Good }) {
  const n = useStore(useContext(ForesightContext), ({ goods }) => goods.get(good))
  if (n === undefined) return undefined
  return (
    <em className={`ghost-n${n < 0 ? ' less' : ''}`} aria-hidden="true" data-ghost={good}>
      {signed(n)}
    </em>
  )
}

/** Looks ahead for all of them, and says it to who cannot see. */
export function Seer({ foresight }: { readonly foresight: Foresight }) {
  useForesight(useCourt(), foresight)
  const goods = useStore(foresight, (now) => now.goods)
  return (
    <span className="visually-hidden" aria-live="polite">
      {[...goods].map(([good, n]) => `${signed(n)} ${goodName(good)}`).join(', ')}
    </span>
  )
}
