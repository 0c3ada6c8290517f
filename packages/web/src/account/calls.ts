import type { Language } from '@hippodrome/engine'
import { type Account, accountSchema } from '@hippodrome/wire'
import * as v from 'valibot'
import { call } from '../online/server.ts'

/** Loaded only where a passkey is made or used. */
const browser = () => import('@simplewebauthn/browser')

type Creating = Parameters<Awaited<ReturnType<typeof browser>>['startRegistration']>[0]['optionsJSON']
type Asking = Parameters<Awaited<ReturnType<typeof browser>>['startAuthentication']>[0]['optionsJSON']

export const readAccount = async (): Promise<Account> =>
  v.parse(accountSchema, await call('GET', '/me/account'))

/** Has the device make a passkey, and the server keep it. */
export async function addPasskey(): Promise<void> {
  const optionsJSON = (await call('POST', '/me/passkeys/options', {})) as Creating
  const answer = await (await browser()).startRegistration({ optionsJSON })
  await call('POST', '/me/passkeys', { answer })
}

/** Comes in by any passkey of this device; it says by itself whose it is. */
export async function logInByPasskey(): Promise<string> {
  const optionsJSON = (await call('POST', '/login/passkey/options', {})) as Asking
  const answer = await (await browser()).startAuthentication({ optionsJSON })
  return ((await call('POST', '/login/passkey', { answer })) as { name: string }).name
}

export const removePasskey = (id: string): Promise<unknown> => call('POST', '/me/passkeys/remove', { id })
export const endSession = (id: string): Promise<unknown> => call('POST', '/me/sessions/end', { id })

export const newCodes = async (): Promise<readonly string[]> =>
  ((await call('POST', '/me/codes', {})) as { codes: string[] }).codes

export const proveMail = (address: string, language: Language): Promise<unknown> =>
  call('POST', '/me/mail', { address, language })
export const removeMail = (): Promise<unknown> => call('POST', '/me/mail/remove', {})
export const askForLink = (address: string, language: Language): Promise<unknown> =>
  call('POST', '/login/mail', { address, language })

export const logInByLink = async (secret: string): Promise<string> =>
  ((await call('POST', '/login/link', { secret })) as { name: string }).name
export const confirmMail = async (secret: string): Promise<string> =>
  ((await call('POST', '/login/proof', { secret })) as { address: string }).address

/** Where all that is kept about somebody is handed out. */
export const EXPORT = 'api/me/export'

export const deleteAccount = (name: string): Promise<unknown> => call('POST', '/me/delete', { name })
