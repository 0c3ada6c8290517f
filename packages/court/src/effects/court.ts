import { Bits, itemAt, type Flow, type Seat } from '@hippodrome/engine'
import type { Effect } from '../data/effect.ts'
import { DONE, GOOD_CHOICES, goodOf, numberChoices, OPTION_CHOICES } from '../rules/choices.ts'
import { sourceOf } from '../rules/fire.ts'
import { gainGoods, take } from '../rules/goods.ts'
import { type Act, type Court, DOXA, eventNow, GIFT, has, NOMISMA, optionNow, step } from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { findTarget } from './goods.ts'
import type { Led } from './run.ts'

type Op<K extends Effect['op']> = Extract<Effect, { readonly op: K }>
type Telling = Flow<CourtEntry>

/** §6.7 to §6.9, §14.15 */
export function vote(game: Court, flow: Telling, effect: Op<'vote'>, act: Act): Led {
  const { owner, actor } = act
  if (effect.mode === 'flip') {
    flipVote(game, flow, actor)
    return 'done'
  }
  if (effect.mode === 'add') {
    flow.then(stakeOption, { owner, n: effect.n, from: -1 })
    return 'queued'
  }
  const most = Math.min(
    effect.n,
    (game.votes.placed[actor * 2] as number) + (game.votes.placed[actor * 2 + 1] as number),
  )
  const bare = effect.option !== 'chosen' && (game.votes.option[owner] as number) < 0
  if (most > 0 && !bare) flow.then(stealVotes, { owner, actor, least: effect.upTo ? 1 : most, most })
  return 'queued'
}

function flipVote(game: Court, flow: Telling, seat: Seat): void {
  const first = game.votes.placed[seat * 2] as number
  game.votes.placed[seat * 2] = game.votes.placed[seat * 2 + 1] as number
  game.votes.placed[seat * 2 + 1] = first
  if ((game.votes.option[seat] as number) >= 0)
    game.votes.option[seat] = 1 - (game.votes.option[seat] as number)
  flow.tell({ kind: 'vote-flipped', seat, option: (game.votes.option[seat] as number) + 1 })
}

export const stealVotes = step('steal-votes', {
  rule: '14.15',
  ask: (_game, { owner, actor, least, most }: { owner: Seat; actor: Seat; least: number; most: number }) => ({
    seat: owner,
    prompt: 'steal-votes',
    choices: numberChoices(least, most),
    facts: { actor },
  }),
  answer(game, { owner, actor }, choice: ChoiceOf<'number'>, flow) {
    flow.done()
    const own = game.votes.option[owner] as number
    if (own >= 0) moveVotes(game, flow, owner, actor, choice.n, own)
    else flow.then(stakeOption, { owner, n: choice.n, from: actor })
  },
})

function moveVotes(game: Court, flow: Telling, owner: Seat, actor: Seat, n: number, option: number): void {
  const first = actor * 2 + Math.max(0, game.votes.option[actor] as number)
  const fromFirst = Math.min(n, game.votes.placed[first] as number)
  ;(game.votes.placed[first] as number) -= fromFirst
  ;(game.votes.placed[first ^ 1] as number) -= n - fromFirst
  ;(game.votes.placed[owner * 2 + option] as number) += n
  flow.tell({ kind: 'votes-stolen', seat: owner, from: actor, n, option: option + 1 })
}

/** Which Option gets the Auctoritas; who names one before voting is bound to it. */
export const stakeOption = step('stake-option', {
  rule: '6.9',
  ask: (_game, { owner, n }: { owner: Seat; n: number; from: Seat }) => ({
    seat: owner,
    prompt: 'stake-option',
    choices: OPTION_CHOICES,
    facts: { n },
  }),
  answer(game, { owner, n, from }, choice: ChoiceOf<'option'>, flow) {
    flow.done()
    const option = choice.option - 1
    if (from >= 0) {
      game.votes.bound[owner] = option
      moveVotes(game, flow, owner, from, n, option)
      return
    }
    ;(game.votes.placed[owner * 2 + option] as number) += n
    flow.tell({ kind: 'votes-added', seat: owner, option: choice.option, n })
  },
})

export function cancel(game: Court, effect: Op<'cancel'>): Led {
  if (effect.what === 'action') game.action.declared[2] = effect.refundDynamis ? 2 : 1
  else {
    const top = game.abilities.pile[game.abilities.pile.length - 1]
    if (top) top.cancelled = 1
  }
  return 'done'
}

