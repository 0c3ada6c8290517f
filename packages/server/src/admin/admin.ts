import { BadData, type Game } from '@hippodrome/engine'
import { nameSchema } from '@hippodrome/wire'
import * as v from 'valibot'
import { Registry } from '../live/registry.ts'
import { CLOSED, type Person, SIGNUPS } from '../people/people.ts'
import { recount } from '../standing/recount.ts'
import type { Store } from '../store/store.ts'
import { ask, type Errand, run } from './errands.ts'
import { logLines } from './log.ts'

type AdminParts = {
  readonly store: Store
  /** Whether a server uses these data now: what has to do with its tables and sockets is then done by it. */
  readonly served: boolean
  readonly loadGame: (id: string) => Promise<Game>
  readonly now: () => number
}

type Command = {
  readonly usage: string
  readonly help: string
  /** How many words it needs at the least; the last takes all that follow. */
  readonly words: number
  readonly run: (parts: AdminParts, words: readonly string[]) => Promise<readonly string[]>
}

const refuse = (message: string): never => {
  throw new BadData('', message)
}

const COMMANDS: { readonly [name: string]: Command } = {
  people: {
    usage: 'people [PART]',
    help: 'lists people, those whose name contains PART',
    words: 0,
    run: listPeople,
  },
  signups: {
    usage: 'signups open|close',
    help: 'whether new people may come',
    words: 1,
    run: async ({ store }, [wish]) => {
      if (wish !== 'open' && wish !== 'close') return refuse('signups needs open or close')
      const value = wish === 'open' ? 'open' : CLOSED
      await store.db
        .insertInto('server_keys')
        .values({ name: SIGNUPS, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
      return [wish === 'open' ? 'New people may come.' : 'No new people may come. Those who are known may.']
    },
  },
  ban: {
    usage: 'ban WHO REASON',
    help: 'ends all sessions of somebody, who leaves their tables and is told the reason when they try to come in',
    words: 2,
    run: async (parts, [who = '', ...words]) => {
      const { id, name } = await find(parts, who)
      await dispatch(parts, { do: 'ban', person: id, words: words.join(' ') })
      return [`${name} is banned.`]
    },
  },
  unban: {
    usage: 'unban WHO',
    help: 'lets somebody in again',
    words: 1,
    run: async (parts, words) => {
      const { id, name } = await find(parts, words.join(' '))
      const { numDeletedRows } = await parts.store.db
        .deleteFrom('bans')
        .where('person', '=', id)
        .executeTakeFirst()
      return [numDeletedRows > 0n ? `${name} may come in again.` : `${name} was not banned.`]
    },
  },
  moderator: {
    usage: 'moderator WHO yes|no',
    help: 'whether somebody sees reports and acts on them',
    words: 2,
    run: async (parts, words) => {
      const wish = words.at(-1)
      if (wish !== 'yes' && wish !== 'no') return refuse('moderator needs somebody, and yes or no')
      const { id, name } = await find(parts, words.slice(0, -1).join(' '))
      const { db } = parts.store
      await db.deleteFrom('moderators').where('person', '=', id).execute()
      if (wish === 'yes')
        await db.insertInto('moderators').values({ person: id, made_at: parts.now() }).execute()
      return [`${name} is ${wish === 'yes' ? 'a' : 'no'} moderator.`]
    },
  },
  rename: {
    usage: 'rename WHO NAME',
    help: 'calls somebody otherwise, at every table too (WHO is one word: an id, or a name without spaces)',
    words: 2,
    run: async (parts, [who = '', ...words]) => {
      const { id, name } = await find(parts, who)
      const wish = v.safeParse(nameSchema, words.join(' '))
      if (!wish.success) return refuse('a name is 1 to 40 plain letters')
      await dispatch(parts, { do: 'rename', person: id, name: wish.output })
      return [`${name} is called ${wish.output} now.`]
    },
  },
  remove: {
    usage: 'remove MATCH LINE',
    help: 'takes away what was said in an entry of a log, by its number',
    words: 2,
    run: async (parts, [match = '', line = '']) => {
      if (!/^\d+$/.test(line)) return refuse('remove needs a match, and the number of a line (see log MATCH)')
      await dispatch(parts, { do: 'remove', match: await known(parts, match), line: Number(line) })
      return ['It is gone from the table, from exports and from this log.']
    },
  },
  end: {
    usage: 'end MATCH [REASON]',
    help: 'ends a match without a result, or closes a table that has not begun',
    words: 1,
    run: async (parts, [match = '', ...words]) => {
      const reason = words.length > 0 ? { reason: words.join(' ') } : {}
      await dispatch(parts, { do: 'end', match: await known(parts, match), ...reason })
      return ['The match has ended without a result.']
    },
  },
  log: {
    usage: 'log MATCH',
    help: 'the log of a match, a line an entry; what is secret while it is played is left out until it is over',
    words: 1,
    run: async ({ store }, [match = '']) =>
      (await logLines(store, match)) ?? refuse(`there is no match ${match}`),
  },
  ratings: {
    usage: 'ratings [write]',
    help: 'works all ratings out anew from the logs and compares; "write" puts right what differs',
    words: 0,
    run: async ({ store, loadGame }, [wish]) => {
      if (wish !== undefined && wish !== 'write') return refuse('ratings takes nothing, or write')
      const { matches, counted, differ } = await recount({ store, loadGame }, wish === 'write')
      const found = `${matches} matches that are over, of which ${counted} count.`
      if (differ.length === 0) return [found, 'All ratings are what the logs say.']
      const put =
        wish === 'write' ? 'put right' : 'different from what the logs say (ratings write puts them right)'
      return [found, `${differ.length} ${put}:`, ...differ]
    },
  },
}

export const ADMIN_HELP = [
  'Looks after a server, also while it runs. WHO is a name, or an id where several have it.',
  '',
  ...Object.values(COMMANDS).map(({ usage, help }) => `  ${usage.padEnd(22)} ${help}`),
  '',
  '  --data FOLDER, --database ADDRESS   where the data are, as for the server',
].join('\n')

/** Does one command of the command line; gives what it says. Throws `BadData` with one clear line. */
export async function administer(parts: AdminParts, words: readonly string[]): Promise<readonly string[]> {
  const [name = '', ...rest] = words
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return refuse(`there is no command "${name}"; admin --help lists them`)
  if (rest.length < command.words) return refuse(`it goes: admin ${command.usage}`)
  return command.run(parts, rest)
}

async function find({ store }: AdminParts, who: string): Promise<Person> {
  const found = await store.db
    .selectFrom('people')
    .select(['id', 'name', 'made_at'])
    .where((is) => is.or([is('id', '=', who), is('name', '=', who)]))
    .orderBy('made_at')
    .execute()
  const [one, ...others] = found
  if (!one) return refuse(`there is nobody called ${who}`)
  if (others.length > 0)
    return refuse(
      `${found.length} people are called ${who}; say which: ${found.map(({ id }) => id).join(', ')}`,
    )
  return one
}

async function known({ store }: AdminParts, match: string): Promise<string> {
  const row = await store.db.selectFrom('matches').select('id').where('id', '=', match).executeTakeFirst()
  return row?.id ?? refuse(`there is no match ${match}`)
}

async function listPeople({ store }: AdminParts, words: readonly string[]): Promise<readonly string[]> {
  const part = words.join(' ').toLowerCase()
  const rows = await store.db
    .selectFrom('people')
    .leftJoin('bans', 'bans.person', 'people.id')
    .leftJoin('moderators', 'moderators.person', 'people.id')
    .select(['people.id', 'people.name', 'people.made_at', 'bans.words', 'moderators.person as moderates'])
    .orderBy('people.made_at')
    .execute()
  const found = rows.filter(({ name }) => name.toLowerCase().includes(part))
  if (found.length === 0)
    return refuse(words.length > 0 ? `nobody is called like ${words.join(' ')}` : 'nobody has come yet')
  return found.map(({ id, name, made_at, words: why, moderates }) =>
    [
      id,
      new Date(Number(made_at)).toISOString().slice(0, 10),
      name,
      ...(moderates === null ? [] : ['(moderator)']),
      ...(why === null ? [] : [`(banned: ${why})`]),
    ].join('  '),
  )
}

/** By the server that has the tables, or here where there is none. */
async function dispatch(parts: AdminParts, errand: Errand): Promise<void> {
  const { store, loadGame, now } = parts
  const answer = parts.served ? await ask(store, errand, now) : undefined
  if (answer === undefined && parts.served) return refuse('The server does not answer; nothing was done.')
  const here = {
    store,
    registry: new Registry({ store, loadGame, now, most: 10 }),
    hub: { ended: () => {} },
    now,
  }
  const wrong = answer ?? (await run(here, errand))
  if (wrong !== '') refuse(wrong)
}
