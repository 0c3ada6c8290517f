import type { CourtEntry } from '@hippodrome/court'
import { useState } from 'react'
import { type Opening, openingOf } from './opening.ts'
import type { Court } from './stage.ts'

type Revealing = { readonly opening: Opening | undefined; readonly close: () => void }

/** What is being revealed, until it is put away or the next actions begin. */
export function useReveal({ playing, view }: Court): Revealing {
  const [closed, setClosed] = useState<number>()
  const told = playing.state.told.map(({ entry }) => entry as CourtEntry)
  const tells = view.mode !== 'solo' && (view.phase === 'resolve' || view.phase === 'event')
  const opening = tells && playing.past === undefined ? openingOf(told) : undefined
  return {
    opening: opening?.nth === closed ? undefined : opening,
    close: () => setClosed(opening?.nth),
  }
}
