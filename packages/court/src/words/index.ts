import type { Decision, Language, Naming, Reason, Result, Words } from '@hippodrome/engine'
import type { CourtChoice, CourtDetail, CourtEntry, CourtView } from '../types.ts'
import type { OptionName, Prompt } from '../vocabulary.ts'
import { en } from './en/index.ts'
import type { Tongue } from './language.ts'
import { namesAt } from './naming.ts'
import { nl } from './nl/index.ts'
import { sectionsOf } from './sections.ts'
import { type Ask, askOf, type At, listed } from './tongue.ts'

type CourtWords = Words<CourtView, CourtChoice, CourtEntry>

/** Finds the sentence for a kind; the lists of sentences are complete, so only foreign data can miss. */
function said<T, R extends unknown[]>(
  sentences: { readonly [key: string]: ((what: T, ...rest: R) => string) | undefined },
  key: string,
  what: T,
  ...rest: R
): string {
  return sentences[key]?.(what, ...rest) ?? key
}

type Sentences<T, R extends unknown[]> = { readonly [key: string]: (what: T, ...rest: R) => string }

function wordsOf(tongue: Tongue): CourtWords {
  const at = (view: CourtView, naming: Naming): At => namesAt(tongue, view, naming)
  const choices = tongue.choices as unknown as Sentences<CourtChoice, [At, Prompt, Ask]>
  const entries = tongue.entries as unknown as Sentences<CourtEntry, [At]>
  const prompts: Sentences<Ask, []> = tongue.prompts
  const reasons: Sentences<Ask, []> = tongue.reasons
  const asked = (decision: Decision<CourtChoice>, view: CourtView, naming: Naming) =>
    askOf(decision.facts, at(view, naming), tongue.terms, decision.seat, decision.choices)
  return {
    name: tongue.name,
    about: tongue.about,
    prompt: (decision, view, naming) =>
      `${naming.seats[decision.seat] ?? ''}: ${said(prompts, decision.prompt, asked(decision, view, naming))}`,
    choice: (choice, decision, view, naming) =>
      said(
        choices,
        choice.do,
        choice,
        at(view, naming),
        decision.prompt as Prompt,
        asked(decision, view, naming),
      ),
    entry: (entry, view, naming) => said(entries, entry.kind, entry, at(view, naming)),
    reason: (reason: Reason, view, naming) =>
      said(reasons, reason.key, askOf(reason.facts, at(view, naming), tongue.terms)),
    option: (name) => {
      const { label, help } = tongue.options[name as OptionName]
      return { label, help }
    },
    optionValue: (name, value) => tongue.options[name as OptionName].values[String(value)] ?? String(value),
    sections: (view, naming) => sectionsOf(tongue, view, naming),
    result: (result, view, naming) => resultLines(tongue, result, at(view, naming)),
  }
}

function resultLines({ score, terms }: Tongue, result: Result, at: At): string[] {
  const detail = (result.detail ?? {}) as CourtDetail
  const first = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const order = result.ranks
    .map((_, seat) => seat)
    .toSorted((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0))
  return [
    detail.rank === undefined
      ? score.winners(listed(first.map(at.who), terms.and), first.length > 1)
      : score.rank(terms.ranks[detail.rank], result.scores[0] ?? 0),
    ...order.flatMap((seat) => {
      const line = detail.seats?.[seat]
      if (!line) return []
      const { doxa, auctoritas, nomisma, resources, cost } = line
      const place = result.ranks[seat] ?? 0
      return [
        score.seat({ name: at.who(seat), place, doxa, goods: { auctoritas, nomisma }, resources, cost }),
        ...line.quests.map(({ quest, doxa: points }) => `  ${score.quest(at.quest(quest), points)}`),
      ]
    }),
  ]
}

export const words: { readonly [language in Language]: CourtWords } = { en: wordsOf(en), nl: wordsOf(nl) }
