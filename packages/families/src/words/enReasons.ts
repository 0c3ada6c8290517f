import { BULGAR } from '../names.ts'
import type { Catalogue } from './catalogue.ts'

export const outcomes: Catalogue['outcomes'] = {
  taken: ({ city, points }, say) => `${say.city(city)} is taken (${say.points(points)})`,
  held: ({ city }, say) => `the walls of ${say.city(city)} hold`,
  beaten: ({ city }, say) => `the attack is beaten in the field before ${say.city(city)}`,
  driven: ({ seat, city }, say) => `the army of ${say.seat(seat)} is driven from ${say.city(city)}`,
  destroyed: ({ seat, force }, say) =>
    force === BULGAR ? 'the Bulgars lose every cube' : `the army of ${say.seat(seat)} loses every cube`,
  barred: ({ seat, city }, say) => `${say.seat(seat)} cannot pay, and does not sail to ${say.city(city)}`,
  fleetHits: ({ cubes }, say) => `the fleet scores ${say.hits(cubes)}`,
}

export const reasons: Catalogue['reasons'] = {
  capital: ({ city }, say) =>
    `${say.city(city)} has no tokens and is nobody's, and no Byzantine army attacks it.`,
  persian: ({ city }, say) => `${say.city(city)} is Persian: only an army can take it.`,
  bulgar: ({ city }, say) => `${say.city(city)} is held by the Bulgars.`,
  controlled: ({ city, owner }, say) => `${say.city(city)} is already controlled by ${say.seat(owner)}.`,
  'no-cube': ({ side }, say) =>
    side > 1
      ? 'Your pool is empty and no treasury can buy a cube.'
      : `Your pool is empty and the ${say.colour(side)} treasury cannot buy a cube.`,
  'one-elite': () => 'Only one cube in an action may go to Elite.',
  'box-taken': ({ holders }, say) => `Taken this turn: ${holders.map((seat) => say.seat(seat)).join(', ')}.`,
  'three-tokens': ({ city }, say) => `${say.city(city)} already has three tokens.`,
  'wrong-colour': ({ city, side }, say) => `${say.city(city)} is not ${say.colour(side)}.`,
  'no-token': ({ most }) =>
    most === 1 ? 'Your only fortification is in play.' : `Your ${most} fortifications are all in play.`,
  'not-yours': ({ city }, say) => `You do not control ${say.city(city)}.`,
  fortified: ({ city }, say) => `${say.city(city)} is already fortified.`,
  'not-connected': ({ city }, say) => `No arrow and no road from a Bulgar city leads to ${say.city(city)}.`,
  'bulgars-full': ({ cubes, most, added }) =>
    `The Bulgar box holds ${cubes} of at most ${most} cubes: there is no room for ${added} more, so they can only attack.`,
  taxed: () => 'You have already taxed this turn.',
  'no-pool': () => 'Tax needs a cube in your Cube Pool.',
  'few-pool': ({ have }, say) => `Your Cube Pool holds only ${say.cubes(have)}.`,
  'no-money': ({ side, need, have }, say) =>
    `This costs ${say.bezants(need)}; the ${say.colour(side)} treasury has ${have}.`,
  'poor-building': ({ side, building, cube, have }, say) =>
    `${side === 0 ? 'A church' : 'A mosque'} costs ${say.bezants(building)}${cube > 0 ? `, and its cube ${cube} more because your pool is empty` : ''}; the ${say.colour(side)} treasury has ${have}.`,
  'no-army': ({ side }, say) => `Your ${say.colour(side)} army has no cube in Elite, Main Army or Move.`,
  'not-settled': () => 'Your Byzantine army enters with your first Byzantine city.',
  'own-city': ({ city }, say) => `${say.city(city)} is your own: nobody attacks themselves.`,
  'own-army': ({ city }, say) => `Your other army stands in ${say.city(city)}: nobody attacks themselves.`,
  'already-there': ({ city, side }, say) => `Your ${say.colour(side)} army stands in ${say.city(city)}.`,
  'few-moves': ({ city, need, have }, say) => `${say.city(city)} costs ${need} Move; your army has ${have}.`,
  'out-of-reach': ({ city, side, from }, say) =>
    `No link for ${say.colour(side) === 'Arab' ? 'an' : 'a'} ${say.colour(side)} army leads from ${say.city(from)} to ${say.city(city)}.`,
  'on-map': ({ city, side }, say) =>
    `Your ${say.colour(side)} army is on the map already, in ${say.city(city)}.`,
  'off-map': ({ side }, say) => `Your ${say.colour(side)} army is not on the map.`,
  'two-links': () => 'An army moves over at most two links in an action.',
  'must-act': () => 'Your army has done nothing yet: choose another way.',
  'empty-box': () => 'There is no cube there.',
  'same-box': () => 'A cube does not go back into the box that it came from.',
  'last-cube': () => 'That is the last cube of the attacking army.',
  barred: ({ city }, say) => `The fleet bars the way to ${say.city(city)}.`,
  'attacked-city': ({ city }, say) => `${say.city(city)} is the city that the army must leave.`,
  'sea-closed': ({ city }, say) => `A fleet has closed the sea to ${say.city(city)}.`,
  'longer-way': ({ city, more, least }, say) =>
    `By ${say.city(city)} the army would lose ${say.cubes(more)}; it must take a way that costs ${least}.`,
  'no-way': ({ city }, say) => `No way leads by ${say.city(city)} to a friendly city.`,
  'levy-stays': () => 'The Levy is no part of the army.',
  'other-army': ({ side }, say) => `Only cubes of the ${say.colour(side)} army count here.`,
  'other-treasury': ({ side }, say) => `Only the ${say.colour(side)} treasury falls short.`,
}
