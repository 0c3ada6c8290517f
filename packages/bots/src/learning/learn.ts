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

/**
 * A net that has learned from positions, and is as sure as it may be by others that it has not seen. Where there is a net
 * to begin from, that one is the first.
 */
export function learnNet(positions: Positions, unseen: Positions, fitting: Fitting): Net {
  const { from } = fitting
  const fits = FAR.length + (from ? 0 : 1)
  let done = 0
  const fitted = (targets?: Float32Array): Net => {
    const progress = (part: number) => fitting.progress?.((done + part) / fits)
    const seed = fitting.seed + done
    const net = fitNet(positions, { ...fitting, seed, progress, ...(targets ? { targets } : {}) })
    done += 1
    return tempered(net, unseen)
  }
  return FAR.reduce((net, far) => fitted(foreseen(net, positions, far)), from ?? fitted())
}
