import type { OutcomeId } from '../../vocabulary.ts'
import { outcomesFrom, type Prompts, type Reasons } from '../lexicon.ts'

const amounts: { readonly [what: string]: string } = {
  giveMoney: 'how much money do you offer?',
  askMoney: 'how much money do you ask?',
  transfer: 'how much money do you transfer?',
}

const promises: { readonly [what: string]: string } = {
  leave: 'which place is to be left?',
  avoid: 'which place is to be kept out of?',
  enter: 'which place is to be moved into?',
  peace: 'with whom is there to be peace?',
}

/** How many units are still to go. */
const toGo = (left = 1): string => (left === 1 ? '1 unit' : `${left} units`)

export const prompts: Prompts = {
  place: ({ unit, left = 1 }, say) =>
    left > 1
      ? `where do you place this unit: ${say.unit(unit)} (${left} of them are left)?`
      : `where do you place the last unit of its kind: ${say.unit(unit)}?`,
  garrison: () => 'which units start inside a fortress?',
  'ally-bid': () => 'how much do you bid for the choice of an ally?',
  'ally-pick': () => 'which neutral power is your ally?',
  negotiate: () => 'negotiate, or let the turn begin.',
  talk: () => 'make an offer, propose a treaty, or say no more.',
  show: () => 'what do you show?',
  'show-to': () => 'who sees it?',
  offer: ({ to }, say) => `what does your offer to ${say.people(to)} contain?`,
  amount: ({ what = '' }) => amounts[what] ?? 'how much?',
  'promise-place': ({ what = '' }) => promises[what] ?? 'which place is it about?',
  treaty: ({ by, turn }, say) =>
    `${by === 'me' || by === 'you' ? 'somebody' : say.people(by)} propose a treaty that ends the game ${turn ? `at the end of turn ${turn}` : 'at once'}. Do you agree?`,
  'pick-chit': ({ to }, say) => `which chit do you give to ${say.people(to)}?`,
  collect: ({ place, others = [] }, say) =>
    `${say.list(others.map((power) => say.people(power)))}, still neutral, also hold ${say.place(place)}. Collecting there brings them into the war. Do you collect?`,
  taxes: () =>
    'where do you raise taxes? Each area rolls: on 3-6 it pays double, on 1-2 nothing, and its militia revolts.',
  maintenance: ({ due }, say) => `maintenance is ${say.money(due)}. Do you pay it all?`,
  upkeep: ({ due, what }, say) =>
    what === 'landDistribution'
      ? `the land distribution costs ${say.money(due)}. Who goes without?`
      : `${say.money(due)} is due. Who goes unpaid?`,
  treasury: ({ money }, say) => `you have ${say.money(money)}. What do you buy?`,
  discard: () => 'you hold ten chits. Put one back to draw another?',
  basileus: () => 'where does your Basileus return?',
  operations: () => 'which stack operates next?',
  split: ({ place, stack }, say) =>
    `which units of the stack in ${say.place(place)} (${say.content(stack)}) form a stack of their own?`,
  push: ({ place }, say) => `roll for the stack in ${say.place(place)}, or send a Strategos first?`,
  act: ({ place, points }, say) =>
    `your stack in ${say.place(place)} has ${points ?? 0} OP left. What does it do?`,
  intercept: ({ stack, place }, say) =>
    `a stack enters ${say.place(place)}: ${say.stack(stack)}. Do you intercept?`,
  ambush: ({ place }, say) => `you are attacked in ${say.place(place)}. Do you spring an ambush?`,
  table: ({ place }, say) => `your stack attacks in ${say.place(place)} now. How?`,
  support: ({ place, strength }, say) =>
    `your strength in ${say.place(place)} is ${strength ?? 0}. Do you add a chit before the die is rolled?`,
  counterattack: ({ place }, say) => `how do you counterattack in ${say.place(place)}?`,
  relief: ({ place, result }, say) =>
    `the siege of ${say.place(place)} came to a ${say.bareResult(result)}. Do the walls soften it?`,
  lose: ({ left }) => `${toGo(left)} to lose. Which unit is next?`,
  'free-move': ({ place }, say) => `your stack in ${say.place(place)} may move free of charge. Where to?`,
  advance: ({ place }, say) => `${say.place(place)} is empty. Do you enter it?`,
  assassin: ({ chit, by, against, rebels = false, place }, say) =>
    `${say.chit(chit)}${by === undefined || by === 'me' || by === 'you' ? '' : ` of ${say.people(by)}`} is announced${against === undefined ? '' : `, aimed at ${say.side(against, rebels)}`}${place === undefined ? '' : ` in ${say.place(place)}`}. Do you cancel it with an Assassin?`,
  'activation-bid': ({ power }, say) => `how much do you bid for ${say.people(power)}?`,
  'civil-war': ({ left }) => `civil war: ${toGo(left)} to rebel. Which of yours is next?`,
  'peripheral-war': ({ left }) => `a war far away: ${toGo(left)} to leave for good. Which of yours is next?`,
  plague: ({ place, left }, say) =>
    `plague in ${say.place(place)}: ${toGo(left)} to lose. Which unit is next?`,
  betrayal: () => 'betrayal: which unit of your stack is lost?',
  desertion: ({ left }) => `desertion: ${toGo(left)} to vanish. Which unit is next?`,
  rebellion: ({ left }) => `rebellion: ${toGo(left)} to change sides. Which unit is next?`,
  heresy: () => 'heresy: which unit of your stack rebels?',
  convert: ({ left }) => `conversion: ${toGo(left)} to come over to you. Whom do you convert next?`,
  'neutral-entry': () => 'which neutral power do you try to bring in on your side (4-6 on the die)?',
  crusade: ({ left }) => `the crusade: ${toGo(left)} to arrive. A warrior or a fleet?`,
}

