import type { RefObject } from 'react'
import { useSettings } from '../app/settings.ts'
import { press, tableKey, useTableKeys } from '../play/tableKeys.ts'
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

/** The keys of a board; `?` lists them. */
export function useKeys(root: RefObject<HTMLElement | null>, board: Board, stage: Stage, acts: Acts): void {
  useTableKeys(root, (event, element) => answer(event, element, { board, stage, acts }))
}

type Now = { readonly board: Board; readonly stage: Stage; readonly acts: Acts }

/** Whether the key meant something here. */
function answer(event: KeyboardEvent, root: HTMLElement, now: Now): boolean {
  const { key } = event
  const { playing, letGo } = now.stage
  if (key === 'Escape') {
    letGo()
    root.removeAttribute('data-list')
  }
  if (tableKey(event, root, playing)) return true
  if (event.ctrlKey || event.metaKey) return false
  const way = WAYS[key]
  if (way) return walk(root, way)
  if (key === '?') {
    now.acts.openLegend()
    return true
  }
  return useSettings.getState().keys && /^\D$/.test(key) && letter(event, root, now)
}

/** The places of the scene that can have the focus now. */
const spotsIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('.scene [data-spot]:is(button, [tabindex], [aria-label])')].filter(
    (spot) => spot.checkVisibility(),
  )

/** From the spot that has the focus to the nearest that way; from nowhere to the first that can be chosen. */
function walk(root: HTMLElement, way: Way): boolean {
  const here = document.activeElement
  if (here && here !== document.body && !here.closest('[data-spot]')) return false
  const spots = spotsIn(root)
  const next =
    here?.closest('.scene [data-spot]') instanceof Element
      ? nearestIn(here.closest('.scene [data-spot]') as Element, spots, way)
      : (spots.find((spot) => spot.matches('.legal')) ?? spots[0])
  next?.focus()
  return next !== undefined
}

/** A plan without choices leads somewhere. */
function goTo(root: HTMLElement, stage: Stage, spots: readonly string[]): boolean {
  const there = spotsIn(root).find(({ dataset }) => spots.includes(dataset.spot ?? ''))
  stage.show(spots)
  there?.focus()
  return there !== undefined
}

/** A letter is the board's, then the frame's, then that of a place; with Shift always that of a place. */
function letter(event: KeyboardEvent, root: HTMLElement, { board, stage, acts }: Now): boolean {
  const key = event.key.toLowerCase()
  const focused = document.activeElement?.closest<HTMLElement>('[data-spot]')
  const plan = event.shiftKey
    ? undefined
    : board.gesture?.({ kind: 'key', key, spot: focused?.dataset.spot }, stage)
  if (plan && plan.choices.length > 0) {
    stage.carryOut(plan)
    return true
  }
  if (plan) return goTo(root, stage, plan.spots ?? [])
  if (!event.shiftKey && key === 's') {
    acts.toggleSince()
    return true
  }
  if (!event.shiftKey && key === 't' && stage.playing.company) {
    stage.playing.company.toggle()
    return true
  }
  if (!event.shiftKey && key === 'l') return press(root.querySelector<HTMLElement>('[data-testid=to-list]'))
  const nameOf = (spot: HTMLElement) => spot.getAttribute('aria-label') ?? spot.textContent ?? ''
  const named = spotsIn(root).filter((spot) => nameOf(spot).trim().toLowerCase().startsWith(key))
  const next = named[(named.findIndex((spot) => spot === focused) + 1) % Math.max(1, named.length)]
  next?.focus()
  return next !== undefined
}
