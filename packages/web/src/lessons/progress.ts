import * as v from 'valibot'
import { create } from 'zustand'
import { LESSON_IDS, type LessonId } from './ids.ts'

const KEY = 'hippodrome.lessons'

const schema = v.array(v.string())

/** The lessons that were finished; what is unknown or spoilt is forgotten. */
export function progressFrom(text: string | null): readonly LessonId[] {
  try {
    const stored = v.parse(schema, JSON.parse(text ?? '[]'))
    return LESSON_IDS.filter((id) => stored.includes(id))
  } catch {
    return []
  }
}

type Progress = { readonly done: readonly LessonId[]; readonly finish: (id: LessonId) => void }

export const useProgress = create<Progress>()((set, get) => ({
  done: progressFrom(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)),
  finish(id) {
    if (get().done.includes(id)) return
    const done = [...get().done, id]
    set({ done })
    try {
      localStorage.setItem(KEY, JSON.stringify(done))
    } catch {
      // A browser that stores nothing forgets the lessons with the tab.
    }
  },
}))
