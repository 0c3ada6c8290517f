import { BadData, configure, fastChance, Match } from '@hippodrome/engine'
import { auction } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { encodeDecide, encodeHello, encodeOver, LONGEST_LINE, parseChoose } from './protocol.ts'

const config = configure(auction, { seats: 2 })
const begin = () => Match.begin(auction, config, fastChance(4))

describe('the table protocol', () => {
  it('says hello with the game, its versions, the options and the seat', () => {
    expect(JSON.parse(encodeHello(auction, config, 1, { seats: ['Anna', 'Theodora'] }))).toEqual({
      type: 'hello',
      protocol: 1,
      game: 'auction',
      rules: '1',
      data: '1',
      options: { rounds: 3 },
      seat: 1,
      seats: ['Anna', 'Theodora'],
    })
  })

  it('asks with the seat’s view and choices, and nothing of the others', () => {
    const match = begin()
    const text = encodeDecide(match.view(0), ['this', 'that', 'other'])
    const message = JSON.parse(text) as Record<string, unknown>
    expect(message).toMatchObject({
      type: 'decide',
      decision: 0,
      prompt: 'discard',
      says: ['this', 'that', 'other'],
    })
    expect(message.choices).toEqual(match.decisionOf(0)?.choices)
    expect(message.view).toEqual(match.view(0).table)
    expect(Object.keys(message).sort()).toEqual([
      'choices',
      'decision',
      'prompt',
      'rule',
      'says',
      'type',
      'view',
    ])
    expect(text).not.toContain('\n')
  })

  it('carries a whole match, and says how it ended', () => {
    const match = begin()
    while (!match.over) {
      const seat = match.state.pending[0]?.seat ?? 0
      const { decision } = JSON.parse(encodeDecide(match.view(seat))) as { decision: number }
      const answer = parseChoose(JSON.stringify({ type: 'choose', decision, choice: 0 }), match.view(seat))
      expect(match.submit({ seat, decision: answer.decision, choice: answer.choice })).toEqual({ ok: true })
    }
    const over = JSON.parse(encodeOver(match.view(1))) as Record<string, unknown>
    expect(over).toMatchObject({ type: 'over', result: match.result, view: match.view(1).table })
    expect(() => encodeDecide(match.view(1))).toThrow('nothing to decide')
  })

  it('does not call a match over that is not', () => {
    expect(() => encodeOver(begin().view(0))).toThrow('not over')
  })

  it.each([
    ['', 'not JSON'],
    ['choose 1', 'not JSON'],
    ['null', 'bot'],
    ['[]', 'bot'],
    ['{"type":"decide","decision":0,"choice":0}', 'type'],
    ['{"type":"choose","choice":0}', 'decision'],
    ['{"type":"choose","decision":0,"choice":"0"}', 'choice'],
    ['{"type":"choose","decision":0,"choice":-1}', 'choice'],
    ['{"type":"choose","decision":0,"choice":0.5}', 'choice'],
    ['{"type":"choose","decision":0,"choice":3}', 'choice 3 is not one of 0 to 2'],
    ['{"type":"choose","decision":7,"choice":0}', 'answered decision 7, but 0 is open'],
    [`"${'x'.repeat(LONGEST_LINE)}"`, 'longer than'],
  ])('refuses %s in one line', (text, reason) => {
    const parse = () => parseChoose(text, begin().view(0))
    expect(parse).toThrow(BadData)
    expect(parse).toThrow(reason)
    expect(parse).not.toThrow('\n')
  })
})
