import type { MatchFile, Seat } from '@hippodrome/engine'
import * as v from 'valibot'

const KEY = 'hippodrome.pledges'
/** The newest matches of which it is remembered. */
const MATCHES = 200

const schema = v.array(
  v.tuple([
    v.string(),
    v.strictObject({ seal: v.string(), given: v.array(v.tuple([v.number(), v.string()])) }),
  ]),
)
/** By match, the seal that this browser saw before it gave its words to the dice, and those words by seat. */
type Pledges = v.InferOutput<typeof schema>

function read(): Pledges {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    return []
  }
}

function write(pledges: Pledges): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pledges.slice(0, MATCHES)))
  } catch {
    return
  }
}

/** Remembers what was seen and given at a table; nothing is given by whoever sits down in the middle of a match. */
export function pledge(match: string, seal: string, seat: Seat, words: string | undefined): void {
  const all = read()
  const before = all.find(([id]) => id === match)?.[1]
  const others = before?.seal === seal ? before.given.filter(([other]) => other !== seat) : []
  const given: [number, string][] = words === undefined ? others : [...others, [seat, words]]
  const rest = all.filter(([id]) => id !== match)
  write(given.length > 0 ? [[match, { seal, given }], ...rest] : rest)
}

/** What of it does not stand in the file of a match that is over; `mine` are the seats that are still this person's. */
export function brokenPledge(
  match: string,
  file: MatchFile,
  mine: readonly Seat[],
): 'seal' | 'words' | undefined {
  const given = read().find(([id]) => id === match)?.[1]
  const own = given?.given.filter(([seat]) => mine.includes(seat)) ?? []
  if (!given || own.length === 0) return undefined
  if (file.commitment !== given.seal) return 'seal'
  return own.every(([seat, words]) => file.words[seat] === words) ? undefined : 'words'
}
