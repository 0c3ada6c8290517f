import { Bits, type Seat, SPECTATOR } from '@hippodrome/engine'
import { bagOf } from './rules/goods.ts'
import { idOf } from './rules/cards.ts'
import { countFor, scoreOf } from './rules/count.ts'
import { casketId } from './rules/eventPhase.ts'
import { costOf } from './rules/live.ts'
import { sealsLeft } from './rules/map.ts'
import { questId } from './rules/setup.ts'
import { A, type Court, G, GIFT, handOf, optionNow, playedBy, underOf } from './state.ts'
import type { Score } from './data/score.ts'
import type { Tables } from './tables.ts'
import type { CourtBoard, CourtView, EventView, PlayedCard, PlayerView, PrintedCard } from './types.ts'
import {
  AREAS,
  GOODS,
  type Good,
  HEROES,
  KEIMELIA,
  RESOURCES,
  TYPES,
  UNITS,
  type Unit,
} from './vocabulary.ts'
import { CARD_IDS } from './ids.ts'

/** What everybody may know, and what `seat` alone knows besides (§3.12). */
export function courtView(game: Court, seat: Seat): CourtView {
  const { tables } = game
  const option = optionNow(game)
  const decided = option && (game.events.options[game.round] as number) >= 0
  return {
    mode: tables.mode,
    taktika: tables.taktika,
    seat,
    phase: game.phase,
    round: game.round + 1,
    ring: game.ring,
    players: Array.from({ length: game.seats }, (_, each) => playerView(game, each)),
    events: game.events.row.map((event, round) => eventView(game, event, round)),
    ...(decided ? { required: bagOf(option.requires) } : {}),
    track: KEIMELIA.map((position, index) => ({
      position,
      ...((game.initiative.caskets[index] as number) >= 0
        ? { casket: casketId(game, game.initiative.caskets[index] as number) }
        : {}),
      ...((game.initiative.track[index] as number) >= 0
        ? { seat: game.initiative.track[index] as number }
        : {}),
    })),
    votes: Array.from(
      { length: game.seats },
      (_, each) =>
        [game.votes.placed[each * 2] as number, game.votes.placed[each * 2 + 1] as number] as const,
    ),
    market: tables.rules.market.ladder.map((price, position) => {
      const good = RESOURCES[game.market[position] ?? -1]
      return good ? { good, price } : { price }
    }),
    offer: game.cards.offer
      .filter((card) => card >= 0)
      .map((card) => ({
        card: idOf(game, card),
        ...(game.cards.locks.includes(card) ? { locked: true as const } : {}),
        ...(seat === SPECTATOR ? {} : { price: costOf(game, seat, card) }),
      })),
    deck: game.cards.deck.length,
    discard: game.cards.discard.map((card) => idOf(game, card)),
    removed: game.cards.removed.map((card) => idOf(game, card)),
    map: AREAS.map((area, index) => ({
      area,
      units: unitsView(game, index),
      seals: Array.from({ length: game.seats }, (_, each) => each).filter(
        (each) => game.map.seals[each * A + index] === 1,
      ),
      stores: game.map.stores.filter((_, at) => at % 3 === 0 && game.map.stores[at + 1] === index),
    })),
    pool: Object.fromEntries(UNITS.map((unit, index) => [unit, game.map.pool[index]])) as {
      [unit in Unit]: number
    },
    ...(game.gifts.open
      ? {
          contributions: Array.from({ length: game.seats }, (_, each) =>
            bagOf(game.gifts.given.slice(each * GIFT, each * GIFT + GIFT)),
          ),
        }
      : {}),
    ...(game.trial.open ? { bids: game.trial.bids.slice() } : {}),
    intrigue: game.abilities.pile.map((entry) => ({
      seat: entry.seat,
      card: idOf(game, entry.card),
      ...(entry.cancelled ? { cancelled: true as const } : {}),
    })),
    ...(seat === SPECTATOR ? {} : { own: ownView(game, seat) }),
    ...(tables.mode === 'solo' ? { settled: game.solo.settled === 1 } : {}),
  }
}

