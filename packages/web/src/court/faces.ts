import type { Faces } from '@hippodrome/court/faces'
import type { CourtWords } from '@hippodrome/court/words'
import { createContext, useContext } from 'react'
import type { Spoken as At } from '../board/stage.ts'
import type { Phrases } from './words.en.ts'
import { tableWords } from './words.ts'

/** What cards say and what the table says, in one language. */
export type Spoken = { readonly faces: Faces; readonly words: Phrases }

export const spokenIn = ({ words, language }: At): Spoken => ({
  faces: (words as unknown as CourtWords).faces,
  words: tableWords(language),
})

export const FacesContext = createContext<Spoken | undefined>(undefined)

export function useFaces(): Spoken {
  const spoken = useContext(FacesContext)
  if (!spoken) throw new Error('no language is spoken at this table')
  return spoken
}
