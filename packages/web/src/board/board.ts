import type { Choice, Entry, Language, LeafChange, Seat, Subject, Told } from '@hippodrome/engine'
import type { ComponentType, ReactNode } from 'react'
import type { Situation, Spoken, Stage } from './stage.ts'
import type { Outlook } from './useOutlooks.ts'

/**
 * What the page must know of a game to show it on a board of its own; everything else is the frame's (`Frame.tsx`).
 * Whatever can be pointed at is a *spot*, named by a key (`city:12`): the board puts `data-spot` on what it draws, and
 * the frame clicks, lights, explains, marks and walks it.
 */
export interface Board<V = unknown, C extends Choice = Choice, E extends Entry = Entry, B = unknown> {
  /** The table itself, in the middle. Like all parts it reads `useStage()`. */
  readonly Scene: ComponentType
  /** What the scene is called on a phone; a map when absent. */
  readonly sceneTitle?: { readonly [language in Language]: string }
  /** The scene itself shows what is asked (`PromptBar`, `PlanStrip`), so that nothing beside it needs to. */
  readonly asks?: true
  /** What is asked in the board's own, fewer words, and how it is answered here. Without it: what the game says. */
  question?(at: Situation<V, C, B>): Question | undefined
  /** What lies beside and below the scene; on a phone each is a sheet of its own. */
  readonly panels: readonly Panel[]
  /** What a question is answered with besides scene and list: steppers, a basket, a slider. Below the list; on a phone with the prompt. */
  readonly Desk?: ComponentType<DeskProps>
  /** The desk answers whatever the scene does not, so that it lies above the list, which stays folded until it is wanted. */
  readonly folds?: true
  /** How far the match is: turn, year, phase. In the bar. */
  readonly Standing: ComponentType
  /** A seat's own sign, in form and colour. */
  readonly SeatMark: ComponentType<{ readonly seat: Seat; readonly size?: number }>
  /** The seats in the order of play. Without it: all of them, and who is asked acts. */
  seats?(at: Situation<V, C, B>): readonly SeatChip[]
  /** The spots at which a choice can be made and which it lights. Without it: what the words say it concerns. */
  targetsOf?(choice: C, at: Situation<V, C, B>): readonly string[]
  /** Kinds of spots that hold several alike (cubes, goods): one after another may be picked there without a rest. */
  readonly many?: readonly string[]
  /** Heads for a long list, in their order. A choice without a head stands alone; without heads the list is flat. */
  readonly heads?: Heads<C>
  /** What a choice or a plan costs and brings, from what the engine says would change. */
  consequenceOf?(changes: readonly LeafChange[], at: Situation<V, C, B>): readonly Consequence[]
  /** A choice in the list in fewer words than the game's: what it costs and brings stands beside it. */
  brief?(choice: C, at: Situation<V, C, B>): string | undefined
  /** The plan that a click, a drag or a key makes; one without choices when the board took note of a click by itself. Without a plan a click offers the choices of the spot. */
  gesture?(act: Act, stage: Stage<V, C, B>): Plan<C> | undefined
  /** Beside the buttons of a plan that waits: what else can become of it. */
  readonly PlanActs?: ComponentType
  /** Whether a choice only closes a question, so that a plan with other steps is told without it. */
  unsaid?(choice: C): boolean
  /** What a spot is, what it does, its rule. Without it: what the words say of the subject. */
  explain?(spot: string, at: Situation<V, C, B>): Explanation | undefined
  /** Instead of it, where there is much to say: fetched when somebody first wants to know. */
  readonly explains?: () => Promise<Pick<Board<V, C, E, B>, 'explain'>>
  /** Whether the desk tells of a spot by itself while it is pointed at, so that nothing need cover the board. */
  tells?(spot: string, at: Situation<V, C, B>): boolean
  /** Every sign on the board. */
  legend(at: Spoken): readonly LegendGroup[]
  /** The letters that the board answers itself. */
  keys?(at: Spoken): readonly BoardKey[]
  /** Where an entry of the chronicle happened. */
  spotsOf?(entry: E, at: Situation<V, C, B>): readonly string[]
  /** Who did what an entry tells. Without it: the seat that the entry names. */
  seatOf?(entry: E, at: Situation<V, C, B>): Seat | undefined
  /** What an entry means to who comes back to the table; nothing when it is not worth telling. */
  newsOf?(entry: E, at: Situation<V, C, B>): News | undefined
  /** How an entry is shown while it is told: dice, a battle. */
  readonly Telling?: ComponentType<{ readonly told: Told }>
  /** Below the odds of a choice that somebody considers: what the game knows besides. */
  readonly Outlook?: ComponentType<{ readonly choice: number }>
}

/** What each choice costs and brings, by its number; empty until the table has answered. */
export type DeskProps = { readonly outlooks: readonly Outlook[] }

export type Panel = {
  readonly id: string
  readonly title: { readonly [language in Language]: string }
  /** On a wide screen: below the list at the side, or below the scene. */
  readonly lies: 'side' | 'below'
  /** Only where there is room: a phone has no sheet for it. */
  readonly wide?: true
  readonly Panel: ComponentType
}

export type Question = { readonly asks: string; readonly how?: string }

export type SeatChip = { readonly seat: Seat; readonly active: boolean; readonly out?: boolean }

export type Heads<C> = {
  readonly keys: readonly string[]
  of(choice: C): string | undefined
  title(key: string, at: Spoken): string
}

export type Consequence = {
  readonly text: string
  /** Points are gilt, what is lost is red. */
  readonly tone?: 'points' | 'loss'
}

/** What a person did. `shift` asks for one more stop on the way. */
export type Act =
  | { readonly kind: 'click'; readonly spot: string; readonly shift: boolean }
  | { readonly kind: 'drag'; readonly spot: string; readonly to: string }
  /** A key that the frame leaves to the board (see docs/boards.md), with the spot that has the focus. */
  | { readonly kind: 'key'; readonly key: string; readonly spot: string | undefined }

/** One natural act of a person: the choices that the engine makes of it, in order. */
export type Plan<C = Choice> = {
  readonly choices: readonly C[]
  /** The spots that it leads over, for the arrow and the light; those of its choices when absent. */
  readonly spots?: readonly string[]
  /** Only proposed, whatever the habit: more may be laid to it before the word is given. Without choices it is let go of. */
  readonly waits?: true
}

export type Explanation = { readonly name: string; readonly says?: string; readonly rule?: string }

export type LegendGroup = { readonly title: string; readonly signs: readonly Sign[] }

export type Sign = {
  readonly sign: ReactNode
  readonly name: string
  readonly says?: string
  readonly rule?: string
  /** What of this kind stands on the board, as a CSS selector: it is lit while one points at the sign. */
  readonly kind?: string
}

/** What a key, or several together, mean. */
export type BoardKey = { readonly keys: readonly string[]; readonly means: string }

export type News = {
  /** The greater, the more it matters to who looks. */
  readonly rank: number
  /** What it came to, in a word: “+3 VP”. */
  readonly gain?: string
  /** What happened, in fewer words than the chronicle's: without what `gain` says. */
  readonly says?: string
}

export const keyOf = ({ kind, id }: Subject): string => `${kind}:${id}`

export function subjectOf(spot: string): Subject {
  const [kind = '', ...rest] = spot.split(':')
  const id = rest.join(':')
  return { kind, id: /^\d+$/.test(id) ? Number(id) : id }
}
