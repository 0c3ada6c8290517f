import { memo, useRef, useState } from 'react'
import { useWords } from '../app/language.ts'
import { Timeline } from '../history/Timeline.tsx'
import { useEarlier } from '../history/useEarlier.tsx'
import { ToMoment } from '../history/ToMoment.tsx'
import type { Walker } from '../history/walker.ts'
import { usePlaying, wordOf } from '../play/playing.ts'
import { PromptBar } from '../play/PromptBar.tsx'
import { ResultLines } from '../play/ResultLines.tsx'
import { TableBar } from '../play/TableBar.tsx'
import { tableKey, useTableKeys } from '../play/tableKeys.ts'
import { useDenied } from '../play/useDenied.ts'
import { playWords } from '../play/words.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { Sections } from './Sections.tsx'
import { SinceList } from './SinceList.tsx'
import './plain.css'

/** Any game, through its words alone: what is asked, what may be chosen, the table, the chronicle. */
export default function PlainTable() {
  const words = useWords(playWords)
  const playing = usePlaying()
  const root = useRef<HTMLDivElement>(null)
  useTableKeys(root, (event, element) => tableKey(event, element, playing))
  return (
    <div ref={root} className="plain">
      <TableBar />
      <Timeline />
      <main>
        <div className="plain-ask">
          <PromptBar />
          <ResultLines />
          <SinceList />
          <ChoiceList />
          <DeniedList />
        </div>
        <section className="plain-table" aria-label={words.table}>
          <Sections />
        </section>
        <section className="plain-chronicle" aria-label={words.chronicle}>
          <h2>{words.chronicle}</h2>
          <Chronicle />
        </section>
      </main>
    </div>
  )
}

function DeniedList() {
  const playing = usePlaying()
  const words = useWords(playWords)
  const [open, setOpen] = useState(false)
  const { state, naming, words: said } = playing
  const { decision, table } = state.view
  const denied = useDenied(playing, open)
  if (!decision) return undefined
  return (
    <details className="denied" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.denied}</summary>
      {open && (
        <ul>
          {denied.map(({ choice, reason }, index) => (
            <li key={index}>
              <s>{wordOf(playing, choice, decision)}</s> {said.reason(reason, table, naming)}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

const MOST = 80

/** The newest entries, newest first. */
function Chronicle() {
  const { words, state, naming, walker } = usePlaying()
  const { told } = state
  const { newest, earlier } = useEarlier(told, MOST)
  return (
    <>
      <ol className="entries" reversed start={told.length}>
        {newest.map(({ entry, at }, index) => (
          <Line
            key={told.length - index}
            words={words.entry(entry as never, state.view.table, naming)}
            at={at}
            walker={walker}
          />
        ))}
      </ol>
      {earlier}
    </>
  )
}

type LineProps = { readonly words: string; readonly at: number; readonly walker: Walker }

const Line = memo(function Line({ words, at, walker }: LineProps) {
  return (
    <li>
      {words} <ToMoment at={at} walker={walker} />
    </li>
  )
})
