import { type RefObject, useEffect, useState } from 'react'
import type { Board } from './board.ts'

import type { Stage } from './stage.ts'
import { rests as isResting } from '../app/resting.ts'
import { useLatest } from '../app/useLatest.ts'

/** A spot that explains itself; `stays` until something else is touched. */
export type Explained = {
  readonly spot: string
  /** What is explained, for who hears it. */
  readonly element: Element
  readonly at: DOMRect
  readonly stays: boolean
  /** Where the scene ends: what is decided with lies beyond, and is not covered. */
  readonly right: number
}

const HOVER_MS = 450
const PRESS_MS = 450
const DRAG = 8

const spotOf = (target: EventTarget | null): HTMLElement | SVGElement | undefined => {
  const found =
    target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-spot]') : undefined
  return found ?? undefined
}

/** What explains itself there: a spot, or within one something that is none (`data-about`). */
const aboutOf = (target: EventTarget | null): HTMLElement | SVGElement | undefined => {
  const found =
    target instanceof Element
      ? target.closest<HTMLElement | SVGElement>('[data-about], [data-spot]')
      : undefined
  return found ?? undefined
}

const nameOf = ({ dataset }: HTMLElement | SVGElement): string => dataset.about ?? dataset.spot ?? ''

const boxOf = (element: Element): DOMRect =>
  (element.querySelector('.hit') ?? element).getBoundingClientRect()

/**
 * What hands do on a board: click, point, press long and drag, on whatever has `data-spot`. Gives the spot that explains
 * itself. Something that can be dragged says so with `data-drag`.
 */
export function useHands(
  root: RefObject<HTMLElement | null>,
  board: Board,
  stage: Stage,
): Explained | undefined {
  const latest = useLatest({ board, stage })
  const [explained, setExplained] = useState<Explained>()
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const abort = new AbortController()
    const { signal } = abort
    const listen = <K extends keyof HTMLElementEventMap>(
      kind: K,
      act: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => element.addEventListener(kind, act, { signal, capture })
    let timer: ReturnType<typeof setTimeout> | undefined
    let swallow = false
    let rests = false
    let held: { readonly spot: string; readonly x: number; readonly y: number; dragging: boolean } | undefined
    // What explains itself, or will if the pointer stays.
    let told: HTMLElement | SVGElement | undefined
    const later = (about: HTMLElement | SVGElement, stays: boolean, wait: number) => {
      clearTimeout(timer)
      told = about
      timer = setTimeout(() => {
        swallow = stays
        if (!told) return
        const right = told.closest('.stage')?.getBoundingClientRect().right ?? innerWidth
        setExplained({ spot: nameOf(told), element: told, at: boxOf(told), stays, right })
      }, wait)
    }
    const quiet = () => {
      clearTimeout(timer)
      told = undefined
      setExplained((now) => (now?.stays ? now : undefined))
    }
    /** The same, drawn anew under a pointer that rests, goes on explaining itself. */
    const goOn = (about: HTMLElement | SVGElement) => {
      told = about
      setExplained((now) => (now && now.spot === nameOf(about) ? { ...now, element: about } : now))
    }
    const point = (spot: string | undefined) => {
      const { pointer } = latest.current.stage
      if (pointer.getState().spot !== spot) pointer.setState({ spot })
    }
    const over = (event: PointerEvent) => {
      const about = aboutOf(event.target)
      const spot = spotOf(event.target)?.dataset.spot
      rests = event.pointerType === 'mouse' && isResting(event)
      // What came up under a pointer that rests is not pointed at; what it has clicked stays so.
      if (!rests || latest.current.stage.pointer.getState().spot !== spot) point(rests ? undefined : spot)
      const hovers = event.pointerType === 'mouse' && event.buttons === 0
      if (about && hovers && !rests) later(about, false, HOVER_MS)
      else if (about && hovers && told && nameOf(about) === nameOf(told)) goOn(about)
      else quiet()
    }
    listen('pointerover', over)
    listen('pointerleave', () => {
      point(undefined)
      quiet()
    })
    listen('focusin', ({ target }) => {
      const spot = spotOf(target)
      if (!spot?.matches(':focus-visible')) return
      point(spot.dataset.spot)
      later(spot, false, HOVER_MS)
    })
    listen('focusout', () => {
      point(undefined)
      quiet()
    })
    listen('pointerdown', (event) => {
      const spot = spotOf(event.target)
      const about = aboutOf(event.target)
      swallow = false
      setExplained(undefined)
      clearTimeout(timer)
      told = undefined
      if (about && event.pointerType !== 'mouse') later(about, true, PRESS_MS)
      if (spot?.matches('[data-drag]'))
        held = { spot: spot.dataset.spot ?? '', x: event.clientX, y: event.clientY, dragging: false }
    })
    listen('pointermove', (event) => {
      if (rests && !isResting(event)) over(event)
      if (event.buttons === 0 || !held) return
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y)
      if (far < DRAG && !held.dragging) return
      held.dragging = true
      clearTimeout(timer)
      const to = spotOf(document.elementFromPoint(event.clientX, event.clientY))?.dataset.spot
      point(to)
      const plan = to === undefined ? undefined : dragged(held.spot, to)
      if (plan) latest.current.stage.propose(plan)
    })
    const dragged = (spot: string, to: string) => {
      const { board: now, stage: at } = latest.current
      return spot === to ? undefined : now.gesture?.({ kind: 'drag', spot, to }, at)
    }
    listen('pointerup', (event) => {
      clearTimeout(timer)
      const from = held
      held = undefined
      if (!from?.dragging) return
      swallow = true
      const to = spotOf(document.elementFromPoint(event.clientX, event.clientY))?.dataset.spot
      const plan = to === undefined ? undefined : dragged(from.spot, to)
      if (plan) latest.current.stage.carryOut(plan)
      else latest.current.stage.letGo()
    })
    listen(
      'click',
      (event) => {
        // A long press need not end in a click; one that a key makes is another.
        if (!swallow || event.detail === 0) return
        swallow = false
        event.stopPropagation()
        event.preventDefault()
      },
      true,
    )
    listen('click', (event) => {
      const { stage: at } = latest.current
      const spot = spotOf(event.target)?.dataset.spot
      if (spot !== undefined) at.activate(spot, event.shiftKey)
      else if (event.target instanceof Element && isGround(event.target)) at.letGo()
    })
    listen('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      const spot = spotOf(event.target)
      if (!spot || spot.matches('button, a, input')) return
      event.preventDefault()
      latest.current.stage.activate(spot.dataset.spot ?? '', event.shiftKey)
    })
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [root, latest])
  return explained
}

/** Nothing that acts: the scene itself. */
const isGround = (target: Element): boolean =>
  target.closest('.scene') !== null &&
  target.closest('button, a, input, select, summary, [role=button]') === null
