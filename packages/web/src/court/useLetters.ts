import type { RefObject } from 'react'
import { useSettings } from '../app/settings.ts'
import { press, useTableKeys } from '../play/tableKeys.ts'

/** A letter presses what says that it is its letter, as long as that is in sight and can be pressed. */
export function useLetters(root: RefObject<HTMLElement | null>): void {
  useTableKeys(root, ({ key, ctrlKey, metaKey, shiftKey }, table) => {
    if (ctrlKey || metaKey || shiftKey || !/^[a-z]$/i.test(key) || !useSettings.getState().keys) return false
    const named = [...table.querySelectorAll<HTMLElement>(`[data-letter="${key.toUpperCase()}"]`)]
    return press(named.find((one) => one.ariaDisabled !== 'true' && one.checkVisibility()) ?? null)
  })
}
