import type { Section } from '@hippodrome/engine'
import { BOXES, SIDES } from '../names.ts'
import type { Catalogue, Say } from './catalogue.ts'

/** The whole table in words: turn, players, armies, cities, boxes. */
export function sectionsOf(words: Catalogue, say: Say): Section[] {
  return [turnSection, playerSection, armySection, citySection, boxSection].map((section) =>
    section(words, say),
  )
}

function turnSection(words: Catalogue, say: Say): Section {
  const { view } = say
  const { table } = words
  const rows: string[][] = [[table.turn, `${view.turn} ${table.turnOf} ${say.board.turns}`]]
  if (view.first !== undefined) rows.push([table.first, say.seat(view.first)])
  if (view.active !== undefined) rows.push([table.active, say.seat(view.active)])
  if (view.lastAction) rows.push([table.lastAction, ''])
  const passed = view.players.flatMap((player, seat) => (player.passed ? [say.seat(seat)] : []))
  if (passed.length > 0) rows.push([table.passed, passed.join(', ')])
  rows.push([table.bulgars, `${say.cubes(view.bulgars)} / ${say.board.mostBulgars}`])
  if (view.attack)
    rows.push([
      table.attack,
      `${say.seat(view.attack.seat)}, ${words.colours[view.attack.force]}: ${say.city(view.attack.city)}`,
    ])
  return { title: table.turn, rows }
}

function playerSection(words: Catalogue, say: Say): Section {
  const { table } = words
  return {
    title: table.players,
    rows: [
      [table.player, table.score, table.pool, table.casualties, table.lost, table.church, table.mosque],
      ...say.view.players.map((player, seat) => [
        say.seat(seat),
        String(player.score),
        String(player.pool),
        String(player.casualties),
        String(player.lost),
        String(player.byzantine.built),
        String(player.arab.built),
      ]),
    ],
  }
}

function armySection(words: Catalogue, say: Say): Section {
  const { table } = words
  const head = [table.army, ...BOXES.map((box) => words.boxes[box]), table.strength, table.place]
  return {
    title: table.armies,
    rows: [
      [...head, table.points, table.money, table.tokens, table.maintenance],
      ...say.view.players.flatMap((player, seat) =>
        SIDES.map((side) => {
          const army = player[side]
          const boxes = BOXES.map((box) =>
            box === 'elite' && army.guard ? `${army.elite} + ${table.guard}` : String(army[box]),
          )
          return [
            words.armyCell(say.seat(seat), words.colours[side]),
            ...boxes,
            String(army.strength),
            army.army === undefined ? table.offMap : say.city(army.army),
            String(army.points),
            String(army.money),
            String(army.tokens),
            String(army.maintenance),
          ]
        }),
      ),
    ],
  }
}

function citySection(words: Catalogue, say: Say): Section {
  const { table } = words
  return {
    title: table.cities,
    rows: [
      [table.city, '', table.tokens, table.strength, table.control, table.armies],
      ...say.view.cities.map((city, number) => {
        const controllable = city.colour === 'byzantine' || city.colour === 'arab'
        const capital = say.board.cities[number]?.capital === true
        const owner =
          city.owner === undefined ? (controllable && !capital ? table.free : '') : say.seat(city.owner)
        return [
          say.city(number),
          words.colours[city.colour],
          city.tokens > 0 ? String(city.tokens) : '',
          String(city.strength),
          city.fortified ? `${owner} (${table.fortified})` : owner,
          city.armies.map((army) => words.armyCell(say.seat(army.seat), say.colour(army.side))).join(', '),
        ]
      }),
    ],
  }
}

function boxSection(words: Catalogue, say: Say): Section {
  const { table } = words
  return {
    title: table.specials,
    rows: say.view.boxes.map(({ kind, holder }) => [
      words.specials[kind],
      holder === undefined ? table.boxFree : say.seat(holder),
    ]),
  }
}
