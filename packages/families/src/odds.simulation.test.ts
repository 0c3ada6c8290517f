import { configure, fastChance, Runner } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { families } from './game.ts'
import { ARAB, BULGAR, BYZANTINE, ELITE, type Force, LEVY, MAIN, MOVE, NONE, type Side } from './names.ts'
import { attackOdds, meanOf, type Odds } from './odds.ts'
import { attackPreview } from './preview.ts'
import { boxIndex, type Families } from './state.ts'
import { boardOf } from './view.ts'

/** More on demand, for a finer sieve: `COMBATS=100000 npx vitest run odds.simulation`. */
const COMBATS = Number(process.env.COMBATS ?? 10_000)
const PATIENCE_MS = 120_000
const ATTACKER = 0

type Army = readonly [elite: number, main: number, move: number]

type Position = {
  readonly city: string
  readonly force?: Force
  readonly attacker?: Army
  readonly bulgars?: number
  readonly tokens?: number
  readonly fortified?: boolean
  /** Armies of the city's side in the city, by seat from 1. */
  readonly armies?: readonly Army[]
  /** The levy of seat 1, who controls the city, and fights. */
  readonly levy?: number
  readonly guard?: boolean
  readonly bulgarCity?: boolean
}

const runner = new Runner<Families>(families)

function setUp(position: Position): Families {
  const config = configure(families, { seats: 4 })
  const game = families.setup(config, families.tables(config))
  const city = game.tables.data.cities.findIndex(({ name }) => name === position.city)
  const force = position.force ?? ARAB
  Object.assign(game, { turn: 1, first: 0, active: ATTACKER, force, target: city, origin: NONE })
  if (position.bulgarCity) game.colour[city] = BULGAR
  const side = game.colour[city] as Side
  const muster = (seat: number, of: Side, [elite, main, move]: Army) => {
    game.boxes[boxIndex(seat, of, ELITE)] = elite
    game.boxes[boxIndex(seat, of, MAIN)] = main
    game.boxes[boxIndex(seat, of, MOVE)] = move
    game.pawns[seat * 2 + of] = city
  }
  if (position.tokens !== undefined) game.tokens[city] = position.tokens
  if (position.levy !== undefined || position.fortified) game.owner[city] = 1
  if (position.fortified) game.fort[city] = 1
  game.boxes[boxIndex(1, side, LEVY)] = position.levy ?? 0
  if (position.bulgars !== undefined) game.bulgars = position.bulgars
  if (position.attacker && force !== BULGAR) muster(ATTACKER, force, position.attacker)
  if (position.guard && force !== BULGAR) game.guard[force] = ATTACKER
  position.armies?.forEach((army, index) => muster(index + 1, side, army))
  return game
}

/** Everybody stays and fights, and loses Move, Main Army, Elite in this order. */
const ANSWERS: { readonly [prompt: string]: (choices: readonly { readonly box?: string }[]) => number } = {
  retreat: () => 1,
  levy: () => 0,
  foe: () => 0,
  lose: (choices) =>
    ['move', 'main', 'elite']
      .map((box) => choices.findIndex((choice) => choice.box === box))
      .find((index) => index >= 0) ?? 0,
}

type Tally = { over: boolean; taken: number; lost: number }

/** Fights until the siege is over or the attack has failed; what follows does not concern the odds. */
function fight(game: Families, seed: number): Tally {
  const tally: Tally = { over: false, taken: 0, lost: 0 }
  const tell = (entry: { readonly kind: string; readonly [fact: string]: unknown }) => {
    if (tally.over) return
    if (entry.kind === 'loss' && entry.seat === ATTACKER) tally.lost += 1
    if (entry.kind === 'bulgarLoss' && game.force === BULGAR) tally.lost += Number(entry.cubes)
    if (entry.kind === 'siegeOver') tally.taken = entry.won === true ? 1 : 0
    tally.over = entry.kind === 'siegeOver' || (entry.kind === 'battleOver' && entry.won === false)
  }
  const state = runner.start(families.clone(game), fastChance(seed), [{ step: 'attack', local: {} }], tell)
  for (;;) {
    const [decision] = state.pending
    if (!decision || tally.over) return tally
    const answer = ANSWERS[decision.prompt]
    runner.choose(state, decision, answer ? answer(decision.choices as never) : 0, tell)
  }
}

