import { describe, expect, it } from 'vitest'
import type { Entry } from './step.ts'
import { type Phrasebook, sayBy, wordsFrom } from './words.ts'

type Buy = { readonly do: 'buy'; readonly cost: number }
type Speaker = { readonly who: string; readonly money: number }

const book: Phrasebook<{ money: number }, Buy, Speaker> = {
  name: 'Shop',
  about: 'One buys.',
  windows: { sale: { name: 'Sales', over: (n) => `more than ${n}` } },
  until: { turn: 'the turn ends', round: 'the round ends' },
  speaker: ({ money }, { seats }) => ({ who: seats[0] ?? '', money }),
  asked: (sentence, _decision, { who }) => `${who}: ${sentence}`,
  prompts: { shop: ({ left }: { left: number }) => `what do you buy (${left} left)?` },
  choices: { buy: ({ cost }: Buy, { money }) => `Buy for ${cost} of ${money}` },
  entries: { bought: (_entry: Entry, { who }) => `${who} buys.` },
  reasons: { 'no-money': (_facts: object, { money }) => `You have only ${money}.` },
  option: (name) => ({ label: name, help: '' }),
  optionValue: (_name, value) => String(value),
  sections: ({ money }) => [{ title: 'Purse', rows: [[String(money)]] }],
  result: (_result, { who }) => [`${who} wins.`],
}

describe('words from a phrasebook', () => {
  const words = wordsFrom<{ money: number }, Buy, Entry, Speaker>(book)
  const naming = { seats: ['Anna'] }
  const view = { money: 3 }
  const choice: Buy = { do: 'buy', cost: 2 }
  const decision = { seat: 0, prompt: 'shop', choices: [choice], facts: { left: 5 } }

  it('says prompts, choices, entries and reasons with the names of this table', () => {
    expect(words.prompt(decision, view, naming)).toBe('Anna: what do you buy (5 left)?')
    expect(words.choice(choice, decision, view, naming)).toBe('Buy for 2 of 3')
    expect(words.entry({ kind: 'bought' }, view, naming)).toBe('Anna buys.')
    expect(words.reason({ key: 'no-money' }, view, naming)).toBe('You have only 3.')
    expect(words.sections(view, naming)).toEqual([{ title: 'Purse', rows: [['3']] }])
    expect(words.result({ ranks: [1], scores: [0] }, view, naming)).toEqual(['Anna wins.'])
  })

  it('says the key itself where it has no sentence, and never something inherited', () => {
    expect(sayBy(book.reasons, 'unheard-of', {}, { who: '', money: 0 })).toBe('unheard-of')
    expect(sayBy(book.reasons, 'toString', {}, { who: '', money: 0 })).toBe('toString')
  })
})
