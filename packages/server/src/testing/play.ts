import type { MatchView } from '@hippodrome/engine'
import type { SeatWish } from '@hippodrome/wire'
import type { Client } from './client.ts'

/** A match of two people, and perhaps others, that is over. */
export async function played(
  anna: Client,
  basil: Client,
  more: object = {},
  others: readonly SeatWish[] = [],
): Promise<string> {
  const seats: readonly SeatWish[] = [{ kind: 'invited' }, { kind: 'invited' }, ...others]
  const { match, invite } = await anna.open('families', seats, [0], more)
  basil.tell({ type: 'watch', match })
  await basil.sit(match, 1, invite)
  await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
  await Promise.all([playOn(anna, match, 0), playOn(basil, match, 1)])
  return match
}

const viewOf = (client: Client, match: string): MatchView | undefined =>
  client.tables.get(match)?.view as MatchView | undefined

/** Makes any choice whenever this seat is asked, until the match is over. */
export async function playOn(
  client: Client,
  match: string,
  seat: number,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let made = 0
  for (let random = seat + 1; made < most; random = (random * 16_807) % 2_147_483_647) {
    const table = await client.until(
      match,
      ({ phase, view }) => phase === 'over' || (view as MatchView | undefined)?.decision !== undefined,
    )
    if (table.phase === 'over') break
    const decision = viewOf(client, match)?.decision
    if (!decision) continue
    const choice = random % decision.choices.length
    const reply = await client.send({ type: 'choose', match, seat, decision: decision.number, choice })
    if (reply.type === 'done') {
      made += 1
      await client.until(match, ({ version }) => version >= reply.version)
    } else if (reply.code !== 'stale' && reply.code !== 'not-your-decision' && reply.code !== 'match-over')
      throw new Error(`${reply.code}: ${reply.message}`)
  }
  return made
}
