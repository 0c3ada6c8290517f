import { LANGUAGES } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { playWords } from '../play/words.ts'
import { powersWords } from './words.ts'

it.each(LANGUAGES)('%s names the button that takes a captain’s placements back as it is called', (language) =>
  expect(powersWords[language].proposalHint).toContain(`“${playWords[language].undo}”`),
)
