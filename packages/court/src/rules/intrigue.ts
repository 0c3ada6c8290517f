import { type Answers, itemAt, Bits, type Flow, type Seat, together } from '@hippodrome/engine'
import type { Goods } from '../data/parts.ts'
import { type Court, HIDDEN, handOf, has, initiativeOrder, NOMISMA, othersAfter, step } from '../state.ts'
import type { Ability } from '../tables.ts'
import type { ChoiceOf, CourtEntry } from '../types.ts'
import { ACTIONS, AREAS, type Area, type Trigger, TRIGGERS, type WindowKind, WINDOWS } from '../vocabulary.ts'
import { cardOf } from './area.ts'
import { idOf, numberOf } from './cards.ts'
import { answerIn, areaOf, PASS } from './choices.ts'
import { holds } from './count.ts'
import { abilityOf, begin, type Happening, matches } from './fire.ts'
import { costOf, isUsed, liveAbilities } from './live.ts'
import { answerToPlay, layCard } from './play.ts'

/** §14.2 `turn` is the seat's own turn, `moment` the one after each action that is for everybody. */
const OPENS: { readonly [moment in WindowKind]: Trigger } = {
  vote: 'onVotePlaced',
  action: 'onActionDeclared',
  intrigue: 'onIntriguePlayed',
  contribution: 'onContribute',
  victory: 'onVictorious',
  defeat: 'onDefeated',
  cancellation: 'onCanceled',
  bid: 'onTrialBid',
  end: 'endGame',
  turn: 'ownAction',
  moment: 'anytime',
}

const PROMPT: { readonly [kind in WindowKind]: string } = {
  vote: 'answer-vote',
  action: 'answer-action',
  intrigue: 'answer-intrigue',
  contribution: 'answer-contribution',
  victory: 'answer-victory',
  defeat: 'answer-defeat',
  cancellation: 'answer-cancellation',
  bid: 'answer-bid',
  end: 'end-game',
  turn: 'end-turn',
  moment: 'answer-turn',
}

/** Windows in which only the seat that they are about is asked. */
const OWN: readonly WindowKind[] = ['victory', 'defeat', 'end', 'turn']

const byWindow = <T>(of: (kind: WindowKind) => T): ReadonlyMap<WindowKind, T> =>
  new Map(WINDOWS.map((kind) => [kind, of(kind)]))

/** The triggers that a window lets play; nothing is played "at any time" in the step at the end (§14.3). */
const waiting = byWindow((kind) =>
  [...new Set<Trigger>(kind === 'end' ? [OPENS[kind]] : [OPENS[kind], 'anytime'])].map((trigger) =>
    TRIGGERS.indexOf(trigger),
  ),
)
const bits = byWindow((kind) => Bits.of(...(waiting.get(kind) ?? [])))

function aboutOf(game: Court, moment: WindowKind, actor: Seat): Happening {
  const action = ACTIONS[game.action.declared[1] as number]
  if (moment !== 'action' || !action) return { actor }
  return { actor, action: action === 'play' ? 'playCards' : action }
}

/** What a card may say in this window about who acted and how. */
function fits(game: Court, seat: Seat, ability: Ability, moment: WindowKind, actor: Seat): boolean {
  if (ability.trigger !== 'anytime') {
    if (ability.trigger !== OPENS[moment]) return false
    // §6.7: what turns a vote needs that vote; only additions wait until the totals are compared.
    if (moment === 'vote' && actor < 0 && ability.filter?.who !== 'any') return false
    if (ability.filter && !matches(game, ability.filter, aboutOf(game, moment, actor), seat, -1)) return false
    // §14.3: nothing that is played at any time is played in the step at the end of the game.
  } else if (game.phase === 'end') return false
  return !ability.cond || holds(game, seat, ability.cond)
}

/** The ability with which `card` may be played at this moment. */
export function intrigueFor(
  game: Court,
  seat: Seat,
  card: number,
  moment: WindowKind,
  actor: Seat,
): Ability | undefined {
  const { triggers, abilities } = cardOf(game, card)
  if (!Bits.meet(triggers, bits.get(moment) ?? Bits.empty)) return undefined
  for (const ability of abilities) if (fits(game, seat, ability, moment, actor)) return ability
  return undefined
}

