/** What a person puts together for a question before it is said: taxes, wages, a basket. */
import type { LandId, PlaceId, PowersChoice } from '@hippodrome/powers'
import { createStore, useStore } from 'zustand'
import type { Basket } from './basket.ts'
import type { OfferDraft } from './offer.ts'
import { askedPower } from './standing.ts'
import type { PowersStage } from './usePowers.ts'

type Draft = {
  /** The question that it is about: it is forgotten when another is asked. */
  readonly about: string
  /** How many choices had been made when it was said: with the next it is done, and Undo brings it back. */
  readonly saidAt?: number | undefined
  /** What the next click on a place buys. */
  readonly tool?: string | undefined
  /** Where the next pick in the shop is bought. */
  readonly place?: PlaceId | undefined
  readonly basket: Basket
  /** What is to be laid on the table in a negotiation. */
  readonly offer?: OfferDraft | undefined
  readonly taxed: readonly LandId[]
  /** By stack and unit how many go unpaid. */
  readonly unpaid: { readonly [line: string]: number }
}

const NOTHING: Omit<Draft, 'about'> = { basket: [], taxed: [], unpaid: {} }
const draft = createStore<Draft>(() => ({ about: '', ...NOTHING }))

const aboutOf = ({ view, decision }: PowersStage): string =>
  [view.viewer, view.turn, askedPower({ view, decision })?.power, decision?.prompt].join(' ')

const readAt = (stage: PowersStage, known: Draft): Draft =>
  known.about === aboutOf(stage) && stage.playing.state.made <= (known.saidAt ?? Number.POSITIVE_INFINITY)
    ? known
    : { about: aboutOf(stage), ...NOTHING }

export const draftNow = (stage: PowersStage): Draft => readAt(stage, draft.getState())
export const useDraft = (stage: PowersStage): Draft => readAt(stage, useStore(draft))
export const changeDraft = (stage: PowersStage, change: Partial<Draft>): void =>
  draft.setState({ ...draftNow(stage), saidAt: undefined, ...change }, true)

/** Says what was put together, as one gesture: it lies there to be read, so its button needs no second word. */
export function say(stage: PowersStage, choices: readonly PowersChoice[]): void {
  const { basket, offer, taxed, unpaid } = draftNow(stage)
  const written = basket.length + taxed.length + Object.keys(unpaid).length > 0 || offer !== undefined
  changeDraft(stage, { saidAt: stage.playing.state.made })
  if (written) void stage.playing.planner.carryOut({ choices })
  else stage.carryOut({ choices })
}
