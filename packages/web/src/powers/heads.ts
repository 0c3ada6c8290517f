import type { PowersChoice, Verb } from '@hippodrome/powers'
import type { Heads } from '../board/board.ts'
import { headWords } from './headWords.ts'
import { namesOf } from './sentences.ts'

const BY_VERB: { readonly [verb in Verb]?: string } = {
  operate: 'operate',
  split: 'split',
  move: 'move',
  sail: 'sail',
  attack: 'attack',
  take: 'take',
  takeUnit: 'take',
  drop: 'drop',
  detach: 'drop',
  chit: 'chits',
  buyChit: 'build',
  colony: 'build',
  monastery: 'build',
  fortification: 'build',
  rebuild: 'build',
  feudalism: 'build',
  transfer: 'build',
  raise: 'raise',
  skip: 'skip',
  unit: 'unit',
  offer: 'offer',
  promise: 'promise',
  giveMoney: 'give',
  giveChit: 'give',
  givePassage: 'give',
  giveConcession: 'give',
  askMoney: 'ask',
  askChit: 'ask',
  askPassage: 'ask',
  askConcession: 'ask',
  show: 'show',
  showChits: 'show',
  showStack: 'show',
  treaty: 'treaty',
}

/** What a choice of a long list stands under. Recruits stand under their unit. */
const headOf = (choice: PowersChoice): string =>
  choice.do === 'recruit' || choice.do === 'crusader'
    ? `unit:${choice.unit}`
    : (BY_VERB[choice.do] ?? 'other')

const UNIT_HEADS = (['fieldArmy', 'warrior', 'nomad', 'militia', 'fleet'] as const).map(
  (unit) => `unit:${unit}` as const,
)
type HeadKey = keyof (typeof headWords)['en']

export const heads: Heads<PowersChoice> = {
  keys: [...UNIT_HEADS, ...Object.keys(headWords.en)],
  of: headOf,
  title(key, at) {
    const unit = UNIT_HEADS.find((known) => known === key)
    if (unit)
      return headWords[at.language].recruit(namesOf(at).units[unit.slice('unit:'.length) as 'nomad'][1])
    const words = headWords[at.language][key as HeadKey]
    return typeof words === 'string' ? words : key
  },
}
