import type { Language, Verdict, Words } from '@hippodrome/engine'
import type { PowersChoice, PowersEntry, PowersView } from '../vocabulary.ts'
import type { Lexicon } from './lexicon.ts'
import { Speaker } from './speaker.ts'

type Phrases = {
  readonly heads: readonly [power: string, level: string]
  readonly because: (people: string, level: string, points: number) => string
}

const phrases: { readonly [language in Language]: Phrases } = {
  en: {
    heads: ['power', 'ends in'],
    because: (people, level, points) =>
      `${people} end in ${level} with ${points} points: nobody else is further in their bands.`,
  },
  nl: {
    heads: ['macht', 'eindigt in'],
    because: (people, level, points) =>
      `${people} eindigen in ${level} met ${points} punten: niemand anders is verder in zijn treden.`,
  },
}

type Saying = Words<PowersView, PowersChoice, PowersEntry>

/** §26.1 Who came furthest in the bands of the power that they began with. */
export function verdictIn(
  language: Language,
  { names }: Pick<Lexicon, 'names'>,
): NonNullable<Saying['verdict']> {
  const { heads, because } = phrases[language]
  return ({ ranks }, view, naming): Verdict => {
    const say = new Speaker(names, { view, naming })
    const begun = (seat: number) => view.powers.find(({ home }) => home === seat)
    const best = begun(ranks.indexOf(1))
    return {
      because: best ? because(say.People(best.power), say.level(best.level), best.points) : '',
      heads,
      lines: ranks.map((_, seat) => {
        const power = begun(seat)
        const cells = power ? [say.title(power.power), say.level(power.level)] : ['', '']
        return { seat, cells: cells.map((text) => ({ text, counts: true })) }
      }),
    }
  }
}
