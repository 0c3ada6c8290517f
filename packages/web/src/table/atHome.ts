import type { MatchFile } from '@hippodrome/engine'

/** A file to be kept, under its name. */
export type Keepsake = { readonly name: string; readonly json: unknown }

/** A match as a file to be kept. */
export const atHome = (file: MatchFile): Keepsake => ({
  name: `${file.game}-${file.choices.length}.json`,
  json: file,
})
