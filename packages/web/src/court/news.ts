import type { Bag, CourtBoard, CourtChoice, CourtEntry, CourtView } from '@hippodrome/court'
import type { News } from '../board/board.ts'
import type { Situation } from '../board/stage.ts'
import { spokenIn } from './faces.ts'
import { goodName, goodsOf } from './Icon.tsx'

type At = Situation<CourtView, CourtChoice, CourtBoard>

/** How much an entry matters to who comes back to the table. */
const RANKS: { readonly [kind in CourtEntry['kind']]?: number } = {
  winners: 100,
  fulfilled: 90,
  canceled: 90,
  victorious: 85,
  defeated: 85,
  option: 80,
  trial: 80,
  'stolen-card': 75,
  stole: 75,
  'intrigue-cancelled': 70,
  'action-cancelled': 70,
  played: 50,
  position: 45,
  vote: 45,
  activated: 40,
  'seal-placed': 40,
  'unit-placed': 35,
  bought: 20,
  sold: 20,
}

export function newsOf(entry: CourtEntry, at: At): News | undefined {
  const rank = RANKS[entry.kind]
  const gain = gainOf(entry, at)
  return rank === undefined ? undefined : { rank, ...(gain === undefined ? {} : { gain }) }
}

const bagText = (bag: Bag, sign: '+' | '−'): string =>
  goodsOf(bag)
    .map((good) => `${sign}${bag[good] ?? 0} ${goodName(good)}`)
    .join(', ')

/** What it came to for who did it, where the entry itself does not count it. */
function gainOf(entry: CourtEntry, at: At): string | undefined {
  switch (entry.kind) {
    case 'trial':
      return bagText({ doxa: entry.doxa }, '+')
    case 'position':
      return bagText(spokenIn(at).faces.loot(entry.casket), '+')
    case 'activated':
    case 'stole':
      return bagText(entry.gain, '+')
    case 'sold':
      return bagText({ nomisma: entry.price }, '+')
    case 'bought':
      return bagText({ nomisma: entry.price }, '−')
    default:
      return undefined
  }
}

/** Where on the table an entry of the chronicle happened. */
export function spotsOf(entry: CourtEntry, { view }: At): readonly string[] {
  switch (entry.kind) {
    case 'played':
    case 'turned-up':
    case 'turned-down':
    case 'intrigue-cancelled':
      return [`card:${entry.card}`]
    case 'activated':
      return entry.cards.map((card) => `card:${card}`)
    case 'position':
    case 'claimed':
      return [`position:${entry.position}`]
    case 'vote':
    case 'option':
      return [`option:${entry.option}`]
    case 'fulfilled':
    case 'canceled':
      return [`event:${view.events.findIndex(({ event }) => event === entry.event) + 1}`]
    case 'seal-placed':
    case 'unit-placed':
    case 'built':
      return [`area:${entry.area}`]
    case 'unit-moved':
      return [`area:${entry.to}`, `area:${entry.area}`]
    case 'victorious':
    case 'defeated':
    case 'stole':
    case 'passed':
      return [`seat:${entry.seat}`]
    default:
      return []
  }
}