const pricedIntrigue = (game: Court, card: number, cost: number): ChoiceOf<'intrigue'> =>
  game.tables.shared.intrigue[card]?.[cost] ?? { do: 'intrigue', card: idOf(game, card), cost }

/** The Intrigue cards that `seat` may play now, as choices. */
export function intrigueChoices(
  game: Court,
  seat: Seat,
  moment: WindowKind,
  actor: Seat,
  choices: { push(choice: ChoiceOf<'intrigue'>): unknown },
): void {
  const money = has(game, seat, NOMISMA)
  for (const card of handOf(game, seat)) {
    if (!cardOf(game, card).intrigue || !intrigueFor(game, seat, card, moment, actor)) continue
    const cost = costOf(game, seat, card)
    if (cost <= money) choices.push(pricedIntrigue(game, card, cost))
  }
}

/** §14.5 Whether `seat` could answer as far as everybody can see: some card of the window may be in its hand. */
export function mightPlay(game: Court, seat: Seat, moment: WindowKind, actor: Seat): boolean {
  if (handOf(game, seat).length === 0) return false
  const money = has(game, seat, NOMISMA)
  for (const trigger of waiting.get(moment) ?? [])
    for (const card of itemAt(game.tables.lookup.intrigue, trigger)) {
      if (game.cards.place[card] !== HIDDEN) continue
      if (intrigueFor(game, seat, card, moment, actor) && costOf(game, seat, card) <= money) return true
    }
  return false
}

const NO_ABILITIES: readonly Ability[] = []

/** Abilities in play that answer in the window: Antonina (§13.20). */
function answeringAbilities(game: Court, seat: Seat, kind: WindowKind, actor: Seat): readonly Ability[] {
  if (kind !== 'intrigue') return NO_ABILITIES
  return liveAbilities(game, seat, 'onIntriguePlayed').filter(
    (ability) =>
      !isUsed(game, ability) && fits(game, seat, ability, kind, actor) && affordable(game, seat, ability),
  )
}

export function affordable(game: Court, seat: Seat, ability: Ability): boolean {
  const [first] = ability.effects
  if (first?.op === 'pay') return first.cost.every((n, good) => n <= has(game, seat, good))
  if (first?.op === 'convert') return first.from === 'any' || has(game, seat, first.from) > 0
  return true
}

/** §25.14 Areas where a seat has laid Virtus on Fortifications. */
function storesOf(game: Court, seat: Seat): number[] {
  const areas: number[] = []
  for (let i = 0; i < game.map.stores.length; i += 3) {
    const area = game.map.stores[i + 1] as number
    if (game.map.stores[i] === seat && !areas.includes(area)) areas.push(area)
  }
  return areas
}

/** Bids, contributions and a cancelled Event concern everybody: each answers as if it were its own act. */
const aboutWhom = (kind: WindowKind, actor: Seat, seat: Seat): Seat =>
  kind === 'bid' || kind === 'contribution' || kind === 'cancellation' ? seat : actor

function isAsked(game: Court, seat: Seat, kind: WindowKind, actor: Seat): boolean {
  if (OWN.includes(kind) && seat !== actor) return false
  // §16.8: who has passed Defeat on is Defeated no longer.
  if (kind === 'defeat' && game.verdict.defeated !== actor) return false
  if ((kind === 'action' || kind === 'intrigue') && seat === actor) return false
  if (kind === 'action' && game.action.declared[2] !== 0) return false
  if (kind === 'intrigue' && game.abilities.pile[game.abilities.pile.length - 1]?.cancelled) return false
  return (
    mightPlay(game, seat, kind, aboutWhom(kind, actor, seat)) ||
    answeringAbilities(game, seat, kind, actor).length > 0 ||
    (kind === 'action' && storesOf(game, seat).length > 0)
  )
}

