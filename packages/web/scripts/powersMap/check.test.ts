import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './check.ts'
import type { BoardData } from './furnish.ts'

const file = join(import.meta.dirname, '..', '..', '..', 'powers', 'src', 'data', 'powers.json')
type Loose<T> = { -readonly [key in keyof T]: T[key] extends object ? Loose<T[key]> : T[key] }
const altered = (change: (data: Loose<BoardData>) => void): readonly string[] => {
  const data = JSON.parse(readFileSync(file, 'utf8')) as Loose<BoardData>
  change(data)
  return faultsOf(data)
}

describe('the map of powers', () => {
  it('agrees with the data: borders, coasts, seas, ports and gates; nothing covers or leaves anything', () => {
    expect(altered(() => undefined)).toEqual([])
  })

  it.each<[string, (data: Loose<BoardData>) => void, RegExp]>([
    [
      'a border more',
      ({ land }) => Object.assign(land['Bul']?.borders ?? {}, { Dal: 'n' }),
      /Bul-Dal do not share/,
    ],
    [
      'a border less',
      ({ land }) => {
        delete land['Bul']?.borders['Ser']
        delete land['Ser']?.borders['Bul']
      },
      /Bul-Ser share/,
    ],
    ['a coast more', ({ land }) => land['Bul']?.coast.push('WBS'), /Bul-WBS do not share/],
    ['a coast less', ({ land }) => land['Kre']?.coast.splice(0), /AEG-Kre share/],
    [
      'a sea link less',
      ({ seas }) => {
        seas['TS']?.adjacent.splice(0)
        seas['IS']?.adjacent.splice(seas['IS'].adjacent.indexOf('TS'), 1)
      },
      /IS-TS share/,
    ],
    ['a port more', ({ fortresses }) => fortresses['rome']?.ports.push('ADR'), /rome has other ports/],
    ['a gate less', ({ boxes }) => boxes['North']?.touches.pop(), /North has gates/],
    [
      'a reach of the Danube elsewhere',
      ({ danube }) => danube.borders.push('Geo-Vas'),
      /Geo-Vas hangs loose/,
    ],
  ])('names %s', (_, change, fault) => {
    expect(altered(change).join('\n')).toMatch(fault)
  })
})
