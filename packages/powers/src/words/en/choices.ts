import { interceptionNeeds } from '../../chances.ts'
import { type ChitPlay, isFortress, type OfferView, type TermView } from '../../vocabulary.ts'
import type { Choices } from '../lexicon.ts'
import { capital, type Speaker } from '../speaker.ts'

/** One works with rebels, or on an enemy. */
const towards = ({ chit }: ChitPlay): string =>
  chit === 'alliance' || chit === 'rebelControl' ? 'with' : 'on'

/** These touch every unit of the target in the area, in whichever stack. */
const touchesAll = ({ chit }: ChitPlay): boolean => chit === 'subversion' || chit === 'conversion'

/** What a chit is aimed at. */
function aim(choice: ChitPlay, say: Speaker): string {
  return [
    choice.stack === undefined ? '' : ` with ${say.content(choice.stack)} in ${say.whereIs(choice.stack)}`,
    choice.target === undefined
      ? ''
      : touchesAll(choice)
        ? ` on all of ${say.sideOf(choice.target)} in the area and its fortress`
        : ` ${towards(choice)} ${say.stack(choice.target)} in ${say.whereIs(choice.target)}`,
    choice.by === undefined || choice.power !== undefined ? '' : `: $10 for ${say.people(choice.by)}`,
    choice.power === undefined ? '' : ` on ${say.people(choice.power)}`,
    choice.unit === undefined ? '' : `: ${say.unit(choice.unit)}`,
    choice.place === undefined || choice.stack !== undefined || choice.target !== undefined
      ? ''
      : ` in ${say.place(choice.place)}`,
  ].join('')
}

/** A term as something given: `$3`, `a chit`, `passage`. */
export function term(what: TermView, say: Speaker): string {
  switch (what.term) {
    case 'money':
      return say.money(what.n)
    case 'chit':
      return what.chit ? say.chit(what.chit) : 'a chit'
    case 'passage':
      return 'passage at sea'
    case 'concession':
      return `a trading concession in ${say.place(what.place)}`
    case 'promise':
      return {
        leave: `a promise to leave ${say.place(what.place)}`,
        avoid: `a promise to keep out of ${say.place(what.place)}`,
        peace: 'a promise of peace',
        enter: `a promise to move into ${say.place(what.place)}`,
      }[what.what]
  }
}

/** `$3 from the Franks for passage at sea from the Muslims` */
export function offer(what: OfferView, say: Speaker): string {
  const given = say.terms(what, what.from, (one) => term(one, say))
  const asked = say.terms(what, what.to, (one) => term(one, say))
  return `${given} from ${say.people(what.from)} for ${asked} from ${say.people(what.to)}`
}

/** `Accept: ` and what lies on the table. */
function onTable(verb: string, id: number, say: Speaker): string {
  const what = say.offer(id)
  return what ? `${verb}: ${offer(what, say)}` : verb
}

const losing = (n: number): string => `lose ${n} ${n === 1 ? 'unit' : 'units'}`

/** What an interceptor must roll at most. */
const needed = (stack: number, say: Speaker): number =>
  interceptionNeeds(say.hasBasileus(stack), say.hasBasileus(say.facts.stack))

const mine = { me: 'Promise', you: 'Ask for a promise' } as const

