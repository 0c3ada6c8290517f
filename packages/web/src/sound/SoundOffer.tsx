import { useState } from 'react'
import { useWords } from '../app/language.ts'
import { settingsWords } from '../app/settingsWords.ts'
import { useSettings } from '../app/settings.ts'
import { playSound } from './play.ts'

/** Offers sounds once, quietly, to who never heard of them; after that they are among the settings. */
export function SoundOffer() {
  const words = useWords(settingsWords)
  const { sound, soundOffered, set } = useSettings()
  const [answered, setAnswered] = useState(sound || soundOffered)
  if (answered) return undefined
  const answer = (wanted: boolean) => {
    setAnswered(true)
    set({ soundOffered: true, sound: wanted })
    if (wanted) playSound('turn')
  }
  return (
    <p className="actions sound-offer" data-testid="sound-offer">
      <span>{words.soundOffer}</span>
      <button type="button" onClick={() => answer(true)}>
        {words.soundYes}
      </button>
      <button type="button" className="plain" onClick={() => answer(false)}>
        {words.soundNo}
      </button>
    </p>
  )
}
