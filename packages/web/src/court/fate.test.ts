import type { CourtChoice } from '@hippodrome/court'
import { words } from '@hippodrome/court/words/en'
import { expect, it } from 'vitest'
import { fateOf } from './fate.ts'

const { cancels } = words.faces
const SILENCE = 'E104'
const WHISPER = 'E126'
const ANATHEMA = 'E127'
const PILGRIMAGE = 'E107'
const pass: CourtChoice = { do: 'pass' }
const play = (card: string): CourtChoice => ({ do: 'intrigue', card, cost: 3 })
const chainOf = (...cards: readonly string[]) => cards.map((card, seat) => ({ seat, card }))

it('§14.14 §25.14 says what becomes of a declared action by each answer', () => {
  const window = { prompt: 'answer-action', chain: [], declared: true }
  const fate = (choice: CourtChoice) => fateOf(choice, window, cancels)
  expect(fate(play(SILENCE))).toBe('lost')
  expect(fate({ do: 'store', area: 'thracia' })).toBe('returned')
  expect(fate(play(PILGRIMAGE))).toBe('goesOn')
  expect(fate(pass)).toBe('happens')
})

it('§14.7 says what a card comes to that cancels another, and what that one had stopped', () => {
  const window = { prompt: 'answer-intrigue', declared: true }
  const fate = (choice: CourtChoice, ...cards: readonly string[]) =>
    fateOf(choice, { ...window, chain: chainOf(...cards) }, cancels)
  expect(fate(play(WHISPER), SILENCE)).toBe('rescued')
  expect(fate(play(WHISPER), PILGRIMAGE)).toBe('vain')
  expect(fate(play(WHISPER), SILENCE, ANATHEMA)).toBe('revived')
  expect(fate(pass, SILENCE)).toBe('stopped')
  expect(fate(pass, PILGRIMAGE)).toBe('works')
  expect(fate(play(PILGRIMAGE), SILENCE)).toBeUndefined()
})

it('§13.20 an ability that answers cancels as a card does, and other windows say nothing', () => {
  const antonina = words.faces.ids.cards.find((id) => words.faces.card(id)?.name === 'Antonina') ?? ''
  const chain = chainOf(PILGRIMAGE)
  const answer: CourtChoice = { do: 'ability', source: antonina }
  expect(fateOf(answer, { prompt: 'answer-intrigue', chain, declared: false }, cancels)).toBe('vain')
  expect(fateOf(pass, { prompt: 'answer-vote', chain: [], declared: false }, cancels)).toBeUndefined()
})
