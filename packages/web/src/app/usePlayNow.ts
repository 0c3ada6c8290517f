import { useState } from 'react'
import { useLocation } from 'wouter'
import { isStoreFault } from '../table/calls.ts'
import { useWords } from './language.ts'
import { useOnce } from './useOnce.ts'
import { appWords } from './words.ts'

/** Begins a match at once and goes there. */
export function usePlayNow(): {
  readonly play: (game: string) => void
  readonly problem: string | undefined
} {
  const words = useWords(appWords)
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string>()
  const begin = useOnce(async (game: string) => {
    try {
      const { playNow } = await import('./playNow.ts')
      go(`/match/${await playNow(game)}`)
    } catch (fault) {
      setProblem(isStoreFault(fault) ? words.storeNone : words.loadFailed)
    }
  })
  return { play: (game) => void begin(game), problem }
}
