import { useEffect, useRef } from 'react'

/** Whatever does something when it is clicked. */
const ACTING = 'button, a, summary, label, input, select, [role=button], [data-spot]'

const acts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ACTING) !== null

/** What answers no question: one takes back, or walks through time, as fast as one likes. */
const WALKING = '.timeline button, [data-testid=undo], [data-testid=redo]'

const walksBy = (target: EventTarget | null): string | undefined => {
  const found = target instanceof Element ? target.closest(WALKING) : undefined
  return found ? (found.getAttribute('data-testid') ?? found.className) : undefined
}

/** What lies there several times over, by its spot: a box of cubes, a good. The board says which kinds of spots those are. */
function pickedAt(target: EventTarget | null): string | undefined {
  const found =
    target instanceof Element ? target.closest<HTMLElement>('[data-spot], [data-picks]') : undefined
  const spot = found?.dataset.spot ?? found?.dataset.picks
  const many = found?.closest<HTMLElement>('[data-many]')?.dataset.many?.split(' ') ?? []
  return spot !== undefined && many.includes(spot.split(':')[0] ?? '') ? spot : undefined
}

/** How long, and how far around it, the spot that was just clicked does not act for a new question. */
const REST_MS = 400
const REACH = 24

type Asked = { readonly number: number; readonly prompt: string }

type Click = {
  readonly decision: Asked | undefined
  /** What was picked, where one may pick it again. */
  readonly picks: string | undefined
  /** Which button through time it was, if any. */
  readonly walks: string | undefined
  readonly x: number
  readonly y: number
  readonly at: number
  /** Which click of a row the browser takes it for. */
  readonly detail: number
}

/** Whether one more of the same is picked, in answer to the same question, which nobody else was asked meanwhile. */
const picksOn = (last: Click, click: Click): boolean =>
  click.picks !== undefined &&
  click.picks === last.picks &&
  click.decision?.prompt === last.decision?.prompt &&
  click.decision?.number === (last.decision?.number ?? Number.NaN) + 1

/** Whether a click was meant for the question before. */
export const tooSoon = (last: Click, click: Click): boolean =>
  last.decision?.number !== click.decision?.number &&
  !picksOn(last, click) &&
  (click.walks === undefined || click.walks !== last.walks) &&
  (click.detail > 1 ||
    (click.at - last.at < REST_MS && Math.hypot(click.x - last.x, click.y - last.y) < REACH))

/**
 * Choices are on the screen faster than a hand rests. A click at the same spot right after another, or a key that is held
 * down, was meant for the decision before: it chooses nothing of the next one, even where that is worded alike ("Pass",
 * "Pass"), unless it takes one more cube or good from where the last was taken.
 */
export function useSteadyHand(decision: Asked | undefined): void {
  const now = useRef(decision)
  useEffect(() => {
    now.current = decision
  }, [decision])
  useEffect(() => {
    let last: Click | undefined
    const clicked = (event: MouseEvent) => {
      // A click that no hand made has no place.
      if (event.detail === 0) return
      const { target, clientX: x, clientY: y, timeStamp: at, detail } = event
      const [picks, walks] = [pickedAt(target), walksBy(target)]
      const click = { decision: now.current, picks, walks, x, y, at, detail }
      if (acts(target) && last && tooSoon(last, click)) {
        event.preventDefault()
        event.stopPropagation()
      } else last = click
    }
    const held = (event: KeyboardEvent) => {
      if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
      if (!acts(event.target)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', clicked, true)
    addEventListener('keydown', held, true)
    return () => {
      removeEventListener('click', clicked, true)
      removeEventListener('keydown', held, true)
    }
  }, [])
}
