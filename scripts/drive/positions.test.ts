import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configure } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { expect, it } from 'vitest'
import { docs } from './sources.ts'

const games = await Promise.all(GAMES.map(loadGame))

/** The fields of a part are named after it. */
const fieldsOf = ([name, value]: [string, unknown]): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).map((field) => `${name}.${field}`)
    : [name]

it.each(games)('docs/drive.md explains every field of a position of $id', (rules) => {
  const game = rules.id
  const config = configure(rules, { seats: 2 })
  const { tables: _left, ...position } = rules.setup(config, rules.tables(config))
  const [, section = ''] =
    new RegExp(`^## A position of ${game}$(.*?)^## `, 'ms').exec(
      readFileSync(join(docs, 'drive.md'), 'utf8'),
    ) ?? []
  const explained = [...section.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([\w.]+)`/g)].map(([, name]) => name),
  )
  expect(new Set(explained)).toEqual(new Set(Object.entries(position).flatMap(fieldsOf)))
})
