import type { Language } from '@hippodrome/engine'
import type { GameId } from '@hippodrome/games'
import type { LessonId } from './ids.ts'
import type { Lesson } from './lesson.ts'

/** What is said about one choice: before the reader makes it, after it, and after another one. */
type StepText = {
  /** What to do; absent where another seat chooses. */
  readonly ask?: string
  readonly why: string
  /** Why this is not the time for another choice, which is legal. */
  readonly wrong?: string
}

export type LessonText = {
  readonly title: string
  /** Where the reader stands. */
  readonly story: string
  /** One for each choice of the lesson, in their order. */
  readonly steps: readonly StepText[]
  /** What to remember. */
  readonly end: string
}

export type LessonTexts<G extends GameId> = { readonly [id in LessonId<G>]: LessonText }

export type Texts = { readonly [language in Language]: { readonly [id: string]: LessonText } }

/** The lessons of one game. Texts and lessons are fetched apart: the list of lessons needs no rules. */
type Course = {
  readonly texts: () => Promise<{ readonly texts: Texts }>
  readonly lessons: () => Promise<{ readonly lessons: readonly Lesson[] }>
}

export const COURSES: { readonly [game in GameId]?: Course } = {
  families: {
    texts: () => import('../families/lessons/texts.ts'),
    lessons: () => import('../families/lessons/lessons.ts'),
  },
  court: {
    texts: () => import('../court/lessons/texts.ts'),
    lessons: () => import('../court/lessons/lessons.ts'),
  },
  powers: {
    texts: () => import('../powers/lessons/texts.ts'),
    lessons: () => import('../powers/lessons/lessons.ts'),
  },
}
