import type { HttpBindings } from '@hono/node-server'
import { parseWith } from '@hippodrome/engine'
import type { AccountTrouble } from '@hippodrome/wire'
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { Person } from '../people/people.ts'
import { refuse } from './guard.ts'

/** What requests carry; `person` and `session` where a name is asked for. */
export type Env = { Bindings: HttpBindings; Variables: { person: Person; session: string } }

export const bodyOf = async <T>(context: Context<Env>, schema: v.GenericSchema<unknown, T>): Promise<T> =>
  parseWith(schema, await context.req.json(), 'body')

const LINES: { readonly [trouble in AccountTrouble]: readonly [status: 400 | 404 | 409, line: string] } = {
  'bad-name': [400, 'a name is 1 to 40 plain letters'],
  'wrong-name': [409, 'that is not your name, letter by letter'],
  'code-used': [409, 'this code has been used'],
  'code-unknown': [404, 'nobody has this code'],
  'link-used': [409, 'this link has been used'],
  'link-expired': [409, 'this link is too old'],
  'link-unknown': [404, 'this link opens nothing'],
  'mail-taken': [409, 'this address belongs to another account'],
  'answer-used': [409, 'this answer of a passkey has been used'],
  'answer-expired': [409, 'the passkey took too long'],
  'passkey-refused': [404, 'this passkey was not accepted'],
  'too-many': [409, 'there are too many already'],
  'not-offered-here': [409, 'this is not offered here'],
  banned: [409, 'this account is banned'],
}

/** One clear line for each thing that can go wrong with an account. */
export const trouble = (context: Context<Env>, code: AccountTrouble) =>
  refuse(context, LINES[code][0], code, LINES[code][1])