export const choices: Choices = {
  place: ({ place }, say) =>
    say.prompt === 'promise-place' ? capital(say.place(place)) : `In ${say.place(place)}`,
  garrison: ({ unit, place }, say) => `Put into the fortress of ${say.place(place)}: ${say.unit(unit)}`,
  power: ({ power }, say) => say.title(power),
  amount: ({ n }, say) => say.money(n),
  offer: ({ from, to }, say) => `Make an offer from ${say.people(from)} to ${say.people(to)}`,
  accept: (choice, say) => onTable('Accept', choice.offer, say),
  refuse: (choice, say) => onTable('Refuse', choice.offer, say),
  counter: (choice, say) => onTable('Answer with another offer', choice.offer, say),
  withdraw: (choice, say) => onTable('Withdraw', choice.offer, say),
  treaty: ({ turn }) =>
    turn === 0
      ? 'Propose a treaty that ends the game at once'
      : `Propose a treaty that ends the game after turn ${turn}`,
  agree: () => 'Agree',
  decline: (_, say) => (say.prompt === 'counterattack' ? 'Stay behind the walls' : 'Decline'),
  neutral: ({ power }, say) => `Make ${say.people(power)} neutral again`,
  talk: () => 'Talk with the others',
  show: ({ power }, say) => `Show a stack or the chits of ${say.people(power)} to one player or to all`,
  showChits: ({ power }, say) => `Show all chits of ${say.people(power)}`,
  showStack: ({ stack, place }, say) => `Show the stack in ${say.place(place)}: ${say.content(stack)}`,
  showAll: () => 'To everybody',
  showSeat: ({ seat }, say) => `Only to ${say.seat(seat)}`,
  giveMoney: () => 'Offer money',
  askMoney: () => 'Ask for money',
  askChit: () => 'Ask for a chit',
  givePassage: () => 'Offer passage past your fleets',
  askPassage: () => 'Ask for passage past their fleets',
  giveChit: ({ chit }, say) => `Give ${say.chit(chit)}`,
  giveConcession: ({ place }, say) => `Offer a trading concession in ${say.place(place)}`,
  askConcession: ({ place }, say) => `Ask for a trading concession in ${say.place(place)}`,
  promise: ({ what, by }) =>
    `${mine[by]}: ${{ leave: 'leaving a place', avoid: 'keeping out of a place', peace: 'peace', enter: 'moving into a place' }[what]}`,
  propose: () => 'Send the offer',
  dropOffer: () => 'Drop the offer',
  collect: ({ place }, say) => `Collect in ${say.place(place)}`,
  spare: ({ place }, say) => `Leave the income of ${say.place(place)} and keep the peace`,
  raise: ({ place }, say) =>
    `Raise taxes in ${say.place(place)} (3-6: ${say.money(2 * say.value(place))}, 1-2: nothing and a revolt)`,
  pay: (_, say) =>
    say.facts.due === undefined ? 'Pay all wages' : `Pay ${say.money(say.facts.due)} for all`,
  payMost: () =>
    'Pay as many as the money lasts for; militia goes unpaid first, then nomads, warriors, field armies, fleets',
  skip: ({ unit, stack, place }, say) =>
    `Do not pay: ${say.unit(unit)} in ${say.place(place)}${say.apart(stack)}, which then rolls: 1-2 mutiny, 3-4 disbands, 5-6 stays`,
  recruit: ({ unit, place, cost }, say) =>
    `Recruit in ${say.place(place)}: ${say.unit(unit)} (${say.money(cost)})`,
  buyChit: ({ cost }, say) => `Buy a chit (${say.money(cost)})`,
  colony: ({ place, cost }, say) => `Found a colony in ${say.place(place)} (${say.money(cost)})`,
  rebuild: ({ place, cost }, say) => `Buy out the pillage of ${say.place(place)} (${say.money(cost)})`,
  feudalism: ({ place, unit }, say) => `Turn the colony in ${say.place(place)} into a ${say.unit(unit)}`,
  crusader: ({ unit, place }, say) => `Welcome in ${say.place(place)}: ${say.unit(unit)}`,
  monastery: ({ place, cost }, say) => `Found a monastery in ${say.place(place)} (${say.money(cost)})`,
  fortification: ({ place, cost }, say) =>
    `Build a fortification in ${say.place(place)} (${say.money(cost)})`,
  transfer: ({ from, to }, say) => `Transfer money from ${say.people(from)} to ${say.people(to)}`,
  discard: ({ chit }, say) => `Put ${say.chit(chit)} back`,
  operate: ({ stack, place }, say) => `Operate in ${say.place(place)}: ${say.content(stack)}`,
  split: ({ stack, place }, say) => `Divide in ${say.place(place)}: ${say.content(stack)}`,
  detach: ({ unit }, say) => `Into the other stack: ${say.unit(unit)}`,
  drop: ({ unit }, say) => `Drop, to do no more this turn: ${say.unit(unit)}`,
  roll: () => 'Roll the die',
  move: ({ to, cost }, say) => `Move to ${say.place(to)} (${cost} OP)`,
  sail: ({ to, cost }, say) => `Sail to ${say.place(to)} (${cost} OP)`,
  attack: ({ target, place, table }, say) =>
    isFortress(place)
      ? `Besiege ${say.place(place)}: ${say.stack(target)}, ${say.table(table)} (1 OP)`
      : `Attack in ${say.place(place)}: ${say.stack(target)}, ${say.table(table)} (1 OP)`,
  pillage: ({ place }, say) =>
    `Pillage ${say.place(place)} (3 OP, ${say.money(say.value(place))}; every other player draws a chit)`,
  take: ({ stack }, say) => `Take along: ${say.content(stack)}`,
  takeUnit: ({ unit, stack }, say) => `Take along: ${say.unit(unit)}${say.apart(stack)}`,
  intercept: ({ stack, place, table }, say) =>
    `Intercept in ${say.place(place)} with ${say.content(stack)} on a roll of 1-${needed(stack, say)}: ${say.table(table)}`,
  table: ({ table }, say) => say.table(table),
  relief: (_, say) => `Hold the walls: ${losing((say.facts.left ?? 0) - (say.facts.spared ?? 0))}`,
  stand: (_, say) =>
    `Refuse the relief of the walls: ${losing(say.facts.losses ?? 0)}${say.facts.result?.startsWith('DV') ? ', and the enemy draws a chit' : ''}`,
  advance: (_, say) => `Enter ${say.place(say.facts.place)} (0 OP)`,
  stay: () => 'Stay here',
  freeMove: ({ to }, say) => `To ${say.place(to)} (0 OP)`,
  chit: (choice, say) => `Play ${say.chit(choice.chit)}${aim(choice, say)}`,
  assassin: ({ power }, say) => `Send the Assassin of ${say.people(power)}`,
  unit: ({ unit, stack, place }, say) =>
    capital(`${say.unit(unit)} in ${say.place(place)}${say.apart(stack)}`),
  convertColony: ({ place }, say) => `The colony in ${say.place(place)}`,
  pass: () => 'Pass',
  done: () => 'Done',
  end: (_, say) => (say.prompt === 'operations' ? 'End all operations' : 'End this operation'),
  forgo: () => 'Do without',
}
