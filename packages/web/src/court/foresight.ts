import type { CourtChoice } from '@hippodrome/court'
import type { Good } from '@hippodrome/court/vocabulary'
import type { Walk } from '@hippodrome/engine'
import { createContext, useEffect } from 'react'
import { createStore, type StoreApi } from 'zustand'
import { summed } from '../board/changes.ts'
import { usePointed } from '../board/pointer.ts'
import { goodsChanged } from './consequence.ts'
import { gesture } from './gesture.ts'
import { yieldOf } from './groups.ts'
import type { Court } from './stage.ts'

export type Foreseen = ReadonlyMap<Good, number>

const NOTHING: Foreseen = new Map()
/** Whoever only passes over a thing asks nothing. */
const REST_MS = 120

/** What one would gain and lose by what is pointed at. Apart from the table, so that pointing draws nothing else anew. */
export type Foresight = StoreApi<{ readonly goods: Foreseen }>

export const newForesight = (): Foresight => createStore(() => ({ goods: NOTHING }))

export const ForesightContext = createContext<Foresight>(newForesight())

/** What a click there would choose: a gesture, or the only choice that lies there. */
function chosenAt(court: Court, spot: string): readonly CourtChoice[] {
  const plan = gesture({ kind: 'click', spot, shift: false }, court)
  if (plan) return plan.choices
  const [only, ...more] = court.spots.get(spot)?.choices ?? []
  const choice = only === undefined || more.length > 0 ? undefined : court.choices[only]
  return choice ? [choice] : []
}

type At = Pick<Court, 'view' | 'card'>

/** What a step comes to that others may still answer before: by what lies open, if nobody does. */
function reckoned(choice: CourtChoice, { view, card }: At): readonly (readonly [Good, number])[] {
  switch (choice.do) {
    case 'card':
      return choice.cost === undefined ? [] : [['nomisma', -choice.cost]]
    case 'buy':
      return [
        ['nomisma', -choice.price],
        [choice.good, 1],
      ]
    case 'sell':
      return [
        ['nomisma', choice.price],
        [choice.good, -1],
      ]
    case 'way':
      return [['auctoritas', -choice.cost]]
    case 'activate': {
      const played = view.players[view.seat]?.played ?? []
      const group = played.filter(
        (one) => one.card === choice.card || (!choice.alone && one.leader === choice.card),
      )
      return Object.entries(yieldOf(group, card)) as [Good, number][]
    }
    default:
      return []
  }
}

const NAMES = ['do', 'card', 'good', 'position', 'way'] as const

/** The same thing at the price that it has for who asks: abilities lower it when the action is declared (§8.5, §12.7). */
const pricedAs = (wanted: CourtChoice, { next }: Walk): readonly CourtChoice[] => {
  const facts = (choice: object) => choice as { readonly [name: string]: unknown }
  const found = next?.choices.find((one) => NAMES.every((name) => facts(one)[name] === facts(wanted)[name]))
  return found ? [found as CourtChoice] : []
}

/** What of a plan the engine could not follow: others may answer first, or the next thing has another price. */
function leftOf(choices: readonly CourtChoice[], walk: Walk): readonly CourtChoice[] {
  const [next, ...later] = choices.slice(walk.steps.length)
  if (!next || walk.stop.why === 'done') return []
  if (walk.stop.why === 'others') return [next, ...later]
  return walk.stop.why === 'not-offered' ? pricedAs(next, walk) : []
}

/** What a list of choices changes of one's goods: by the engine's word, and what it could not follow as it is reckoned. */
export function foreseen(choices: readonly CourtChoice[], walk: Walk, at: At): Foreseen {
  const changes = summed(walk.steps.flatMap((step) => step.changes ?? []))
  const sum = new Map(goodsChanged(changes, at.view.seat))
  const left = leftOf(choices, walk)
  for (const [good, n] of left.flatMap((choice) => reckoned(choice, at)))
    sum.set(good, (sum.get(good) ?? 0) + n)
  return new Map([...sum].filter(([, n]) => n !== 0))
}

/** Asks the engine what becomes of one's goods by what is pointed at, has the focus, or is planned. */
export function useForesight(court: Court, foresight: Foresight): void {
  const { pointer, planned, playing, decision } = court
  const spot = usePointed(pointer, (pointed) => pointed.spot)
  const choice = usePointed(pointer, (pointed) => pointed.choice)
  useEffect(() => {
    if (!decision || playing.telling || (planned && !planned.walk)) return undefined
    const pointed = choice === undefined ? undefined : court.choices[choice]
    const choices = planned
      ? (planned.plan.choices as readonly CourtChoice[])
      : pointed
        ? [pointed]
        : spot === undefined
          ? []
          : chosenAt(court, spot)
    if (choices.length === 0) return undefined
    let stays = true
    const ask = async () => {
      const walk = planned?.walk ?? (await playing.table.walk(choices))
      if (stays) foresight.setState({ goods: foreseen(choices, walk, court) })
    }
    const timer = setTimeout(() => void ask().catch(() => undefined), REST_MS)
    return () => {
      stays = false
      clearTimeout(timer)
      foresight.setState({ goods: NOTHING })
    }
  }, [court, foresight, spot, choice, planned, playing, decision])
}