/** Opens a window if anybody could answer. */
export function openWindow(game: Court, flow: Flow<CourtEntry>, kind: WindowKind, actor: Seat): void {
  if (game.tables.mode === 'solo') return
  for (let seat = 0; seat < game.seats; seat++)
    if (isAsked(game, seat, kind, actor)) {
      flow.then(window, { kind, actor })
      return
    }
}

/** Who was the last to vote. */
const lastVoter = (game: Court): Seat[] =>
  initiativeOrder(game)
    .filter((seat) => (game.votes.option[seat] as number) >= 0)
    .slice(-1)

const NOBODY: readonly Seat[] = []

/** Whom the thing that may be answered is aimed at. */
function aimsOf(game: Court, kind: WindowKind, actor: Seat): readonly Seat[] {
  if (kind === 'victory' || kind === 'defeat') return [actor]
  const top = game.abilities.pile[game.abilities.pile.length - 1]
  if (kind !== 'intrigue' || !top) return NOBODY
  switch (itemAt(game.tables.lookup.aims, top.card)) {
    case 'what-it-cancels':
      return [
        game.abilities.pile[game.abilities.pile.length - 2]?.seat ?? (game.action.declared[0] as number),
      ]
    case 'last-voter':
      return lastVoter(game)
    case 'others':
      return othersAfter(game, top.seat)
    case 'nobody':
      return NOBODY
  }
}

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers)

/** What has been voted or bid, or what the card that was played costs. */
function amountOf(game: Court, kind: WindowKind, actor: Seat): { readonly amount?: number } {
  switch (kind) {
    case 'vote': {
      const { placed } = game.votes
      return { amount: most(actor < 0 ? placed : placed.slice(actor * 2, actor * 2 + 2)) }
    }
    case 'bid':
      return { amount: most(game.trial.bids) }
    case 'intrigue':
      return { amount: cardOf(game, game.abilities.pile[game.abilities.pile.length - 1]?.card ?? 0).cost }
    default:
      return {}
  }
}

function factsOf(game: Court, kind: WindowKind, actor: Seat) {
  if (kind === 'action') return { actor, action: ACTIONS[game.action.declared[1] as number] ?? '' }
  if (kind === 'intrigue')
    return { actor, card: idOf(game, game.abilities.pile[game.abilities.pile.length - 1]?.card ?? 0) }
  if (kind === 'bid') return { bids: game.trial.bids.slice() }
  return { actor }
}

type Reply = ChoiceOf<'pass' | 'intrigue' | 'ability' | 'store'>

function allPass(game: Court, answers: Answers<Reply>): boolean {
  for (let seat = 0; seat < game.seats; seat++)
    if ((answerIn(answers, seat)?.do ?? 'pass') !== 'pass') return false
  return true
}

type Watching = { kind: WindowKind; actor: Seat }

/** §14.5 Everybody who might answer is asked at the same time; who plays does so in Initiative order. */
export const window = together<Court, Watching, Reply, CourtEntry>('window', {
  rule: '14.5',
  ask(game, { kind, actor }, seat) {
    if (!isAsked(game, seat, kind, actor)) return undefined
    const choices: Reply[] = [PASS]
    intrigueChoices(game, seat, kind, aboutWhom(kind, actor, seat), choices)
    for (const { source } of answeringAbilities(game, seat, kind, actor))
      choices.push({ do: 'ability', source })
    if (kind === 'action')
      for (const area of storesOf(game, seat)) choices.push({ do: 'store', area: AREAS[area] as Area })
    return {
      seat,
      prompt: PROMPT[kind],
      choices,
      facts: factsOf(game, kind, actor),
      window: { kind, pass: 0, aims: aimsOf(game, kind, actor), ...amountOf(game, kind, actor) },
      evenIfForced: true,
    }
  },
  resolve(game, { kind, actor }, answers, flow) {
    if (allPass(game, answers)) return
    const order = actor < 0 ? initiativeOrder(game) : [...othersAfter(game, actor), actor]
    const votes = votesOf(game, kind, actor)
    for (const seat of order) {
      const choice = answerIn(answers, seat)
      if (choice && choice.do !== 'pass')
        flow.then(answerWindow, { seat, choice, kind, actor, ...(votes ? { votes } : {}) })
    }
    flow.then(reopen, { kind, actor })
  },
})

