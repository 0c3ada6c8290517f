import type { Decision, Words } from '@hippodrome/engine'
import type { OptionName, PowersChoice, PowersEntry, PowersView, Verb } from '../vocabulary.ts'
import type { Lexicon, OptionWords, PromptFacts } from './lexicon.ts'
import { sectionsOf } from './sections.ts'
import { Speaker } from './speaker.ts'

type Said = (fact: never, say: Speaker) => string

/** The sentence of a table for something that is not in it, which cannot happen but by a slip in the rules. */
const sayBy = (table: object, key: string, fact: unknown, say: Speaker): string => {
  const sentence = (table as { readonly [key: string]: Said | undefined })[key]
  return sentence ? sentence(fact as never, say) : key
}

/** Prompts about another power than the one that decides. */
const ABOUT_ANOTHER: readonly string[] = ['activation-bid', 'assassin', 'ally-pick', 'treaty']

function whoIsAsked(decision: Decision<PowersChoice>, facts: PromptFacts, say: Speaker): string {
  const seat = say.seat(decision.seat)
  const drafter = facts.what === 'askMoney' ? facts.to : facts.from
  const power = ABOUT_ANOTHER.includes(decision.prompt) ? undefined : (facts.power ?? drafter)
  return power === undefined ? seat : `${seat} (${say.title(power)})`
}

/** What a language says of the game, from its lexicon. */
export function wordsOf(lexicon: Lexicon): Words<PowersView, PowersChoice, PowersEntry> {
  const { names, labels } = lexicon
  const options: { readonly [name: string]: OptionWords[OptionName] | undefined } = lexicon.options
  return {
    name: lexicon.name,
    about: lexicon.about,
    prompt(decision, view, naming) {
      const say = new Speaker(names, { view, naming })
      const facts = (decision.facts ?? {}) as PromptFacts
      return `${whoIsAsked(decision, facts, say)}: ${sayBy(lexicon.prompts, decision.prompt, facts, say)}`
    },
    choice: (choice, { prompt }, view, naming) =>
      sayBy(lexicon.choices, choice.do satisfies Verb, choice, new Speaker(names, { view, naming }, prompt)),
    entry: (entry, view, naming) =>
      sayBy(lexicon.entries, entry.kind, entry, new Speaker(names, { view, naming })),
    reason: (reason, view, naming) =>
      sayBy(lexicon.reasons, reason.key, reason.facts ?? {}, new Speaker(names, { view, naming })),
    option: (name) => ({ label: options[name]?.label ?? name, help: options[name]?.help ?? '' }),
    optionValue(name, value) {
      if (typeof value === 'boolean') return value ? labels.yes : labels.no
      return options[name]?.values?.[String(value)] ?? String(value)
    },
    sections: (view, naming) => sectionsOf(lexicon, new Speaker(names, { view, naming })),
    result(result, view, naming) {
      const say = new Speaker(names, { view, naming })
      const powers = view.powers.map((power) =>
        labels.standing(
          `${say.title(power.power)} (${power.seat === undefined ? labels.neutral : say.seat(power.seat)})`,
          power.points,
          say.level(power.level),
          power.level === 'survival' || power.level === 'conquest',
        ),
      )
      const seats = result.ranks
        .map((rank, seat) => ({ rank, seat }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ rank, seat }) =>
          labels.ranking(rank, say.seat(seat), result.ranks.filter((other) => other === rank).length > 1),
        )
      return [...powers, ...seats]
    },
  }
}
