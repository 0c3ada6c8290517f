import { wordsOf } from './make.ts'
import { nl } from './nl/index.ts'

export const words = wordsOf(nl)
