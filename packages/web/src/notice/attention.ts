import { useEffect } from 'react'
import { create } from 'zustand'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/language.ts'
import { useWaiting } from '../app/useMatches.ts'
import { type MyMatch, myMatches } from '../online/server.ts'
import { useServer } from '../online/useServer.ts'
import { badge } from './badge.ts'
import { newsOf, type NewsOf, seenOf, wantsMe } from './news.ts'
import { noticeWords } from './words.ts'

type Attention = {
  readonly mine: readonly MyMatch[]
  /** The table that is on the screen, if there is one, and whether it asks who looks. */
  readonly here: { readonly id: string; readonly turn: boolean; readonly local: boolean } | undefined
}

const useAttention = create<Attention>()(() => ({ mine: [], here: undefined }))

/** How many tables that are not on the screen want something. */
const elsewhere = ({ mine, here }: Attention): number =>
  mine.filter((match) => match.id !== here?.id && wantsMe(match)).length

const SEEN_MS = 15_000
const HIDDEN_MS = 60_000

/** Reads anew what goes on elsewhere: now and then, and when somebody comes back to the page. */
export const lookAround = (): Promise<void> =>
  myMatches().then(
    (mine) => useAttention.setState({ mine }),
    () => undefined,
  )

/** Says which table is on the screen, and whether it asks who looks. */
export function useHere(id: string, turn: boolean, local: boolean): void {
  useEffect(() => {
    useAttention.setState({ here: { id, turn, local } })
  }, [id, turn, local])
  useEffect(() => () => useAttention.setState({ here: undefined }), [])
}

export const useMine = (): readonly MyMatch[] => useAttention(({ mine }) => mine)

/** What the bell tells; the table on the screen tells its own. */
export function useNews(): readonly NewsOf[] {
  const { mine, here } = useAttention()
  return newsOf(
    mine.filter(({ id }) => id !== here?.id),
    seenOf,
  )
}

/** How many matches want something of who looks, here and elsewhere. */
export function useWanting(): number {
  const { mine, here } = useAttention()
  const local = useWaiting()
  const atHome = here?.local ? Math.max(0, local - 1) : local
  return elsewhere({ mine, here }) + atHome + (here?.turn ? 1 : 0)
}

/** The tab, its sign and the app's sign say how many matches wait; a new one can be heard. */
export function useCalling(): void {
  const server = useServer()
  const words = useWords(noticeWords)
  const here = useAttention((now) => now.here)
  const wanting = useWanting()
  const guest = server.kind === 'guest'
  useEffect(() => {
    if (!guest) return undefined
    let timer = 0
    const look = () => {
      clearTimeout(timer)
      void lookAround()
      timer = window.setTimeout(look, document.hidden ? HIDDEN_MS : SEEN_MS)
    }
    look()
    addEventListener('focus', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('focus', look)
    }
  }, [guest])
  const turn = here?.turn === true
  useEffect(() => {
    const name = turn ? words.yourTurn : 'Hippodrome'
    document.title = wanting > 0 ? `(${wanting}) ${name}` : name
    badge(wanting)
  }, [wanting, turn, words])
  useNewTurn()
}

/** A match elsewhere that begins to wait is heard by those who switched sounds on. */
function useNewTurn(): void {
  useEffect(
    () =>
      useAttention.subscribe((now, before) => {
        const first = before.mine.length === 0
        if (first || elsewhere(now) <= elsewhere(before) || !useSettings.getState().sound) return
        void import('../sound/play.ts').then(({ playSound }) => playSound('turn'))
      }),
    [],
  )
}
