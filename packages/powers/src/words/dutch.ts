import { wordsOf } from './make.ts'
import { dutch } from './nl/index.ts'

export const words = wordsOf(dutch)
