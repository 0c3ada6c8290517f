import { LANGUAGES } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { playWords } from '../play/words.ts'
import { powersWords } from './words.ts'

it.each(LANGUAGES)(
  '%s names the buttons that take a captain’s placements back as they are called',
  (language) => {
    const { undo, reset } = playWords[language]
    for (const button of [undo, reset]) expect(powersWords[language].proposalHint).toContain(`“${button}”`)
  },
)
