import type { Verdict } from '@hippodrome/bots/learning'
import type { Team } from '../team.ts'
import type { Predecessor, School } from './school.ts'
import { playSeries } from './series.ts'

/** The bot that plays by the models that are tried. */
export const PLAYER = 'greedy'

const HAND = 'hand'

/** Each of the older ones lost to one that came after it: this part of the bouts will do. */
const OLDER = 0.5

type Tried = { readonly against: string; readonly verdict: Verdict }

type Trial = {
  readonly before: Verdict | undefined
  readonly hand: Verdict
  readonly series: readonly Tried[]
  /** The older predecessor that it lost to. */
  readonly lostTo: string | undefined
  readonly accepted: boolean
}

/**
 * Tries the model of a round. It must clearly beat the best before it and the game's own evaluation, and then lose to none of
 * the others that won their place: models can beat each other in a circle.
 */
export async function tried(
  school: School,
  bouts: number,
  team: Team,
  report: { at(what: string, done: number, total: number): void },
  round: number,
): Promise<Trial> {
  const even = 1 / school.seats
  const player = { bot: PLAYER, model: school.modelPath(round) }
  const series: Tried[] = []
  const against = async (name: string, model: string | undefined, most = bouts): Promise<Verdict> => {
    const verdict = await playSeries(
      team,
      {
        seed: `${school.seed} trial ${round} ${name}`,
        player,
        rival: { bot: PLAYER, model },
        judge: player.model,
        bouts: most,
        even,
      },
      (played) => report.at(`against ${name}`, played, most),
    )
    series.push({ against: name, verdict })
    return verdict
  }
  const [best, ...older] = school.predecessors
  const before = best && (await against(best.name, best.model))
  const hand = await against(HAND, undefined)
  const wins = (before ? before.low > even : true) && hand.low > even
  const lostTo = wins ? await firstToBeatIt(older) : undefined
  return { before, hand, series, lostTo, accepted: wins && lostTo === undefined }

  async function firstToBeatIt(some: readonly Predecessor[]): Promise<string | undefined> {
    for (const { name, model } of some) {
      const { high } = await against(name, model, Math.max(2, Math.ceil(bouts * OLDER)))
      if (high < even) return name
    }
    return undefined
  }
}
