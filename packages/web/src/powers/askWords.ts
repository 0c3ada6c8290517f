import type { Language } from '@hippodrome/engine'
import type { PromptId } from '@hippodrome/powers'

/** What a question may be about, in words. */
export type Asked = {
  readonly place: string
  readonly unit: string
  readonly chit: string
  readonly help: string
  readonly to: string
  readonly by: string
  readonly power: string
  readonly entering: string
  readonly others: string
  readonly what: string
  readonly left: number
  readonly due: number
  readonly turn: number
  readonly strength: number
  readonly losses: number
  readonly spared: number
  readonly fleet: boolean
  readonly walls: boolean
  readonly offered: boolean
}

/** The question after the name of whoever is asked, and how it is answered; `told` says it as the game does. */
type Say = (asked: Asked) => readonly [asks: string, how: string]
type AskWords = { readonly [prompt in PromptId]: Say }

const pick = (texts: { readonly [what: string]: string }, what: string, other: string): string =>
  texts[what] ?? other

const units = (n: number) => (n === 1 ? '1 unit' : `${n} units`)
const eenheden = (n: number) => (n === 1 ? '1 eenheid' : `${n} eenheden`)

const en: AskWords = {
  place: ({ left, unit }) => [
    'place your free units.',
    `${left} to place now: ${unit}. Click an area for each; Undo takes one back.`,
  ],
  garrison: () => [
    'man your walls.',
    'Click a tower to put a unit inside. Everybody else starts in the field.',
  ],
  'ally-bid': () => ['bid for an ally.', 'Whoever bids most picks a neutral power first.'],
  'ally-pick': () => ['pick your ally.', 'Click the card of a neutral power.'],
  negotiate: ({ offered }) =>
    offered
      ? ['you have an offer.', 'Answer it, make an offer of your own, or let the year begin.']
      : ['talk, or let the year begin.', 'Write an offer, or pass: the year begins when all have passed.'],
  talk: () => ['what do you say?', 'Write an offer, propose a treaty, or say no more.'],
  show: () => ['what do you show?', 'Click a stack of yours, or show your chits.'],
  'show-to': () => ['who sees it?', 'What is shown to one is hidden from the others.'],
  offer: ({ to }) => [`what do you offer ${to}?`, 'Add what each side gives or promises, then propose it.'],
  amount: ({ what, to }) => [
    pick(
      {
        giveMoney: 'how much do you offer?',
        askMoney: 'how much do you ask?',
        transfer: `how much goes to ${to}?`,
      },
      what,
      'how much?',
    ),
    'Slide, or press a step.',
  ],
  'promise-place': ({ what }) => [
    pick(
      {
        leave: 'which place is left?',
        avoid: 'which place is kept out of?',
        enter: 'which place is entered?',
      },
      what,
      'which place?',
    ),
    'Click it on the map.',
  ],
  treaty: ({ by, turn }) => [
    'do you agree to the treaty?',
    `${by === '' ? 'Somebody proposes' : `${by.charAt(0).toUpperCase()}${by.slice(1)} propose`} to end the match ${turn > 0 ? `after turn ${turn}` : 'at once'}. All must agree.`,
  ],
  'pick-chit': ({ to }) => [`which chit do you give ${to}?`, 'Click it in your hand.'],
  collect: ({ place, others }) => [
    `do you collect in ${place}?`,
    `${others}, still neutral, hold it too: to collect brings them into the war.`,
  ],
  taxes: () => [
    'do you raise taxes?',
    'Click areas to mark them. Each rolls: on 3–6 it pays double, on 1–2 nothing, and its militia revolts.',
  ],
  maintenance: ({ due }) => [
    'pay your units.',
    `Wages come to $${due}. Whoever goes unpaid may mutiny or go home.`,
  ],
  upkeep: ({ due, what }) => [
    what === 'landDistribution' ? 'who gets no land?' : 'who goes unpaid?',
    `$${due} is due. Say who goes without; all others are paid.`,
  ],
  treasury: () => [
    'what do you buy?',
    'Pick what you buy, then click where. Nothing is paid before you say so; chits are drawn last.',
  ],
  discard: () => [
    'put one chit back?',
    'You hold ten. Click the one that goes back for another, or draw none.',
  ],
  basileus: () => ['where does your Basileus return?', 'Click a place.'],
  operations: () => [
    'which stack operates next?',
    'Click a stack or a tower with a bright rim, or drag it to where it goes.',
  ],
  split: ({ place }) => [
    `who leaves the stack in ${place}?`,
    'They form a stack of their own, and may operate.',
  ],
  push: ({ place }) => [`roll for ${place}.`, 'The die gives the points; a Strategos adds his number to it.'],
  act: ({ place, fleet }) =>
    fleet
      ? [`sail from ${place}.`, 'Click where the fleet goes, or drag it there.']
      : [`march from ${place}.`, 'Click where the stack goes, or drag it there.'],
  intercept: ({ place, entering }) => [
    `do you intercept in ${place}?`,
    `A stack of ${entering} comes in. If the roll succeeds, you strike first.`,
  ],
  ambush: ({ place }) => [
    `an ambush in ${place}?`,
    'You are attacked: with the chit your stack attacks instead.',
  ],
  table: ({ place }) => [`attack in ${place}.`, 'Choose your table by its chances.'],
  support: ({ strength }) => [
    'a chit before the roll?',
    `Your strength is ${strength}. What you add here counts in this battle.`,
  ],
  counterattack: ({ place, walls }) => [
    `strike back in ${place}.`,
    walls ? 'Choose your table, or stay behind the walls.' : 'You must counterattack. Choose your table.',
  ],
  relief: ({ place, left, losses, spared }) => [
    `do the walls of ${place} soften it?`,
    `As it is you lose ${units(losses)} of ${left}; behind the walls ${units(left - spared)}.`,
  ],
  lose: ({ left }) => ['choose your losses.', `${units(left)} to go. The cheapest are proposed.`],
  'free-move': ({ place }) => [`move on from ${place}, free of charge.`, 'Click where to, or stay.'],
  advance: ({ place }) => [
    `enter ${place}?`,
    'It stands empty: whoever is inside has its walls and its port.',
  ],
  assassin: ({ chit }) => [`${chit} is announced.`, 'told'],
  'activation-bid': ({ power }) => [
    `bid for ${power}.`,
    'Whoever bids most brings them into the war on their side.',
  ],
  'civil-war': ({ left }) => [
    'civil war: who rebels?',
    `${units(left)} to go; the stack of the Basileus is spared.`,
  ],
  'peripheral-war': ({ left }) => ['a war far away: who leaves?', `${units(left)} to leave for good.`],
  plague: ({ place, left }) => [`plague in ${place}.`, `${units(left)} to lose. The cheapest are proposed.`],
  betrayal: () => ['betrayal: who is lost?', 'One unit of the stack that tried it.'],
  desertion: ({ left }) => ['desertion: who vanishes?', `${units(left)} of theirs to go.`],
  rebellion: ({ left }) => ['rebellion: who changes sides?', `${units(left)} to rise against their power.`],
  heresy: () => ['heresy: who rebels?', 'One unit of the stack that preached.'],
  convert: ({ left }) => ['whom do you convert?', `${units(left)} to come over to you.`],
  'neutral-entry': () => [
    'which neutral power do you call?',
    'On 4–6 it enters the war in your hand. Click its card.',
  ],
  crusade: ({ left }) => ['the crusade arrives.', `${units(left)} to come, each a warrior or a fleet.`],
}

