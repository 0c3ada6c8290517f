import { itemAt, type Flow, type Seat } from '@hippodrome/engine'
import type { Goods } from '../data/parts.ts'
import { type Court, DOXA, GIFT, has, initiativeOrder, NOMISMA, optionNow, step } from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { type Good, GOODS, type Resource } from '../vocabulary.ts'
import { DONE, GOOD_CHOICES, goodOf, numberChoices } from './choices.ts'
import { giftOf } from './count.ts'
import { abilityOf, allows, begin } from './fire.ts'
import { bagOf, give, take } from './goods.ts'
import { openWindow } from './intrigue.ts'
import { isUsed, liveAbilities, substitutesOf } from './live.ts'

/** Contributing (chapter 15). */

const NOTHING: Goods = GOODS.map(() => 0)

const requiredNow = (game: Court): Goods => optionNow(game)?.requires ?? NOTHING

/** §15.1, §15.5 The most of each good that a seat may choose. */
export function mostOf(game: Court, seat: Seat): number[] {
  const requires = requiredNow(game)
  const most = requires.slice(0, GIFT)
  for (const { effect } of substitutesOf(game, seat))
    if (requires.some((n, other) => n > 0 && other !== effect.from && other < NOMISMA))
      (most[effect.from] as number) += effect.amount * effect.times
  for (let good = 0; good < GIFT; good++) most[good] = Math.min(most[good] as number, has(game, seat, good))
  return most
}

/** The goods that a seat is asked about, one after the other. */
export function goodsToAsk(most: readonly number[]): number[] {
  const goods: number[] = []
  for (let good = 0; good < GIFT; good++) if ((most[good] as number) > 0) goods.push(good)
  return goods
}

/** By seat: how much of each good was chosen so far, in the order of asking. Hidden from everybody. */
type Secret = { chosen: { readonly [seat: number]: readonly number[] } }

const NONE_YET: readonly number[] = []

/** §15.5 What lets the seat give this good for another kind. */
function sourcesFor(game: Court, seat: Seat, good: number): string[] {
  const sources: string[] = []
  for (const { ability, effect } of substitutesOf(game, seat))
    if (effect.from === good) sources.push(ability.source)
  return sources
}

function askNext(game: Court, seat: Seat, chosen: readonly number[]) {
  const most = mostOf(game, seat)
  const asked = goodsToAsk(most)[chosen.length]
  if (asked === undefined) return undefined
  const choices = numberChoices(0, most[asked] as number)
  const good = GOODS[asked] as Good
  const required = requiredNow(game)[asked] as number
  const sources = sourcesFor(game, seat, asked)
  const facts = sources.length > 0 ? { good, required, sources } : { good, required }
  return { seat, prompt: 'contribute', choices, facts }
}

/** §15.1 All choose at the same time, good by good; nothing is seen before all are done. */
export const contribute = step('contribute', {
  rule: '15.1',
  ask(game, { chosen }: Secret) {
    const decisions = []
    for (let seat = 0; seat < game.seats; seat++) {
      const decision = askNext(game, seat, chosen[seat] ?? NONE_YET)
      if (decision) decisions.push(decision)
    }
    return decisions
  },
  answer(_game, local, choice: ChoiceOf<'number'>, _flow, seat) {
    local.chosen = { ...local.chosen, [seat]: [...(local.chosen[seat] ?? NONE_YET), choice.n] }
  },
  after(game, { chosen }, flow) {
    flow.reveal()
    game.gifts.given.fill(0)
    game.gifts.rank.fill(0)
    game.gifts.open = 1
    for (const seat of initiativeOrder(game)) {
      const goods = goodsToAsk(mostOf(game, seat))
      ;(chosen[seat] ?? []).forEach((n, index) => {
        game.gifts.given[seat * GIFT + (goods[index] as number)] = n
      })
      flow.tell({
        kind: 'contributed',
        seat,
        gift: bagOf(game.gifts.given.slice(seat * GIFT, seat * GIFT + GIFT)),
      })
    }
    for (let seat = 0; seat < game.seats; seat++)
      for (let good = 0; good < GIFT; good++)
        take(game, seat, good, game.gifts.given[seat * GIFT + good] as number)
    for (const seat of initiativeOrder(game))
      for (const { ability, effect } of substitutesOf(game, seat))
        for (let i = 0; i < effect.times; i++)
          flow.then(substitute, { seat, uid: ability.uid, from: effect.from, amount: effect.amount })
    flow.then(settleGifts, {})
  },
  resample(game, local, seat, pick) {
    const chosen: { [seat: number]: readonly number[] } = {}
    for (let other = 0; other < game.seats; other++) {
      const known = local.chosen[other] ?? []
      if (known.length === 0) continue
      chosen[other] = other === seat ? known : rethink(game, other, known.length, pick)
    }
    return { ...local, chosen }
  },
})

