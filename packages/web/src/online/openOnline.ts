import type { Options } from '@hippodrome/engine'
import type { SeatWish } from '@hippodrome/wire'
import { type Chair } from '../setup/remembered.ts'
import { pageLine } from './pageLine.ts'
import { pledge } from './pledges.ts'
import { newWords, openTable, tellZone, whoAmI } from './server.ts'
import type { Timing } from './TimeCard.tsx'
import type { Doors } from './WhoMayCome.tsx'
import { enter } from './useServer.ts'

/** How a chair of the set-up is offered at a table elsewhere. `first`: its host sits there. */
function seatOf({ player }: Chair, name: string, first: boolean): SeatWish {
  switch (player) {
    case 'human':
      return { kind: first ? 'invited' : 'screen' }
    case 'friend':
      return { kind: 'invited' }
    case 'anyone':
      return { kind: 'open' }
    case 'program':
      return { kind: 'program', name }
    default:
      return { kind: 'bot', player, name }
  }
}

/** Opens a table for others and sits down at it; gives its name. The words for the dice are drawn after the seed is sealed. */
export async function openOnline(
  game: string,
  options: Options,
  chairs: readonly Chair[],
  names: readonly string[],
  doors: Doors,
  timing: Timing,
): Promise<string> {
  const here = chairs.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []))
  const nameAt = (seat: number) => names[seat] ?? ''
  const me = await whoAmI()
  if (me?.name === undefined) await enter(nameAt(here[0] ?? 0))
  const { match, commitment } = await openTable({
    game,
    options: { ...options },
    seats: chairs.map((chair, seat) => seatOf(chair, nameAt(seat), seat === here[0])),
    ...doors,
    ...timing,
  })
  await tellZone(timing.time)
  for (const seat of here) {
    const words = newWords()
    const entry = { kind: 'sit', seat, name: nameAt(seat), words } as const
    const reply = await pageLine().send({ type: 'do', match, entry })
    if (reply.type === 'done') pledge(match, commitment, seat, words)
  }
  return match
}
