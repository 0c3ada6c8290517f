import { countHits } from '../dice.ts'
import { BULGAR } from '../names.ts'
import type { Catalogue, Say } from './catalogue.ts'

const left = (tokens: number) => `nog ${tokens} ${tokens === 1 ? 'schijf' : 'schijven'}`

const army = (say: Say, seat: number, side: number) => `Het ${say.colour(side)}e leger van ${say.seat(seat)}`

const forceOf = (say: Say, seat: number, force: number) =>
  force === BULGAR ? `Het Bulgaarse leger, geleid door ${say.seat(seat)},` : army(say, seat, force)

const foeOf = (say: Say, foe: number, kind: 'army' | 'levy' | 'bulgars') =>
  kind === 'bulgars'
    ? 'het Bulgaarse leger'
    : kind === 'levy'
      ? `de Lichting van ${say.seat(foe)}`
      : `het leger van ${say.seat(foe)}`

export const entries: Catalogue['entries'] = {
  first: ({ seat }, say) => `${say.seat(seat)} begint.`,
  control: ({ seat, city, side, points }, say) =>
    `${say.seat(seat)} neemt controle over ${say.city(city)} en scoort ${say.pointsOf(points, side)}.`,
  cube: ({ seat, source, side, box, pays, cost }, say) => {
    const from =
      source === 'pool'
        ? 'de Kubusvoorraad'
        : source === 'casualties'
          ? 'de Slachtoffervoorraad'
          : say.armyBox(side ?? 0, box ?? 'main')
    const paid = cost > 0 ? ` voor ${say.bezants(cost)} (${say.colour(pays ?? 0)})` : ''
    return `${say.seat(seat)} neemt de kubus uit ${from}${paid}.`
  },
  increase: ({ seat, side, box }, say) => `${say.seat(seat)} legt een kubus bij ${say.armyBox(side, box)}.`,
  improve: ({ seat, city, tokens }, say) =>
    `${say.seat(seat)} verbetert ${say.city(city)} tot ${tokens} schijven.`,
  title: ({ seat, side, points }, say) =>
    `${say.seat(seat)} wordt ${side === 0 ? 'Keizer' : 'Kalief'} en scoort ${say.pointsOf(points, side)}.`,
  fleet: ({ seat, side }, say) => `${say.seat(seat)} neemt de ${say.colour(side)}e Vloot.`,
  fortify: ({ seat, city }, say) => `${say.seat(seat)} versterkt ${say.city(city)}.`,
  bulgars: ({ added, cubes }, say) =>
    `De Bulgaren krijgen er ${say.cubes(added)} bij; het zijn er nu ${cubes}.`,
  tax: ({ seat, cubes }, say) => `${say.seat(seat)} int belastingen met ${say.cubes(cubes)}.`,
  split: ({ seat, byzantine, arab }, say) =>
    `${say.seat(seat)} legt ${byzantine} in de Byzantijnse en ${arab} in de Arabische schatkist.`,
  build: ({ seat, side, points }, say) =>
    `${say.seat(seat)} bouwt een ${side === 0 ? 'kerk' : 'moskee'} en scoort ${say.pointsOf(points, side)}.`,
  place: ({ seat, side, city }, say) => `${army(say, seat, side)} komt op het bord in ${say.city(city)}.`,
  march: ({ seat, side, from, city, cost }, say) =>
    `${army(say, seat, side)} gaat van ${say.city(from)} op weg naar ${say.city(city)} (${cost} Beweging).`,
  fleetUse: ({ seat, foe, city, use, paid }, say) =>
    use
      ? `${say.seat(seat)} zet de Byzantijnse Vloot in tegen ${say.seat(foe)}${paid ? '' : `, die de overtocht naar ${say.city(city)} niet kan betalen`}.`
      : `${say.seat(seat)} laat ${say.seat(foe)} naar ${say.city(city)} varen.`,
  fleetFire: ({ dice, hits }, say) => `De vloot gooit ${say.dice(dice)}: ${say.hits(hits)}.`,
  civilWar: ({ seat, side, city }, say) =>
    `${say.seat(seat)} begint een ${say.colour(side)}e Burgeroorlog in ${say.city(city)}.`,
  attack: ({ seat, force, city }, say) => `${forceOf(say, seat, force)} valt ${say.city(city)} aan.`,
  stays: ({ seat, city }, say) => `Het leger van ${say.seat(seat)} blijft in ${say.city(city)}.`,
  seaRetreat: ({ seat, foe, closed }, say) =>
    `De vloot van ${say.seat(seat)} ${closed ? 'sluit de zee af' : 'laat de zee open'} voor ${say.seat(foe)}.`,
  retreat: ({ seat, side, from, city }, say) =>
    `${army(say, seat, side)} trekt zich terug van ${say.city(from)} naar ${say.city(city)}.`,
  destroyed: ({ seat, side }, say) => `${army(say, seat, side)} is verdwenen.`,
  levy: ({ seat, city, use }, say) =>
    use
      ? `${say.seat(seat)} zet de Lichting in voor ${say.city(city)}.`
      : `${say.seat(seat)} laat ${say.city(city)} aan de muren over.`,
  battle: ({ seat, force, foe, foeKind, dice, hits, foeDice, foeHits }, say) =>
    `${forceOf(say, seat, force)} tegen ${foeOf(say, foe, foeKind)}: ${say.dice(dice)} (${say.hits(hits)}) tegen ${say.dice(foeDice)} (${say.hits(foeHits)}).`,
  battleOver: ({ seat, force, foe, foeKind, strength, foeStrength, won }, say) =>
    won
      ? `${forceOf(say, seat, force)} wint het gevecht met ${strength} tegen ${foeStrength}.`
      : `Met ${strength} tegen ${foeStrength} houdt ${foeOf(say, foe, foeKind)} stand.`,
  loss: ({ seat, side, box }, say) =>
    `${say.seat(seat)} verliest ${box === 'guard' ? 'de wacht' : `een kubus uit ${say.armyBox(side, box)}`}.`,
  bulgarLoss: ({ cubes, left }, say) => `De Bulgaren verliezen ${say.cubes(cubes)}; nog ${left} over.`,
  levyLoss: ({ seat, cubes, left }, say) =>
    `De Lichting van ${say.seat(seat)} verliest ${say.cubes(cubes)}; nog ${left} over.`,
  siege: ({ city, dice, hits, losses = hits }, say) =>
    `${say.city(city)} schiet met ${say.dice(dice)}: ${say.hits(countHits(dice))}${losses > 0 ? `, en de aanvaller verliest ${say.cubes(losses)}` : ''}.`,
  siegeOver: ({ city, strength, cityStrength, won }, say) =>
    won
      ? `${say.city(city)} valt: ${strength} tegen ${cityStrength}.`
      : `${say.city(city)} houdt stand: ${strength} tegen ${cityStrength}.`,
  conquest: ({ seat, force, city, tokens, points, scored, plunder }, say) =>
    force === BULGAR
      ? `De Bulgaren bezitten ${say.city(city)} (${left(tokens)}); ${say.seat(seat)} scoort ${points} ${say.colour(scored)}e ZP.`
      : `${say.seat(seat)} neemt ${say.city(city)} in (${left(tokens)}), scoort ${points} ${say.colour(scored)}e ZP en maakt ${say.bezants(plunder)} buit.`,
  garrison: ({ seat, city }, say) =>
    `${say.seat(seat)} moet ${say.city(city)} met kubussen uit het leger houden.`,
  garrisonCube: ({ seat, side, box, city, stays }, say) =>
    box === 'guard'
      ? `${say.seat(seat)} geeft de wacht voor ${say.city(city)}: die gaat terug naar zijn vak.`
      : `${say.seat(seat)} geeft een kubus uit ${say.armyBox(side, box)}: die ${stays ? `blijft in ${say.city(city)}` : 'gaat naar de slachtoffers'}.`,
  offMap: ({ seat, side, city }, say) =>
    `${army(say, seat, side)} heeft geen kubussen meer en gaat in ${say.city(city)} van het bord.`,
  fall: ({ seat, points }, say) =>
    `${say.capital()} valt! ${say.seat(seat)} scoort ${points} Arabische ZP en het spel is afgelopen.`,
  back: ({ seat, side, city }, say) => `${army(say, seat, side)} gaat terug naar ${say.city(city)}.`,
  pass: ({ seat, first, forced }, say) =>
    `${say.seat(seat)} ${forced ? 'kan niets anders en past' : 'past'}${first ? ', als eerste, en begint de volgende beurt' : ''}.`,
  passCube: ({ seat, source, side, box }, say) =>
    `${say.seat(seat)} heeft geen slachtoffers en past met een kubus uit ${source === 'pool' ? 'de Kubusvoorraad' : say.armyBox(side ?? 0, box ?? 'main')}.`,
  income: ({ seat, byzantine, arab }, say) =>
    `${say.seat(seat)} ontvangt ${byzantine} Byzantijnse en ${arab} Arabische Bezanten.`,
  maintenance: ({ seat, side, cost }, say) =>
    `${say.seat(seat)} betaalt ${say.bezants(cost)} voor de ${say.colour(side)}e kubussen.`,
  unpaid: ({ seat, side, box }, say) =>
    `${say.seat(seat)} kan een kubus uit ${say.armyBox(side, box)} niet betalen: die kubus gaat uit het spel, −1 ${say.colour(side)}e ZP.`,
  turn: ({ turn, first }, say) => `Beurt ${turn} begint; ${say.seat(first)} is startspeler.`,
  final: ({ seat, byzantine, arab }, say) =>
    `${say.seat(seat)} scoort ${byzantine} Byzantijnse en ${arab} Arabische ZP voor stadsschijven.`,
}
