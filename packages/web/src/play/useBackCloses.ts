import { useEffect } from 'react'
import { useLatest } from '../app/useLatest.ts'

/** How many windows lie over each other at the present entry of the history. */
const depth = (): number => (history.state as { readonly dialogs?: number } | null)?.dialogs ?? 0

/** A window that was closed by hand takes its entry off the history; who opens another meanwhile waits for that. */
let leaving: Promise<void> = Promise.resolve()

function leave(): void {
  leaving = new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    setTimeout(resolve, 500)
  })
  history.back()
}

/** Back closes the window on top instead of leaving the match. */
export function useBackCloses(onClose: () => void): void {
  const close = useLatest(onClose)
  useEffect(() => {
    let open = true
    let mine = 0
    const gone = () => {
      if (mine > 0 && depth() < mine) close.current()
    }
    void leaving.then(() => {
      if (!open) return
      mine = depth() + 1
      history.pushState({ dialogs: mine }, '')
      addEventListener('popstate', gone)
    })
    return () => {
      open = false
      removeEventListener('popstate', gone)
      if (mine > 0 && depth() === mine) leave()
    }
  }, [close])
}
