import type { LessonId } from './ids.ts'

/** What is said about one choice: before the reader makes it, after it, and after another one. */
export type StepText = {
  /** What to do; absent where the other family chooses. */
  readonly ask?: string
  readonly why: string
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

export type LessonTexts = { readonly [id in LessonId]: LessonText }
