import { useEffect, useRef } from 'react'
import { useSettings } from '../app/settings.ts'
import type { Shown } from '../play/presenter.ts'
import { cueOf } from './cue.ts'

/** Lets the table be heard, for those who switched that on; a hidden tab only calls for a turn. */
export function useSounds(shown: Shown | undefined): void {
  const sound = useSettings((settings) => settings.sound)
  const before = useRef<Shown>(undefined)
  useEffect(() => {
    const cue = shown && cueOf(before.current, shown)
    before.current = shown
    if (!sound || !cue || (document.hidden && cue !== 'turn')) return
    void import('./play.ts').then(({ playSound }) => playSound(cue))
  }, [shown, sound])
}
