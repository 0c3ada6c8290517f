import { createStore, type StoreApi, useStore } from 'zustand'

/** What is pointed at, by a mouse, a finger or the focus. */
export type Pointed = {
  /** A choice of the decision, by number. */
  readonly choice?: number | undefined
  /** A spot of the board. */
  readonly spot?: string | undefined
  /** Spots that something else speaks of: a line of news. */
  readonly spots?: readonly string[] | undefined
  /** A sign of the legend, by the CSS selector of what is of its kind. */
  readonly kind?: string | undefined
  /** The same of a sign that was clicked. */
  readonly kept?: string | undefined
  /** What was asked to be brought into sight, and how many times so far. */
  readonly shown?: { readonly spots: readonly string[]; readonly nth: number }
}

export type Pointer = StoreApi<Pointed>

export const newPointer = (): Pointer => createStore<Pointed>(() => ({}))

export const usePointed = <T>(pointer: Pointer, pick: (pointed: Pointed) => T): T => useStore(pointer, pick)

export const showSpots = (pointer: Pointer, spots: readonly string[]): void =>
  pointer.setState(({ shown }) => ({ shown: { spots, nth: (shown?.nth ?? 0) + 1 } }))

/** Leaves all of a kind lit until something else is touched. */
export function keepLit(pointer: Pointer, kept: string): void {
  const heard = new AbortController()
  const drop = () => {
    heard.abort()
    pointer.setState({ kept: undefined })
  }
  pointer.setState({ kept })
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, drop, { signal: heard.signal, capture: true })
}

/** Props of something that points at all of a kind. */
export const pointsAtKind = (pointer: Pointer, kind: string) => {
  const set = () => pointer.setState({ kind })
  const drop = () => pointer.setState({ kind: undefined })
  return { onPointerEnter: set, onPointerLeave: drop, onFocus: set, onBlur: drop }
}

/** Props of something that points at a choice. */
export const pointsAt = (pointer: Pointer, choice: number) => {
  const set = () => pointer.setState({ choice })
  const drop = () => pointer.setState((now) => (now.choice === choice ? { choice: undefined } : {}))
  return { onPointerEnter: set, onPointerLeave: drop, onFocus: set, onBlur: drop }
}

/** Props of something that speaks of spots. */
export const speaksOf = (pointer: Pointer, spots: readonly string[]) => {
  const set = () => pointer.setState({ spots })
  const drop = () => pointer.setState({ spots: undefined })
  return { onPointerEnter: set, onPointerLeave: drop, onFocus: set, onBlur: drop }
}
