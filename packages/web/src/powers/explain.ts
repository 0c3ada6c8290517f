import type { ChitId, PlaceId, PowerId } from '@hippodrome/powers'
import type { Explanation } from '../board/board.ts'
import { march } from './marching.ts'
import { areaSentence, namesOf, nameOf, stackSentence, titleOf } from './sentences.ts'
import type { PowersSituation } from './usePowers.ts'
import { powersWords } from './words.ts'

/** Where a stack may go the desk tells the price, who stands there and what an attack may bring. */
export function tells(spot: string, at: PowersSituation): boolean {
  return march(at, spot) !== undefined
}

/** What lies at a spot, and its rule. */
export function explain(spot: string, at: PowersSituation): Explanation | undefined {
  const [kind, id = ''] = spot.split(':')
  if (kind === 'place') {
    const name = nameOf(at, id as PlaceId)
    const says = areaSentence(at, id as PlaceId)
      .slice(name.length)
      .replace(/^[,.]\s*/, '')
    return { name, says, rule: id in at.board.fortresses ? '15.1' : '6.1' }
  }
  if (kind === 'stack') {
    const stack = at.view.stacks.find((known) => known.id === Number(id))
    return stack && { name: titleOf(at, stack.power), says: stackSentence(at, stack), rule: '11.1' }
  }
  if (kind === 'chit') {
    const { name, help } = namesOf(at).chits[id as ChitId]
    return { name, says: help, rule: '20.1' }
  }
  const power = at.view.powers.find((known) => known.power === id)
  const words = powersWords[at.language]
  return (
    power && {
      name: titleOf(at, id as PowerId),
      says: words.bands(power.points, namesOf(at).levels[power.level], ...power.bands),
      rule: '26.1',
    }
  )
}
