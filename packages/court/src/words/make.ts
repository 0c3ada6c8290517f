import {
  type Decision,
  type Facts,
  type Naming,
  type Phrasebook,
  type Result,
  type Sentences,
  type Words,
  wordsFrom,
} from '@hippodrome/engine'
import type { CourtChoice, CourtDetail, CourtEntry, CourtView } from '../types.ts'
import type { OptionName, Prompt } from '../vocabulary.ts'
import { befalls } from './befalls.ts'
import { concernsOf, subjectOf } from './concerns.ts'
import { type Faces, facesIn } from './faces.ts'
import type { Tongue } from './language.ts'
import { namesAt } from './naming.ts'
import { sectionsOf } from './sections.ts'
import { type Ask, askOf, type At, listed } from './tongue.ts'
import { verdictIn } from './verdict.ts'

/** All that the game says in one language, and what stands on its cards. */
export type CourtWords = Words<CourtView, CourtChoice, CourtEntry> & { readonly faces: Faces }

/** All names of one view, and what is asked there. */
type Speaker = {
  readonly view: CourtView
  readonly naming: Naming
  readonly at: At
  readonly decision: Decision<CourtChoice> | undefined
}

const mapped = <T, R>(
  from: { readonly [key: string]: T },
  by: (value: T) => R,
): { readonly [key: string]: R } =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, by(value)]))

type Told = (what: never, at: At, prompt: Prompt, ask: Ask) => string

/** Sentences about choices and entries, as a phrasebook has them. */
const spoken = ({ terms }: Tongue, sentences: { readonly [key: string]: Told }): Sentences<Speaker> =>
  mapped(sentences, (say) => (what: never, { at, decision }: Speaker) => {
    const ask = askOf(decision?.facts, at, terms, decision?.seat, decision?.choices)
    return say(what, at, decision?.prompt as Prompt, ask)
  })

/** Sentences about the facts of a prompt or a reason. */
const asked = (
  { terms }: Tongue,
  sentences: { readonly [key: string]: (ask: Ask) => string },
): Sentences<Speaker> =>
  mapped(
    sentences,
    (say) =>
      (facts: Facts, { at, decision }: Speaker) =>
        say(askOf(facts, at, terms, decision?.seat, decision?.choices)),
  )

const phrasebook = (tongue: Tongue): Phrasebook<CourtView, CourtChoice, Speaker> => ({
  name: tongue.name,
  about: tongue.about,
  concerns: concernsOf,
  subject: (subject, view, naming) => subjectOf(tongue, subject, view, naming),
  option: (name) => {
    const { label, help } = tongue.options[name as OptionName]
    return { label, help }
  },
  optionValue: (name, value) => tongue.options[name as OptionName].values[String(value)] ?? String(value),
  speaker: (view, naming, decision) => ({ view, naming, at: namesAt(tongue, view, naming), decision }),
  asked: (sentence, { seat }, { naming }) => `${naming.seats[seat] ?? ''}: ${sentence}`,
  prompts: asked(tongue, tongue.prompts),
  choices: spoken(tongue, tongue.choices),
  entries: spoken(tongue, tongue.entries),
  reasons: asked(tongue, tongue.reasons),
  windows: tongue.windows,
  until: tongue.until,
  sections: ({ view, naming }) => sectionsOf(tongue, view, naming),
  result: (result, { at }) => resultLines(tongue, result, at),
})

function resultLines({ score, terms }: Tongue, result: Result, at: At): string[] {
  const detail = (result.detail ?? {}) as CourtDetail
  const first = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const order = result.ranks
    .map((_, seat) => seat)
    .toSorted((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0))
  return [
    detail.rank === undefined
      ? score.winners(listed(first.map(at.who), terms.and), first.length > 1)
      : score.rank(terms.ranks[detail.rank], result.scores[0] ?? 0, detail.rank === 'defeat'),
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

export function wordsOf(tongue: Tongue): CourtWords {
  let faces: Faces | undefined
  return {
    ...wordsFrom<CourtView, CourtChoice, CourtEntry, Speaker>(phrasebook(tongue)),
    verdict: verdictIn(tongue.verdict),
    befalls,
    // Made when somebody first draws a card.
    get faces() {
      faces ??= facesIn(tongue)
      return faces
    },
  }
}
