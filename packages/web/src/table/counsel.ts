import type { Counsel } from '@hippodrome/bots'
import type { Seat } from '@hippodrome/engine'
import type { Calling } from './calls.ts'
import type { BotTable } from './protocol.ts'
import type { Here } from './table.ts'
import type { Thinker } from './thinker.ts'

const NO_COUNSEL: Counsel = { advice: [], chances: false }

type At = {
  readonly calling: () => Calling
  readonly viewer: () => Seat
  /** Of the match as it is known here. */
  readonly version: () => number | undefined
}

/** What a seat is told of its choices and of everybody's chances, from what it may know: as far as there is somebody who can. */
export function counselBy(thinker: Thinker, at: At): Pick<Here, 'advise' | 'chances' | 'changes'> {
  /** Nothing where nobody can say, or has been overtaken. */
  const glimpsed = async (
    think: (table: BotTable) => Promise<readonly number[]> | undefined,
  ): Promise<{ readonly version: number; readonly told: readonly number[] | undefined }> => {
    const { version, table } = await at.calling().call('glimpse', { seat: at.viewer() })
    const told = version === at.version() ? await think(table) : undefined
    return { version, told: told && told.length > 0 ? told : undefined }
  }
  return {
    advise:
      thinker.advise &&
      (async () => thinker.advise?.(await at.calling().call('imagine', { seat: at.viewer() })) ?? NO_COUNSEL),
    chances:
      thinker.chances &&
      (async () => {
        const { version, told } = await glimpsed((table) => thinker.chances?.(table))
        return told && { version, of: told }
      }),
    changes:
      thinker.changes &&
      (async () => {
        const { version, told } = await glimpsed((table) => thinker.changes?.(table))
        return told && { version, by: told }
      }),
  }
}
