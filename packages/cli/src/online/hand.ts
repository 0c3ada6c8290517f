import type { Reason, Seat } from '@hippodrome/engine'
import type { KnownTable, Reply } from '@hippodrome/wire'
import type { Halt, Hand } from '../play/hand.ts'
import type { Reading } from '../play/reading.ts'
import type { OnlineTable } from './table.ts'
import type { OnlineWords } from './words.ts'

type Shown = {
  readonly reading: (known: KnownTable) => Reading
  readonly print: (text: string) => void
  readonly words: OnlineWords
}

/** What a person may do at a table elsewhere, from what is on their screen. */
export function handAt(table: OnlineTable, shown: KnownTable, { reading, print, words }: Shown): Hand {
  let known = shown
  const seat = (): Seat => known.view?.seat ?? -1
  const waits = (): Halt =>
    known.view?.result
      ? { why: 'over' }
      : { why: 'others', text: reading(known).seats(known.view?.waiting ?? []) }
  return {
    asked: () => known.view?.decision && { decision: known.view.decision, reading: reading(known) },
    waits,
    walk: (choices) => table.walk(seat(), choices),
    async act(choices) {
      const decision = known.view?.decision?.number ?? 0
      const reply = await table.send({
        type: 'act',
        seat: seat(),
        decision,
        choices: choices.map((one) => ({ ...one })) as never,
      })
      known = await table.until()
      const made = reply.type === 'refused' ? 0 : (reply.made ?? 1)
      const halt = haltIn(reply, made, reading(known), words) ?? (known.view?.decision ? undefined : waits())
      return { made, ...(halt ? { halt } : {}) }
    },
    print,
  }
}

function haltIn(reply: Reply, made: number, reading: Reading, words: OnlineWords): Halt | undefined {
  if (reply.type === 'refused') return { why: 'refused', text: refusedAs(reply.code, words) }
  const stopped = reply.stopped as { readonly why: Halt['why']; readonly reason?: Reason } | undefined
  if (!stopped) return undefined
  if (stopped.why === 'others' && made === 0) return { why: 'refused', text: words.overtaken }
  return { why: stopped.why, text: stopped.reason && reading.reason(stopped.reason) }
}

/** What a person is told of a refusal: the server's trouble, or that they came too late. */
export const refusedAs = (code: Extract<Reply, { type: 'refused' }>['code'], words: OnlineWords): string =>
  code === 'fault' || code === 'store' || code === 'too-fast' ? words.trouble : words.overtaken