function playerView(game: Court, seat: Seat): PlayerView {
  const patron = game.tables.patrons[game.players.patrons[seat] as number]
  const hero = HEROES[game.players.heroes[seat] as number]
  return {
    seat,
    goods: Object.fromEntries(GOODS.map((good, index) => [good, game.goods[seat * G + index]])) as {
      [good in Good]: number
    },
    hand: handOf(game, seat).length,
    quests: (game.quests.held[seat] as number[]).length,
    played: playedBy(game, seat).map((card, index): PlayedCard => {
      const leader = underOf(game, seat)[index] as number
      return {
        card: idOf(game, card),
        ...(leader >= 0 ? { leader: idOf(game, leader) } : {}),
        ...(game.players.down.includes(card) ? { down: true as const } : {}),
        ...(game.players.spent.includes(card) ? { spent: true as const } : {}),
      }
    }),
    ...(patron ? { patron: patron.id } : {}),
    ...(hero ? { hero } : {}),
    starting: (game.players.starting[seat] as number[]).length,
    seals: game.tables.taktika ? sealsLeft(game, seat) : 0,
    passed: game.players.passed[seat] === 1,
    victories: game.players.victories[seat] as number,
    topVotes: game.players.topVotes[seat] as number,
  }
}

function eventView(game: Court, event: number, round: number): EventView {
  const table = game.tables.events[event]
  const outcome = game.events.outcomes[round]
  const option = game.events.options[round] as number
  return {
    ...(game.events.shown[round] ? { event: table?.id ?? '' } : {}),
    age: table?.age ?? 0,
    ...(outcome ? { outcome: outcome === 1 ? ('fulfilled' as const) : ('canceled' as const) } : {}),
    ...(option >= 0 ? { option: option + 1 } : {}),
  }
}

function unitsView(game: Court, area: number): { [unit in Unit]?: number } {
  const units: { [unit in Unit]?: number } = {}
  UNITS.forEach((unit, index) => {
    const n = game.map.units[index * A + area] as number
    if (n > 0) units[unit] = n
  })
  return units
}

/** The order of one's own Starting Deck is hidden too. */
function ownView(game: Court, seat: Seat): NonNullable<CourtView['own']> {
  const looking =
    game.draft.seat === seat && game.draft.lookingAt >= 0
      ? (game.draft.piles[game.draft.lookingAt] as number[])
      : []
  const pack = [...(game.draft.packs[seat] as number[]), ...looking, ...game.cards.seen]
  return {
    hand: handOf(game, seat).map((card) => idOf(game, card)),
    prices: handOf(game, seat).map((card) => costOf(game, seat, card)),
    quests: (game.quests.held[seat] as number[]).map((quest) => questId(game, quest)),
    worth: (game.quests.held[seat] as number[]).map((quest) => {
      const score = game.tables.quests[quest]?.score
      return score ? scoreOf(game, seat, score) : 0
    }),
    counts: (game.quests.held[seat] as number[]).map((quest) =>
      countedFor(game, seat, game.tables.quests[quest]?.score),
    ),
    discardedQuests: (game.quests.gone[seat] as number[]).map((quest) => questId(game, quest)),
    pack: pack.map((card) => idOf(game, card)),
    patrons: (game.draft.patrons[seat] as number[]).map((patron) => game.tables.patrons[patron]?.id ?? ''),
    starting: (game.players.starting[seat] as number[]).map((card) => idOf(game, card)).sort(),
  }
}

/** What is behind the worth of a Quest; everybody may count it. */
function countedFor(game: Court, seat: Seat, score: Score | undefined): { mine: number; best?: number } {
  if (!score) return { mine: 0 }
  const mine = countFor(game, seat, score.count)
  if (score.mode !== 'most') return { mine }
  const others = Array.from({ length: game.seats }, (_, each) => each).filter((each) => each !== seat)
  return { mine, best: Math.max(0, ...others.map((each) => countFor(game, each, score.count))) }
}

/** What is agreed before the match and never changes in it. */
export function courtBoard({ length, fullCourt, cards }: Tables): CourtBoard {
  const added = cards.slice(CARD_IDS.length)
  return {
    length,
    fullCourt,
    named: Object.fromEntries(
      added.map(({ id, types: mask, levels, produces, name, text, intrigue, taktika, cost }) => {
        const types = TYPES.filter((_, type) => Bits.has(mask, type))
        const printed: PrintedCard = {
          name,
          text,
          types,
          levels: types.flatMap((type) => levels[TYPES.indexOf(type)] || []),
          intrigue,
          taktika,
          cost,
          produces: bagOf(produces),
        }
        return [id, printed]
      }),
    ),
  }
}
