import { type RefObject, useEffect } from 'react'
import { useSettings } from '../app/settings.ts'
import { useLatest } from '../app/useLatest.ts'
import type { Playing } from './playing.ts'

/** What Enter does when nothing that it could press has the focus: a word that is waited for, or what a board marks as usual. */
const WORDS = [
  '[data-testid=do-plan]:enabled, [data-testid=confirm], [data-testid=confirm-turn], [data-testid=skip]',
  '[data-enter]:enabled',
]

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

const isFree = (): boolean => document.querySelector(':is(button, a, [data-spot]):focus') === null

/** Answers keys while nobody types and no dialog is open; `answer` says whether the key meant something. */
export function useTableKeys(
  root: RefObject<HTMLElement | null>,
  answer: (event: KeyboardEvent, root: HTMLElement) => boolean,
): void {
  const latest = useLatest(answer)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const element = root.current
      if (!element || event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return
      if (isTyping(event.target)) return
      if (latest.current(event, element)) event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [root, latest])
}

/** The keys that every table has: digits, Enter, Escape, Undo and Redo, and the time-line. */
export function tableKey(event: KeyboardEvent, root: HTMLElement, playing: Playing): boolean {
  const { key } = event
  if (event.ctrlKey || event.metaKey) return takeBack(event, playing)
  switch (key) {
    case 'Escape':
      playing.select(undefined)
      if (playing.past !== undefined) playing.walker.present()
      return true
    case 'Enter':
      // A key that is held down was meant for the question before.
      return isFree() && !event.repeat && WORDS.some((word) => press(root.querySelector<HTMLElement>(word)))
    case '[':
    case ']':
      playing.walker.step(key === '[' ? -1 : 1)
      return true
    default:
      return (
        /^[1-9]$/.test(key) &&
        useSettings.getState().keys &&
        press(root.querySelector<HTMLElement>(`[data-digit="${key}"]`))
      )
  }
}

export function press(element: HTMLElement | null): boolean {
  element?.focus()
  element?.click()
  return element !== null
}

function takeBack({ key, shiftKey }: KeyboardEvent, playing: Playing): boolean {
  const undo = key.toLowerCase() === 'z' && !shiftKey
  const redo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey)
  if (undo) playing.undo()
  if (redo) playing.redo()
  return undo || redo
}
