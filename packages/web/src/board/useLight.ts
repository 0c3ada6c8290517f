import { type RefObject, useLayoutEffect } from 'react'
import type { Pointed } from './pointer.ts'
import type { Stage } from './stage.ts'

/** The spots that what is pointed at, selected or planned concerns. */
function litBy({ pointer, spots, targetsOf, playing, planned }: Stage): ReadonlySet<string> {
  const { choice, spot, spots: spoken } = pointer.getState()
  const here = spot === undefined ? [] : (spots.get(spot)?.choices ?? [])
  const choices = [choice, playing.selected, ...here].filter((one) => one !== undefined)
  return new Set([...choices.flatMap((one) => targetsOf(one)), ...(spoken ?? []), ...(planned?.spots ?? [])])
}

/**
 * Lights the spots of what is pointed at, and writes the marks on them: `data-lit`, `data-numbers`, `data-last`. Done on the
 * elements themselves, so that a pointer that wanders over the board draws nothing anew.
 */
export function useLight(root: RefObject<HTMLElement | null>, stage: Stage): void {
  // Without a list of what it depends on: whatever was drawn just now is lit too.
  useLayoutEffect(() => {
    const put = () => {
      const lit = litBy(stage)
      const alike = alikeIn(root.current, stage.pointer.getState())
      // What is of a kind need not be a spot.
      for (const element of root.current?.querySelectorAll('[data-lit]:not([data-spot])') ?? [])
        if (!alike.has(element)) write(element, 'data-lit', undefined)
      for (const element of alike) write(element, 'data-lit', '')
      for (const element of root.current?.querySelectorAll('[data-spot]') ?? []) {
        const key = element.getAttribute('data-spot') ?? ''
        write(element, 'data-lit', lit.has(key) || alike.has(element) ? '' : undefined)
        const mark = stage.marks.get(key)
        write(element, 'data-numbers', mark?.numbers.join(' ') || undefined)
        write(element, 'data-last', mark?.seats.at(-1)?.toString())
      }
    }
    put()
    return stage.pointer.subscribe(put)
  })
}

/** All on the board that is of the kind of a sign. */
function alikeIn(root: Element | null, { kind, kept }: Pointed): ReadonlySet<Element> {
  const selector = kind ?? kept
  const found = selector === undefined ? [] : [...(root?.querySelectorAll(selector) ?? [])]
  return new Set(found.filter((element) => !element.closest('dialog')))
}

/** Most spots stay as they are, and there are many of them. */
function write(element: Element, name: string, value: string | undefined): void {
  if ((element.getAttribute(name) ?? undefined) === value) return
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
