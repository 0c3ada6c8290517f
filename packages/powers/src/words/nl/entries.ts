import type { ChitId } from '../../vocabulary.ts'
import type { Entries, EntryOf } from '../lexicon.ts'
import { capital } from '../speaker.ts'
import { offer } from './choices.ts'

const chitCount = (n: number) => (n === 1 ? 'een fiche' : `${n} fiches`)
type Leaders = Pick<EntryOf<'operates'>, 'basileus' | 'leadership' | 'strategos'>

const mutinies = { mutiny: 'muit', disband: 'gaat naar huis', loyal: 'blijft trouw' } as const
const answers = {
  accepted: 'Aangenomen',
  refused: 'Geweigerd',
  countered: 'Met een tegenbod beantwoord',
  withdrawn: 'Ingetrokken',
} as const
const works = {
  colony: 'stichten een kolonie in',
  monastery: 'stichten een klooster in',
  fortification: 'bouwen een versterking in',
  rebuild: 'kopen de plundering af van',
  feudalism: 'zetten hun kolonie om in een eenheid in',
} as const
const ends = {
  turns: 'De laatste beurt is voorbij.',
  treaty: 'Een verdrag beëindigt het spel.',
  nobody: 'Er is niemand meer om te vechten.',
} as const
const ways = { land: 'gaan', sea: 'steken over', free: 'gaan vrij' } as const
const reliefs = { MV: 'een kleine zege', NE: 'niets', loseOne: 'het verlies van één eenheid' } as const

const towards = (chit: ChitId): string => (chit === 'alliance' || chit === 'rebelControl' ? 'met' : 'tegen')

const leaders = ({ basileus, leadership, strategos }: Leaders): string =>
  [
    basileus ? ', +1 voor de Basileus' : '',
    leadership ? ', +1 voor Leiderschap' : '',
    strategos ? `, +${strategos} voor Strategen` : '',
  ].join('')

