/** Which choices of a question are buttons of the desk: all that neither the map nor another part of the desk answers. */
import type { PowersChoice, PromptId, Verb } from '@hippodrome/powers'
import { targetsOf } from '../targets.ts'
import type { PowersSituation } from '../usePowers.ts'

const SUM: readonly Verb[] = ['amount']
const UNITS: readonly Verb[] = ['unit']
const OFFERS: readonly Verb[] = ['accept', 'refuse', 'counter', 'withdraw']
const STRIKES: readonly Verb[] = ['attack', 'intercept', 'table']

/** What the parts of the desk answer, by the question. */
const ANSWERED: { readonly [prompt in PromptId]?: readonly Verb[] } = {
  'ally-bid': SUM,
  'activation-bid': SUM,
  amount: SUM,
  negotiate: OFFERS,
  talk: [...OFFERS, 'offer', 'treaty'],
  offer: [
    'propose',
    'giveMoney',
    'askMoney',
    'giveChit',
    'askChit',
    'givePassage',
    'askPassage',
    'giveConcession',
    'askConcession',
    'promise',
  ],
  taxes: ['done'],
  maintenance: ['pay', 'payMost', 'skip'],
  upkeep: ['pay', 'payMost', 'skip'],
  treasury: ['done', 'buyChit'],
  split: ['detach'],
  act: [...STRIKES, 'drop', 'takeUnit'],
  support: ['pass', 'chit'],
  intercept: STRIKES,
  table: STRIKES,
  counterattack: STRIKES,
  lose: UNITS,
  plague: UNITS,
  betrayal: UNITS,
  desertion: UNITS,
  rebellion: UNITS,
  heresy: UNITS,
  convert: UNITS,
  'civil-war': UNITS,
  'peripheral-war': UNITS,
}

/** An area, a tower, a box or a stack that a choice is made at. */
const onMap = (choice: PowersChoice, at: PowersSituation): boolean =>
  targetsOf(choice, at).some((spot) => spot.startsWith('place:') || spot.startsWith('stack:'))

/** Questions about one place, which are better answered by a word than by pointing at it. */
const SPOKEN: readonly Verb[] = ['collect', 'spare', 'pillage', 'advance']

/** Where chits are played besides other things the hand itself offers them. */
export const FROM_HAND: readonly string[] = [
  'negotiate',
  'taxes',
  'maintenance',
  'treasury',
  'operations',
  'act',
]

/** What the parts of the desk answer when this is asked. */
export const answeredBy = (prompt: string): readonly Verb[] => ANSWERED[prompt as PromptId] ?? []

/** By number. */
export function actsOf(at: PowersSituation): readonly number[] {
  const prompt = at.decision?.prompt as PromptId
  const answered: readonly Verb[] = [
    ...answeredBy(prompt),
    ...(FROM_HAND.includes(prompt) ? (['chit'] as const) : []),
  ]
  return at.choices.flatMap((choice, index) =>
    answered.includes(choice.do) || (onMap(choice, at) && !SPOKEN.includes(choice.do)) ? [] : [index],
  )
}
