import type { LeafChange } from '@hippodrome/engine'

/** The first value and the last of everything that several steps change. */
export function summed(changes: readonly LeafChange[]): readonly LeafChange[] {
  const all = new Map<string, LeafChange>()
  for (const change of changes) {
    const key = change.path.join('/')
    const before = all.get(key)
    all.set(key, before ? { ...change, from: before.from } : change)
  }
  return [...all.values()].filter(({ from, to }) => from !== to)
}
