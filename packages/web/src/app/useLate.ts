import { useEffect, useState } from 'react'

/**
 * What is fetched when it is first wanted, and nothing until it has come: what is on the screen stays there meanwhile. (`lazy`
 * leaves its place empty, and React fills no empty place within 300 ms.)
 */
export function useLate<T>(load: () => Promise<T>, wanted: boolean): T | undefined {
  const [found, setFound] = useState<{ readonly load: unknown; readonly of: T }>()
  useEffect(() => {
    if (!wanted) return undefined
    let stays = true
    load().then(
      (of) => {
        if (stays) setFound({ load, of })
      },
      (fault: unknown) => {
        // Said by whoever says what cannot be drawn.
        if (stays)
          setFound(() => {
            throw fault
          })
      },
    )
    return () => {
      stays = false
    }
  }, [load, wanted])
  return found?.load === load ? found.of : undefined
}
