import type { Naming, Phrasebook, Sentences } from '@hippodrome/engine'
import type {
  ChitEffect,
  ChitId,
  LevelId,
  NationId,
  OptionName,
  OutcomeFacts,
  OutcomeId,
  PhaseId,
  PlaceId,
  PowerId,
  PowersChoice,
  PowersEntry,
  PowersView,
  PromptId,
  ReasonId,
  ResultId,
  ScenarioId,
  TableId,
  TermView,
  UnitId,
  Verb,
} from '../vocabulary.ts'
import type { Speaker } from './speaker.ts'
import type { VerdictWords } from './verdict.ts'

/** What a language calls the things of the game. */
export interface Names {
  /** `people` as it stands in a sentence (`the Franks`), `title` at the head of a row. */
  readonly nations: { readonly [nation in NationId]: { readonly people: string; readonly title: string } }
  readonly units: { readonly [unit in UnitId]: readonly [one: string, many: string] }
  readonly places: { readonly [place in PlaceId]: string }
  readonly chits: { readonly [chit in ChitId]: { readonly name: string; readonly help: string } }
  readonly tables: { readonly [table in TableId]: string }
  readonly results: { readonly [result in ResultId]: string }
  readonly levels: { readonly [level in LevelId]: string }
  readonly scenarios: { readonly [scenario in ScenarioId]: string }
  readonly phases: { readonly [phase in PhaseId]: string }
  readonly effects: { readonly [effect in ChitEffect]: string }
  readonly and: string
  readonly of: string
  readonly rebels: string
  readonly stack: string
  readonly unseen: string
  readonly nothing: string
}

/** What the prompts' facts may hold; each prompt of the vocabulary says which of them it brings. */
export type PromptFacts = {
  readonly power?: PowerId
  readonly unit?: UnitId
  readonly place?: PlaceId
  readonly from?: PowerId
  readonly to?: PowerId
  readonly by?: PowerId | 'me' | 'you'
  readonly chit?: ChitId
  readonly what?: string
  readonly due?: number
  readonly left?: number
  readonly points?: number
  readonly strength?: number
  readonly stack?: number
  readonly others?: readonly PowerId[]
  readonly against?: PowerId
  readonly rebels?: boolean
  readonly losses?: number
  readonly spared?: number
  readonly low?: number
  readonly high?: number
  readonly turn?: number
  readonly cost?: number
  readonly money?: number
  readonly result?: ResultId
}

/** The members of a union whose tag may be `T`, also where one member has several tags. */
type Tagged<U, Key extends string, T> = U extends { readonly [key in Key]: infer Tag }
  ? T extends Tag
    ? U
    : never
  : never

export type ChoiceOf<V extends Verb> = Tagged<PowersChoice, 'do', V>
export type EntryOf<K extends PowersEntry['kind']> = Tagged<PowersEntry, 'kind', K>

export type Prompts = { readonly [prompt in PromptId]: (facts: PromptFacts, say: Speaker) => string }
export type Choices = { readonly [verb in Verb]: (choice: ChoiceOf<verb>, say: Speaker) => string }
export type Entries = {
  readonly [kind in PowersEntry['kind']]: (entry: EntryOf<kind>, say: Speaker) => string
}
export type Reasons = { readonly [reason in ReasonId]: (facts: PromptFacts, say: Speaker) => string }

/** Sentences for outcomes from plain texts; `counted` adds how many units it is about. */
export const outcomesFrom = (
  texts: { readonly [outcome in OutcomeId]: string },
  counted: (text: string, n: number) => string,
): Sentences<Speaker> =>
  Object.fromEntries(
    Object.entries(texts).map(([outcome, text]) => [
      outcome,
      ({ n }: OutcomeFacts) => (n === undefined ? text : counted(text, n)),
    ]),
  )

/** A value has words of its own, or is one of the language's `yes` and `no`. */
export type OptionWords = {
  readonly [name in OptionName]: {
    readonly label: string
    readonly help: string
    readonly values?: { readonly [value: string]: string }
  }
}

/** Headings and cells of the table in words. */
export interface Labels {
  readonly now: string
  readonly powers: string
  readonly powerHeads: readonly string[]
  readonly chits: string
  readonly land: string
  readonly landHeads: readonly string[]
  readonly sea: string
  readonly pool: string
  readonly talks: string
  readonly yes: string
  readonly no: string
  readonly neutral: string
  readonly waiting: string
  readonly lost: string
  readonly pillaged: string
  readonly basileusGone: string
  readonly cup: string
  readonly removed: string
  readonly unification: string
  readonly crusade: string
  readonly order: string
  readonly monastery: string
  readonly fortification: string
  readonly concession: string
  readonly moved: string
  readonly leadership: string
  readonly vacillating: string
  readonly offer: string
  readonly agreed: string
  readonly year: (turn: number, turns: number, year: number) => string
  readonly treaty: (turn: number) => string
  readonly colony: (people: string) => string
  readonly standing: (who: string, points: number, level: string, won: boolean) => string
  readonly ranking: (rank: number, seat: string, tied: boolean) => string
}

/** All that one language says. */
/** What is said where one leaves orders. */
export type Orderly = Pick<Phrasebook<PowersView, PowersChoice, Speaker>, 'windows' | 'until'>

export interface Lexicon extends Orderly {
  readonly name: string
  readonly about: string
  readonly names: Names
  readonly prompts: Prompts
  readonly choices: Choices
  readonly entries: Entries
  readonly reasons: Reasons
  readonly outcomes: Sentences<Speaker>
  readonly options: OptionWords
  readonly labels: Labels
  readonly verdict: VerdictWords
  /** A term of an offer, as something given. */
  readonly term: (term: TermView, say: Speaker) => string
}

export type Listener = { readonly view: PowersView; readonly naming: Naming }