export const reopen = step('reopen', {
  rule: '14.5',
  play: (game, { kind, actor }: Watching, flow) => openWindow(game, flow, kind, actor),
})

/** The stakes of the vote that a window is about. */
const votesOf = (game: Court, kind: WindowKind, actor: Seat): readonly number[] | undefined =>
  kind === 'vote' && actor >= 0 ? game.votes.placed.slice(actor * 2, actor * 2 + 2) : undefined

type Answering = { seat: Seat; choice: Reply; kind: WindowKind; actor: Seat; votes?: readonly number[] }

/**
 * Plays what a seat answered, if it is still possible when its turn comes. Who wanted to answer a vote that another
 * has changed meanwhile is asked again.
 */
export const answerWindow = step('answer-window', {
  rule: '14.6',
  play(game, { seat, choice, kind, actor, votes }: Answering, flow) {
    if (!isAsked(game, seat, kind, actor)) return
    if (votes?.some((n, option) => n !== game.votes.placed[actor * 2 + option])) return
    if (choice.do === 'intrigue') {
      const card = numberOf(game, choice.card)
      if (!handOf(game, seat).includes(card) || costOf(game, seat, card) > has(game, seat, NOMISMA)) return
      flow.then(playIntrigue, { seat, card, window: kind, actor: aboutWhom(kind, actor, seat) })
    } else if (choice.do === 'ability') {
      const ability = answeringAbilities(game, seat, kind, actor).find(
        ({ source }) => source === choice.source,
      )
      if (ability) begin(game, flow, ability, { owner: seat, actor, sure: 1 })
    } else if (choice.do === 'store') useStore(game, flow, seat, areaOf(choice.area))
  },
  // What waits for its turn has been seen by nobody else.
  resample: (_game, local, seat) => (seat === local.seat ? local : { ...local, choice: PASS }),
})

function useStore(game: Court, flow: Flow<CourtEntry>, seat: Seat, area: number): void {
  for (let i = 0; i < game.map.stores.length; i += 3)
    if (game.map.stores[i] === seat && game.map.stores[i + 1] === area) {
      game.map.stores = [...game.map.stores.slice(0, i), ...game.map.stores.slice(i + 3)]
      game.action.declared[2] = 2
      flow.tell({ kind: 'store-used', seat, area: AREAS[area] as Area })
      return
    }
}

type Playing = {
  seat: Seat
  card: number
  window: WindowKind
  actor: Seat
  payment?: Goods
  from?: 'hand' | 'seen' | 'discard'
}

/** §14.1, §14.6 Paid and laid down; then it may be answered; then it takes effect. */
export const playIntrigue = step('play-intrigue', {
  rule: '14.1',
  play(game, { seat, card, window: moment, actor, payment, from = 'hand' }: Playing, flow) {
    const ability = intrigueFor(game, seat, card, moment, actor)
    flow.reveal()
    layCard(game, flow, seat, card, from, payment)
    game.abilities.pile.push({ seat, card, cancelled: 0 })
    answerToPlay(game, flow, seat, card)
    flow.then(reopen, { kind: 'intrigue', actor: seat })
    flow.then(resolveIntrigue, { uid: ability?.uid ?? -1, actor })
  },
})

/** §14.8 */
export const resolveIntrigue = step('resolve-intrigue', {
  rule: '14.8',
  play(game, { uid, actor }: { uid: number; actor: Seat }, flow) {
    const top = game.abilities.pile.pop()
    if (!top) return
    if (top.cancelled) flow.tell({ kind: 'intrigue-cancelled', seat: top.seat, card: idOf(game, top.card) })
    else if (uid >= 0) begin(game, flow, abilityOf(game, uid), { owner: top.seat, actor })
  },
})
