import type { Parts } from './state.ts'

/** Where matches that were saved flat, before the state had parts, keep what is in each part now. */
const FLAT: { readonly [part in keyof Parts]: { readonly [field in keyof Parts[part]]: string } } = {
  players: {
    hands: 'hands',
    starting: 'starting',
    played: 'played',
    under: 'under',
    down: 'down',
    spent: 'spent',
    patrons: 'patrons',
    heroes: 'heroes',
    passed: 'passed',
    victories: 'victories',
    topVotes: 'topVotes',
  },
  cards: {
    deck: 'deck',
    discard: 'discard',
    offer: 'offer',
    locks: 'locks',
    removed: 'removed',
    seen: 'seen',
    place: 'place',
    known: 'known',
    shuffles: 'shuffles',
  },
  draft: {
    packs: 'packs',
    piles: 'piles',
    lookingAt: 'lookingAt',
    seat: 'drafting',
    patrons: 'patronOffers',
    patronDeck: 'patronDeck',
  },
  quests: { held: 'quests', gone: 'questsGone', deck: 'questDeck', known: 'questKnown', doxa: 'questDoxa' },
  initiative: { track: 'track', caskets: 'caskets', bag: 'casketBag' },
  events: { row: 'events', outcomes: 'outcomes', options: 'options', shown: 'shown', box: 'eventBox' },
  votes: { placed: 'votes', option: 'votedFor', bound: 'bound', top: 'topThisEvent' },
  map: {
    units: 'map',
    pool: 'pool',
    seals: 'seals',
    stores: 'stores',
    abilitiesUsed: 'abilitiesUsed',
    sealsRemoved: 'sealsRemoved',
  },
  action: { declared: 'declared', extra: 'extraActions', held: 'held', area: 'actingArea', sold: 'sold' },
  gifts: { given: 'gifts', rank: 'giftRank', open: 'giftsOpen' },
  trial: { bids: 'bids', open: 'bidsOpen' },
  verdict: {
    victorious: 'victorious',
    defeated: 'defeated',
    passedOn: 'passedOn',
    rewardTimes: 'rewardTimes',
    ignoring: 'ignoring',
    consequences: 'consequences',
  },
  abilities: { acts: 'acts', pile: 'pile', used: 'used' },
  solo: { claimed: 'claimed', settled: 'settled', lost: 'lost' },
}

type Fields = { readonly [name: string]: unknown }

const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** A position with its parts; what it says flat is put where it belongs. Lists that a part is named after now stand for themselves. */
export function inParts(json: unknown): unknown {
  if (!isFields(json)) return json
  const rest: { [name: string]: unknown } = { ...json }
  const parts: { [part: string]: Fields } = {}
  for (const [part, fields] of Object.entries(FLAT)) {
    const named = json[part]
    const flat = Object.entries<string>(fields).filter(([, name]) => name in json && !isFields(json[name]))
    parts[part] = {
      ...(isFields(named) ? named : {}),
      ...Object.fromEntries(flat.map(([field, name]) => [field, json[name]])),
    }
    for (const [, name] of flat) delete rest[name]
  }
  return { ...rest, ...parts }
}
