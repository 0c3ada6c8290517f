import type { ChitId } from '../../vocabulary.ts'
import type { Entries, EntryOf } from '../lexicon.ts'
import { capital } from '../speaker.ts'
import { offer } from './choices.ts'

type Leaders = Pick<EntryOf<'operates'>, 'basileus' | 'leadership' | 'strategos'>

const mutinies = { mutiny: 'mutinies', disband: 'disbands', loyal: 'stays loyal' } as const
const answers = {
  accepted: 'Accepted',
  refused: 'Refused',
  countered: 'Answered by another offer',
  withdrawn: 'Withdrawn',
} as const
const works = {
  colony: 'found a colony in',
  monastery: 'found a monastery in',
  fortification: 'build a fortification in',
  rebuild: 'buy out the pillage of',
  feudalism: 'turn their colony into a unit in',
} as const
const ends = {
  turns: 'The last turn is over.',
  treaty: 'A treaty ends the game.',
  nobody: 'Nobody is left to fight.',
} as const
const ways = { land: 'go', sea: 'cross the sea', free: 'move freely' } as const
const reliefs = { MV: 'a marginal victory', NE: 'nothing', loseOne: 'the loss of one unit' } as const

/** One works with rebels, or against an enemy. */
const towards = (chit: ChitId): string =>
  chit === 'alliance' || chit === 'rebelControl' ? 'with' : 'against'

const leaders = ({ basileus, leadership, strategos }: Leaders): string =>
  [
    basileus ? ', +1 for the Basileus' : '',
    leadership ? ', +1 for Leadership' : '',
    strategos ? `, +${strategos} for Strategoi` : '',
  ].join('')