const nl: AskWords = {
  place: ({ left, unit }) => [
    'plaats je vrije eenheden.',
    `Nu nog ${left} te plaatsen: ${unit}. Klik voor elk op een gebied; Terug neemt er een terug.`,
  ],
  garrison: () => [
    'bezet je muren.',
    'Klik op een toren om er een eenheid in te zetten. De rest begint in het veld.',
  ],
  'ally-bid': () => ['bied op een bondgenoot.', 'Wie het meest biedt, kiest het eerst een neutrale macht.'],
  'ally-pick': () => ['kies je bondgenoot.', 'Klik op de kaart van een neutrale macht.'],
  negotiate: ({ offered }) =>
    offered
      ? ['je hebt een aanbod.', 'Antwoord erop, doe zelf een aanbod, of laat het jaar beginnen.']
      : [
          'praat, of laat het jaar beginnen.',
          'Schrijf een aanbod, of pas: het jaar begint als iedereen gepast heeft.',
        ],
  talk: () => ['wat zeg je?', 'Schrijf een aanbod, stel een verdrag voor, of zwijg verder.'],
  show: () => ['wat toon je?', 'Klik op een stapel van jou, of toon je fiches.'],
  'show-to': () => ['wie krijgt het te zien?', 'Wat één ziet, blijft voor de anderen verborgen.'],
  offer: ({ to }) => [`wat bied je ${to}?`, 'Zet erin wat elk geeft of belooft, en stel het voor.'],
  amount: ({ what, to }) => [
    pick(
      { giveMoney: 'hoeveel bied je?', askMoney: 'hoeveel vraag je?', transfer: `hoeveel gaat naar ${to}?` },
      what,
      'hoeveel?',
    ),
    'Schuif, of druk een stap.',
  ],
  'promise-place': ({ what }) => [
    pick(
      {
        leave: 'welke plaats wordt verlaten?',
        avoid: 'welke plaats wordt gemeden?',
        enter: 'welke plaats wordt betreden?',
      },
      what,
      'welke plaats?',
    ),
    'Klik erop, op de kaart.',
  ],
  treaty: ({ by, turn }) => [
    'stem je in met het verdrag?',
    `${by === '' ? 'Iemand' : by.charAt(0).toUpperCase() + by.slice(1)} ${by === '' ? 'stelt' : 'stellen'} voor het spel ${turn > 0 ? `na beurt ${turn}` : 'meteen'} te beëindigen. Iedereen moet instemmen.`,
  ],
  'pick-chit': ({ to }) => [`welk fiche geef je ${to}?`, 'Klik erop, in je hand.'],
  collect: ({ place, others }) => [
    `int je in ${place}?`,
    `Ook ${others}, nog neutraal, staan er: innen brengt ze in de oorlog.`,
  ],
  taxes: () => [
    'verhoog je belastingen?',
    'Klik op gebieden om ze te merken. Elk werpt: bij 3–6 dubbele opbrengst, bij 1–2 niets, en de militie komt in opstand.',
  ],
  maintenance: ({ due }) => [
    'betaal je eenheden.',
    `De soldij is $${due}. Wie onbetaald blijft, kan muiten of naar huis gaan.`,
  ],
  upkeep: ({ due, what }) => [
    what === 'landDistribution' ? 'wie krijgt geen land?' : 'wie blijft onbetaald?',
    `Er is $${due} verschuldigd. Zeg wie niets krijgt; alle anderen worden betaald.`,
  ],
  treasury: () => [
    'wat koop je?',
    'Kies wat je koopt, klik dan waar. Er wordt pas betaald als je het zegt; fiches trek je het laatst.',
  ],
  discard: () => [
    'leg je een fiche terug?',
    'Je hebt er tien. Klik op wat teruggaat voor een ander, of trek niets.',
  ],
  basileus: () => ['waar keert je Basileus terug?', 'Klik op een plaats.'],
  operations: () => [
    'welke stapel opereert nu?',
    'Klik op een stapel of toren met een lichte rand, of sleep die naar zijn doel.',
  ],
  split: ({ place }) => [
    `wie verlaat de stapel in ${place}?`,
    'Zij vormen een eigen stapel, die zelf mag opereren.',
  ],
  push: ({ place }) => [
    `werp voor ${place}.`,
    'De steen geeft de punten; een Strateeg telt zijn getal erbij.',
  ],
  act: ({ place, fleet }) =>
    fleet
      ? [`vaar uit ${place}.`, 'Klik waar de vloot heen gaat, of sleep haar erheen.']
      : [`trek op uit ${place}.`, 'Klik waar de stapel heen gaat, of sleep hem erheen.'],
  intercept: ({ place, entering }) => [
    `onderschep je in ${place}?`,
    `Een stapel van ${entering} komt binnen. Slaagt de worp, dan sla jij het eerst toe.`,
  ],
  ambush: ({ place }) => [
    `een hinderlaag in ${place}?`,
    'Je wordt aangevallen: met het fiche valt jouw stapel aan.',
  ],
  table: ({ place }) => [`val aan in ${place}.`, 'Kies je tabel op zijn kansen.'],
  support: ({ strength }) => [
    'een fiche vóór de worp?',
    `Je kracht is ${strength}. Wat je hier toevoegt, telt in deze slag.`,
  ],
  counterattack: ({ place, walls }) => [
    `sla terug in ${place}.`,
    walls ? 'Kies je tabel, of blijf achter de muren.' : 'Je moet een tegenaanval doen. Kies je tabel.',
  ],
  relief: ({ place, left, losses, spared }) => [
    `verzachten de muren van ${place} het?`,
    `Zo verlies je ${eenheden(losses)} van ${left}; achter de muren ${eenheden(left - spared)}.`,
  ],
  lose: ({ left }) => ['kies je verliezen.', `Nog ${eenheden(left)}. De goedkoopste zijn voorgesteld.`],
  'free-move': ({ place }) => [`trek gratis verder uit ${place}.`, 'Klik waarheen, of blijf.'],
  advance: ({ place }) => [
    `ga je ${place} in?`,
    'De vesting is leeg: wie binnen is, heeft haar muren en haar haven.',
  ],
  assassin: ({ chit }) => [`${chit} is aangekondigd.`, 'told'],
  'activation-bid': ({ power }) => [
    `bied op ${power}.`,
    'Wie het meest biedt, brengt ze aan zijn kant in de oorlog.',
  ],
  'civil-war': ({ left }) => [
    'burgeroorlog: wie komt in opstand?',
    `Nog ${eenheden(left)}; de stapel van de Basileus blijft gespaard.`,
  ],
  'peripheral-war': ({ left }) => ['een oorlog ver weg: wie vertrekt?', `Nog ${eenheden(left)}, voorgoed.`],
  plague: ({ place, left }) => [
    `pest in ${place}.`,
    `Nog ${eenheden(left)} te verliezen. De goedkoopste zijn voorgesteld.`,
  ],
  betrayal: () => ['verraad: wie gaat verloren?', 'Eén eenheid van de stapel die het probeerde.'],
  desertion: ({ left }) => ['desertie: wie verdwijnt?', `Nog ${eenheden(left)} van hen.`],
  rebellion: ({ left }) => ['opstand: wie loopt over?', `Nog ${eenheden(left)} tegen hun macht.`],
  heresy: () => ['ketterij: wie komt in opstand?', 'Eén eenheid van de stapel die predikte.'],
  convert: ({ left }) => ['wie bekeer je?', `Nog ${eenheden(left)} die bij jou komen.`],
  'neutral-entry': () => [
    'welke neutrale macht roep je?',
    'Bij 4–6 komt ze onder jou in de oorlog. Klik op haar kaart.',
  ],
  crusade: ({ left }) => ['de kruistocht komt aan.', `Nog ${eenheden(left)}, elk een krijger of een vloot.`],
}

export const askWords: { readonly [language in Language]: AskWords } = { en, nl }
