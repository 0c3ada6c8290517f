import { rangeIn } from '@hippodrome/engine'
import { useMemo } from 'react'
import { useLanguage } from '../app/language.ts'

export function useChances() {
  const language = useLanguage()
  return useMemo(() => rangeIn(language), [language])
}
