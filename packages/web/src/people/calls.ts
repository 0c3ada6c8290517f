import {
  type Blocked,
  blockedSchema,
  type Case,
  casesSchema,
  type Judgement,
  type Profile,
  profileSchema,
  type Report,
} from '@hippodrome/wire'
import * as v from 'valibot'
import { call } from '../online/server.ts'

/** `me` is whoever asks. */
export const readProfile = async (person: string): Promise<Profile> =>
  v.parse(profileSchema, await call('GET', `/people/${person}`))

export const readBlocked = async (): Promise<Blocked> =>
  v.parse(v.object({ blocked: blockedSchema }), await call('GET', '/me/blocks')).blocked

export const keepBlock = (person: string, on: boolean): Promise<unknown> =>
  call('POST', `/people/${person}/block`, { on })

export const sendReport = (report: Report): Promise<unknown> => call('POST', '/reports', report)

export const readCases = async (): Promise<readonly Case[]> =>
  v.parse(casesSchema, await call('GET', '/moderation')).cases

export const judge = (judgement: Judgement): Promise<unknown> => call('POST', '/moderation', judgement)

export const seeWarnings = (): Promise<unknown> => call('POST', '/me/warnings/seen', {})
