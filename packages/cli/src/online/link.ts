import { idSchema } from '@hippodrome/wire'
import * as v from 'valibot'
import { BadInput } from '../errors.ts'

/** Where a table is, and what lets one in. */
export type TableLink = {
  /** The page of the server, without what comes after `#`. */
  readonly page: URL
  readonly match: string
  readonly invite: string | undefined
}

const PLACE = /^#\/table\/([^/]+)(?:\/([\w-]{1,64}))?\/?$/

/** Reads the link of an invitation, as the page shows it. Throws `BadInput`, which does not repeat it: it is a secret. */
export function readLink(text: string): TableLink {
  const page = URL.canParse(text) ? new URL(text) : undefined
  const [, match, invite] = PLACE.exec(page?.hash ?? '') ?? []
  if (!page || !/^https?:$/.test(page.protocol) || !v.is(idSchema, match))
    throw new BadInput(
      '--at wants the link of a table, as its page shows it: http://HOST/#/table/…',
      '--at wil de link van een tafel, zoals de pagina die toont: http://HOST/#/table/…',
    )
  page.hash = ''
  return { page, match, invite }
}
