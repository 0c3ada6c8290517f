import { LANGUAGES, type Language } from '@hippodrome/engine'
import * as v from 'valibot'
import { create } from 'zustand'

export const THEMES = ['system', 'light', 'dark'] as const
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export const MOTIONS = ['system', 'full', 'reduced'] as const
export const TABLES = ['board', 'plain', 'text'] as const

/** The factor by which everything that is shown step by step takes longer. */
export const PACE: { readonly [speed in (typeof SPEEDS)[number]]: number } = {
  slow: 16 / 9,
  normal: 1,
  fast: 7 / 18,
  instant: 0,
}

const KEY = 'hippodrome.settings'

/** The first language of the browser that we speak. */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (known) return known
  }
  return 'en'
}

/** A setting that is unknown or spoilt falls back to its default. */
const schema = v.object({
  language: v.fallback(v.picklist(LANGUAGES), () =>
    languageOf(typeof navigator === 'undefined' ? [] : navigator.languages),
  ),
  theme: v.fallback(v.picklist(THEMES), 'system'),
  speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
  /** Ask before a turn that could still be taken back goes to the next player. */
  confirmTurn: v.fallback(v.boolean(), true),
  /** Ask before each choice that is clicked on the board; always so on a small screen. */
  confirmChoice: v.fallback(v.boolean(), false),
  table: v.fallback(v.picklist(TABLES), 'board'),
  /** In new matches: asked also where there is one choice only, so that nobody learns from it. */
  alwaysAsk: v.fallback(v.boolean(), false),
  sound: v.fallback(v.boolean(), false),
  /** Sounds are off until somebody wants them; they are offered once. */
  soundOffered: v.fallback(v.boolean(), false),
  /** What colours tell, hatches and dashes tell too. */
  patterns: v.fallback(v.boolean(), false),
  /** Keys of one letter or number act. */
  keys: v.fallback(v.boolean(), true),
})

type Settings = v.InferOutput<typeof schema>

export function settingsFrom(text: string | null | undefined): Settings {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    stored = {}
  }
  return v.parse(schema, typeof stored === 'object' && stored !== null ? { ...EMPTY, ...stored } : EMPTY)
}

/** An object without a key has no value to fall back from. */
const EMPTY = {
  language: undefined,
  theme: undefined,
  speed: undefined,
  motion: undefined,
  confirmTurn: undefined,
  confirmChoice: undefined,
  table: undefined,
  alwaysAsk: undefined,
  sound: undefined,
  soundOffered: undefined,
  patterns: undefined,
  keys: undefined,
}

type Store = Settings & { readonly set: (change: Partial<Settings>) => void }

export const useSettings = create<Store>()((set, get) => ({
  ...settingsFrom(typeof localStorage === 'undefined' ? undefined : localStorage.getItem(KEY)),
  set(change) {
    set(change)
    const { set: _set, ...settings } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser that stores nothing forgets the settings with the tab.
    }
  },
}))
