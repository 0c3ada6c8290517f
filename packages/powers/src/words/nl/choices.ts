import { interceptionNeeds } from '../../chances.ts'
import { type ChitPlay, isFortress, type OfferView, type TermView } from '../../vocabulary.ts'
import type { Choices } from '../lexicon.ts'
import { capital, type Speaker } from '../speaker.ts'

const towards = ({ chit }: ChitPlay): string =>
  chit === 'alliance' || chit === 'rebelControl' ? 'met' : 'op'

const touchesAll = ({ chit }: ChitPlay): boolean => chit === 'subversion' || chit === 'conversion'

function aim(choice: ChitPlay, say: Speaker): string {
  return [
    choice.stack === undefined ? '' : ` met ${say.content(choice.stack)} in ${say.whereIs(choice.stack)}`,
    choice.target === undefined
      ? ''
      : touchesAll(choice)
        ? ` op alle eenheden van ${say.sideOf(choice.target)} in het gebied en de vesting ervan`
        : ` ${towards(choice)} ${say.stack(choice.target)} in ${say.whereIs(choice.target)}`,
    choice.by === undefined || choice.power !== undefined ? '' : `: $10 voor ${say.people(choice.by)}`,
    choice.power === undefined ? '' : ` op ${say.people(choice.power)}`,
    choice.unit === undefined ? '' : `: ${say.unit(choice.unit)}`,
    choice.place === undefined || choice.stack !== undefined || choice.target !== undefined
      ? ''
      : ` in ${say.place(choice.place)}`,
  ].join('')
}

export function term(what: TermView, say: Speaker): string {
  switch (what.term) {
    case 'money':
      return say.money(what.n)
    case 'chit':
      return what.chit ? say.chit(what.chit) : 'een fiche'
    case 'passage':
      return 'doortocht op zee'
    case 'concession':
      return `een handelspost in ${say.place(what.place)}`
    case 'promise':
      return {
        leave: `een belofte om ${say.place(what.place)} te verlaten`,
        avoid: `een belofte om buiten ${say.place(what.place)} te blijven`,
        peace: 'een belofte van vrede',
        enter: `een belofte om ${say.place(what.place)} binnen te trekken`,
      }[what.what]
  }
}

export function offer(what: OfferView, say: Speaker): string {
  const given = say.terms(what, what.from, (one) => term(one, say))
  const asked = say.terms(what, what.to, (one) => term(one, say))
  return `${given} van ${say.people(what.from)} voor ${asked} van ${say.people(what.to)}`
}

function onTable(verb: string, id: number, say: Speaker): string {
  const what = say.offer(id)
  return what ? `${verb}: ${offer(what, say)}` : verb
}

const losing = (n: number): string => `${n} ${n === 1 ? 'eenheid' : 'eenheden'} verliezen`

const needed = (stack: number, say: Speaker): number =>
  interceptionNeeds(say.hasBasileus(stack), say.hasBasileus(say.facts.stack))

const mine = { me: 'Beloof', you: 'Vraag de belofte' } as const

