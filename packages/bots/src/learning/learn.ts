import type { Net } from '../model/net.ts'
import { type Fitting, fitNet } from './fit.ts'
import { foreseen } from './foresight.ts'
import type { Positions } from './positions.ts'
import { tempered } from './temper.ts'

/**
 * After a first fit to who won, a net is fitted anew to what the one before says of later positions of the same match
 * (`foreseen`), once for each of these: how much is left to what comes later still.
 */
const FAR = [0.8, 0.6] as const

/** A net that has learned from positions, and is as sure as it may be by others that it has not seen. */
export function learnNet(positions: Positions, unseen: Positions, fitting: Fitting): Net {
  const fits = FAR.length + 1
  const fitted = (fit: number, targets?: Float32Array): Net => {
    const progress = (done: number) => fitting.progress?.((fit + done) / fits)
    const seed = fitting.seed + fit
    return tempered(
      fitNet(positions, { ...fitting, seed, progress, ...(targets ? { targets } : {}) }),
      unseen,
    )
  }
  return FAR.reduce((net, far, i) => fitted(i + 1, foreseen(net, positions, far)), fitted(0))
}
