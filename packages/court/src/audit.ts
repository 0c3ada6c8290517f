import type { Frame } from '@hippodrome/engine'
import { auditSteps } from './frames.ts'
import { A, BOX, type Court, DISCARD, G, HIDDEN, OFFER, PLAYED, REMOVED } from './state.ts'
import { cardOf } from './rules/area.ts'
import { sealsLeft } from './rules/map.ts'
import { GOODS, UNITS } from './vocabulary.ts'

/** Conservation: every card, unit, Quest, Casket and Seal is in exactly one place, and nobody owes anything. */
export function auditCourt(game: Court, stack: readonly Frame[] = []): string[] {
  const counts = [...auditCards(game), ...auditPieces(game), ...auditGoods(game), ...auditAreas(game)]
  return [...counts, ...auditSteps(game, stack)]
}

function auditCards(game: Court): string[] {
  const problems: string[] = []
  const found = new Array<number>(game.tables.cards.length).fill(0)
  const zones: readonly (readonly [number, readonly number[]])[] = [
    [
      HIDDEN,
      [
        ...game.cards.deck,
        ...game.players.hands.flat(),
        ...game.draft.packs.flat(),
        ...game.players.starting.flat(),
        ...game.draft.piles.flat(),
        ...game.cards.seen,
      ],
    ],
    [OFFER, game.cards.offer.filter((card) => card >= 0)],
    [DISCARD, game.cards.discard],
    [PLAYED, game.players.played.flat()],
    [REMOVED, game.cards.removed],
  ]
  for (const [place, cards] of zones)
    for (const card of cards) {
      found[card] = (found[card] ?? 0) + 1
      if (game.cards.place[card] !== place) problems.push(`card ${card} is said to lie elsewhere`)
    }
  const begun = game.cards.place.some((place) => place !== BOX)
  if (begun)
    found.forEach((n, card) => {
      if (n !== (game.cards.place[card] === BOX ? 0 : 1)) problems.push(`card ${card} is there ${n} times`)
    })
  return problems
}

function auditPieces(game: Court): string[] {
  const problems: string[] = []
  UNITS.forEach((unit, index) => {
    let sum = game.map.pool[index] as number
    for (let area = 0; area < A; area++) {
      const here = game.map.units[index * A + area] as number
      if (here < 0) problems.push(`${unit}: fewer than none in area ${area}`)
      if (here > 0 && game.tables.areas[area]?.sea && !game.tables.units[index]?.ship)
        problems.push(`${unit} stands in a sea`)
      sum += here
    }
    if (sum !== game.tables.units[index]?.count)
      problems.push(`${unit}: ${sum} of ${game.tables.units[index]?.count}`)
  })
  const quests = [...game.quests.deck, ...game.quests.held.flat(), ...game.quests.gone.flat()]
  if (new Set(quests).size !== quests.length) problems.push('a Quest is there twice')
  const caskets = [...game.initiative.bag, ...game.initiative.caskets.filter((casket) => casket >= 0)]
  if (new Set(caskets).size !== caskets.length) problems.push('a Casket is there twice')
  const events = [...game.events.row, ...game.events.box]
  if (new Set(events).size !== events.length) problems.push('an Event is there twice')
  for (let seat = 0; seat < game.seats; seat++)
    if (sealsLeft(game, seat) < 0) problems.push(`seat ${seat} has too many Seals`)
  if (game.market.length > 8) problems.push('the market is overfull')
  return problems
}

function auditGoods(game: Court): string[] {
  const problems: string[] = []
  game.goods.forEach((n, index) => {
    if (!Number.isInteger(n) || n < 0)
      problems.push(`seat ${Math.floor(index / G)} has ${n} ${GOODS[index % G] ?? ''}`)
  })
  for (const list of [game.votes.placed, game.gifts.given, game.trial.bids])
    if (list.some((n) => n < 0)) problems.push('a stake is below 0')
  return problems
}

/** §10.2, §10.3 */
function auditAreas(game: Court): string[] {
  const problems: string[] = []
  game.players.played.forEach((played, seat) => {
    const under = game.players.under[seat] as number[]
    if (under.length !== played.length) problems.push(`the area of seat ${seat} is out of step`)
    played.forEach((card, index) => {
      const leader = under[index] as number
      if (leader === -1) return
      const at = played.indexOf(leader)
      if (at < 0 || under[at] !== -1 || !cardOf(game, leader).hero)
        problems.push(`${cardOf(game, card).id} lies under nobody who leads`)
      if (cardOf(game, card).intrigue)
        problems.push(`${cardOf(game, card).id} is Intrigue and lies in a Bandon`)
    })
  })
  return problems
}