export const entries: Entries = {
  drew: ({ power, count }, say) => `${say.People(power)} trekken ${chitCount(count)}.`,
  drewChit: ({ power, chit }, say) => `${say.People(power)} trekken ${say.chit(chit)}.`,
  placed: ({ power, unit, place }, say) =>
    `${say.People(power)} plaatsen in ${say.place(place)}: ${say.unit(unit)}.`,
  turn: ({ turn, year }) => `Beurt ${turn}: het jaar ${year}.`,
  powerTurn: ({ power }, say) => `De beurt van ${say.people(power)}.`,
  fortressBuilt: ({ place }, say) => `${capital(say.place(place))} wordt gebouwd.`,
  allied: ({ power, by, n }, say) =>
    `${say.People(power)} worden ${n > 0 ? `voor ${say.money(n)} ` : ''}bondgenoten van ${say.people(by)}.`,
  offered: (entry, say) => `Aanbod: ${offer(entry.offer, say)}.`,
  answered: ({ answer, ...entry }, say) => `${answers[answer]}: ${offer(entry.offer, say)}.`,
  treatyProposed: ({ by, turn }, say) =>
    `${say.People(by)} stellen een verdrag voor dat het spel ${turn === 0 ? 'meteen' : `na beurt ${turn}`} beëindigt.`,
  treaty: ({ agreed, turn }) =>
    agreed
      ? `Allen stemmen in: het spel eindigt ${turn === 0 ? 'meteen' : `na beurt ${turn}`}.`
      : 'Het verdrag wordt afgewezen.',
  neutral: ({ power }, say) => `${say.People(power)} worden neutraal.`,
  activated: ({ power, seat }, say) =>
    `${say.People(power)} mengen zich in de strijd, geleid door ${say.seat(seat)}.`,
  showed: ({ power, chits }, say) =>
    `${say.People(power)} tonen hun fiches: ${say.list(chits.map((chit) => say.chit(chit)))}.`,
  showedTo: ({ power, seat, place }, say) =>
    `${say.People(power)} tonen ${say.seat(seat)} ${place === undefined ? 'hun fiches' : `een stapel in ${say.place(place)}`}.`,
  showedStack: ({ power, rebel, place, units }, say) =>
    `${say.Side(power, rebel)} in ${say.place(place)}: ${say.units(units)}.`,
  bid: ({ power, bids, rolls }, say) =>
    `Biedingen voor ${power === undefined ? 'de keus van een bondgenoot' : say.people(power)}: ${say.bids(bids)}${rolls ? `; de dobbelstenen beslissen: ${say.rolls(rolls)}` : ''}.`,
  income: ({ power, n }, say) => `${say.People(power)} innen ${say.money(n)}.`,
  taxes: ({ power, place, die, revolt }, say) =>
    `${say.People(power)} verhogen de belasting in ${say.place(place)} en werpen ${die}: ${revolt ? 'oproer' : 'dubbele inkomsten'}.`,
  maintained: ({ power, n }, say) => `${say.People(power)} betalen ${say.money(n)} onderhoud.`,
  mutiny: ({ power, unit, place, die, outcome }, say) =>
    `Onbetaald: ${say.unit(unit)} van ${say.people(power)} in ${say.place(place)} werpt ${die} en ${mutinies[outcome]}.`,
  concession: ({ from, to, n }, say) =>
    `${say.People(from)} betalen ${say.people(to)} ${say.money(n)} voor een handelspost.`,
  recruited: ({ power, place, unit }, say) =>
    `${say.People(power)} werven in ${say.place(place)}${unit === undefined ? '' : `: ${say.unit(unit)}`}.`,
  boughtChit: ({ power }, say) => `${say.People(power)} kopen een fiche.`,
  built: ({ power, what, place }, say) => `${say.People(power)} ${works[what]} ${say.place(place)}.`,
  transferred: ({ from, to, n }, say) =>
    `${say.People(from)} maken ${say.money(n)} over aan ${say.people(to)}.`,
  discarded: ({ power, chit }, say) => `${say.People(power)} leggen ${say.chit(chit)} terug.`,
  basileusReturned: ({ power, place }, say) =>
    `De Basileus van ${say.people(power)} keert terug in ${say.place(place)}.`,
  operates: ({ power, rebel, place, die, points, ...more }, say) =>
    `${say.Side(power, rebel)} in ${say.place(place)} werpen ${die}${leaders(more)}: ${points} OP.`,
  moved: ({ power, rebel, from, to, cost, by }, say) =>
    `${say.Side(power, rebel)} ${ways[by]} van ${say.place(from)} naar ${say.place(to)} (${cost} OP).`,
  pillaged: ({ place, power, n }, say) =>
    power === undefined
      ? `${capital(say.place(place))} wordt geplunderd.`
      : `${say.People(power)} plunderen ${say.place(place)}${n ? ` voor ${say.money(n)}` : ' en krijgen er niets voor'}.`,
  intercepts: ({ power, place, die, success }, say) =>
    `${say.People(power)} proberen te onderscheppen in ${say.place(place)} en werpen ${die}: ${success ? 'ze slaan toe' : 'te laat'}.`,
  battle: ({ place, attacker, defender, siege }, say) =>
    `${siege ? 'Beleg van' : 'Gevecht in'} ${say.place(place)}: ${say.side(attacker.power, attacker.rebel)} (${say.units(attacker.units)}) tegen ${say.side(defender.power, defender.rebel)} (${say.units(defender.units)}).`,
  combatRoll: ({ power, rebel, table, strength, defence = 0, die, bonus, result }, say) =>
    `${say.Side(power, rebel)}: ${say.table(table)}, kracht ${say.changed(strength, -defence)}, worp ${say.changed(die, bonus)}: ${say.result(result)}.`,
  siegeResult: ({ from, to, place }, say) =>
    `De muren van ${say.place(place)} maken van een ${say.bareResult(from)} ${reliefs[to]}.`,
  declined: ({ power }, say) => `${say.People(power)} blijven achter hun muren.`,
  lost: ({ power, rebel, unit, place }, say) =>
    `${say.Side(power, rebel)} verliezen in ${say.place(place)}: ${say.unit(unit)}.`,
  destroyed: ({ power, rebel, place }, say) =>
    `${say.Side(power, rebel)} in ${say.place(place)} zijn weggevaagd.`,
  basileusLost: ({ power }, say) => `De Basileus van ${say.people(power)} valt.`,
  chitsLost: ({ power, n }, say) => `${say.People(power)} verliezen ${chitCount(n)}.`,
  chit: ({ power, chit, place, against, rebels = false }, say) =>
    `${say.People(power)} spelen ${say.chit(chit)}${against === undefined ? '' : ` ${towards(chit)} ${say.side(against, rebels)}`}${place === undefined ? '' : ` in ${say.place(place)}`}.`,
  chitFailed: ({ power, chit, place }, say) =>
    `${say.chit(chit)} van ${say.people(power)} mislukt: bij de stapel in ${say.place(place)} is een Basileus.`,
  assassinated: ({ power, chit, by }, say) =>
    `${say.People(by)} sturen een Sluipmoordenaar op ${say.chit(chit)} van ${say.people(power)} af.`,
  chitRoll: ({ power, chit, about, die, bonus, effect }, say) =>
    `${say.chit(chit)}${about === undefined ? '' : ` (${say.people(about)})`}: ${say.people(power)} werpen ${say.changed(die, bonus)}${effect === 'count' ? ' voor ' : ', '}${say.names.effects[effect]}.`,
  rebelled: ({ power, unit, count, place }, say) =>
    `In ${say.place(place)} verliezen ${say.people(power)} aan de opstand: ${say.count(unit, count)}.`,
  restored: ({ power, unit, count, place }, say) =>
    `In ${say.place(place)} worden rebellen trouw aan ${say.people(power)}: ${say.count(unit, count)}.`,
  converted: ({ power, to, unit, place }, say) =>
    `In ${say.place(place)} loopt een eenheid van ${say.people(power)} over naar ${say.people(to)}: ${say.unit(unit)}.`,
  colonyConverted: ({ to, place }, say) =>
    `De kolonie in ${say.place(place)} gaat over naar ${say.people(to)}.`,
  arrived: ({ power, unit, place }, say) =>
    `${say.People(power)} krijgen in ${say.place(place)}: ${say.unit(unit)}.`,
  gained: ({ power, n, chit }, say) => `${say.People(power)} krijgen ${say.money(n)} (${say.chit(chit)}).`,
  paid: ({ power, n, chit }, say) => `${say.People(power)} betalen ${say.money(n)} (${say.chit(chit)}).`,
  plagueArea: ({ place, die }, say) =>
    `Pest in ${say.place(place)} (worp ${die}): de helft van alle eenheden daar sterft.`,
  eliminated: ({ power }, say) =>
    `${say.People(power)} hebben geen eenheid meer op de kaart: ze zijn ineengestort.`,
  over: ({ how }) => ends[how],
}
