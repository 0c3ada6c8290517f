import { expect, it } from 'vitest'
import won from './won.json' with { type: 'json' }

const pages = import.meta.glob<string>('../../../../docs/balance-powers.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const LETTERS: { readonly [power: string]: string } = {
  byzantine: 'b',
  muslim: 'm',
  persian: 'm',
  khazar: 'k',
  frank: 'f',
  lombard: 'f',
}

it('how often each power won between bots is what was measured on the original map', () => {
  const measured: { [war: string]: { matches: number; won: { [letter: string]: number } } } = {}
  for (const line of Object.values(pages).join('').split('\n')) {
    const [, war = '', map, matches, power = '', , , , , survival, conquest] = line
      .split('|')
      .map((cell) => cell.trim())
    if (map !== 'original' || !(power in LETTERS)) continue
    const counted = (measured[war] ??= { matches: Number(matches), won: {} })
    counted.won[LETTERS[power] ?? ''] = Number(survival) + Number(conquest)
  }
  expect(won).toEqual(measured)
})
