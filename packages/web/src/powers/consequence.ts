import type { LeafChange } from '@hippodrome/engine'
import type { Consequence } from '../board/board.ts'
import { titleOf } from './sentences.ts'
import type { PowersSituation } from './usePowers.ts'
import { powersWords } from './words.ts'

type Change = Consequence & { readonly weight: number }

/** What is certain for whoever is asked: victory points, money, chits and operations points, and the points of the others. */
export function consequenceOf(leaves: readonly LeafChange[], at: PowersSituation): readonly Consequence[] {
  return leaves
    .flatMap((leaf) => changeOf(leaf, at) ?? [])
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ text, tone }) => (tone ? { text, tone } : { text }))
}

function changeOf({ path, from, to }: LeafChange, at: PowersSituation): Change | undefined {
  if (typeof from !== 'number' || typeof to !== 'number') return undefined
  const words = powersWords[at.language]
  const by = signed(to - from)
  const [top, which, what] = path
  if (top === 'operating' && which === 'points') return { text: words.border(by), weight: 3 }
  const power = top === 'powers' ? at.view.powers[Number(which)] : undefined
  if (!power) return undefined
  const seat = at.decision?.seat ?? at.seat
  const whose = at.view.powers.filter((known) => known.seat === seat)
  const own = power.seat === seat
  // Who leads one power knows whose money it is.
  const name = own && whose.length === 1 ? '' : `${titleOf(at, power.power)} `
  const loss = to < from ? ({ tone: 'loss' } as const) : {}
  if (what === 'points')
    return own
      ? { text: `${name}${by} ${words.vp}`, weight: 0, ...(to < from ? loss : { tone: 'points' }) }
      : { text: `${name}${by} ${words.vp}`, weight: 4 }
  if (!own) return undefined
  if (what === 'treasury') return { text: `${name}${signed(to - from, '$')}`, weight: 1, ...loss }
  return what === 'chits'
    ? { text: `${name}${words.chitsBy(by, Math.abs(to - from))}`, weight: 2 }
    : undefined
}

const signed = (n: number, unit = ''): string => `${n < 0 ? '−' : '+'}${unit}${Math.abs(n)}`
