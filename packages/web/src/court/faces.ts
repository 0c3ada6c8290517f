import type { Language } from '@hippodrome/engine'
import type { Faces } from '@hippodrome/court/faces'
import type { CourtWords } from '@hippodrome/court/words'
import { createContext, useContext } from 'react'
import type { Spoken as At } from '../board/stage.ts'
import { tableWords } from './words.ts'

/** What cards say and what the table says, in one language. */
export type Spoken = { readonly faces: Faces; readonly words: (typeof tableWords)[Language] }

export const spokenIn = ({ words, language }: At): Spoken => ({
  faces: (words as unknown as CourtWords).faces,
  words: tableWords[language],
})

export const FacesContext = createContext<Spoken | undefined>(undefined)

export function useFaces(): Spoken {
  const spoken = useContext(FacesContext)
  if (!spoken) throw new Error('no language is spoken at this table')
  return spoken
}
