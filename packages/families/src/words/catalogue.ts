import type { Facts, Seat } from '@hippodrome/engine'
import type { ActionChoice } from '../choices.ts'
import type { FamiliesEntry } from '../entries.ts'
import type { Box, City, ColourName, Special } from '../names.ts'
import type { Outcome } from '../likelihood.ts'
import type { Prompt, Use } from '../prompts.ts'
import type { ReasonKey } from '../reasons.ts'
import type { BoardView, FamiliesView } from '../view.ts'

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
  dice(dice: readonly number[]): string
  readonly hits: (count: number) => string
}

/** The number that a prompt or a reason gives under a key. */
export type FactReader = {
  number(key: string): number
  text(key: string): string
  is(key: string): boolean
  list(key: string): number[]
}

export const readFacts = (facts: Facts | undefined): FactReader => ({
  number: (key) => Number(facts?.[key] ?? 0),
  text: (key) => {
    const value = facts?.[key]
    return typeof value === 'string' ? value : ''
  },
  is: (key) => facts?.[key] === true,
  list: (key) => {
    const value = facts?.[key]
    return Array.isArray(value) ? value.map(Number) : []
  },
})

type EntryOf<K extends FamiliesEntry['kind']> = Extract<FamiliesEntry, { kind: K }>
type ActionOf<K> = Extract<ActionChoice, { do: K }>

export type GeneralKind = 'improve' | 'fortify' | 'bulgars' | 'tax' | 'place' | 'march'

/** What a choice of the path of an army means, for its words. */
export type MarchFacts = {
  readonly cost: number
  readonly attack: boolean
  readonly strength: number
  readonly fleet?: Seat
}

/** All words of the game in one language; a key that is missing does not compile. */
export type Catalogue = {
  readonly name: string
  readonly about: string
  /** Names of cities that differ from the board's own, by id. */
  readonly cities: { readonly [id: string]: string | undefined }
  readonly nobody: string
  readonly colours: { readonly [colour in ColourName]: string }
  readonly boxes: { readonly [box in Box]: string }
  armyBox(colour: string, box: Box): string
  readonly specials: { readonly [kind in Special]: string }
  readonly bezants: (count: number) => string
  readonly points: (count: number) => string
  readonly cubes: (count: number) => string
  readonly hits: (count: number) => string
  readonly uses: { readonly [use in Use]: string }
  readonly prompts: { readonly [prompt in Prompt]: (who: string, facts: FactReader, say: Say) => string }
  readonly actions: { readonly [kind in ActionChoice['do']]: (choice: ActionOf<kind>, say: Say) => string }
  /** A whole kind of action that is not possible, without a city or a number. */
  readonly general: { readonly [kind in GeneralKind]: (colour: string) => string }
  march(choice: ActionOf<'march'>, facts: MarchFacts, say: Say): string
  readonly sources: {
    pool(): string
    casualties(payer: string): string
    army(box: string, payer: string): string
  }
  boxChoice(box: string, prompt: string): string
  readonly answers: {
    readonly done: string
    readonly useFleet: string
    readonly spareFleet: string
    readonly closeSea: string
    readonly openSea: string
    readonly retreat: string
    readonly stay: string
    readonly raiseLevy: string
    readonly noLevy: string
    fight(name: string, strength: number): string
    withdraw(city: string, friendly: boolean): string
    split(byzantine: string, arab: string): string
  }
  readonly entries: { readonly [kind in FamiliesEntry['kind']]: (entry: EntryOf<kind>, say: Say) => string }
  readonly reasons: { readonly [key in ReasonKey]: (facts: FactReader, say: Say) => string }
  /** What dice may make of a choice, without the chance. */
  readonly outcomes: { readonly [outcome in Outcome]: (facts: FactReader, say: Say) => string }
  readonly engineReasons: { readonly [key: string]: string }
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
