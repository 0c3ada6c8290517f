import type { Explanation } from '../board/board.ts'
import { aboutWords } from './aboutWords.ts'
import { cityName, type FamiliesSituation } from './stage.ts'
import { boardWords } from './words.ts'

/** What lies at a spot, what it does, and the rule. */
export function explain(spot: string, at: FamiliesSituation): Explanation | undefined {
  const [kind = '', first = '', second = '', third = ''] = spot.split(':')
  switch (kind) {
    case 'city':
      return aboutCity(Number(first), at)
    case 'army':
      return aboutArmy(Number(first), Number(second), at)
    case 'box':
      return aboutBox(Number(first), Number(second), third, at)
    case 'special':
      return aboutSign(first === 'bulgars' ? 'bulgars' : first, at)
    case 'build':
      return aboutSign(first === '0' ? 'church' : 'mosque', at)
    case 'pool':
    case 'casualties': {
      const words = boardWords[at.language]
      const name = kind === 'pool' ? words.poolFull : words.casualtiesFull
      const about = aboutSign(kind, at)
      return about && { ...about, name: `${name}: ${at.naming.seats[Number(first)] ?? ''}` }
    }
    default:
      return aboutSign(kind, at)
  }
}

function aboutSign(key: string, { language }: FamiliesSituation): Explanation | undefined {
  const words = aboutWords[language]
  return key in words ? words[key as keyof typeof words] : undefined
}

function aboutCity(city: number, at: FamiliesSituation): Explanation | undefined {
  const { view, naming, language } = at
  const words = boardWords[language]
  const found = view.cities[city]
  if (!found) return undefined
  const { owner, colour, strength, fortified, tokens } = found
  const facts = [
    words.strength(strength),
    ...(tokens > 0 ? [words.tokens(tokens)] : []),
    owner === undefined ? words.uncontrolled : words.controlled(naming.seats[owner] ?? ''),
    ...(fortified ? [words.fortified] : []),
  ]
  return { name: cityName(at, city), says: [words[colour], ...facts].join(', '), rule: '1.4' }
}

function aboutArmy(seat: number, side: number, at: FamiliesSituation): Explanation | undefined {
  const { view, naming, language } = at
  const words = boardWords[language]
  const sideName = side === 0 ? 'byzantine' : 'arab'
  const army = view.players[seat]?.[sideName]
  if (!army) return undefined
  const boxes = (['elite', 'main', 'move'] as const).map((box) => `${words[box]} ${army[box]}`)
  return {
    name: `${words.army(words[sideName], naming.seats[seat] ?? '')}: ${words.strength(army.strength)}`,
    says: [...boxes, ...(army.guard ? [side === 0 ? words.guardEmperor : words.guardCaliph] : [])].join(', '),
    rule: '12.2',
  }
}

function aboutBox(seat: number, side: number, box: string, at: FamiliesSituation): Explanation | undefined {
  const words = boardWords[at.language]
  const about = aboutSign(box, at)
  const sideName = side === 0 ? words.byzantine : words.arab
  return about && { ...about, name: `${at.naming.seats[seat] ?? ''}, ${sideName}: ${about.name}` }
}