function rethink(game: Court, seat: Seat, n: number, pick: (below: number) => number): number[] {
  const chosen: number[] = []
  while (chosen.length < n) {
    const decision = askNext(game, seat, chosen)
    if (!decision) break
    chosen.push(pick(decision.choices.length))
  }
  return chosen
}

type Substituting = { seat: Seat; uid: number; from: number; amount: number }

/** §15.2, §15.6 A good that was given counts as another kind, within that kind's limit. */
export const substitute = step('substitute', {
  rule: '15.6',
  ask(game, { seat, uid, from, amount }: Substituting) {
    if ((game.gifts.given[seat * GIFT + from] as number) < amount) return undefined
    const requires = requiredNow(game)
    const choices: CourtChoice[] = []
    for (let good = 0; good < NOMISMA; good++)
      if (good !== from && (game.gifts.given[seat * GIFT + good] as number) < (requires[good] as number))
        choices.push(itemAt(GOOD_CHOICES, good))
    return (
      choices.length > 0 && {
        seat,
        prompt: 'substitute',
        choices: [...choices, DONE],
        facts: { source: abilityOf(game, uid).source, from: GOODS[from] as Good, amount },
      }
    )
  },
  answer(game, { seat, from, amount }, choice: ChoiceOf<'good' | 'done'>, flow) {
    flow.done()
    if (choice.do !== 'good') return
    ;(game.gifts.given[seat * GIFT + from] as number) -= amount
    ;(game.gifts.given[seat * GIFT + goodOf(choice.good)] as number) += 1
    flow.tell({ kind: 'substituted', seat, from: GOODS[from] as Good, amount, as: choice.good as Resource })
  },
})

/** §15.7, then cards that change contributions, then the count. */
export const settleGifts = step('settle-gifts', {
  rule: '15.7',
  play(game, _local: object, flow) {
    const requires = requiredNow(game)
    for (const seat of initiativeOrder(game)) {
      const over = requires
        .slice(0, GIFT)
        .map((n, good) => Math.max(0, (game.gifts.given[seat * GIFT + good] as number) - n))
      if (over.every((n) => n === 0)) continue
      over.forEach((n, good) => {
        ;(game.gifts.given[seat * GIFT + good] as number) -= n
        give(game, seat, good, n)
      })
      flow.tell({ kind: 'returned', seat, gift: bagOf(over) })
    }
    openWindow(game, flow, 'contribution', -1)
    flow.then(answerGifts, {})
    flow.then(countGifts, {})
  },
})

/** §15.8 Abilities that count what was given. */
export const answerGifts = step('answer-gifts', {
  rule: '15.8',
  play(game, _local: object, flow) {
    for (const seat of initiativeOrder(game)) fireContribute(game, flow, seat)
  },
})

export function fireContribute(game: Court, flow: Flow<CourtEntry>, seat: Seat): void {
  for (const ability of liveAbilities(game, seat, 'onContribute'))
    if (
      !isUsed(game, ability) &&
      allows(game, seat, ability) &&
      ability.effects.some(({ op }) => op !== 'substitute')
    )
      begin(game, flow, ability, { owner: seat })
}

/** §15.3 */
export const countGifts = step('count-gifts', {
  rule: '15.3',
  play(game, _local: object, flow) {
    const { nomismaPerDoxa } = game.tables.rules.contribution
    for (const seat of initiativeOrder(game)) {
      const doxa =
        giftOf(game, seat) + Math.floor((game.gifts.given[seat * GIFT + NOMISMA] as number) / nomismaPerDoxa)
      if (doxa === 0) continue
      give(game, seat, DOXA, doxa)
      flow.tell({ kind: 'contribution-doxa', seat, doxa })
    }
    flow.call('verdict', {})
  },
})