const chances: { readonly [result in OutcomeId]: string } = {
  CA: 'a counterattack',
  NE: 'no effect',
  F: 'a free move',
  MV: 'a marginal victory',
  'MV F': 'a marginal victory and a free move',
  DV: 'a decisive victory',
  'DV F': 'a decisive victory and a free move',
  enemyDestroyed: 'the enemy stack is wiped out',
  enemyLoses: 'the enemy loses some units',
  ownLoses: 'you lose some units',
  ownDestroyed: 'your stack is wiped out',
  intercepted: 'the interception succeeds',
  doubled: 'double income',
  revolt: 'no income and a revolt',
  mutiny: 'mutiny: the unit is lost and its area pillaged',
  disband: 'the unit disbands',
  loyal: 'the unit stays',
  none: 'no effect',
  betrayal: 'betrayal: you lose a unit',
  desertion: 'desertion: a die roll of units vanish',
  rebellion: 'rebellion: a die roll of units change sides',
  heresy: 'heresy: one of your units rebels',
  assimilation: 'assimilation: one unit or the colony comes over',
  holyWar: 'holy war: a die roll of units and the colony come over',
  crusade: 'a crusade',
  plague: 'the plague breaks out',
  schism: 'all chits are lost',
  unification: 'the churches unite',
}

export const outcomes = outcomesFrom(chances, (text, n) => `${text} (${toGo(n)})`)

export const reasons: Reasons = {
  'too-expensive': ({ cost, money }, say) =>
    `This costs ${say.money(cost)}, and the treasury holds ${say.money(money)}.`,
  'no-points': ({ cost, points }) => `This costs ${cost ?? 0} OP, and the stack has ${points ?? 0}.`,
  'enemy-in-fortress': () => 'An enemy holds the fortress.',
  'not-your-box': () => 'Only its owner may enter this box.',
  'no-anchor': () => 'This box has no anchor: no fleet may enter it.',
  'no-fleet': () => 'Crossing the sea needs a friendly fleet in every sea area.',
  'outnumbered-at-sea': () => 'An enemy has more fleets in that sea area.',
  'militia-at-home': () => 'Militia does not leave its home areas.',
  'pool-empty': ({ unit }, say) => `No such unit is left in the pool: ${say.unit(unit)}.`,
  'already-pillaged': () => 'The area is pillaged already.',
  pillaged: () => 'The area is pillaged: until that is bought out nothing is bought or collected there.',
  'foreign-box': () => 'Units are bought in one’s own box only.',
  'enemy-present': () => 'An enemy is in the area.',
  'already-moved': () => 'This stack has operated this turn.',
  vacillating: () => 'This stack vacillates and does not operate this turn.',
  'union-of-churches': () => 'The churches are united: Byzantines and Franks keep the peace this turn.',
  'in-fortress': () => 'A garrison must come out before it can attack.',
  'no-unit-here': () => 'You have no unit there.',
  'no-port': () => 'A fleet is bought on a sea with a friendly port, or beside or inside the own box.',
  'no-sea': () => 'This box touches no sea in this scenario.',
  'bought-here': () => 'A unit was bought there in this turn.',
  'already-built': () => 'There is one already.',
  'no-colony': () => 'There is no colony of yours.',
  'not-pillaged': () => 'The area is not pillaged.',
  'last-turns': () => 'Not in the last two turns.',
  'not-in-this-match': () => 'This match is played without it.',
  'cup-empty': () => 'The cup is empty.',
  'not-your-power': () => 'Both powers must be yours and at war.',
  'already-transferred': () => 'These two powers have transferred money in this turn.',
  'not-held': () => 'You do not hold this chit.',
  'not-now': () => 'This chit cannot be played like this now.',
  'not-alone': () => 'You are not alone in the area.',
  'already-taxed': () => 'Nothing more is collected there in this turn.',
  'not-adjacent': () => 'No step leads there from here.',
  'other-cost': ({ cost }) => `Going there costs ${cost ?? 0} OP.`,
  'not-here': () => 'That is not where the stack is.',
  'not-an-enemy': () => 'That is no enemy.',
  'wrong-table': () => 'The units of the stack do not allow this table.',
  'not-your-stack': () => 'That stack is not yours.',
  'cannot-be-given': () => 'What the offer names cannot be given or taken any more.',
}
