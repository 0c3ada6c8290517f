/** Acts when what was drawn just now is on the screen: what can wait for that does not delay it. Gives what calls it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** No screen draws more seldom than this; one that draws nothing is not waited for any longer. */
const LATEST_MS = 100

/** When what was drawn just now is on the screen; at once where nobody sees it. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) {
      resolve()
      return
    }
    afterPaint(resolve)
    setTimeout(resolve, LATEST_MS)
  })
