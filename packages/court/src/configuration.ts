import type { Config, Configuration } from '@hippodrome/engine'
import { OPTIONS } from './vocabulary.ts'

/** §21.3, §21.4 */
function refuse({ seats, options }: Config): string | undefined {
  const { mode, taktika, fullCourt } = options
  if (mode === 'solo' && seats !== 1) return 'solo is for one player'
  if (mode === 'duel' && seats !== 2) return 'the duel is for two players'
  if (mode === 'court' && seats === 1) return 'the court is for two to four players; choose solo for one'
  if (mode === 'solo' && taktika === true) return 'solo is played without Taktika'
  if (fullCourt === true && seats < 3) return 'the full court is for three or four players'
  return undefined
}

export const configuration: Configuration = {
  id: 'court',
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  refuse,
}
