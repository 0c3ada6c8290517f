import type { PowersChoice, PowersView } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import { addable, choicesOf, isWhole, type OfferDraft, type Term, turned } from './offer.ts'
import type { PowersSituation } from './usePowers.ts'

const power = (id: string, treasury: number, chits: number) => ({ power: id, treasury, chits, hand: [] })
const at = (prompt: string): PowersSituation =>
  ({
    view: { powers: [power('frank', 3, 0), power('byzantine', 0, 2)], stacks: [], areas: [], offers: [] },
    board: { options: { concessions: false } },
    decision: { prompt },
  }) as unknown as PowersSituation & { readonly view: PowersView }
const offer = (...terms: readonly Term[]): OfferDraft => ({ from: 'frank', to: 'byzantine', terms })

describe('§7.2 an offer while it is written', () => {
  it('has four terms at most, one of each kind from each side, and money from one side only', () => {
    expect(addable(at('talk'), offer(), 'me')).toEqual(['money', 'promise', 'passage'])
    expect(addable(at('talk'), offer(), 'you')).toEqual(['chit', 'promise', 'passage'])
    const paid = offer({ kind: 'money', by: 'me', n: 2 }, { kind: 'passage', by: 'me' })
    expect(addable(at('talk'), paid, 'me')).toEqual(['promise'])
    const full = [...paid.terms, ...turned([{ term: 'passage', by: 'byzantine' }], 'frank')]
    expect(addable(at('talk'), offer(...full, { kind: 'chit', by: 'you' }), 'me')).toEqual([])
  })

  it('is whole when every promise but peace names its place', () => {
    expect(isWhole(offer())).toBe(false)
    expect(isWhole(offer({ kind: 'promise', by: 'me', what: 'peace' }))).toBe(true)
    expect(isWhole(offer({ kind: 'promise', by: 'me', what: 'leave' }))).toBe(false)
    expect(isWhole(offer({ kind: 'promise', by: 'me', what: 'leave', place: 'Hel' }))).toBe(true)
  })

  it('is said from whatever is asked: a new one, one under way, or a counter', () => {
    const verbs = (choices: readonly PowersChoice[]) => choices.map(({ do: verb }) => verb)
    const draft = offer({ kind: 'money', by: 'me', n: 2 }, { kind: 'promise', by: 'you', what: 'peace' })
    expect(verbs(choicesOf(at('negotiate'), draft)).slice(0, 2)).toEqual(['talk', 'offer'])
    expect(verbs(choicesOf(at('talk'), draft))).toEqual([
      'offer',
      'giveMoney',
      'amount',
      'promise',
      'propose',
    ])
    expect(verbs(choicesOf(at('offer'), draft))[0]).toBe('giveMoney')
    expect(choicesOf(at('negotiate'), { ...draft, counters: 7 })[0]).toEqual({ do: 'counter', offer: 7 })
  })

  it('counters the same terms seen from the other side', () => {
    expect(
      turned(
        [
          { term: 'money', by: 'frank', n: 4 },
          { term: 'promise', by: 'byzantine', what: 'leave', place: 'Hel' },
        ],
        'byzantine',
      ),
    ).toEqual([
      { kind: 'money', by: 'you', n: 4 },
      { kind: 'promise', by: 'me', what: 'leave', place: 'Hel' },
    ])
  })
})