const positions: readonly Position[] = [
  { city: 'Baghdad', attacker: [0, 5, 2] },
  { city: 'Baghdad', attacker: [1, 4, 0] },
  { city: 'Amida', attacker: [0, 3, 3] },
  { city: 'Jerusalem', attacker: [0, 8, 1] },
  { city: 'Jerusalem', attacker: [2, 3, 1], fortified: true },
  { city: 'Ankara', tokens: 3, fortified: true, attacker: [0, 9, 3], armies: [[1, 6, 1]] },
  { city: 'Damascus', attacker: [0, 6, 2], armies: [[1, 3, 2]] },
  { city: 'Damascus', attacker: [3, 5, 0], armies: [[0, 4, 4]] },
  {
    city: 'Antioch',
    attacker: [1, 9, 1],
    armies: [
      [1, 2, 1],
      [0, 3, 0],
    ],
  },
  {
    city: 'Antioch',
    attacker: [2, 10, 2],
    armies: [
      [0, 2, 2],
      [1, 1, 0],
      [0, 1, 3],
    ],
  },
  { city: 'Alexandria', attacker: [0, 7, 1], levy: 2 },
  { city: 'Alexandria', attacker: [1, 5, 2], levy: 4 },
  { city: 'Edessa', attacker: [0, 4, 0], levy: 1, fortified: true },
  { city: 'Constantinople', attacker: [1, 12, 4] },
  { city: 'Constantinople', attacker: [3, 9, 2], armies: [[1, 2, 1]] },
  { city: 'Mecca', force: BYZANTINE, attacker: [1, 3, 1] },
  { city: 'Mecca', force: BYZANTINE, attacker: [1, 4, 2], guard: true, armies: [[0, 2, 1]] },
  { city: 'Thessalonica', force: BULGAR, bulgars: 7, armies: [[0, 3, 1]] },
  { city: 'Adrianople', force: BULGAR, bulgars: 9 },
  { city: 'Athens', attacker: [1, 8, 0], bulgars: 5, bulgarCity: true, tokens: 1 },
]

describe(`the odds shown equal ${COMBATS} combats of the rules within three standard errors`, () => {
  it.each(positions.map((position, index) => [position.city, index, position] as const))(
    '%s (%i)',
    (_city, index, position) => {
      const game = setUp(position)
      const odds = oddsShown(game, position)
      let taken = 0
      let lost = 0
      let squares = 0
      for (let combat = 0; combat < COMBATS; combat++) {
        const tally = fight(game, index * COMBATS + combat)
        taken += tally.taken
        lost += tally.lost
        squares += tally.lost ** 2
      }
      const share = taken / COMBATS
      expect(Math.abs(share - odds.taken)).toBeLessThanOrEqual(
        3 * Math.sqrt((odds.taken * (1 - odds.taken)) / COMBATS) + 1e-9,
      )
      const variance = squares / COMBATS - (lost / COMBATS) ** 2
      expect(Math.abs(lost / COMBATS - meanOf(odds.losses))).toBeLessThanOrEqual(
        3 * Math.sqrt(variance / COMBATS) + 1e-9,
      )
    },
    PATIENCE_MS,
  )
})

function oddsShown(game: Families, position: Position): Odds {
  const preview = attackPreview(
    families.view(game, ATTACKER),
    boardOf(game.tables),
    ATTACKER,
    position.force ?? ARAB,
    game.target,
  )
  if (!preview) throw new Error('no preview')
  if (position.levy === undefined) return preview.odds
  expect(preview.levy).toEqual({ seat: 1, cubes: position.levy })
  return attackOdds({ ...preview.assault, defenders: [{ elite: 0, main: position.levy, move: 0 }] })
}
