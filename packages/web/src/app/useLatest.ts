import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The newest value, for listeners that are set up once. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
