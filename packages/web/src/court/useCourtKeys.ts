import { type RefObject, useEffect, useRef } from 'react'
import { useSettings } from '../app/settings.ts'
import { press, useTableKeys } from '../play/tableKeys.ts'
import { toZone } from './zones.ts'

/**
 * The keys of this table: a letter presses what says that it is its letter, F6 walks from part to part, and Escape lets
 * happen what a letter asks about when there is nothing else to let go of.
 */
export function useCourtKeys(root: RefObject<HTMLElement | null>): void {
  const clicked = useClicked(root)
  useTableKeys(root, ({ key, ctrlKey, metaKey, shiftKey, repeat }, table) => {
    if (ctrlKey || metaKey) return false
    if (key === 'F6') return toZone(table, shiftKey ? -1 : 1)
    if (key === 'Escape') return !repeat && letPass(table)
    if (key === 'Enter') return !repeat && closeDeal(table, clicked.current)
    if (shiftKey || !/^[a-z]$/i.test(key) || !useSettings.getState().keys) return false
    const named = [...table.querySelectorAll<HTMLElement>(`[data-letter="${key.toUpperCase()}"]`)]
    return press(named.find((one) => one.ariaDisabled !== 'true' && one.checkVisibility()) ?? null)
  })
}

/** What has the focus because it was clicked, and not because keys led there. */
function useClicked(root: RefObject<HTMLElement | null>): RefObject<EventTarget | null> {
  const clicked = useRef<EventTarget>(null)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const click = ({ target, detail }: MouseEvent) => {
      if (detail > 0) clicked.current = target instanceof Element ? target.closest('[data-spot]') : null
    }
    const leave = () => {
      clicked.current = null
    }
    root.current?.addEventListener('click', click, { signal })
    root.current?.addEventListener('focusout', leave, { signal })
    return () => abort.abort()
  }, [root])
  return clicked
}

/**
 * Enter gives the word for what lies in the basket, or for what is planned of a unit: on a thing that lies there, or on one
 * that was clicked last. Who came to another thing by the keys lays that to it.
 */
function closeDeal(table: HTMLElement, clicked: EventTarget | null): boolean {
  const here = document.activeElement
  const waits =
    table.querySelector('[data-testid=do-plan]') && table.querySelector('[data-testid=basket], .unit-plan')
  if (!waits || !here?.matches('[data-spot], .segments-row .act')) return false
  if (!here.matches('.picked') && here !== clicked) return false
  press(table.querySelector<HTMLElement>('[data-testid=do-plan]:enabled'))
  return true
}

function letPass(table: HTMLElement): boolean {
  if (table.closest('.board')?.matches('[data-list], [data-past]')) return false
  return press(table.querySelector<HTMLElement>('.letter:not(.folded) [data-escape]'))
}
