import type { Verdict, Words } from '@hippodrome/engine'
import type { PowersChoice, PowersEntry, PowersView } from '../vocabulary.ts'
import type { Lexicon } from './lexicon.ts'
import { Speaker } from './speaker.ts'

/** What is said of the end. */
export type VerdictWords = {
  readonly heads: readonly [power: string, level: string]
  readonly because: (people: string, level: string, points: number) => string
}

type Saying = Words<PowersView, PowersChoice, PowersEntry>

/** §26.1 Who came furthest in the bands of the power that they began with. */
export function verdictIn({
  names,
  verdict: { heads, because },
}: Pick<Lexicon, 'names' | 'verdict'>): NonNullable<Saying['verdict']> {
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
