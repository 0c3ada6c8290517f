import type { Bag, CourtChoice } from '@hippodrome/court'
import { createContext, useContext, useMemo, useState } from 'react'

export type Joining = Extract<CourtChoice, { readonly do: 'join' }>

type Lies = {
  /** The number on the stepper of a question. */
  readonly setting: { readonly decision: number; readonly n: number } | undefined
  /** What was sealed in this browser, for who sealed it alone. */
  readonly gift:
    | { readonly seat: number; readonly round: number; readonly bag: Bag; readonly bid: boolean }
    | undefined
  /** Cards that were dropped on a Hero when they were played, and join as soon as Bandons are arranged. */
  readonly joins: readonly Joining[]
}

/** What somebody has in mind and has not said yet. */
export type Desk = Lies & { readonly put: (change: Partial<Lies>) => void }

const EMPTY: Lies = { setting: undefined, gift: undefined, joins: [] }

export const DeskContext = createContext<Desk>({ ...EMPTY, put: () => undefined })

export const useDesk = (): Desk => useContext(DeskContext)

export function useNewDesk(): Desk {
  const [lies, setLies] = useState(EMPTY)
  return useMemo(() => ({ ...lies, put: (change) => setLies((now) => ({ ...now, ...change })) }), [lies])
}