export const choices: Choices = {
  place: ({ place }, say) =>
    say.prompt === 'promise-place' ? capital(say.place(place)) : `In ${say.place(place)}`,
  garrison: ({ unit, place }, say) => `In de vesting van ${say.place(place)}: ${say.unit(unit)}`,
  power: ({ power }, say) => say.title(power),
  amount: ({ n }, say) => say.money(n),
  offer: ({ from, to }, say) => `Doe een aanbod van ${say.people(from)} aan ${say.people(to)}`,
  accept: (choice, say) => onTable('Aannemen', choice.offer, say),
  refuse: (choice, say) => onTable('Weigeren', choice.offer, say),
  counter: (choice, say) => onTable('Beantwoorden met een tegenbod', choice.offer, say),
  withdraw: (choice, say) => onTable('Intrekken', choice.offer, say),
  treaty: ({ turn }) =>
    turn === 0
      ? 'Stel een verdrag voor dat het spel meteen beëindigt'
      : `Stel een verdrag voor dat het spel na beurt ${turn} beëindigt`,
  agree: () => 'Instemmen',
  decline: (_, say) => (say.prompt === 'counterattack' ? 'Achter de muren blijven' : 'Afwijzen'),
  neutral: ({ power }, say) => `Maak ${say.people(power)} weer neutraal`,
  talk: () => 'Spreek met de anderen',
  show: ({ power }, say) =>
    `Toon een stapel of de fiches van ${say.people(power)} aan één speler of aan allen`,
  showChits: ({ power }, say) => `Toon alle fiches van ${say.people(power)}`,
  showStack: ({ stack, place }, say) => `Toon de stapel in ${say.place(place)}: ${say.content(stack)}`,
  showAll: () => 'Aan iedereen',
  showSeat: ({ seat }, say) => `Alleen aan ${say.seat(seat)}`,
  giveMoney: () => 'Bied geld',
  askMoney: () => 'Vraag geld',
  askChit: () => 'Vraag een fiche',
  givePassage: () => 'Bied doortocht langs je vloten',
  askPassage: () => 'Vraag doortocht langs hun vloten',
  giveChit: ({ chit }, say) => `Geef ${say.chit(chit)}`,
  giveConcession: ({ place }, say) => `Bied een handelspost in ${say.place(place)}`,
  askConcession: ({ place }, say) => `Vraag een handelspost in ${say.place(place)}`,
  promise: ({ what, by }) =>
    `${mine[by]}: ${{ leave: 'een plaats verlaten', avoid: 'buiten een plaats blijven', peace: 'vrede', enter: 'een plaats binnentrekken' }[what]}`,
  propose: () => 'Verstuur het aanbod',
  dropOffer: () => 'Laat het aanbod vallen',
  collect: ({ place }, say) => `Inkomsten innen in ${say.place(place)}`,
  spare: ({ place }, say) => `De inkomsten van ${say.place(place)} laten liggen en de vrede bewaren`,
  raise: ({ place }, say) =>
    `Belasting verhogen in ${say.place(place)} (3-6: ${say.money(2 * say.value(place))}, 1-2: niets en een oproer)`,
  pay: (_, say) =>
    say.facts.due === undefined ? 'Alle soldij betalen' : `${say.money(say.facts.due)} betalen voor alle`,
  payMost: () =>
    'Zoveel betalen als het geld toelaat; eerst blijft militie onbetaald, dan nomaden, krijgers, veldlegers, vloten',
  skip: ({ unit, stack, place }, say) =>
    `Niet betalen: ${say.unit(unit)} in ${say.place(place)}${say.apart(stack)}; die werpt dan: 1-2 muiterij, 3-4 ontbonden, 5-6 blijft`,
  recruit: ({ unit, place, cost }, say) =>
    `Werven in ${say.place(place)}: ${say.unit(unit)} (${say.money(cost)})`,
  buyChit: ({ cost }, say) => `Een fiche kopen (${say.money(cost)})`,
  colony: ({ place, cost }, say) => `Een kolonie stichten in ${say.place(place)} (${say.money(cost)})`,
  rebuild: ({ place, cost }, say) => `De plundering van ${say.place(place)} afkopen (${say.money(cost)})`,
  feudalism: ({ place, unit }, say) => `De kolonie in ${say.place(place)} omzetten in een ${say.unit(unit)}`,
  crusader: ({ unit, place }, say) => `Ontvang in ${say.place(place)}: ${say.unit(unit)}`,
  monastery: ({ place, cost }, say) => `Een klooster stichten in ${say.place(place)} (${say.money(cost)})`,
  fortification: ({ place, cost }, say) =>
    `Een versterking bouwen in ${say.place(place)} (${say.money(cost)})`,
  transfer: ({ from, to }, say) => `Geld overmaken van ${say.people(from)} naar ${say.people(to)}`,
  discard: ({ chit }, say) => `${say.chit(chit)} terugleggen`,
  operate: ({ stack, place }, say) => `Operaties in ${say.place(place)}: ${say.content(stack)}`,
  split: ({ stack, place }, say) => `Splitsen in ${say.place(place)}: ${say.content(stack)}`,
  detach: ({ unit }, say) => `Naar de andere stapel: ${say.unit(unit)}`,
  drop: ({ unit }, say) => `Afzetten, klaar voor deze beurt: ${say.unit(unit)}`,
  roll: () => 'Werpen',
  move: ({ to, cost }, say) => `Naar ${say.place(to)} (${cost} OP)`,
  sail: ({ to, cost }, say) => `Over zee naar ${say.place(to)} (${cost} OP)`,
  attack: ({ target, place, table }, say) =>
    isFortress(place)
      ? `Beleger ${say.place(place)}: ${say.stack(target)}, ${say.table(table)} (1 OP)`
      : `Val aan in ${say.place(place)}: ${say.stack(target)}, ${say.table(table)} (1 OP)`,
  pillage: ({ place }, say) =>
    `Plunder ${say.place(place)} (3 OP, ${say.money(say.value(place))}; elke andere speler trekt een fiche)`,
  take: ({ stack }, say) => `Meenemen: ${say.content(stack)}`,
  takeUnit: ({ unit, stack }, say) => `Meenemen: ${say.unit(unit)}${say.apart(stack)}`,
  intercept: ({ stack, place, table }, say) =>
    `Onderscheppen in ${say.place(place)} met ${say.content(stack)} bij een worp van 1-${needed(stack, say)}: ${say.table(table)}`,
  table: ({ table }, say) => say.table(table),
  relief: (_, say) => `Achter de muren: ${losing((say.facts.left ?? 0) - (say.facts.spared ?? 0))}`,
  stand: (_, say) =>
    `Afzien van de muren: ${losing(say.facts.losses ?? 0)}${say.facts.result?.startsWith('DV') ? ', en de vijand trekt een fiche' : ''}`,
  advance: (_, say) => `${capital(say.place(say.facts.place))} ingaan (0 OP)`,
  stay: () => 'Hier blijven',
  freeMove: ({ to }, say) => `Naar ${say.place(to)} (0 OP)`,
  chit: (choice, say) => `Speel ${say.chit(choice.chit)}${aim(choice, say)}`,
  assassin: ({ power }, say) => `Stuur de Sluipmoordenaar van ${say.people(power)}`,
  unit: ({ unit, stack, place }, say) =>
    capital(`${say.unit(unit)} in ${say.place(place)}${say.apart(stack)}`),
  convertColony: ({ place }, say) => `De kolonie in ${say.place(place)}`,
  pass: () => 'Passen',
  done: () => 'Klaar',
  end: (_, say) => (say.prompt === 'operations' ? 'Alle operaties beëindigen' : 'Deze operatie beëindigen'),
  forgo: () => 'Ervan afzien',
}
