import { BULGAR } from '../names.ts'
import type { Catalogue } from './catalogue.ts'

export const outcomes: Catalogue['outcomes'] = {
  taken: ({ city, points }, say) => `${say.city(city)} wordt ingenomen (${say.points(points)})`,
  held: ({ city }, say) => `de muren van ${say.city(city)} houden stand`,
  beaten: ({ city }, say) => `de aanval wordt voor ${say.city(city)} in het veld afgeslagen`,
  driven: ({ seat, city }, say) => `het leger van ${say.seat(seat)} wordt uit ${say.city(city)} verdreven`,
  destroyed: ({ seat, force }, say) =>
    force === BULGAR
      ? 'de Bulgaren verliezen al hun kubussen'
      : `het leger van ${say.seat(seat)} verliest al zijn kubussen`,
  barred: ({ seat, city }, say) => `${say.seat(seat)} kan niet betalen en vaart niet naar ${say.city(city)}`,
  fleetHits: ({ cubes }, say) => `de vloot scoort ${say.hits(cubes)}`,
}

export const reasons: Catalogue['reasons'] = {
  capital: ({ city }, say) =>
    `${say.city(city)} heeft geen schijven en is van niemand, en geen Byzantijns leger valt het aan.`,
  persian: ({ city }, say) => `${say.city(city)} is Perzisch: alleen een leger kan de stad innemen.`,
  bulgar: ({ city }, say) => `${say.city(city)} is in handen van de Bulgaren.`,
  controlled: ({ city, owner }, say) => `${say.city(city)} is al onder controle van ${say.seat(owner)}.`,
  'no-cube': ({ side }, say) =>
    side > 1
      ? 'Je Kubusvoorraad is leeg en geen schatkist kan een kubus kopen.'
      : `Je Kubusvoorraad is leeg en de ${say.colour(side)}e schatkist kan geen kubus kopen.`,
  'one-elite': () => 'Per actie mag maar één kubus naar Elite.',
  'box-taken': ({ holders }, say) =>
    `Deze beurt al bezet: ${holders.map((seat) => say.seat(seat)).join(', ')}.`,
  'three-tokens': ({ city }, say) => `Op ${say.city(city)} liggen al drie schijven.`,
  'wrong-colour': ({ city, side }, say) => `${say.city(city)} is niet ${say.colour(side)}.`,
  'no-token': ({ most }) =>
    most === 1
      ? 'Je enige versterkingsschijf is in het spel.'
      : `Je ${most} versterkingsschijven zijn allemaal in het spel.`,
  'not-yours': ({ city }, say) => `Je hebt ${say.city(city)} niet onder controle.`,
  fortified: ({ city }, say) => `${say.city(city)} is al versterkt.`,
  'not-connected': ({ city }, say) =>
    `Er leidt geen pijl en geen weg vanuit een Bulgaarse stad naar ${say.city(city)}.`,
  'bulgars-full': ({ cubes, most, added }) =>
    `In het Bulgaarse vak ${cubes === 1 ? 'ligt' : 'liggen'} ${cubes} van hoogstens ${most} kubussen: voor nog ${added} is geen plaats, dus ze kunnen alleen aanvallen.`,
  taxed: () => 'Je hebt deze beurt al belastingen geïnd.',
  'no-pool': () => 'Voor belastingen heb je een kubus in je Kubusvoorraad nodig.',
  'few-pool': ({ have }, say) =>
    `In je Kubusvoorraad ${have === 1 ? 'zit' : 'zitten'} maar ${say.cubes(have)}.`,
  'no-money': ({ side, need, have }, say) =>
    `Dit kost ${say.bezants(need)}; de ${say.colour(side)}e schatkist heeft er ${have}.`,
  'poor-building': ({ side, building, cube, have }, say) =>
    `${side === 0 ? 'Een kerk' : 'Een moskee'} kost ${say.bezants(building)}${cube > 0 ? `, en de kubus nog ${cube} omdat je Kubusvoorraad leeg is` : ''}; de ${say.colour(side)}e schatkist heeft er ${have}.`,
  'no-army': ({ side }, say) =>
    `Je ${say.colour(side)}e leger heeft geen kubus in Elite, Hoofdleger of Beweging.`,
  'not-settled': () => 'Je Byzantijnse leger komt op het bord met je eerste Byzantijnse stad.',
  'own-city': ({ city }, say) => `${say.city(city)} is van jezelf: niemand valt zichzelf aan.`,
  'own-army': ({ city }, say) => `In ${say.city(city)} staat je andere leger: niemand valt zichzelf aan.`,
  'already-there': ({ city, side }, say) => `Je ${say.colour(side)}e leger staat in ${say.city(city)}.`,
  'few-moves': ({ city, need, have }, say) =>
    `${say.city(city)} kost ${need} Beweging; je leger heeft er ${have}.`,
  'out-of-reach': ({ city, side, from }, say) =>
    `Geen verbinding voor een ${say.colour(side)} leger loopt van ${say.city(from)} naar ${say.city(city)}.`,
  'on-map': ({ city, side }, say) => `Je ${say.colour(side)}e leger is al op het bord, in ${say.city(city)}.`,
  'off-map': ({ side }, say) => `Je ${say.colour(side)}e leger staat niet op het bord.`,
  'two-links': () => 'Een leger gaat in één actie over hoogstens twee verbindingen.',
  'must-act': () => 'Je leger heeft nog niets gedaan: kies een andere weg.',
  'empty-box': () => 'Daar ligt geen kubus.',
  'same-box': () => 'Een kubus gaat niet terug in het vak waar hij uit komt.',
  'last-cube': () => 'Dat is de laatste kubus van het aanvallende leger.',
  barred: ({ city }, say) => `De vloot verspert de weg naar ${say.city(city)}.`,
  'attacked-city': ({ city }, say) => `${say.city(city)} is de stad die het leger moet verlaten.`,
  'sea-closed': ({ city }, say) => `Een vloot heeft de zee naar ${say.city(city)} afgesloten.`,
  'longer-way': ({ city, more, least }, say) =>
    `Via ${say.city(city)} zou het leger ${say.cubes(more)} verliezen; het moet een weg nemen die er ${least} kost.`,
  'no-way': ({ city }, say) => `Via ${say.city(city)} leidt geen weg naar een bevriende stad.`,
  'levy-stays': () => 'De Lichting hoort niet bij het leger.',
  'other-army': ({ side }, say) => `Hier tellen alleen kubussen van het ${say.colour(side)}e leger.`,
  'other-treasury': ({ side }, say) => `Alleen de ${say.colour(side)}e schatkist komt tekort.`,
}
