import { at, type Seat } from '@hippodrome/engine'
import type { FoeKind } from '../../entries.ts'
import { BULGAR, ELITE, LEVY, MAIN, type Side } from '../../names.ts'
import { armySize, boxIndex, cubesIn, destroyArmy, type Families, hasGuard, strengthOf } from '../../state.ts'
import { type FamiliesFlow, step } from '../step.ts'
import { countHits } from '../../dice.ts'
import { hitArmy, hitBulgars, hitLevy } from './losses.ts'
import { repulse } from './repulse.ts'
import { retreat } from './retreat.ts'

/** §16.1, §16.2, §9.1 */
const MOST_DICE = 3

type Battle = { foe: Seat; foeKind: FoeKind }

/** §16.1 */
const armyDice = (game: Families, seat: Seat, side: Side): number =>
  Math.min(MOST_DICE, cubesIn(game, seat, side, MAIN)) +
  cubesIn(game, seat, side, ELITE) +
  (hasGuard(game, seat, side) ? 1 : 0)

/** §16.2 */
const levyDice = (game: Families, seat: Seat, side: Side): number =>
  Math.min(MOST_DICE, cubesIn(game, seat, side, LEVY))

/** §9.1 */
const bulgarDice = (game: Families): number => Math.min(MOST_DICE, game.bulgars)

/** The side that defends the attacked city. */
const citySide = (game: Families): Side => at(game.colour, game.target) as Side

/** The strength of the attacking force (§16.5). */
export const attackStrength = (game: Families): number =>
  game.force === BULGAR ? game.bulgars : strengthOf(game, game.active, game.force as Side)

function foeStrength(game: Families, { foe, foeKind }: Battle): number {
  if (foeKind === 'bulgars') return game.bulgars
  const side = citySide(game)
  return foeKind === 'levy' ? at(game.boxes, boxIndex(foe, side, LEVY)) : strengthOf(game, foe, side)
}

function foeDice(game: Families, { foe, foeKind }: Battle): number {
  if (foeKind === 'bulgars') return bulgarDice(game)
  const side = citySide(game)
  return foeKind === 'levy' ? levyDice(game, foe, side) : armyDice(game, foe, side)
}

/** Losses of the attacking force, in a battle or a siege. */
export function hitAttacker(game: Families, hits: number, flow: FamiliesFlow): void {
  if (game.force === BULGAR) hitBulgars(game, hits, flow)
  else hitArmy(game, game.active, game.force as Side, hits, flow)
}

function hitFoe(game: Families, { foe, foeKind }: Battle, hits: number, flow: FamiliesFlow): void {
  if (foeKind === 'bulgars') hitBulgars(game, hits, flow)
  else if (foeKind === 'levy') hitLevy(game, foe, citySide(game), hits, flow)
  else hitArmy(game, foe, citySide(game), hits, flow)
}

/** §16.1 to §16.4 Both roll; the attacker chooses losses first. */
export const battle = step('battle', {
  rule: '16.1',
  play(game, local: Battle, flow) {
    const { active: seat, target: city } = game
    const force = game.force as 0 | 1 | 3
    const dice = flow.roll(force === BULGAR ? bulgarDice(game) : armyDice(game, seat, force))
    const theirs = flow.roll(foeDice(game, local))
    const hits = countHits(dice)
    const foeHits = countHits(theirs)
    flow.tell({ kind: 'battle', seat, force, ...local, city, dice, hits, foeDice: theirs, foeHits })
    hitAttacker(game, foeHits, flow)
    hitFoe(game, local, hits, flow)
    flow.then(battleOver, local)
  },
})

/** §16.5 The stronger side wins, the defender if equal. */
export const battleOver = step('battleOver', {
  rule: '16.5',
  play(game, local: Battle, flow) {
    const { foe, foeKind } = local
    const strength = attackStrength(game)
    const theirs = foeStrength(game, local)
    const won = strength > theirs
    const force = game.force as 0 | 1 | 3
    flow.tell({
      kind: 'battleOver',
      seat: game.active,
      force,
      foe,
      foeKind,
      strength,
      foeStrength: theirs,
      won,
    })
    if (foeKind === 'army') {
      const side = citySide(game)
      // §16.10
      if (armySize(game, foe, side) === 0) {
        destroyArmy(game, foe, side)
        flow.tell({ kind: 'destroyed', seat: foe, side })
      } else if (won) flow.then(retreat, { seat: foe, side, forced: 1 })
    }
    if (!won) repulse(game, flow)
  },
})
