/**
 * Draws what the small pictures of the boards need into `src/miniature/*.json`: `npx tsx packages/web/scripts/miniatures.ts`.
 * Outlines come from the boards' own maps, simplified; scenes from the rules themselves.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBot } from '@hippodrome/bots'
import {
  configure,
  fastChance,
  type Game,
  Match,
  type Options,
  type OptionValue,
  SPECTATOR,
} from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { PowersView } from '@hippodrome/powers'
import { sceneOf } from '../src/miniature/scene.ts'
import map from '../src/powers/map/map.json' with { type: 'json' }
import { outlinesOf } from '../src/powers/map/outlines.ts'
import { simplified, simplifiedTogether } from './outlines.ts'

const source = join(import.meta.dirname, '..', 'src')
const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
const write = (name: string, data: unknown): void =>
  writeFileSync(join(source, 'miniature', `${name}.json`), `${JSON.stringify(data)}\n`)

type FamiliesMap = {
  readonly land: string
  readonly lakes: string
  readonly cities: { readonly [id: string]: { readonly x: number; readonly y: number } }
}
type Link = { readonly a: number; readonly b: number; readonly kind: 'road' | 'desert' | 'sea' }

const boardOf = (
  game: Game,
): { readonly cities: readonly { id: string; value: number }[]; readonly links: readonly Link[] } => {
  const match = Match.begin(game, configure(game, { seats: 2 }), fastChance(1))
  const board =
    game.board?.(match.state.game.tables) ?? (match.view(SPECTATOR).table as { board: unknown }).board
  return board as ReturnType<typeof boardOf>
}

function writeFamilies(game: Game): void {
  const drawn = read<FamiliesMap>(join(source, 'families', 'map.json'))
  const { cities, links } = boardOf(game)
  const kinds = ['road', 'desert', 'sea']
  write('families', {
    land: simplified(drawn.land, 1, 30),
    lakes: simplified(drawn.lakes, 1, 60),
    cities: cities.map(({ id, value }) => [id, drawn.cities[id]?.x ?? 0, drawn.cities[id]?.y ?? 0, value]),
    links: links.map(({ a, b, kind }) => [a, b, kinds.indexOf(kind)]),
  })
}

/** All lands together, so that they keep sharing their borders; the seas are what is left. */
function writePowers(): void {
  const { paths } = outlinesOf(true)
  const lands = Object.keys(paths).filter((id) => !(id in map.seas))
  const outlines = simplifiedTogether(
    lands.map((id) => paths[id] ?? ''),
    1,
  )
  const places: { readonly [id: string]: { readonly slots: readonly (readonly number[])[] } | undefined } = {
    ...map.areas,
    ...map.istria,
  }
  write('powers', {
    far: outlines[lands.indexOf('far')],
    areas: Object.fromEntries(
      lands.flatMap((id, index) =>
        id === 'far' ? [] : [[id, [...(places[id]?.slots[0] ?? [0, 0]).map(Math.round), outlines[index]]]],
      ),
    ),
    forts: Object.values(map.fortresses).map(({ x, y }) => [Math.round(x), Math.round(y)]),
  })
}

function writeCourt(): void {
  type Card = {
    readonly id: string
    readonly types: readonly string[]
    readonly cost: number
    readonly produces?: { readonly [good: string]: number }
  }
  const { cards } = read<{ cards: readonly Card[] }>(
    join(source, '..', '..', 'court', 'src', 'data', 'empire-cards.json'),
  )
  write(
    'court',
    Object.fromEntries(
      cards.map(({ id, types, cost, produces }) => [
        id,
        [types[0], cost, Object.keys(produces ?? {})[0] ?? ''],
      ]),
    ),
  )
}

/** A match of bots, looked at after this many choices. */
function sceneAfter(game: Game, seats: number, options: Options, choices: number): unknown {
  const match = Match.begin(game, configure(game, { seats, options }), fastChance(7))
  const bot = makeBot('greedy', { seed: 7 })
  for (let made = 0; made < choices; made++) {
    const asked = match.state.pending[0]
    if (!asked) break
    const choice = bot.choose(match.runner, match.state, asked.seat)
    match.submit({ seat: asked.seat, decision: match.state.opened[asked.seat] ?? 0, choice })
  }
  return sceneOf(game.id, match.view(SPECTATOR).table)
}

/** The first moment at which the five cards are of as many types as there are. */
function motley(game: Game): unknown {
  const types = read<{ readonly [id: string]: readonly [string] }>(join(source, 'miniature', 'court.json'))
  const scenes = Array.from(
    { length: 30 },
    (_, tens) => sceneAfter(game, 3, {}, 20 + tens * 6) as { cards: string[] },
  )
  const variety = ({ cards }: { cards: string[] }) => new Set(cards.map((card) => types[card]?.[0])).size
  return scenes.reduce((best, scene) => (variety(scene) > variety(best) ? scene : best))
}

const [families, powers, court] = await Promise.all(['families', 'powers', 'court'].map((id) => loadGame(id)))
if (!families || !powers || !court) throw new Error('a game is missing')
writeFamilies(families)
writePowers()
writeCourt()
/** What a war asks of each power, and who plays it. */
function warOf(game: Game, scenario: OptionValue): unknown {
  const viewOf = (seats: number) =>
    Match.begin(game, configure(game, { seats, options: { scenario } }), fastChance(7)).view(SPECTATOR)
      .table as PowersView
  const { year, turns, powers: all } = viewOf(4)
  const letters = (seats: number, seat: number) =>
    viewOf(seats)
      .powers.filter((power) => (power.seat ?? power.home) === seat)
      .map(({ power }) => power.charAt(0))
      .join('')
  return {
    year,
    turns,
    bands: all.map(({ power, bands }) => [power.charAt(0), bands]),
    seats: Object.fromEntries(
      [2, 3, 4].map((seats) => [seats, Array.from({ length: seats }, (_, seat) => letters(seats, seat))]),
    ),
  }
}

const wars = powers.options.scenario?.values ?? []
write('scenes', {
  families: sceneAfter(families, 4, {}, 170),
  court: motley(court),
  powers: Object.fromEntries(
    wars.map((scenario) => [String(scenario), sceneAfter(powers, 4, { scenario }, 0)]),
  ),
})
write('wars', Object.fromEntries(wars.map((scenario) => [String(scenario), warOf(powers, scenario)])))
