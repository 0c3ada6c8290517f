import { lazy, Suspense } from 'react'
import { useServer } from '../online/useServer.ts'
import { HomeFirst } from './HomeFirst.tsx'
import { HomeReturning } from './HomeReturning.tsx'
import { useWords } from './language.ts'
import { useMatches } from './useMatches.ts'
import { appWords } from './words.ts'

const MyTables = lazy(() => import('../online/MyTables.tsx'))

/** Whoever has played here before finds the matches first; others find the games. */
export function Home() {
  const words = useWords(appWords)
  const { all, none } = useMatches()
  if (all === undefined) return undefined
  return (
    <>
      {none && (
        <p role="alert" className="problem">
          {words.storeNone}
        </p>
      )}
      <OnlineMatches />
      {all.length === 0 ? <HomeFirst /> : <HomeReturning matches={all} />}
    </>
  )
}

/** What is played elsewhere, for who has a name there. */
function OnlineMatches() {
  const server = useServer()
  if (server.kind !== 'guest') return undefined
  return (
    <Suspense fallback={undefined}>
      <MyTables />
    </Suspense>
  )
}
