import { type GameId, isGameId } from '@hippodrome/games'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { useLanguage, useWords } from '../app/language.ts'
import { Loading } from '../app/Loading.tsx'
import { Match } from '../play/Play.tsx'
import { useGameWords } from '../play/useGameWords.ts'
import { useTableState } from '../table/openTable.ts'
import { lessonIds } from './ids.ts'
import { LessonPanel } from './LessonPanel.tsx'
import { useLessonTable, useTexts } from './useCourse.ts'
import { lessonWords } from './words.ts'

/** One lesson on the same table as a match. */
export default function LessonScreen() {
  const { game, n } = useParams<{ game: string; n: string }>()
  const words = useWords(lessonWords)
  const [run, setRun] = useState(0)
  const number = Number(n)
  if (!isGameId(game) || lessonIds(game)[number - 1] === undefined)
    return (
      <p className="loading">
        {words.none} <Link href="/lessons">{words.all}</Link>
      </p>
    )
  return (
    <OneLesson
      key={`${game} ${number} ${run}`}
      game={game}
      number={number}
      onRestart={() => setRun(run + 1)}
    />
  )
}

type Props = { readonly game: GameId; readonly number: number; readonly onRestart: () => void }

function OneLesson({ game, number, onRestart }: Props) {
  const table = useLessonTable(game, number)
  const { state } = useTableState(table)
  const said = useGameWords(game)
  const texts = useTexts(game)
  const language = useLanguage()
  if (!table || !state || !said || said === 'missing' || !texts || texts === 'missing') return <Loading />
  const text = texts[language][table.lesson.id]
  return (
    <Match table={table} words={said} staysAtTable>
      {text && <LessonPanel game={game} number={number} table={table} text={text} onRestart={onRestart} />}
    </Match>
  )
}
