import { english } from './en/index.ts'
import { wordsOf } from './make.ts'

export const words = wordsOf(english)
