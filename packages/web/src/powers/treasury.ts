/** What clicks mean in a treasury phase, and what the whole of it comes to. */
import type { PlaceId, PowersChoice } from '@hippodrome/powers'
import {
  choicesOf,
  isPurchase,
  offeredOf,
  oneMore,
  placeOf as boughtAt,
  type Purchase,
  wareOf,
} from './basket.ts'
import { changeDraft, draftNow } from './draft.ts'
import { NOTED, type PowersPlan } from './marching.ts'
import { placesOf } from './places.ts'
import { placeOf } from './targets.ts'
import type { PowersSituation, PowersStage } from './usePowers.ts'

/** What is for sale at a place, in its area or in the fortress of that, one of each ware. */
export function offersAt(at: PowersSituation, place: PlaceId): ReadonlyMap<string, Purchase> {
  const { homeOf } = placesOf(at.board)
  const near = at.choices
    .filter(isPurchase)
    .filter((bought) => {
      const there = boughtAt(bought)
      return there !== undefined && homeOf(there) === homeOf(place)
    })
    .toSorted((a, b) => Number(boughtAt(a) === place) - Number(boughtAt(b) === place))
  return new Map(near.map((bought) => [wareOf(bought), bought]))
}

/** With a ware in hand a click on a place puts it in the basket; without one it asks what is sold there. */
export function shop(at: PowersStage, spot: string): PowersPlan | undefined {
  const place = at.decision?.prompt === 'treasury' ? placeOf(at, spot) : undefined
  if (place === undefined || (spot.startsWith('stack:') && at.spots.has(spot))) return undefined
  const offers = offersAt(at, place)
  if (offers.size === 0) return undefined
  const { tool, basket } = draftNow(at)
  const bought = offers.get(tool ?? '')
  changeDraft(
    at,
    bought
      ? { basket: oneMore(at, offeredOf(at, basket), bought), place: undefined }
      : { tool: undefined, place },
  )
  return NOTED
}

/** Areas whose taxes are to be raised, and can be. */
export const taxedNow = (at: PowersStage): readonly Raise[] => {
  const { taxed } = draftNow(at)
  return at.choices.filter((choice): choice is Raise => choice.do === 'raise' && taxed.includes(choice.place))
}
type Raise = Extract<PowersChoice, { readonly do: 'raise' }>

/** A click marks an area whose taxes are to be raised, and another lets it be. */
export function tax(at: PowersStage, spot: string): PowersPlan | undefined {
  const place = placeOf(at, spot)
  const home = place && placesOf(at.board).homeOf(place)
  const raise = at.choices.find((choice) => choice.do === 'raise' && choice.place === home)
  if (raise?.do !== 'raise') return undefined
  const { taxed } = draftNow(at)
  const others = taxed.filter((land) => land !== raise.place)
  changeDraft(at, { taxed: others.length < taxed.length ? others : [...taxed, raise.place] })
  return NOTED
}

/** What the basket holds. */
export const buying = (at: PowersStage): readonly PowersChoice[] =>
  choicesOf(offeredOf(at, draftNow(at).basket))

/** All that is left of a treasury phase: taxes as marked, wages paid, the basket bought, and nothing more. */
export function closing(at: PowersStage): PowersPlan | undefined {
  const left: { readonly [prompt: string]: readonly PowersChoice[] } = {
    taxes: [...taxedNow(at), { do: 'done' }, { do: 'pay' }, { do: 'done' }],
    maintenance: [{ do: 'pay' }, { do: 'done' }],
    treasury: [...buying(at), { do: 'done' }],
  }
  const choices = left[at.decision?.prompt ?? '']
  return choices && { choices }
}

/** No (more) taxes, wages paid, and on to buying. */
export function paying(at: PowersStage): PowersPlan | undefined {
  const left: { readonly [prompt: string]: readonly PowersChoice[] } = {
    taxes: [...taxedNow(at), { do: 'done' }, { do: 'pay' }],
    maintenance: [{ do: 'pay' }],
    upkeep: [{ do: 'pay' }],
  }
  const choices = left[at.decision?.prompt ?? '']
  return choices && { choices }
}
