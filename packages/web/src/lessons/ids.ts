/** The lessons of families, in the order in which one meets what they teach in a match. */
export const LESSON_IDS = [
  'control',
  'increase',
  'improve',
  'persia',
  'civilWar',
  'battle',
  'retreat',
  'bulgars',
  'fleets',
  'score',
] as const
export type LessonId = (typeof LESSON_IDS)[number]
