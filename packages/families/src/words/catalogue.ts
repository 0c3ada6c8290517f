import type { Decision, Period, Seat, WindowWords } from '@hippodrome/engine'
import type { FamiliesChoice } from '../choices.ts'
import type { FamiliesEntry } from '../entries.ts'
import type { Box, City, ColourName, Side, Special } from '../names.ts'
import type { Outcome, OutcomeFacts } from '../likelihood.ts'
import type { MarchPreview } from '../preview.ts'
import type { Prompt, PromptFacts, Use } from '../prompts.ts'
import type { ReasonFacts, ReasonKey } from '../reasons.ts'
import type { BoardView, FamiliesView } from '../view.ts'
import type { VerdictWords } from './verdict.ts'

/** What the sentences may say: everything by its name in this language. */
export type Say = {
  readonly view: FamiliesView
  readonly board: BoardView
  seat(seat: Seat): string
  city(city: City): string
  capital(): string
  /** The name of a side or of the Bulgars, as an adjective. */
  colour(colour: number): string
  box(box: Box): string
  /** A box of the display with the side that it belongs to. */
  armyBox(side: number, box: Box): string
  special(kind: Special): string
  readonly bezants: (count: number) => string
  readonly points: (count: number) => string
  readonly cubes: (count: number) => string
  /** Points of a side; entries of older matches do not say which. */
  pointsOf(count: number, side: number | undefined): string
  dice(dice: readonly number[]): string
  readonly hits: (count: number) => string
  /** The question that a choice answers, where there is one. */
  readonly decision: Decision | undefined
  /** §13 What a link of the army that is asked about would cost. */
  march(side: Side, city: City): MarchPreview | undefined
  /** Who pays for a cube, as a side; nobody where it is free. */
  payer(pays: Side | undefined): number | undefined
}

type EntryOf<K extends FamiliesEntry['kind']> = Extract<FamiliesEntry, { kind: K }>
type ChoiceOf<K> = Extract<FamiliesChoice, { do: K }>

export type GeneralKind = 'improve' | 'fortify' | 'bulgars' | 'tax' | 'place' | 'march'

/** All words of the game in one language; a key that is missing does not compile. */
export type Catalogue = {
  readonly windows: { readonly [kind: string]: WindowWords }
  readonly until: { readonly [period in Period]?: string }
  readonly name: string
  readonly about: string
  /** Names of cities that differ from the board's own, by id. */
  readonly cities: { readonly [id: string]: string | undefined }
  readonly nobody: string
  /** What a subject that is no city or player is called. */
  readonly subjects: {
    readonly [kind in 'pool' | 'casualties' | 'tax' | 'pass' | 'church' | 'mosque']: string
  }
  cityState(tokens: number, strength: number, owner: string | undefined): string
  readonly colours: { readonly [colour in ColourName]: string }
  readonly boxes: { readonly [box in Box]: string }
  armyBox(colour: string, box: Box): string
  readonly specials: { readonly [kind in Special]: string }
  readonly bezants: (count: number) => string
  readonly points: (count: number) => string
  readonly cubes: (count: number) => string
  readonly hits: (count: number) => string
  readonly noDice: string
  pointsOf(count: number, colour: string): string
  readonly uses: { readonly [use in Use]: string }
  readonly prompts: { readonly [prompt in Prompt]: (facts: PromptFacts[prompt], say: Say) => string }
  readonly choices: { readonly [kind in FamiliesChoice['do']]: (choice: ChoiceOf<kind>, say: Say) => string }
  /** A whole kind of action that is not possible, without a city or a number. */
  readonly general: { readonly [kind in GeneralKind]: (colour: string) => string }
  readonly entries: { readonly [kind in FamiliesEntry['kind']]: (entry: EntryOf<kind>, say: Say) => string }
  readonly reasons: { readonly [key in ReasonKey]: (facts: ReasonFacts[key], say: Say) => string }
  /** What dice may make of a choice, without the chance. */
  readonly outcomes: { readonly [outcome in Outcome]: (facts: OutcomeFacts, say: Say) => string }
  readonly engineReasons: { readonly [key: string]: () => string }
  readonly options: {
    readonly [name in OptionName]: {
      readonly label: string
      readonly help: string
      readonly values: { readonly [value: string]: string }
    }
  }
  readonly table: { readonly [label in TableLabel]: string }
  armyCell(seat: string, side: string): string
  readonly result: {
    turns(turns: number): string
    fall(capital: string): string
    line(name: string, facts: ResultFacts): string
    winner(names: readonly string[]): string
  }
  readonly verdict: VerdictWords
}

export type OptionName = 'attackerRetreat' | 'fleetDice' | 'fallTiebreak'

export type TableLabel =
  | 'turn'
  | 'turnOf'
  | 'first'
  | 'active'
  | 'lastAction'
  | 'passed'
  | 'players'
  | 'player'
  | 'score'
  | 'pool'
  | 'casualties'
  | 'lost'
  | 'armies'
  | 'army'
  | 'guard'
  | 'place'
  | 'offMap'
  | 'money'
  | 'points'
  | 'tokens'
  | 'strength'
  | 'maintenance'
  | 'cities'
  | 'city'
  | 'control'
  | 'free'
  | 'fortified'
  | 'specials'
  | 'boxFree'
  | 'bulgars'
  | 'church'
  | 'mosque'
  | 'attack'

export type ResultFacts = {
  readonly byzantine: number
  readonly arab: number
  readonly byzantineTokens: number
  readonly arabTokens: number
  readonly score: number
  readonly rank: number
  /** The weaker total did not count (§22.3). */
  readonly onlyHigher: boolean
  readonly fall: boolean
  readonly cities: number
  readonly money: number
}
