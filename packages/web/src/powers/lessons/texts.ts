import type { LessonTexts } from '../../lessons/course.ts'
import { war as enWar } from './en/war.ts'
import { year as enYear } from './en/year.ts'
import { war as nlWar } from './nl/war.ts'
import { year as nlYear } from './nl/year.ts'

export const texts: { readonly en: LessonTexts<'powers'>; readonly nl: LessonTexts<'powers'> } = {
  en: { ...enYear, ...enWar },
  nl: { ...nlYear, ...nlWar },
}
