import { useEffect, useState } from 'react'

const waiting = new Set<() => void>()
let settled = false

/** Safari has no such callback yet. */
const whenIdle = (act: () => void): void =>
  void ('requestIdleCallback' in globalThis
    ? requestIdleCallback(act, { timeout: 500 })
    : setTimeout(act, 50))

function next(): void {
  const [first] = waiting
  if (!first) {
    settled = true
    return
  }
  waiting.delete(first)
  first()
  whenIdle(next)
}

/**
 * Whether a picture may be drawn. While the page comes up they are drawn one by one, each when nothing else is to be done:
 * what can be read and clicked comes first, and no click waits for more than one of them. Later all are drawn at once.
 */
export function useTurn(): boolean {
  const [mine, setMine] = useState(settled)
  useEffect(() => {
    if (mine) return undefined
    const take = () => setMine(true)
    if (waiting.size === 0) whenIdle(next)
    waiting.add(take)
    return () => void waiting.delete(take)
  }, [mine])
  return mine
}
