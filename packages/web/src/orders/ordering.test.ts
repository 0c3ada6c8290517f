import type { Orders } from '@hippodrome/engine'
import { words as dutch } from '@hippodrome/court/words/nl'
import { words as english } from '@hippodrome/powers/words/en'
import { describe, expect, it } from 'vitest'
import { listed, noticeOf, sentenceOf, without, withOrder } from './ordering.ts'
import { orderWords } from './words.ts'

describe('standing orders on the page', () => {
  it('are sentences, in both languages', () => {
    const said = (kind: string, order: Parameters<typeof sentenceOf>[3]) =>
      sentenceOf(orderWords.en, english, kind, order)
    expect(said('intercept', 'ask')).toBe('ask me always')
    expect(said('intercept', 'pass')).toBe('let it pass until the match ends')
    expect(said('intercept', { do: 'pass', until: 'round', unless: { aimed: true, over: 5 } })).toBe(
      'let it pass until the year ends, but ask me if it is aimed at me or more than 5 units enter',
    )
    expect(sentenceOf(orderWords.nl, dutch, 'bid', { do: 'pass', until: 'round', unless: { over: 5 } })).toBe(
      'laat gaan tot de ronde voorbij is, maar vraag het me als het hoogste bod meer dan 5 is',
    )
  })

  it('are listed with those in force first, and can be left and taken back one by one', () => {
    const ended = { do: 'pass', until: 'turn', ended: true } as const
    const orders: Orders = { standing: { '*': 'able', ambush: ended, support: 'pass' }, confirm: true }
    expect(listed(orders).map(({ kind, ended: over }) => [kind, over])).toEqual([
      ['support', false],
      ['ambush', true],
    ])
    expect(without(orders, 'ambush')).toEqual({ standing: { '*': 'able', support: 'pass' }, confirm: true })
    expect(withOrder({}, 'relief', 'pass')).toEqual({ standing: { '*': 'able', relief: 'pass' } })
  })

  it('say why they stopped, and what they answered', () => {
    const view = { seat: 0 } as Parameters<typeof noticeOf>[2]
    const notice = (more: Partial<typeof view>) => noticeOf(orderWords.en, english, { ...view, ...more })
    expect(notice({})).toBeUndefined()
    expect(notice({ stopped: { why: 'over', window: 'intercept', amount: 6, limit: 5 } })).toBe(
      'You have an order for this (Interceptions), but it is about 6, more than your 5.',
    )
    expect(notice({ stopped: { why: 'ended', window: 'intercept', until: 'round' } })).toContain(
      'the year ends',
    )
    expect(notice({ stopped: { why: 'not-offered' } })).toContain('no longer offered')
    const answered = [
      { by: 'orders', of: 'intercept', times: 2 },
      { by: 'ahead', of: 'vote', times: 1 },
    ] as const
    expect(notice({ answered })).toBe('Answered for you: Interceptions (2×), what you had laid down.')
  })
})
