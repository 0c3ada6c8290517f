import { HomeFirst } from './HomeFirst.tsx'
import { HomeReturning } from './HomeReturning.tsx'
import { useWords } from './language.ts'
import { useMatches } from './useMatches.ts'
import { appWords } from './words.ts'
import './home.css'

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
      {all.length === 0 ? <HomeFirst /> : <HomeReturning matches={all} />}
    </>
  )
}
