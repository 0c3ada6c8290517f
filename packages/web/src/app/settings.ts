import { LANGUAGES, type Language } from '@hippodrome/engine'
import { create } from 'zustand'

export const THEMES = ['system', 'light', 'dark'] as const
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export const MOTIONS = ['system', 'full', 'reduced'] as const
/** When the chances of the seats stand on a board: where all others are bots, always, never. */
export const CHANCES = ['bots', 'always', 'never'] as const
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

const oneOf =
  <T>(known: readonly T[], usual: T) =>
  (stored: unknown): T =>
    known.find((one) => one === stored) ?? usual

const yesOrNo =
  (usual: boolean) =>
  (stored: unknown): boolean =>
    typeof stored === 'boolean' ? stored : usual

/**
 * How each setting is read; what is unknown or spoilt is as usual. By hand: the first page needs this before it can draw
 * anything, and a library that checks data would be a tenth of its script.
 */
const readers = {
  language: oneOf(LANGUAGES, languageOf(typeof navigator === 'undefined' ? [] : navigator.languages)),
  theme: oneOf(THEMES, 'system'),
  speed: oneOf(SPEEDS, 'normal'),
  motion: oneOf(MOTIONS, 'system'),
  /** Ask before a turn that could still be taken back goes to the next player. */
  confirmTurn: yesOrNo(true),
  /** Ask before each choice that is clicked on the board; always so on a small screen. */
  confirmChoice: yesOrNo(false),
  table: oneOf(TABLES, 'board'),
  /** In new matches: asked also where there is one choice only, so that nobody learns from it. */
  alwaysAsk: yesOrNo(false),
  chances: oneOf(CHANCES, 'bots'),
  sound: yesOrNo(false),
  /** Sounds are off until somebody wants them; they are offered once. */
  soundOffered: yesOrNo(false),
  /** What colours tell, hatches and dashes tell too. */
  patterns: yesOrNo(false),
  /** Keys of one letter or number act. */
  keys: yesOrNo(true),
}

type Settings = { readonly [key in keyof typeof readers]: ReturnType<(typeof readers)[key]> }

export function settingsFrom(text: string | null | undefined): Settings {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    stored = {}
  }
  const values = new Map<string, unknown>(Object.entries(stored ?? {}))
  return Object.fromEntries(
    Object.entries(readers).map(([key, read]) => [key, read(values.get(key))]),
  ) as Settings
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
