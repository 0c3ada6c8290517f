import { countHits } from '../dice.ts'
import { BULGAR } from '../names.ts'
import type { Catalogue, Say } from './catalogue.ts'

const forceOf = (say: Say, seat: number, force: number) =>
  force === BULGAR
    ? `The Bulgars, led by ${say.seat(seat)},`
    : `The ${say.colour(force)} army of ${say.seat(seat)}`

const foeOf = (say: Say, foe: number, kind: 'army' | 'levy' | 'bulgars') =>
  kind === 'bulgars' ? 'the Bulgars' : `the ${kind} of ${say.seat(foe)}`

const left = (tokens: number) => `${tokens} ${tokens === 1 ? 'token' : 'tokens'} left`

/** The Bulgars are many, an army is one. */
const verb = (force: number, plural: string) => (force === BULGAR ? plural : `${plural}s`)

export const entries: Catalogue['entries'] = {
  first: ({ seat }, say) => `${say.seat(seat)} begins.`,
  control: ({ seat, city, side, points }, say) =>
    `${say.seat(seat)} takes control of ${say.city(city)} and scores ${say.pointsOf(points, side)}.`,
  cube: ({ seat, source, side, box, pays, cost }, say) => {
    const from =
      source === 'pool'
        ? 'the Cube Pool'
        : source === 'casualties'
          ? 'the Casualty Pool'
          : say.armyBox(side ?? 0, box ?? 'main')
    const paid = cost > 0 ? ` for ${say.bezants(cost)} (${say.colour(pays ?? 0)})` : ''
    return `${say.seat(seat)} takes the cube from ${from}${paid}.`
  },
  increase: ({ seat, side, box }, say) => `${say.seat(seat)} adds a cube to ${say.armyBox(side, box)}.`,
  improve: ({ seat, city, tokens }, say) =>
    `${say.seat(seat)} improves ${say.city(city)} to ${tokens} tokens.`,
  title: ({ seat, side, points }, say) =>
    `${say.seat(seat)} becomes ${side === 0 ? 'Emperor' : 'Caliph'} and scores ${say.pointsOf(points, side)}.`,
  fleet: ({ seat, side }, say) => `${say.seat(seat)} takes the ${say.colour(side)} Fleet.`,
  fortify: ({ seat, city }, say) => `${say.seat(seat)} fortifies ${say.city(city)}.`,
  bulgars: ({ added, cubes }, say) => `The Bulgars gather ${say.cubes(added)}; there are ${cubes} now.`,
  tax: ({ seat, cubes }, say) => `${say.seat(seat)} taxes with ${say.cubes(cubes)}.`,
  split: ({ seat, byzantine, arab }, say) =>
    `${say.seat(seat)} puts ${byzantine} in the Byzantine and ${arab} in the Arab treasury.`,
  build: ({ seat, side, points }, say) =>
    `${say.seat(seat)} builds a ${side === 0 ? 'church' : 'mosque'} and scores ${say.pointsOf(points, side)}.`,
  place: ({ seat, side, city }, say) =>
    `The ${say.colour(side)} army of ${say.seat(seat)} enters in ${say.city(city)}.`,
  march: ({ seat, side, from, city, cost }, say) =>
    `The ${say.colour(side)} army of ${say.seat(seat)} leaves ${say.city(from)} for ${say.city(city)} (${cost} Move).`,
  fleetUse: ({ seat, foe, city, use, paid }, say) =>
    use
      ? `${say.seat(seat)} uses the Byzantine Fleet against ${say.seat(foe)}${paid ? '' : `, who cannot pay for ${say.city(city)}`}.`
      : `${say.seat(seat)} lets ${say.seat(foe)} sail to ${say.city(city)}.`,
  fleetFire: ({ dice, hits }, say) => `The fleet rolls ${say.dice(dice)}: ${say.hits(hits)}.`,
  civilWar: ({ seat, side, city }, say) =>
    `${say.seat(seat)} starts a Civil War in ${say.city(city)} (${say.colour(side)}).`,
  attack: ({ seat, force, city }, say) =>
    `${forceOf(say, seat, force)} ${verb(force, 'attack')} ${say.city(city)}.`,
  stays: ({ seat, city }, say) => `The army of ${say.seat(seat)} stays in ${say.city(city)}.`,
  seaRetreat: ({ seat, foe, closed }, say) =>
    `The fleet of ${say.seat(seat)} ${closed ? 'closes' : 'leaves open'} the sea for ${say.seat(foe)}.`,
  retreat: ({ seat, side, from, city }, say) =>
    `The ${say.colour(side)} army of ${say.seat(seat)} retreats from ${say.city(from)} to ${say.city(city)}.`,
  destroyed: ({ seat, side }, say) => `The ${say.colour(side)} army of ${say.seat(seat)} is gone.`,
  levy: ({ seat, city, use }, say) =>
    use
      ? `${say.seat(seat)} raises the levy for ${say.city(city)}.`
      : `${say.seat(seat)} leaves ${say.city(city)} to its walls.`,
  battle: ({ seat, force, foe, foeKind, dice, hits, foeDice, foeHits }, say) =>
    `${forceOf(say, seat, force)} against ${foeOf(say, foe, foeKind)}: ${say.dice(dice)} (${say.hits(hits)}) against ${say.dice(foeDice)} (${say.hits(foeHits)}).`,
  battleOver: ({ seat, force, foe, foeKind, strength, foeStrength, won }, say) =>
    won
      ? `${forceOf(say, seat, force)} ${verb(force, 'win')} the battle, ${strength} to ${foeStrength}.`
      : `No victory for ${say.seat(seat)}: ${foeOf(say, foe, foeKind)} ${foeKind === 'bulgars' ? 'hold' : 'holds'}, ${foeStrength} to ${strength}.`,
  loss: ({ seat, side, box }, say) =>
    `${say.seat(seat)} loses ${box === 'guard' ? 'the guard' : `a cube from ${say.armyBox(side, box)}`}.`,
  bulgarLoss: ({ cubes, left }, say) => `The Bulgars lose ${say.cubes(cubes)}; ${left} left.`,
  levyLoss: ({ seat, cubes, left }, say) =>
    `The levy of ${say.seat(seat)} loses ${say.cubes(cubes)}; ${left} left.`,
  siege: ({ city, dice, hits, losses = hits }, say) =>
    `${say.city(city)} shoots with ${say.dice(dice)}: ${say.hits(countHits(dice))}${losses > 0 ? `, and the attacker loses ${say.cubes(losses)}` : ''}.`,
  siegeOver: ({ city, strength, cityStrength, won }, say) =>
    won
      ? `${say.city(city)} falls: ${strength} against ${cityStrength}.`
      : `${say.city(city)} holds: ${strength} against ${cityStrength}.`,
  conquest: ({ seat, force, city, tokens, points, scored, plunder }, say) =>
    force === BULGAR
      ? `The Bulgars hold ${say.city(city)} (${left(tokens)}); ${say.seat(seat)} scores ${points} ${say.colour(scored)} VP.`
      : `${say.seat(seat)} takes ${say.city(city)} (${left(tokens)}), scores ${points} ${say.colour(scored)} VP and plunders ${say.bezants(plunder)}.`,
  garrison: ({ seat, city }, say) => `${say.seat(seat)} must hold ${say.city(city)} with cubes of the army.`,
  garrisonCube: ({ seat, side, box, city, stays }, say) =>
    box === 'guard'
      ? `${say.seat(seat)} gives the guard for ${say.city(city)}: it goes back to its box.`
      : `${say.seat(seat)} gives a cube from ${say.armyBox(side, box)}: it ${stays ? `stays in ${say.city(city)}` : 'goes to casualties'}.`,
  offMap: ({ seat, side, city }, say) =>
    `The ${say.colour(side)} army of ${say.seat(seat)} has no cubes left and leaves the map in ${say.city(city)}.`,
  fall: ({ seat, points }, say) =>
    `${say.capital()} falls! ${say.seat(seat)} scores ${points} Arab VP and the game is over.`,
  back: ({ seat, side, city }, say) =>
    `The ${say.colour(side)} army of ${say.seat(seat)} goes back to ${say.city(city)}.`,
  pass: ({ seat, first, forced }, say) =>
    `${say.seat(seat)} ${forced ? 'can do nothing else and passes' : 'passes'}${first ? ', first of all, and will begin the next turn' : ''}.`,
  passCube: ({ seat, source, side, box }, say) =>
    `${say.seat(seat)} has no casualties and passes with a cube from ${source === 'pool' ? 'the Cube Pool' : say.armyBox(side ?? 0, box ?? 'main')}.`,
  income: ({ seat, byzantine, arab }, say) =>
    `${say.seat(seat)} collects ${byzantine} Byzantine and ${arab} Arab Bezants.`,
  maintenance: ({ seat, side, cost }, say) =>
    `${say.seat(seat)} pays ${say.bezants(cost)} for the ${say.colour(side)} cubes.`,
  unpaid: ({ seat, side, box }, say) =>
    `${say.seat(seat)} cannot pay for a cube of ${say.armyBox(side, box)}: the cube leaves the game, −1 ${say.colour(side)} VP.`,
  turn: ({ turn, first }, say) => `Turn ${turn} begins; ${say.seat(first)} is first.`,
  final: ({ seat, byzantine, arab }, say) =>
    `${say.seat(seat)} scores ${byzantine} Byzantine and ${arab} Arab VP for City tokens.`,
}
