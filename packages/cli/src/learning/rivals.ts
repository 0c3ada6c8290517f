import { basename, resolve } from 'node:path'
import type { Model } from '@hippodrome/bots'
import { BadData } from '@hippodrome/engine'
import { BadInput } from '../errors.ts'
import { readModel } from './modelFiles.ts'
import { shippedLike } from './shelf.ts'

/** The evaluation of the game itself. */
const HAND = 'hand'

/** Whom a model is tried against; one without a file judges by hand. */
export type Rival = { readonly name: string; readonly path?: string }

const hand: Rival = { name: HAND }

/** The rivals that were named, by hand if none was. Throws for one that cannot play the game of the model. */
export function namedRivals(model: Model, named: readonly string[]): Rival[] {
  const all = [...new Set(named)].map((name) => (name === HAND ? hand : { name, path: name }))
  for (const { path } of all) if (path !== undefined) refuseStranger(path, readModel(path), model)
  return all.length > 0 ? all : [hand]
}

/** A model that came with the game and is no rival, and why not. */
export type LeftOut = { readonly path: string; readonly why: 'same' | 'stranger' | 'unreadable' }

/**
 * The rivals of a model that is to be installed: first the one that came with the game, then by hand, then who was named.
 * Of one for this board and one for any board that is the one whose place it takes. A model is no rival to itself.
 */
export function rivalsToInstall(
  model: Model,
  named: readonly string[],
  shelf?: string,
): { readonly rivals: readonly Rival[]; readonly leftOut: readonly LeftOut[] } {
  const others = named.length > 0 ? namedRivals(model, named) : []
  const leftOut: LeftOut[] = []
  let shipped: string | undefined
  for (const path of shippedLike(model, shelf)) {
    const why = whyNoRival(path, model)
    if (why) leftOut.push({ path, why })
    else shipped = path
    if (why === undefined || why === 'same') break
  }
  const isKnown = ({ path }: Rival) =>
    path === undefined ||
    [shipped, ...leftOut.map((left) => left.path)].some(
      (known) => known !== undefined && resolve(known) === resolve(path),
    )
  return {
    rivals: [
      ...(shipped === undefined ? [] : [{ name: `the shipped ${basename(shipped)}`, path: shipped }]),
      hand,
      ...others.filter((rival) => !isKnown(rival)),
    ],
    leftOut,
  }
}

function whyNoRival(path: string, model: Model): LeftOut['why'] | undefined {
  try {
    const shipped = readModel(path)
    if (isStranger(shipped, model)) return 'stranger'
    return hasSameWeights(shipped, model) ? 'same' : undefined
  } catch (fault) {
    if (fault instanceof BadData || fault instanceof BadInput) return 'unreadable'
    throw fault
  }
}

/** Whether a net reads other numbers than the game of the model gives. Of older rules or another board it may still know enough. */
const isStranger = ({ about }: Model, { about: { game, seats, features } }: Model): boolean =>
  about.game !== game || about.seats !== seats || about.features !== features

function refuseStranger(path: string, rival: Model, model: Model): void {
  if (!isStranger(rival, model)) return
  const [its, ours] = [rival.about, model.about]
  throw new BadInput(
    `${path}: learned ${its.game} with ${its.seats} seats by inputs ${its.features}, and is no rival in ${ours.game} with ${ours.seats} by inputs ${ours.features}`,
    `${path}: leerde ${its.game} met ${its.seats} plaatsen naar invoer ${its.features}, en is geen tegenstander in ${ours.game} met ${ours.seats} naar invoer ${ours.features}`,
  )
}

/** Weights that are written and read again are rounded anew. */
const ROUNDING = 1e-6

function hasSameWeights({ net: a }: Model, { net: b }: Model): boolean {
  return (
    a.inputs === b.inputs &&
    a.hidden === b.hidden &&
    a.places === b.places &&
    a.weights.every((weight, i) => Math.abs(weight - (b.weights[i] ?? 0)) <= ROUNDING * Math.abs(weight))
  )
}
