import { useEffect, useState } from 'react'

/** What is fetched by a name when a screen first wants it; `load` must be the same function every time. */
export function useLoaded<K extends string, T>(
  key: K | undefined,
  load: (key: K) => Promise<T | undefined>,
): T | 'missing' | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: K; readonly found: T | 'missing' }>()
  useEffect(() => {
    if (key === undefined) return
    let wanted = true
    const set = (found: T | undefined) => wanted && setLoaded({ key, found: found ?? 'missing' })
    load(key).then(set, () => set(undefined))
    return () => {
      wanted = false
    }
  }, [key, load])
  return loaded?.key === key ? loaded?.found : undefined
}
