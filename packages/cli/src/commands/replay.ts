import { type Json, type Seat, SPECTATOR } from '@hippodrome/engine'
import { wholeNumber } from '../args.ts'
import type { Command } from '../command.ts'
import { BadInput, EXIT } from '../errors.ts'
import { inFile, readMatch } from '../files.ts'
import { PAGE, shown } from '../format.ts'
import { loadGame } from '../games.ts'
import { Reading, readableAt } from '../play/reading.ts'
import { loadTable, type Table } from '../table.ts'
import { languageFrom } from '../tableFlags.ts'

export const replayFile: Command = {
  name: 'replay',
  usage: 'FILE [flags]',
  summary: 'Run a match file again, to its end or to any point, and print what you want to see.',
  words: 1,
  flags: {
    to: { value: 'N', help: 'stop after N choices' },
    print: {
      value: 'WHAT',
      help: 'state, view:SEAT, chronicle (default) or chronicle:SEAT; seats count from 0, -1 is a spectator',
    },
    json: { help: 'the view or the chronicle as data; the state always is' },
  },
  details: `  hippodrome replay evening.json --to 40 --print view:1
  hippodrome replay evening.json --to 40 --print state >position.json
  hippodrome play --state position.json`,
  async run(args) {
    const [path] = args.words
    if (path === undefined) throw new BadInput('name a match file', 'noem een partijbestand')
    const file = readMatch(path)
    const rules = await loadGame(file.game)
    const until = args.whole('to', 0, file.choices.length)
    const table = inFile(path, () => loadTable(rules, file, until))
    const what = args.text('print') ?? 'chronicle'
    const reading = (seat: Seat) =>
      new Reading(readableAt(table, seat), languageFrom(args), process.stdout.columns || PAGE)
    const json = args.has('json')
    process.stdout.write(`${shown(printed(table, what, json, reading))}\n`)
    return EXIT.ok
  },
}

function printed(table: Table, what: string, json: boolean, reading: (seat: Seat) => Reading): string {
  const { match } = table
  const data = (value: Json | object) => JSON.stringify(value, undefined, 1)
  if (what === 'state') return data(match.save())
  const [, kind, place] = /^(view|chronicle)(?::(.*))?$/.exec(what) ?? []
  if (kind === undefined || (kind === 'view' && place === undefined))
    throw new BadInput(
      `--print is state, view:SEAT, chronicle or chronicle:SEAT, not "${what}"`,
      `--print is state, view:SEAT, chronicle of chronicle:SEAT, niet "${what}"`,
    )
  const seat =
    place === undefined
      ? SPECTATOR
      : wholeNumber(place, `--print ${kind}:SEAT`, SPECTATOR, match.config.seats - 1)
  if (kind === 'view') return json ? data(match.view(seat)) : reading(seat).board()
  if (json) return data(match.chronicle(seat))
  return [...reading(seat).chronicle(), ...reading(seat).result()].join('\n')
}
