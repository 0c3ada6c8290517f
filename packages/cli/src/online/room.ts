import { randomBytes } from 'node:crypto'
import type { MatchView } from '@hippodrome/engine'
import type { KnownTable, SeatView } from '@hippodrome/wire'
import { BadInput } from '../errors.ts'
import type { Promised } from './ending.ts'
import type { OnlineTable } from './table.ts'
import type { OnlineWords } from './words.ts'

/** Whether nobody has taken a seat of people yet. */
const isFree = ({ kind, mine }: SeatView): boolean =>
  kind === 'open' || kind === 'invited' || (kind === 'screen' && !mine)

export const freeSeats = ({ seats }: KnownTable): number => seats.filter(isFree).length

/** A seat's name, with whether somebody is at it. */
function seatText(seat: SeatView, words: OnlineWords): string {
  if (isFree(seat) && seat.name === '') return words.freeSeat
  const name = seat.name || seat.player
  if (seat.mine) return `${name} (${words.you})`
  const absent = seat.presence === 'away' || seat.presence === 'gone' ? words[seat.presence] : undefined
  return absent === undefined ? name : `${name} (${absent})`
}

export const roomText = ({ seats }: KnownTable, words: OnlineWords): string =>
  words.atTable(seats.map((seat) => seatText(seat, words)).join(', '))

/** Who must do something before the match goes on. */
export const awaitedText = (
  { seats }: KnownTable,
  { holding, waiting }: MatchView,
  words: OnlineWords,
): string =>
  (holding === undefined ? waiting : [holding])
    .flatMap((seat) => seats[seat] ?? [])
    .map((seat) => seatText(seat, words))
    .join(', ')

/**
 * Sits down in the first seat that is free for this person, unless they have one. Gives what they gave to the dice.
 * Throws `BadInput` when there is nothing for them to do here.
 */
export async function sitDown(
  table: OnlineTable,
  name: string,
  invite: string | undefined,
): Promise<Promised['given']> {
  const { seats, phase, host, spectators } = await table.until()
  if (phase === 'over' || phase === 'abandoned' || seats.some(({ mine }) => mine)) return undefined
  for (const [seat, { kind }] of seats.entries()) {
    if (kind !== 'open' && !(kind === 'invited' && (invite !== undefined || host))) continue
    const words = randomBytes(12).toString('hex')
    const secret = invite === undefined ? {} : { invite }
    const reply = await table.send({ type: 'do', entry: { kind: 'sit', seat, name, words, ...secret } })
    if (reply.type === 'done') return phase === 'gathering' ? { seat, words } : undefined
  }
  if (spectators || host) return undefined
  throw new BadInput('the table is full', 'de tafel is vol')
}
