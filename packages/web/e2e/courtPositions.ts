import { type Court, type CourtView, court } from '@hippodrome/court'
import { GOODS } from '@hippodrome/court/vocabulary'
import {
  type Choice,
  configure,
  draw,
  fastChance,
  type Game,
  type Header,
  type Match,
  type MatchFile,
  matchFile,
  newHeader,
  type Options,
  openMatch,
  seedFromText,
} from '@hippodrome/engine'

const rules = court as unknown as Game
const NAMES = ['Anna', 'Basil', 'Chosroes', 'Danelis']

export type Way = { readonly seats: number; readonly options: Options }

const seatsOf = ({ seats }: Way, player: (seat: number) => string) =>
  NAMES.slice(0, seats).map((name, seat) => ({ name, player: player(seat) }))

/** A match with one person, before its first choice. */
export function beginning(way: Way): MatchFile {
  const seats = seatsOf(way, (seat) => (seat === 0 ? 'human' : 'novice'))
  const header = newHeader(rules, configure(rules, way), seats, seedFromText('table'))
  return matchFile(header, openMatch(rules, header))
}

/** What leads to questions: cards, abilities and units are used two times out of three when they can be. */
const EAGER: ReadonlySet<string> = new Set(['intrigue', 'ability', 'yes', 'use', 'seal', 'card'])
const isEager = (choice: Choice): boolean =>
  EAGER.has(choice.do) || ('action' in choice && (choice.action === 'play' || choice.action === 'unit'))

/** The same moment with everybody rich, so that hardly anything is out of reach. */
function enriched({ position: _began, ...header }: Header, match: Match): Header {
  const { chance: _dice, game, ...rest } = match.save() as unknown as { game: Court; chance: unknown }
  const goods = game.goods.map((n, index) => {
    const good = GOODS[index % GOODS.length]
    if (good === 'nomisma') return 60
    return good === 'doxa' || good === 'dynamis' ? n : n + 5
  })
  return { ...header, position: { ...rest, game: { ...game, goods } } }
}

/** A match by lot of rich people, from the first turn on; `see` is called at every question. */
function walk(way: Way, seed: number, see: (header: Header, match: Match) => void): MatchFile {
  let header = newHeader(
    rules,
    configure(rules, way),
    seatsOf(way, () => 'human'),
    seedFromText(`walk ${seed}`),
  )
  let match: Match = openMatch(rules, header)
  const chance = fastChance(seed)
  for (let [asked] = match.state.pending; asked; [asked] = match.state.pending) {
    if (asked.prompt === 'take-turn' && header.position === undefined) {
      header = enriched(header, match)
      match = openMatch(rules, header)
      continue
    }
    see(header, match)
    const { choices, seat } = asked
    const eager = choices.flatMap((choice, index) => (isEager(choice) ? [index] : []))
    const choice = draw(chance, 3) > 0 ? eager[draw(chance, Math.max(1, eager.length))] : undefined
    match.submit({
      seat,
      decision: match.state.opened[seat] ?? 0,
      choice: choice ?? draw(chance, choices.length),
    })
  }
  return matchFile(header, match)
}

/** What no card of ours leads to, though the rules know it: laid on top of a turn. */
const LAID: { readonly [step: string]: object } = {
  'lose-resource': { seat: 0, left: 1 },
  'steal-card': { owner: 0, victim: 1, left: 1 },
}

function laid(step: string, way: Way): MatchFile {
  let file: MatchFile | undefined
  walk(way, 1, (header, match) => {
    if (file || match.state.pending[0]?.seat !== 0 || header.position === undefined) return
    const { chance: _dice, ...position } = match.save() as unknown as { stack: object[]; chance: unknown }
    const stack = [...position.stack, { step, local: LAID[step] }]
    const begins = { ...header, position: { ...position, stack } }
    file = matchFile(begins, openMatch(rules, begins))
  })
  if (!file) throw new Error(`nobody could be asked ${step}`)
  return file
}

/** How good a moment is for what it is wanted for; the first one will do when nothing is said. */
export type Merit = (view: CourtView, prompt: string) => number

/** For each of these prompts a match that stands at it with more than one choice, as far as chance finds one. */
export function positionsOf(
  wanted: ReadonlySet<string>,
  ways: readonly Way[],
  tries: number,
  merit?: Merit,
): Map<string, MatchFile> {
  const [first] = ways
  const found = new Map(
    Object.keys(LAID).flatMap((step) =>
      first && wanted.has(step) ? [[step, laid(step, first)] as const] : [],
    ),
  )
  const best = new Map<string, number>()
  for (let seed = 1; seed <= tries && (merit || found.size < wanted.size); seed++)
    for (const way of ways)
      walk(way, seed, (header, match) => {
        const [asked] = match.state.pending
        if (!asked || asked.choices.length < 2 || !wanted.has(asked.prompt)) return
        const { prompt, seat } = asked
        const good = merit?.(rules.view(match.state.game, seat) as CourtView, prompt) ?? 0
        if (good <= (best.get(prompt) ?? (found.has(prompt) ? Infinity : -Infinity))) return
        best.set(prompt, good)
        found.set(prompt, matchFile(header, match))
      })
  return found
}
