/** Does something after so many milliseconds, unless it is called off. */
export type Later = (act: () => void, ms: number) => () => void

/** By the machine's own clock; nobody waits for it at the end. */
export const later: Later = (act, ms) => {
  const timer = setTimeout(act, ms).unref()
  return () => clearTimeout(timer)
}
