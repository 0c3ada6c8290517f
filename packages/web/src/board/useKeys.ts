import { type RefObject, useEffect } from 'react'
import { useSettings } from '../app/settings.ts'
import { useLatest } from './useLatest.ts'
import type { Board } from './board.ts'
import { nearestIn, type Way } from './nearest.ts'
import type { Stage } from './stage.ts'

type Acts = {
  readonly toggleSince: () => void
  readonly openLegend: () => void
}

const WAYS: { readonly [key: string]: Way | undefined } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** What Enter does when nothing that it could press has the focus. */
const WORD = '[data-testid=do-plan], [data-testid=confirm], [data-testid=confirm-turn], [data-testid=skip]'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** The keys of a board; `?` lists them. */
export function useKeys(root: RefObject<HTMLElement | null>, board: Board, stage: Stage, acts: Acts): void {
  const latest = useLatest({ board, stage, acts })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const element = root.current
      if (!element || event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return
      if (isTyping(event.target)) return
      if (answer(event, element, latest.current)) event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [root, latest])
}

type Now = { readonly board: Board; readonly stage: Stage; readonly acts: Acts }

/** Whether the key meant something here. */
function answer(event: KeyboardEvent, root: HTMLElement, now: Now): boolean {
  const { key } = event
  const { playing, letGo } = now.stage
  if (event.ctrlKey || event.metaKey) return takeBack(event, playing)
  const way = WAYS[key]
  if (way) return walk(root, way)
  switch (key) {
    case '?':
      now.acts.openLegend()
      return true
    case 'Escape':
      letGo()
      if (playing.past !== undefined) playing.walker.present()
      return true
    case 'Enter':
      return press(root.querySelector<HTMLElement>(isFree() ? WORD : 'none'))
    case '[':
    case ']':
      playing.walker.step(key === '[' ? -1 : 1)
      return true
    default:
      if (!useSettings.getState().keys) return false
      return /^[1-9]$/.test(key)
        ? press(root.querySelector<HTMLElement>(`[data-digit="${key}"]`))
        : key.length === 1 && letter(event, root, now)
  }
}

const isFree = (): boolean => document.querySelector(':is(button, a, [data-spot]):focus') === null

function press(element: HTMLElement | null): boolean {
  element?.focus()
  element?.click()
  return element !== null
}

function takeBack({ key, shiftKey }: KeyboardEvent, playing: Stage['playing']): boolean {
  const undo = key.toLowerCase() === 'z' && !shiftKey
  const redo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey)
  if (undo) playing.undo()
  if (redo) playing.redo()
  return undo || redo
}

/** From the spot that has the focus to the nearest that way; from nowhere to the first that can be chosen. */
function walk(root: HTMLElement, way: Way): boolean {
  const here = document.activeElement
  if (here && here !== document.body && !here.closest('[data-spot]')) return false
  const spots = [...root.querySelectorAll<HTMLElement>('.scene [data-spot][aria-label]')]
  const next =
    here?.closest('.scene [data-spot]') instanceof Element
      ? nearestIn(here.closest('.scene [data-spot]') as Element, spots, way)
      : (spots.find((spot) => spot.matches('.legal')) ?? spots[0])
  next?.focus()
  return next !== undefined
}

/** A letter is the board's, then the frame's, then that of a place; with Shift always that of a place. */
function letter(event: KeyboardEvent, root: HTMLElement, { board, stage, acts }: Now): boolean {
  const key = event.key.toLowerCase()
  const focused = document.activeElement?.closest<HTMLElement>('[data-spot]')
  const plan = event.shiftKey
    ? undefined
    : board.gesture?.({ kind: 'key', key, spot: focused?.dataset.spot }, stage)
  if (plan) {
    stage.carryOut(plan)
    return true
  }
  if (!event.shiftKey && key === 's') {
    acts.toggleSince()
    return true
  }
  if (!event.shiftKey && key === 'l') return press(root.querySelector<HTMLElement>('[data-testid=to-list]'))
  const named = [...root.querySelectorAll<HTMLElement>('.scene [data-spot][aria-label]')].filter((spot) =>
    spot.getAttribute('aria-label')?.toLowerCase().startsWith(key),
  )
  const next = named[(named.findIndex((spot) => spot === focused) + 1) % Math.max(1, named.length)]
  next?.focus()
  return next !== undefined
}