export const entries: Entries = {
  drew: ({ power, count }, say) => `${say.People(power)} draw ${count === 1 ? 'a chit' : `${count} chits`}.`,
  drewChit: ({ power, chit }, say) => `${say.People(power)} draw ${say.chit(chit)}.`,
  placed: ({ power, unit, place }, say) =>
    `${say.People(power)} place in ${say.place(place)}: ${say.unit(unit)}.`,
  turn: ({ turn, year }) => `Turn ${turn}: the year ${year}.`,
  powerTurn: ({ power }, say) => `The turn of ${say.people(power)}.`,
  fortressBuilt: ({ place }, say) => `${capital(say.place(place))} is built.`,
  allied: ({ power, by, n }, say) =>
    `${say.People(power)} become allies of ${say.people(by)}${n > 0 ? ` for ${say.money(n)}` : ''}.`,
  offered: (entry, say) => `Offer: ${offer(entry.offer, say)}.`,
  answered: ({ answer, ...entry }, say) => `${answers[answer]}: ${offer(entry.offer, say)}.`,
  treatyProposed: ({ by, turn }, say) =>
    `${say.People(by)} propose a treaty that ends the game ${turn === 0 ? 'at once' : `after turn ${turn}`}.`,
  treaty: ({ agreed, turn }) =>
    agreed
      ? `All agree: the game ends ${turn === 0 ? 'at once' : `after turn ${turn}`}.`
      : 'The treaty is refused.',
  neutral: ({ power }, say) => `${say.People(power)} become neutral.`,
  activated: ({ power, seat }, say) => `${say.People(power)} enter the war, led by ${say.seat(seat)}.`,
  showed: ({ power, chits }, say) =>
    `${say.People(power)} show their chits: ${say.list(chits.map((chit) => say.chit(chit)))}.`,
  showedTo: ({ power, seat, place }, say) =>
    `${say.People(power)} show ${say.seat(seat)} ${place === undefined ? 'their chits' : `a stack in ${say.place(place)}`}.`,
  showedStack: ({ power, rebel, place, units }, say) =>
    `${say.Side(power, rebel)} in ${say.place(place)}: ${say.units(units)}.`,
  bid: ({ power, bids, rolls }, say) =>
    `Bids for ${power === undefined ? 'the choice of an ally' : say.people(power)}: ${say.bids(bids)}${rolls ? `; the dice decide: ${say.rolls(rolls)}` : ''}.`,
  income: ({ power, n }, say) => `${say.People(power)} collect ${say.money(n)}.`,
  taxes: ({ power, place, die, revolt }, say) =>
    `${say.People(power)} raise taxes in ${say.place(place)} and roll ${die}: ${revolt ? 'revolt' : 'double income'}.`,
  maintained: ({ power, n }, say) => `${say.People(power)} pay ${say.money(n)} maintenance.`,
  mutiny: ({ power, unit, place, die, outcome }, say) =>
    `Unpaid: ${say.unit(unit)} of ${say.people(power)} in ${say.place(place)} rolls ${die} and ${mutinies[outcome]}.`,
  concession: ({ from, to, n }, say) =>
    `${say.People(from)} pay ${say.people(to)} ${say.money(n)} for a trading concession.`,
  recruited: ({ power, place, unit }, say) =>
    `${say.People(power)} recruit in ${say.place(place)}${unit === undefined ? '' : `: ${say.unit(unit)}`}.`,
  boughtChit: ({ power }, say) => `${say.People(power)} buy a chit.`,
  built: ({ power, what, place }, say) => `${say.People(power)} ${works[what]} ${say.place(place)}.`,
  transferred: ({ from, to, n }, say) => `${say.People(from)} transfer ${say.money(n)} to ${say.people(to)}.`,
  discarded: ({ power, chit }, say) => `${say.People(power)} put ${say.chit(chit)} back.`,
  basileusReturned: ({ power, place }, say) =>
    `The Basileus of ${say.people(power)} returns to ${say.place(place)}.`,
  operates: ({ power, rebel, place, die, points, ...more }, say) =>
    `${say.Side(power, rebel)} in ${say.place(place)} roll ${die}${leaders(more)}: ${points} OP.`,
  moved: ({ power, rebel, from, to, cost, by }, say) =>
    `${say.Side(power, rebel)} ${ways[by]} from ${say.place(from)} to ${say.place(to)} (${cost} OP).`,
  pillaged: ({ place, power, n }, say) =>
    power === undefined
      ? `${capital(say.place(place))} is pillaged.`
      : `${say.People(power)} pillage ${say.place(place)}${n ? ` for ${say.money(n)}` : ' and get nothing for it'}.`,
  intercepts: ({ power, place, die, success }, say) =>
    `${say.People(power)} try to intercept in ${say.place(place)} and roll ${die}: ${success ? 'they strike' : 'too late'}.`,
  battle: ({ place, attacker, defender, siege }, say) =>
    `${siege ? 'Siege of' : 'Battle in'} ${say.place(place)}: ${say.side(attacker.power, attacker.rebel)} (${say.units(attacker.units)}) against ${say.side(defender.power, defender.rebel)} (${say.units(defender.units)}).`,
  combatRoll: ({ power, rebel, table, strength, defence = 0, die, bonus, result }, say) =>
    `${say.Side(power, rebel)}: ${say.table(table)}, strength ${say.changed(strength, -defence)}, die ${say.changed(die, bonus)}: ${say.result(result)}.`,
  siegeResult: ({ from, to, place }, say) =>
    `The walls of ${say.place(place)} turn a ${say.bareResult(from)} into ${reliefs[to]}.`,
  declined: ({ power }, say) => `${say.People(power)} stay behind their walls.`,
  lost: ({ power, rebel, unit, place }, say) =>
    `${say.Side(power, rebel)} lose in ${say.place(place)}: ${say.unit(unit)}.`,
  destroyed: ({ power, rebel, place }, say) =>
    `${say.Side(power, rebel)} in ${say.place(place)} are wiped out.`,
  basileusLost: ({ power }, say) => `The Basileus of ${say.people(power)} falls.`,
  chitsLost: ({ power, n }, say) => `${say.People(power)} lose ${n === 1 ? 'a chit' : `${n} chits`}.`,
  chit: ({ power, chit, place, against, rebels = false }, say) =>
    `${say.People(power)} play ${say.chit(chit)}${against === undefined ? '' : ` ${towards(chit)} ${say.side(against, rebels)}`}${place === undefined ? '' : ` in ${say.place(place)}`}.`,
  chitFailed: ({ power, chit, place }, say) =>
    `${say.chit(chit)} of ${say.people(power)} fails: a Basileus is with the stack in ${say.place(place)}.`,
  assassinated: ({ power, chit, by }, say) =>
    `${say.People(by)} send an Assassin against ${say.chit(chit)} of ${say.people(power)}.`,
  chitRoll: ({ power, chit, about, die, bonus, effect }, say) =>
    `${say.chit(chit)}${about === undefined ? '' : ` (${say.people(about)})`}: ${say.people(power)} roll ${say.changed(die, bonus)}${effect === 'count' ? ' for ' : ', '}${say.names.effects[effect]}.`,
  rebelled: ({ power, unit, count, place }, say) =>
    `In ${say.place(place)} ${say.people(power)} lose to rebellion: ${say.count(unit, count)}.`,
  restored: ({ power, unit, count, place }, say) =>
    `In ${say.place(place)} rebels turn loyal to ${say.people(power)}: ${say.count(unit, count)}.`,
  converted: ({ power, to, unit, place }, say) =>
    `In ${say.place(place)} a unit of ${say.people(power)} goes over to ${say.people(to)}: ${say.unit(unit)}.`,
  colonyConverted: ({ to, place }, say) =>
    `The colony in ${say.place(place)} goes over to ${say.people(to)}.`,
  arrived: ({ power, unit, place }, say) =>
    `${say.People(power)} receive in ${say.place(place)}: ${say.unit(unit)}.`,
  gained: ({ power, n, chit }, say) => `${say.People(power)} gain ${say.money(n)} (${say.chit(chit)}).`,
  paid: ({ power, n, chit }, say) => `${say.People(power)} pay ${say.money(n)} (${say.chit(chit)}).`,
  plagueArea: ({ place, die }, say) =>
    `Plague in ${say.place(place)} (die ${die}): half of all units there die.`,
  eliminated: ({ power }, say) => `${say.People(power)} have no unit left on the map: they have collapsed.`,
  over: ({ how }) => ends[how],
}
