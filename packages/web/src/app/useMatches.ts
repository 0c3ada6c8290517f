import { useEffect } from 'react'
import { create } from 'zustand'
import type { StoredMatch } from '../store/matchStore.ts'
import { store } from '../store/store.ts'

type Matches = {
  /** Newest first; absent while they are read for the first time. */
  readonly all: readonly StoredMatch[] | undefined
  /** The browser keeps nothing. */
  readonly none: boolean
}

const useStored = create<Matches>()(() => ({ all: undefined, none: false }))

export const readMatches = (): Promise<void> =>
  store.list().then(
    (list) =>
      useStored.setState({
        all: list.filter((match) => !match.hidden).sort((a, b) => b.changed - a.changed),
        none: false,
      }),
    () => useStored.setState({ all: [], none: true }),
  )

let isRead = false

/** Reads the matches before the first screen is drawn, which then need not wait for them. */
export function readEarly(): void {
  isRead = true
  void readMatches()
}

/** The matches of this browser, read anew by each screen that wants them. */
export function useMatches(): Matches {
  useEffect(() => {
    if (!isRead) void readMatches()
    isRead = false
  }, [])
  return useStored()
}

/** A match that goes on and asks a person, or has just begun with one. */
export function waitsForPerson({ file, result, glance }: StoredMatch): boolean {
  if (result) return false
  const asked = glance?.waiting ?? file.seats.map((_, seat) => seat)
  return asked.some((seat) => file.seats[seat]?.player === 'human')
}

export const useWaiting = (): number => useStored(({ all }) => all?.filter(waitsForPerson).length ?? 0)
