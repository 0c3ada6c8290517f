import type { Period, WindowWords } from '@hippodrome/engine'
import type { CardId, EventId, PatronId, QuestId } from '../ids.ts'
import type { Bag, Id } from '../types.ts'
import type { WindowKind } from '../vocabulary.ts'
import type { Choices, Entries, OptionWords, Prompts, Reasons, Terms } from './tongue.ts'
import type { Describer } from './parts.ts'
import type { SectionWords } from './sections.ts'
import type { VerdictWords } from './verdict.ts'

/** Names of cards; a missing one does not compile. */
export type Names = {
  readonly cards: { readonly [id in CardId]: string }
  readonly events: { readonly [id in EventId]: string }
  readonly options: { readonly [id: Id]: readonly string[] }
  readonly lore: { readonly [id in EventId]: string }
  readonly quests: { readonly [id in QuestId]: string }
  readonly patrons: { readonly [id in PatronId]: string }
  /** Where a language has its own. */
  readonly duel: { readonly [ability: string]: string }
}

/** Names by the id of whatever a match holds, which may not be printed. */
export type Named = { readonly [id: Id]: string | undefined }

/** All that the words of one language are made of. */
export type Tongue = {
  readonly name: string
  readonly about: string
  readonly terms: Terms
  readonly names: Names
  readonly describer: Describer
  readonly prompts: Prompts
  readonly choices: Choices
  readonly entries: Entries
  readonly reasons: Reasons
  readonly options: OptionWords
  readonly sections: SectionWords
  readonly score: ScoreWords
  readonly verdict: VerdictWords
  readonly windows: { readonly [kind in WindowKind]: WindowWords }
  readonly until: { readonly [period in Period]?: string }
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
