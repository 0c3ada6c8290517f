import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Model, modelFile } from '@hippodrome/bots'
import { BadInput } from '../errors.ts'
import { writeWhole } from '../files.ts'
import { readModel } from './modelFiles.ts'

/** The models that come with the games, and the list by which a build finds them. */
const SHELF = 'packages/bots/src/models'
const LIST = 'shipped.ts'

/** Throws `BadInput` where there is no source to put a model into. */
export function checkShelf(shelf = SHELF): void {
  if (existsSync(join(shelf, LIST))) return
  throw new BadInput(
    `--install: there is no ${shelf} here; run it in the source folder of Hippodrome`,
    `--install: hier is geen ${shelf}; doe het in de map met de broncode van Hippodrome`,
  )
}

const nameOf = ({ game, seats }: Model['about'], general: boolean): string =>
  `${game}-${seats}${general ? '-general' : ''}.json`

/** The models that came with a game for so many seats: first the one whose place this model would take, then one beside it. */
export function shippedLike({ about }: Model, shelf = SHELF): string[] {
  return [about.general, !about.general]
    .map((general) => join(shelf, nameOf(about, general)))
    .filter((path) => existsSync(path))
}

/** Puts a model in the place of the one that came with the game, and gives its file. */
export function install(model: Model, shelf = SHELF): string {
  const path = join(shelf, nameOf(model.about, model.about.general))
  writeWhole(path, `${JSON.stringify(modelFile(model), undefined, 2)}\n`)
  writeWhole(join(shelf, LIST), listOf(shelf))
  return path
}

/** The list of all models on a shelf; one for any board comes after those that know theirs. */
function listOf(shelf: string): string {
  const models = readdirSync(shelf)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, about: readModel(join(shelf, name)).about }))
  const entries = [false, true].flatMap((general) =>
    models
      .filter(({ about }) => about.general === general)
      .map(({ name, about }) =>
        [
          '  {',
          `    game: '${about.game}',`,
          `    seats: ${about.seats},`,
          `    load: () => import('./${name}', { with: { type: 'json' } }),`,
          '  },',
        ].join('\n'),
      ),
  )
  return `${HEAD}\n${entries.join('\n')}\n]\n`
}

const HEAD = `import type { Shipped } from './index.ts'

/** Written by \`hippodrome gate --install\`: the models of this folder, those of a board before those of any board. */
export const SHIPPED: readonly Shipped[] = [`
