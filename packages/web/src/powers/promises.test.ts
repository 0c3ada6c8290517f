import type { PowersEntry, TermView } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import { promisesOf } from './promises.ts'
import type { PowersSituation } from './usePowers.ts'

type Promised = Extract<TermView, { readonly term: 'promise' }>
const agreed = (what: Promised['what'], place?: 'Hel'): PowersEntry => ({
  kind: 'answered',
  answer: 'accepted',
  offer: {
    from: 'frank',
    to: 'byzantine',
    terms: [{ term: 'promise', by: 'frank', what, ...(place === undefined ? {} : { place }) }],
  },
})
const moved = (from: 'Hel' | 'Thrac', to: 'Hel' | 'Thrac'): PowersEntry => ({
  kind: 'moved',
  power: 'frank',
  rebel: false,
  from,
  to,
  cost: 1,
  by: 'land',
})
const stack = (power: 'frank' | 'byzantine') => ({ power, rebel: false, units: [0, 1, 0, 0, 0, 0] })
const battle: PowersEntry = {
  kind: 'battle',
  place: 'Hel',
  attacker: stack('frank'),
  defender: stack('byzantine'),
  siege: false,
}
const NEXT: PowersEntry = { kind: 'turn', turn: 2, year: 1096 }

const became = (...entries: readonly PowersEntry[]) =>
  promisesOf({
    told: entries.map((entry, at) => ({ entry, at })),
    view: { year: 1095 },
  } as unknown as PowersSituation)[0]?.became

describe('§7.4 what became of a promise', () => {
  it('is open until its turn is over', () => {
    expect(became(agreed('peace'))).toBe('open')
    expect(became(agreed('peace'), NEXT)).toBe('kept')
    expect(became(agreed('leave', 'Hel'), NEXT)).toBe('broken')
  })

  it('is judged by what everybody saw in that turn, and by nothing later', () => {
    expect(became(agreed('peace'), battle)).toBe('broken')
    expect(became(agreed('peace'), NEXT, battle)).toBe('kept')
    expect(became(agreed('leave', 'Hel'), moved('Hel', 'Thrac'))).toBe('kept')
    expect(became(agreed('enter', 'Hel'), moved('Thrac', 'Hel'))).toBe('kept')
    expect(became(agreed('avoid', 'Hel'), moved('Thrac', 'Hel'))).toBe('broken')
  })
})
