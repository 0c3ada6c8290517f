import { type Decision, type Phrasebook, type Words, wordsFrom } from '@hippodrome/engine'
import type { OptionName, PowersChoice, PowersEntry, PowersView } from '../vocabulary.ts'
import { befalls } from './befalls.ts'
import { concerns, subjectIn } from './concerns.ts'
import type { Lexicon, OptionWords, PromptFacts } from './lexicon.ts'
import { sectionsOf } from './sections.ts'
import { Speaker } from './speaker.ts'
import { verdictIn } from './verdict.ts'

/** Prompts about another power than the one that decides. */
const ABOUT_ANOTHER: readonly string[] = ['activation-bid', 'assassin', 'ally-pick', 'treaty']

function whoIsAsked({ seat, prompt, facts = {} }: Decision<PowersChoice>, say: Speaker): string {
  const { what, from, to, power }: PromptFacts = facts
  const drafter = what === 'askMoney' ? to : from
  const decider = ABOUT_ANOTHER.includes(prompt) ? undefined : (power ?? drafter)
  return decider === undefined ? say.seat(seat) : `${say.seat(seat)} (${say.title(decider)})`
}

/** A language of the game as the engine's book of phrases. */
function bookOf(lexicon: Lexicon): Phrasebook<PowersView, PowersChoice, Speaker> {
  const { name, about, names, labels, prompts, choices, entries, reasons, outcomes, windows, until } = lexicon
  const options: { readonly [name: string]: OptionWords[OptionName] | undefined } = lexicon.options
  return {
    name,
    about,
    prompts,
    choices,
    entries,
    reasons,
    outcomes,
    windows,
    until,
    concerns,
    subject: (subject, view, naming) => subjectIn(lexicon, subject, new Speaker(names, { view, naming })),
    speaker: (view, naming, decision) => new Speaker(names, { view, naming }, decision),
    asked: (sentence, decision, say) => `${whoIsAsked(decision, say)}: ${sentence}`,
    option: (option) => ({ label: options[option]?.label ?? option, help: options[option]?.help ?? '' }),
    optionValue(option, value) {
      if (typeof value === 'boolean') return value ? labels.yes : labels.no
      return options[option]?.values?.[String(value)] ?? String(value)
    },
    sections: (say) => sectionsOf(lexicon, say),
    result(result, say) {
      const powers = say.listener.view.powers.map((power) =>
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

/** What a language says of the game, and what it calls things, for a board that writes names where they lie. */
export type PowersWords = Words<PowersView, PowersChoice, PowersEntry> & Pick<Lexicon, 'names'>

export const wordsOf = (lexicon: Lexicon): PowersWords => ({
  ...wordsFrom<PowersView, PowersChoice, PowersEntry, Speaker>(bookOf(lexicon)),
  verdict: verdictIn(lexicon),
  befalls,
  names: lexicon.names,
})
