/** Does something after so many milliseconds, unless it is called off; `late` says how much later than that it came to it. */
export type Later = (act: (late: number) => void, ms: number) => () => void

/** By the machine's own clock; nobody waits for it at the end. A machine that slept meanwhile is late by as much. */
export const later: Later = (act, ms) => {
  const due = Date.now() + ms
  const timer = setTimeout(() => act(Math.max(0, Date.now() - due)), ms).unref()
  return () => clearTimeout(timer)
}
