import { words as said } from '@hippodrome/families/words'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'wouter'
import { useWords } from '../app/language.ts'
import { Loading } from '../app/Loading.tsx'
import { Match } from '../play/Play.tsx'
import type { GameWords } from '../play/useGameWords.ts'
import { store } from '../store/store.ts'
import { useTableState } from '../table/openTable.ts'
import { planOf } from './lesson.ts'
import { LessonPanel } from './LessonPanel.tsx'
import { LESSONS } from './lessons.ts'
import { LessonTable } from './lessonTable.ts'
import { lessonWords } from './words.ts'

const familiesWords = said as unknown as GameWords

/** One lesson on the same table as a match. */
export default function LessonScreen() {
  const { n } = useParams<{ n: string }>()
  const words = useWords(lessonWords)
  const [run, setRun] = useState(0)
  const number = Number(n)
  if (!LESSONS[number - 1])
    return (
      <p className="loading">
        {words.none} <Link href="/lessons">{words.all}</Link>
      </p>
    )
  return <OneLesson key={`${number} ${run}`} number={number} onRestart={() => setRun(run + 1)} />
}

function OneLesson({ number, onRestart }: { readonly number: number; readonly onRestart: () => void }) {
  const table = useLessonTable(number)
  const { state } = useTableState(table)
  if (!table || !state) return <Loading />
  return (
    <Match table={table} words={familiesWords}>
      <LessonPanel number={number} table={table} onRestart={onRestart} />
    </Match>
  )
}

function useLessonTable(number: number): LessonTable | undefined {
  const [table, setTable] = useState<LessonTable>()
  useEffect(() => {
    const lesson = LESSONS[number - 1]
    if (!lesson) return undefined
    let opened: LessonTable | undefined
    let wanted = true
    void LessonTable.open(`lesson-${lesson.id}`, planOf(lesson), store).then((created) => {
      opened = created
      if (wanted) setTable(created)
      else created.close()
    })
    return () => {
      wanted = false
      opened?.close()
    }
  }, [number])
  return table
}
