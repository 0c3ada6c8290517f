import { describe, expect, it } from 'vitest'
import { namesFor, sentencesFor, wordsIn } from './typed.ts'

const named = (...names: readonly string[]) => names.map((name) => ({ name }))
const found = (typed: string, names: readonly string[], find = sentencesFor) =>
  find(wordsIn(typed), named(...names)).map(({ name }) => name)

describe('what somebody types for a choice', () => {
  const list = [
    'Move to Thrace (1 OP)',
    'Move to Thrakesion (2 OP)',
    'End this operation',
    'Pillage Thrace (3 OP)',
  ]

  it('is the beginning of its sentence, with words left out and cut short', () => {
    expect(found('move thrace', list)).toEqual(['Move to Thrace (1 OP)'])
    expect(found('MOV THRAK', list)).toEqual(['Move to Thrakesion (2 OP)'])
    expect(found('end', list)).toEqual(['End this operation'])
    expect(found('move thra', list)).toHaveLength(2)
  })

  it('is not a word from the middle, nor words in another order', () => {
    expect(found('thrace', list)).toEqual([])
    expect(found('move thrace to', list)).toEqual([])
    expect(found('operation', list)).toEqual([])
  })

  it('has its numbers whole, and its accents as one likes', () => {
    expect(found('tax 1', ['Tax 1', 'Tax 10'])).toEqual(['Tax 1'])
    expect(found('offer $1', ['Offer $1', 'Offer $12'])).toEqual(['Offer $1'])
    expect(found('naar thracie', ['Naar Thracië (1 OP)'])).toEqual(['Naar Thracië (1 OP)'])
  })

  it('is one thing where it is its whole name', () => {
    expect(found('pass', ['Pass', 'Pass the Caliph on'])).toEqual(['Pass'])
    expect(found('pass', ['Pass', 'Pass'])).toHaveLength(2)
  })
})

it('a name may be typed from any of its words on', () => {
  const places = ['Nicea', 'The city of Nicea', 'The land of the Avars']
  expect(found('avars', places, namesFor)).toEqual(['The land of the Avars'])
  expect(found('nicea', places, namesFor)).toEqual(['Nicea'])
  expect(found('city', places, namesFor)).toEqual(['The city of Nicea'])
  expect(found('nic', places, namesFor)).toHaveLength(2)
})
