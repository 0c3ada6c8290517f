import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NAMES } from './names.ts'
import type { Sources } from './page.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files of each game that name its prompts, and those that have the types of its choices. */
const FILES: { readonly [game: string]: readonly [prompts: string, choices: string] } = {
  families: ['prompts.ts', 'choices.ts'],
  powers: ['promptIds.ts', 'choiceTypes.ts'],
  court: ['vocabulary.ts', 'types.ts'],
}

export const docs = join(root, 'docs')
export const pagePath = (game: string): string => join(docs, `drive-${game}.md`)

export function sourcesOf(game: string): Sources {
  const [prompts = '', choices = ''] = FILES[game] ?? []
  const read = (file: string) => readFileSync(join(root, 'packages', game, 'src', file), 'utf8')
  return { game, prompts: read(prompts), choices: read(choices), names: NAMES[game] ?? {} }
}
