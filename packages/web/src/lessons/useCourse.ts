import { type GameId, loadGame } from '@hippodrome/games'
import { useEffect, useState } from 'react'
import { useLoaded } from '../app/useLoaded.ts'
import { store } from '../store/store.ts'
import { COURSES, type Texts } from './course.ts'
import { planOf } from './lesson.ts'
import { LessonTable } from './lessonTable.ts'

const loadTexts = async (game: GameId): Promise<Texts | undefined> => (await COURSES[game]?.texts())?.texts

/** What the lessons of a game say, fetched when a screen first wants it. */
export const useTexts = (game: GameId | undefined): Texts | 'missing' | undefined =>
  useLoaded(game, loadTexts)

async function open(game: GameId, number: number): Promise<LessonTable | undefined> {
  const [rules, course] = await Promise.all([loadGame(game), COURSES[game]?.lessons()])
  const lesson = course?.lessons[number - 1]
  return lesson && LessonTable.open(`lesson-${game}-${lesson.id}`, lesson, planOf(rules, lesson), store)
}

/** A table for one lesson, closed when the screen is left. */
export function useLessonTable(game: GameId, number: number): LessonTable | undefined {
  const [table, setTable] = useState<LessonTable>()
  useEffect(() => {
    let opened: LessonTable | undefined
    let wanted = true
    void open(game, number).then((created) => {
      opened = created
      if (wanted) setTable(created)
      else created?.close()
    })
    return () => {
      wanted = false
      opened?.close()
    }
  }, [game, number])
  return table
}
