import * as v from 'valibot'
import { create } from 'zustand'

const KEY = 'hippodrome.muted'
/** The newest matches in which somebody was muted are remembered. */
const MATCHES = 50

const schema = v.array(v.tuple([v.string(), v.array(v.string())]))
/** A match, and the names that are not heard there. */
type Muted = v.InferOutput<typeof schema>

function read(): Muted {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    return []
  }
}

const NOBODY: readonly string[] = []

const useAll = create<{ readonly all: Muted }>(() => ({ all: read() }))

/** Whom this browser does not hear at a table. */
export const useMuted = (match: string): readonly string[] =>
  useAll(({ all }) => all.find(([id]) => id === match)?.[1] ?? NOBODY)

/** Hears somebody at a table no more, or again. */
export function mute(match: string, name: string, on: boolean): void {
  const { all } = useAll.getState()
  const others = (all.find(([id]) => id === match)?.[1] ?? NOBODY).filter((other) => other !== name)
  const names = on ? [...others, name] : others
  const rest = all.filter(([id]) => id !== match)
  const next: Muted = names.length > 0 ? [[match, names] as Muted[number], ...rest] : rest
  useAll.setState({ all: next.slice(0, MATCHES) })
  try {
    localStorage.setItem(KEY, JSON.stringify(next.slice(0, MATCHES)))
  } catch {
    return
  }
}
