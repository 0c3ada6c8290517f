import { expect, it } from 'vitest'
import { configure } from '../game.ts'
import { replay } from '../matchFile.ts'
import { type Auction, auction } from './auction.ts'
import { FuzzFailure, fuzzMatch } from './fuzz.ts'

const config = configure(auction, { seats: 3 })
const fuzz = (broken: Partial<typeof auction>) => () => {
  for (let seed = 0; seed < 10; seed++) fuzzMatch({ ...auction, ...broken }, config, seed)
}

it('finds nothing in sound rules', { timeout: 30_000 }, () => {
  expect(fuzz({})).not.toThrow()
})

it('finds a leaking view, a shared copy and a lost card', () => {
  expect(fuzz({ view: (game) => ({ deck: game.deck }) })).toThrow('cannot know')
  expect(fuzz({ clone: (game) => ({ ...game }) })).toThrow()
  const forgetful = (game: Auction) => (game.round > 1 ? ['a card is gone'] : [])
  expect(fuzz({ audit: forgetful })).toThrow('audit: a card is gone')
})

it('a failure carries the match that shows it', () => {
  try {
    fuzz({ audit: (game) => (game.round > 1 ? ['gone'] : []) })()
    expect.unreachable()
  } catch (failure) {
    if (!(failure instanceof FuzzFailure)) throw failure
    expect(replay(auction, failure.file).state.game.round).toBe(2)
  }
})
