import { loadGame } from '@hippodrome/games'
import { Registry } from '../../src/live/registry.ts'
import type { LiveTable } from '../../src/live/liveTable.ts'
import { newId } from '../../src/people/keys.ts'
import { single } from '../../src/socket/deeds.ts'
import { Store } from '../../src/store/store.ts'
import type { Actor } from '../../src/table/actor.ts'
import type { Options } from '@hippodrome/engine'
import { DAY, type Entry, type Wish } from '@hippodrome/wire'

const HOST = { id: newId(), name: 'Host' }
const host: Actor = { kind: 'person', ...HOST }

const send = async (live: LiveTable, entry: Entry): Promise<void> => {
  const answer = await live.send(host, newId(), single(entry))
  if (!answer.ok) throw new Error(answer.message)
}

/** A match in which the host has every seat, just begun. */
async function begun(
  registry: Registry,
  game: string,
  seats: number,
  options: Options,
  more: Partial<Wish> = {},
): Promise<LiveTable> {
  const open = Array.from({ length: seats }, () => ({ kind: 'open' as const }))
  const wish = {
    game,
    options: { ...options },
    seats: open,
    listed: false,
    spectators: true,
    talks: true,
    ...more,
  }
  const live = await registry.create(HOST, wish)
  for (let seat = 0; seat < seats; seat++)
    await send(live, { kind: 'sit', seat, name: `Player ${seat}`, words: 'words-of-my-own' })
  await send(live, { kind: 'begin' })
  return live
}

/** Fills a data folder before the server that is measured starts on it; gives the matches. */
async function filled(folder: string, fill: (registry: Registry) => Promise<string[]>): Promise<string[]> {
  const store = await Store.open(folder, Date.now)
  try {
    return await fill(new Registry({ store, loadGame, now: Date.now, most: 100 }))
  } finally {
    await store.close()
  }
}

const AT_ONCE = 200

/** This many matches that have begun and wait for their first choice. */
export const manyMatches = (folder: string, count: number): Promise<string[]> =>
  filled(folder, async (registry) => {
    const matches: string[] = []
    while (matches.length < count) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - matches.length) }, () =>
        begun(registry, 'families', 2, {}),
      )
      matches.push(...(await Promise.all(some)).map(({ id }) => id))
    }
    return matches
  })

/** Plays on by lot until this many choices are made; says whether the match went on for so long. */
async function playedOn(live: LiveTable, choices: number, seed: number): Promise<boolean> {
  const { table } = live
  for (let random = seed; table.match && table.match.made.length < choices; ) {
    random = (random * 16_807) % 2_147_483_647
    const { pending, opened } = table.match.state
    const [asked] = pending
    if (!asked) return false
    const { seat } = asked
    const choice = random % asked.choices.length
    await send(live, { kind: 'choose', seat, decision: opened[seat] ?? 0, choice })
  }
  return true
}

const BY_TURNS: Partial<Wish> = { time: { kind: 'turns', each: DAY, reserve: 3 * DAY, off: ['nights'] } }

const LONG = { scenario: '2', monasteries: true, fortifications: true, concessions: true }

/** Matches of this many choices that are not over yet. */
export const longMatches = (folder: string, count: number, choices: number): Promise<string[]> =>
  filled(folder, (registry) =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => {
        for (let seed = n + 1; ; seed += count) {
          const live = await begun(registry, 'powers', 4, LONG)
          if (await playedOn(live, choices, seed)) return live.id
        }
      }),
    ),
  )

/** Matches of all these games by turns, of which each has come to another choice: some have a snapshot, all have a clock. */
export const runningMatches = (folder: string, count: number, games: readonly string[]): Promise<string[]> =>
  filled(folder, async (registry) => {
    const matches: string[] = []
    for (let n = 0; matches.length < count; n++) {
      const game = games[n % games.length] ?? ''
      const live = await begun(registry, game, 2, {}, BY_TURNS)
      if (await playedOn(live, n % 20 === 0 ? 260 : n % 60, n + 1)) matches.push(live.id)
    }
    return matches
  })
