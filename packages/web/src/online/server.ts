import type { Days, Summary, Time, Ways, Wish } from '@hippodrome/wire'

/** A refusal of the server, in its words. */
export class Refused extends Error {
  override readonly name = 'Refused'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

export async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const response = await fetch(`api${path}`, {
    method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const json = (await response.json()) as { code?: string; message?: string }
  if (!response.ok) throw new Refused(json.code ?? 'fault', json.message ?? response.statusText)
  return json
}

/** Whether somebody is a moderator, and what a moderator has told them. */
export type Marks = { readonly moderator?: boolean; readonly warning?: string }

/** Whom the server takes this browser for; nothing when there is no server behind this page. */
export async function whoAmI(): Promise<
  ({ readonly name: string | undefined; readonly ways: Ways } & Marks) | undefined
> {
  // A server says so in the page that it hands out; a static host is not asked.
  if (!document.querySelector('meta[name=hippodrome-server]')) return undefined
  try {
    const { name, ways, moderator, warning } = (await call('GET', '/me')) as {
      name: string | null
      ways: Ways
    } & Marks
    return {
      name: name ?? undefined,
      ways,
      ...(moderator ? { moderator } : {}),
      ...(warning === undefined ? {} : { warning }),
    }
  } catch {
    return undefined
  }
}

/** Comes in as a guest, or changes one's name. `code` is there the first time. */
export const sayName = (name: string): Promise<{ readonly name: string; readonly code?: string }> =>
  call('POST', '/me', { name }) as Promise<{ name: string; code?: string }>

/** Comes back by a code, which is used up. Whoever has no other gets a new one. */
export const recover = (code: string): Promise<{ readonly name: string; readonly code?: string }> =>
  call('POST', '/me/recover', { code }) as Promise<{ name: string; code?: string }>

/** A table that was opened, and the seal of its dice. */
export type Opened = { readonly match: string; readonly invite: string; readonly commitment: string }

export const openTable = (wish: Wish): Promise<Opened> => call('POST', '/tables', { wish }) as Promise<Opened>

export const inviteTo = async (match: string): Promise<string> =>
  ((await call('GET', `/tables/${match}/invite`)) as { invite: string }).invite

/** The table again, with everybody one seat further or where they sat; whoever asks first says which. */
export const rematch = async (match: string, seats: 'rotated' | 'same'): Promise<string> =>
  ((await call('POST', `/tables/${match}/rematch`, { seats })) as { match: string }).match

/** A token for the program of a seat, which nobody can be shown again. */
export const tokenFor = async (match: string, seat: number): Promise<string> =>
  ((await call('POST', `/tables/${match}/token`, { seat })) as { token: string }).token

/** A match at which this person sits, and where. */
export type MyMatch = Summary & { readonly seats_of_mine: readonly number[] }

export const waitsForMe = ({ waiting, seats_of_mine }: MyMatch): boolean =>
  waiting.some((seat) => seats_of_mine.includes(seat))

/** The names of those who won a match that is over. */
export const winnersOf = ({ seats, ranks }: Summary): string =>
  seats.flatMap(({ name }, seat) => (ranks?.[seat] === 1 ? [name] : [])).join(', ')

export const myMatches = async (): Promise<readonly MyMatch[]> =>
  ((await call('GET', '/mine')) as { matches: MyMatch[] }).matches

export const lobby = async (): Promise<readonly Summary[]> =>
  ((await call('GET', '/tables')) as { tables: Summary[] }).tables

/** All that this person may know of a match that is not over. */
export const viewOf = (match: string): Promise<unknown> => call('GET', `/tables/${match}/file`)

/** The time zone of this browser. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export const daysOf = async (): Promise<Days | undefined> =>
  ((await call('GET', '/me/days')) as { days: Days | null }).days ?? undefined

export const keepDays = (days: Days): Promise<unknown> => call('POST', '/me/days', days)

/** Whoever plays by turns and has not said where they are is where their browser is. */
export async function tellZone(time: Time | undefined): Promise<void> {
  if (time?.kind === 'turns' && (await daysOf()) === undefined)
    await keepDays({ zone: zoneHere(), night: [23 * 60, 7 * 60], away: [] })
}

export const notesOf = async (match: string): Promise<string> =>
  ((await call('GET', `/tables/${match}/notes`)) as { text: string }).text

export const keepNotes = (match: string, text: string): Promise<unknown> =>
  call('POST', `/tables/${match}/notes`, { text })

/** Words of one's own for the dice, drawn by lot after the server has sealed its seed. */
export const newWords = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
