import { type RefObject, useEffect } from 'react'

/** Nearer than this a hand has only trembled. */
const FAR = 8

/** What can be dragged follows the hand, so that one sees what is carried; what it comes to is the board's business. */
export function useCarry(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current
    if (!table) return undefined
    const abort = new AbortController()
    let held: { readonly element: HTMLElement; readonly x: number; readonly y: number } | undefined
    const drop = () => {
      held?.element.style.removeProperty('translate')
      held?.element.removeAttribute('data-carried')
      held = undefined
    }
    const take = ({ target, clientX: x, clientY: y, pointerType, button }: PointerEvent) => {
      const element = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : undefined
      if (element && pointerType === 'mouse' && button === 0) held = { element, x, y }
    }
    const carry = ({ clientX, clientY, buttons }: PointerEvent) => {
      if (!held) return
      if (buttons === 0) {
        drop()
        return
      }
      const [x, y] = [clientX - held.x, clientY - held.y]
      if (!held.element.hasAttribute('data-carried') && Math.hypot(x, y) < FAR) return
      held.element.setAttribute('data-carried', '')
      held.element.style.translate = `${x}px ${y}px`
    }
    const options = { signal: abort.signal }
    table.addEventListener('pointerdown', take, options)
    addEventListener('pointermove', carry, options)
    // After the board has seen what lies below.
    addEventListener('pointerup', drop, options)
    addEventListener('pointercancel', drop, options)
    return () => {
      drop()
      abort.abort()
    }
  }, [root])
}
