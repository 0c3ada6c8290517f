import { Bits, fastChance, type Likelihood, Runner } from '@hippodrome/engine'
import { boardOf } from '../board.ts'
import { powers } from '../game.ts'
import { odds } from '../odds.ts'
import { clone } from '../state.ts'
import { placeNumber, powerNumber } from '../tables.ts'
import {
  type PlaceId,
  type PowerId,
  type PowersChoice,
  type PowersEntry,
  TABLES,
  type TableId,
} from '../vocabulary.ts'
import { view } from '../view.ts'
import { Board, type Forces } from './board.ts'

/** A battle laid out by hand: the Byzantines attack somebody in Nicea, its fortress, Thrace or at sea. */
export type Laid = {
  readonly own: Forces
  readonly enemy: Forces
  readonly table: TableId
  readonly place?: PlaceId
  readonly rebel?: true
  readonly options?: { readonly [name: string]: string | boolean }
  readonly fortified?: PowerId
  /** What the enemy does when he may choose; else the first. */
  readonly back?: TableId
  readonly declines?: true
  readonly refuses?: true
}

/** By outcome how often it happened. */
export type Counted = { [outcome: string]: number }

function layOut({ own, enemy, rebel, place = 'Nic', options = {}, fortified }: Laid) {
  const board = new Board({ options: { newChits: false, ...options } }).cup()
  const field = place === 'nicea' ? 'Nic' : place === 'constantinople' ? 'Thrac' : place
  const attacker = board.put('byzantine', field, own)
  const defender = board.put('muslim', place, enemy, rebel === true)
  if (fortified) board.game.fortification[placeNumber(field)] = Bits.only(powerNumber(fortified))
  return { board, attacker, defender }
}

/** What the attacker is told before he attacks. */
export function oddsFor(laid: Laid): readonly Likelihood[] {
  const { board, attacker, defender } = layOut(laid)
  board.operate(attacker, 3)
  const choice = board
    .offered('attack')
    .find((one) => one.do === 'attack' && one.target === defender && one.table === laid.table)
  if (!choice) throw new Error(`${JSON.stringify(laid)} cannot be fought`)
  return odds(view(board.game, board.seat('byzantine')), board.asked(), choice, boardOf(board.game.tables))
}

/** Plays the battle `times` over with dice of its own and counts what came of it. */
export function fight(laid: Laid, times: number, seed: number): Counted {
  const { board, attacker, defender } = layOut(laid)
  const runner = new Runner(powers)
  const chance = fastChance(seed)
  const counted: Counted = {}
  const count = (outcome: string) => {
    counted[outcome] = (counted[outcome] ?? 0) + 1
  }
  const local = { attacker, defender, table: TABLES.indexOf(laid.table) }
  board.game.actor = 0
  const attackers = board.seat('byzantine')
  for (let n = 0; n < times; n++) {
    const told: PowersEntry[] = []
    const state = runner.start(clone(board.game), chance, [{ step: 'battle', local }], (entry) =>
      told.push(entry as PowersEntry),
    )
    for (let next = state.pending[0]; next; next = state.pending[0])
      runner.choose(
        state,
        next,
        answerTo(laid, next.seat === attackers, next.choices as readonly PowersChoice[]),
        (entry) => told.push(entry as PowersEntry),
      )
    for (const outcome of outcomesOf(told)) count(outcome)
  }
  return counted
}

/** The attacker stays with his table; the enemy does what was laid down for him. */
function answerTo(laid: Laid, attacking: boolean, choices: readonly PowersChoice[]): number {
  const table = attacking ? laid.table : laid.back
  const wanted = choices.findIndex(
    (choice) =>
      (laid.declines && choice.do === 'decline') ||
      (laid.refuses && choice.do === 'stand') ||
      (choice.do === 'table' && choice.table === table),
  )
  return Math.max(0, wanted)
}

function outcomesOf(told: readonly PowersEntry[]): string[] {
  const first = told.find((entry) => entry.kind === 'combatRoll')
  const fell = (power: PowerId, kind: 'destroyed' | 'lost') =>
    told.some((entry) => entry.kind === kind && entry.power === power)
  const fate = (power: PowerId, destroyed: string, loses: string) =>
    fell(power, 'destroyed') ? [destroyed] : fell(power, 'lost') ? [loses] : []
  return [
    ...(first ? [first.result] : []),
    ...fate('muslim', 'enemyDestroyed', 'enemyLoses'),
    ...fate('byzantine', 'ownDestroyed', 'ownLoses'),
  ]
}

/** Thirty positions of all tables and columns: field, siege, sea, rebels, options. */
export const LAID: readonly Laid[] = [
  ...([1, 2, 4, 6, 8] as const).flatMap((n): Laid[] => [
    { own: { warrior: n }, enemy: { militia: n }, table: 'shock' },
    { own: { nomad: n }, enemy: { nomad: 3 }, table: 'raid', back: 'raid' },
    { own: { militia: n }, enemy: { warrior: 2 }, table: 'engagement', back: 'shock' },
  ]),
  { own: { fieldArmy: 3 }, enemy: { militia: 2 }, table: 'shock', place: 'nicea' },
  { own: { fieldArmy: 3 }, enemy: { militia: 4 }, table: 'shock', place: 'nicea', refuses: true },
  { own: { fieldArmy: 5 }, enemy: { warrior: 4 }, table: 'raid', place: 'nicea', declines: true },
  { own: { warrior: 5 }, enemy: { militia: 7 }, table: 'shock', place: 'constantinople' },
  { own: { warrior: 8 }, enemy: { militia: 3 }, table: 'shock', place: 'constantinople', declines: true },
  { own: { warrior: 4 }, enemy: { militia: 3 }, table: 'shock', place: 'nicea', rebel: true },
  { own: { warrior: 4 }, enemy: { nomad: 3 }, table: 'engagement', rebel: true },
  {
    own: { warrior: 2 },
    enemy: { nomad: 3 },
    table: 'shock',
    rebel: true,
    options: { rebelsCounterattack: false },
  },
  { own: { fleet: 3 }, enemy: { fleet: 2 }, table: 'engagement', place: 'AEG' },
  { own: { fleet: 6 }, enemy: { fleet: 8 }, table: 'engagement', place: 'AEG' },
  { own: { warrior: 3 }, enemy: { militia: 4 }, table: 'shock', options: { defencePoints: true } },
  {
    own: { warrior: 4 },
    enemy: { militia: 4 },
    table: 'shock',
    options: { fortifications: true },
    fortified: 'byzantine',
  },
  {
    own: { warrior: 4 },
    enemy: { militia: 4 },
    table: 'shock',
    options: { fortifications: true },
    fortified: 'muslim',
  },
  {
    own: { basileus: 1, militia: 1 },
    enemy: { militia: 1, nomad: 1 },
    table: 'engagement',
    options: { majority: 'half' },
    back: 'raid',
  },
  { own: { fieldArmy: 2 }, enemy: { fieldArmy: 5 }, table: 'raid', back: 'shock' },
]
