import type { CardId, EventId, PatronId, QuestId } from '../ids.ts'
import type { Bag, Id } from '../types.ts'
import type { Choices, Entries, OptionWords, Prompts, Reasons, Terms } from './tongue.ts'
import type { Describer } from './parts.ts'
import type { SectionWords } from './sections.ts'

/** Names of cards in a language other than the data's own; a missing one does not compile. */
export type Names = {
  readonly cards: { readonly [id in CardId]: string }
  readonly events: { readonly [id in EventId]: string }
  readonly options: { readonly [id: Id]: readonly string[] }
  readonly lore: { readonly [id in EventId]: string }
  readonly quests: { readonly [id in QuestId]: string }
  readonly patrons: { readonly [id in PatronId]: string }
  readonly duel: { readonly [ability: string]: string }
}

/** All that the words of one language are made of. */
export type Tongue = {
  readonly name: string
  readonly about: string
  readonly terms: Terms
  readonly names: Names | undefined
  readonly describer: Describer
  readonly prompts: Prompts
  readonly choices: Choices
  readonly entries: Entries
  readonly reasons: Reasons
  readonly options: OptionWords
  readonly sections: SectionWords
  readonly score: ScoreWords
}

/** The lines of a result. */
export type ScoreWords = {
  readonly rank: (rank: string, doxa: number, lost: boolean) => string
  readonly winners: (names: string, shared: boolean) => string
  readonly seat: (line: {
    readonly name: string
    readonly place: number
    readonly doxa: number
    readonly goods: Bag
    readonly resources: number
    readonly cost: number
  }) => string
  readonly quest: (name: string, doxa: number) => string
}
