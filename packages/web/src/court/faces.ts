import type { Language } from '@hippodrome/engine'
import { type Faces, facesOf } from '@hippodrome/court/faces'
import { createContext, useContext } from 'react'
import { tableWords } from './words.ts'

/** What cards say and what the table says, in one language. */
export type Spoken = { readonly faces: Faces; readonly words: (typeof tableWords)[Language] }

export const spokenIn = (language: Language): Spoken => ({
  faces: facesOf(language),
  words: tableWords[language],
})

export const FacesContext = createContext<Spoken | undefined>(undefined)

export function useFaces(): Spoken {
  const spoken = useContext(FacesContext)
  if (!spoken) throw new Error('no language is spoken at this table')
  return spoken
}
