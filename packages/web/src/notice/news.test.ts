import { describe, expect, it } from 'vitest'
import type { MyMatch } from '../online/server.ts'
import { signWith } from './badge.ts'
import { newsOf, wantsMe } from './news.ts'

const match = (id: string, more: Partial<MyMatch>): MyMatch => ({
  id,
  game: 'families',
  phase: 'playing',
  options: {},
  seats: [],
  host: '',
  listed: false,
  made: 0,
  changed: 0,
  choices: 10,
  waiting: [1],
  seats_of_mine: [0],
  ...more,
})

const seen = () => ({ choices: 10, said: 2, at: 0 })
const kinds = (matches: readonly MyMatch[], known: Parameters<typeof newsOf>[1] = seen) =>
  newsOf(matches, known).map(({ match: { id }, kind, n }) => [id, kind, n])

describe('what the bell tells', () => {
  it('is what waits and is voted first, then what was done and said since one looked', () => {
    const matches = [
      match('talked', { said: 5 }),
      match('done', { choices: 13 }),
      match('quiet', { said: 2 }),
      match('over', { phase: 'over', choices: 12, waiting: [] }),
      match('vote', { votes: [2, 0] }),
      match('turn', { waiting: [0] }),
    ]
    expect(kinds(matches)).toEqual([
      ['turn', 'turn', 1],
      ['vote', 'vote', 1],
      ['over', 'end', 1],
      ['done', 'done', 3],
      ['talked', 'talk', 3],
    ])
    expect(matches.filter(wantsMe).map(({ id }) => id)).toEqual(['vote', 'turn'])
  })

  it('is in so many words what others did to one since one looked, and to nobody else', () => {
    const says = { en: 'Basil attacks Antioch.', nl: 'Basil valt Antiochië aan.' }
    const blows = [
      { seat: 0, at: 9, says },
      { seat: 0, at: 12, says },
      { seat: 1, at: 13, says },
    ]
    const told = newsOf([match('struck', { choices: 13, blows })], seen)
    expect(told.map(({ kind, blow }) => [kind, blow?.at])).toEqual([
      ['blow', 12],
      ['done', undefined],
    ])
    expect(newsOf([match('new', { blows })], () => undefined)).toEqual([])
  })

  it('is only what waits at a table that this browser has never shown, and nothing of one that is not begun', () => {
    expect(kinds([match('new', { waiting: [0], said: 4 })], () => undefined)).toEqual([['new', 'turn', 1]])
    expect(kinds([match('room', { phase: 'gathering', waiting: [0] })])).toEqual([])
  })

  it('stands as a number on the sign of the tab', () => {
    expect(signWith('<svg></svg>', 3)).toMatch(/>3<\/text><\/svg>$/)
    expect(signWith('<svg></svg>', 12)).toContain('>9+<')
  })
})
