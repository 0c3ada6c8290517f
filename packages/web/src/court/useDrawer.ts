import { type RefObject, useCallback, useEffect } from 'react'
import type { Pointer } from '../board/pointer.ts'
import { useNarrow } from '../play/useNarrow.ts'

/** Opens and closes the drawer with the list and the chronicle; on a phone it makes room for what it shows on the table. */
export function useDrawer(root: RefObject<HTMLElement | null>, pointer: Pointer): () => void {
  const narrow = useNarrow()
  const toggle = useCallback(
    (open?: boolean) => void root.current?.closest('.board')?.toggleAttribute('data-list', open),
    [root],
  )
  useEffect(
    () =>
      pointer.subscribe((now, before) => {
        if (narrow && now.shown !== before.shown) toggle(false)
      }),
    [narrow, pointer, toggle],
  )
  return useCallback(() => toggle(), [toggle])
}