/** Numbers that an Intrigue card or an answer to Defeat changes. */
export function modifyNow(game: Court, flow: Telling, effect: Op<'modify'>, act: Act): Led {
  if (findTarget(game, flow, effect.who, act)) return 'again'
  const seat = effect.who === 'self' ? act.owner : act.target
  if (seat < 0) return 'done'
  if (effect.stat === 'bid') {
    game.trial.bids[seat] = Math.max(0, (game.trial.bids[seat] as number) + effect.delta)
    flow.tell({ kind: 'bid-changed', seat, n: game.trial.bids[seat] as number })
  } else if (effect.stat === 'contribution') {
    ;(game.gifts.rank[seat] as number) += effect.delta
    flow.tell({ kind: 'contribution-lowered', seat, n: -effect.delta })
  } else if (effect.stat === 'consequence') {
    flow.then(ease, { seat, worth: -effect.delta, choices: effect.choices ?? ['nomisma'] })
    return 'queued'
  }
  return 'done'
}

type Easing = { seat: Seat; worth: number; choices: readonly ('nomisma' | 'resources' | 'doxa')[] }

/** What a Resource and Doxa are worth in Nomisma of Consequences. */
const RESOURCE_WORTH = 2
const DOXA_WORTH = 4

/** §13.21, §23.14: exactly one of 4 Nomisma, 2 Resources or 1 Doxa less, as far as the Consequences hold it. */
export const ease = step('ease-consequence', {
  rule: '13.21',
  ask(game, { seat, worth, choices }: Easing) {
    const less = {
      nomisma: Math.min(worth, game.verdict.consequences[NOMISMA] as number),
      resources: Math.min(
        Math.floor(worth / RESOURCE_WORTH),
        game.verdict.consequences.slice(0, NOMISMA).reduce((sum, n) => sum + n, 0),
      ),
      doxa: Math.min(Math.floor(worth / DOXA_WORTH), game.verdict.consequences[DOXA] as number),
    }
    const open = choices.flatMap((what): CourtChoice[] =>
      less[what] > 0 ? [{ do: 'ease', what, n: less[what] }] : [],
    )
    return (
      open.length > 0 && {
        seat,
        prompt: 'ease-consequence',
        choices: open,
        facts: { source: sourceOf(game) },
      }
    )
  },
  answer(game, { seat }, choice: ChoiceOf<'ease'>, flow) {
    flow.done()
    const { what, n } = choice
    lessen(game, what, n)
    flow.tell({ kind: 'eased', seat, what, n })
  },
})

function lessen(game: Court, what: 'nomisma' | 'resources' | 'doxa', n: number): void {
  const { consequences } = game.verdict
  if (what === 'nomisma') (consequences[NOMISMA] as number) -= n
  else if (what === 'doxa') (consequences[DOXA] as number) -= n
  else {
    let left = n
    for (let good = 0; good < NOMISMA; good++) {
      const less = Math.min(left, consequences[good] as number)
      ;(consequences[good] as number) -= less
      left -= less
    }
  }
}

export function outcome(game: Court, flow: Telling, effect: Op<'outcome'>, act: Act): Led {
  const event = eventNow(game)
  if (effect.set === 'ignoreConsequence') game.verdict.ignoring = 1
  else if (effect.set === 'rewardAgain') game.verdict.rewardTimes += 1
  else if (effect.set === 'shareReward' && event)
    gainGoods(game, flow, act.owner, event.reward, sourceOf(game))
  else if (effect.set === 'passDefeat') passDefeat(game)
  return 'done'
}

/** §16.8 */
function passDefeat(game: Court): void {
  const passed = Bits.with(game.verdict.passedOn, game.verdict.defeated)
  if (passed === Bits.below(game.seats)) return
  game.verdict.passedOn = passed
  game.verdict.defeated = -1
}

/** §15.8 Hidden Granary. */
export function addContribution(flow: Telling, effect: Op<'contribute'>, act: Act): Led {
  flow.then(addGift, { seat: act.owner, left: effect.n })
  return 'queued'
}

export const addGift = step('add-contribution', {
  rule: '15.8',
  ask(game, { seat, left }: { seat: Seat; left: number }) {
    const requires = optionNow(game)?.requires
    if (left === 0 || !requires) return undefined
    const choices: CourtChoice[] = []
    for (let good = 0; good < NOMISMA; good++)
      if (
        has(game, seat, good) > 0 &&
        (game.gifts.given[seat * GIFT + good] as number) < (requires[good] as number)
      )
        choices.push(itemAt(GOOD_CHOICES, good))
    return (
      choices.length > 0 && { seat, prompt: 'add-contribution', choices: [...choices, DONE], facts: { left } }
    )
  },
  answer(game, local, choice: ChoiceOf<'good' | 'done'>, flow) {
    if (choice.do !== 'good') return flow.done()
    const good = goodOf(choice.good)
    local.left -= 1
    take(game, local.seat, good, 1)
    ;(game.gifts.given[local.seat * GIFT + good] as number) += 1
    if (choice.good !== 'nomisma' && choice.good !== 'doxa' && choice.good !== 'dynamis')
      flow.tell({ kind: 'added', seat: local.seat, good: choice.good })
  },
})
