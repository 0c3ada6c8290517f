import {
  configure,
  draw,
  fastChance,
  FORMAT,
  FORMAT_VERSION,
  type Game,
  type Header,
  type MatchFile,
  matchFile,
  newHeader,
  type Options,
  openMatch,
  seedFromText,
} from '@hippodrome/engine'
import { powers, type PowersChoice } from '@hippodrome/powers'

const rules = powers as unknown as Game
const NAMES = ['Anna', 'Basil', 'Chosroes', 'Danelis']

type War = readonly [seats: number, options: Options]

function headerOf([seats, options]: War, seed: number): Header {
  const players = NAMES.slice(0, seats).map((name) => ({ name, player: 'human' }))
  return newHeader(rules, configure(rules, { seats, options }), players, seedFromText(`powers ${seed}`))
}

/** A match of powers at its beginning, people on all seats. */
export const beginning = (war: War, seed: number): MatchFile => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  ...headerOf(war, seed),
  choices: [],
})

/** Wars in which between them everything is asked. */
const WARS: readonly War[] = [
  [2, { scenario: '1', newChits: true }],
  [2, { scenario: 'B', limitedAlliances: true }],
  [4, { scenario: '3', newChits: true }],
  [3, { scenario: 'A', newChits: true }],
  [4, { scenario: 'B' }],
]

type Verbs = readonly PowersChoice['do'][]
type Hand = { readonly likes: Verbs; readonly leaves: Verbs }

/** One fights with whatever there is, one talks, one marches until somebody falls. */
const HANDS: readonly Hand[] = [
  {
    likes: ['attack', 'chit', 'buyChit', 'intercept', 'operate', 'assassin'],
    leaves: ['agree', 'talk', 'show', 'treaty', 'end'],
  },
  { likes: ['talk', 'offer', 'giveChit', 'promise', 'propose', 'accept', 'showStack'], leaves: ['agree'] },
  {
    likes: ['attack', 'chit', 'buyChit', 'intercept', 'operate', 'move', 'sail', 'table'],
    leaves: ['agree', 'talk', 'show', 'treaty', 'end', 'pillage'],
  },
]
const LONG = 3000

/** Matches by lot up to the first time that each of these is asked, as far as they turn up in so many matches. */
export function positionsOf(prompts: readonly string[], matches: number): ReadonlyMap<string, MatchFile> {
  const found = new Map<string, MatchFile>()
  for (let seed = 0; seed < matches && prompts.some((prompt) => !found.has(prompt)); seed++) {
    const war = WARS[seed % WARS.length] ?? [2, {}]
    const hand = HANDS[Math.floor(seed / WARS.length) % HANDS.length] ?? { likes: [], leaves: [] }
    const header = headerOf(war, seed)
    const match = openMatch(rules, header)
    const lot = fastChance(seed + 1)
    for (let [decision] = match.state.pending; decision; [decision] = match.state.pending) {
      if (match.made.length > LONG) break
      const { prompt, choices, seat } = decision
      if (prompts.includes(prompt) && !found.has(prompt) && choices.length > 1)
        found.set(prompt, matchFile(header, match))
      const verbs = (wanted: Verbs, be: boolean) =>
        choices.flatMap((choice, index) =>
          wanted.includes((choice as PowersChoice).do) === be ? [index] : [],
        )
      const liked = draw(lot, 3) > 0 ? verbs(hand.likes, true) : []
      const kept = liked.length > 0 ? liked : verbs(hand.leaves, false)
      const choice = kept[draw(lot, Math.max(1, kept.length))] ?? 0
      match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
    }
  }
  return found
}

/** What lets a match go on without anything happening. */
const QUIET: Verbs = ['pay', 'done', 'pass', 'end', 'decline']

/** Deals a hand of chits that asks nothing before a die. */
const CALM = 34

/** A quiet match, of scenario 1 unless somebody wants another, up to the first time that this is asked, and this can be done. */
export function atQuestion(
  asked: string,
  verb?: PowersChoice['do'],
  war: War = [2, { scenario: '1' }],
): MatchFile {
  const header = headerOf(war, CALM)
  const match = openMatch(rules, header)
  const lot = fastChance(7)
  for (let [decision] = match.state.pending; decision; [decision] = match.state.pending) {
    const { prompt, choices, seat } = decision
    const verbs = choices.map((choice) => (choice as PowersChoice).do)
    if (prompt === asked && (verb === undefined || verbs.includes(verb))) break
    const quiet = verbs.findIndex((known) => QUIET.includes(known))
    const wild = quiet < 0 || (verb !== undefined && prompt !== 'negotiate')
    const choice = wild ? draw(lot, choices.length) : quiet
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
  }
  return matchFile(header, match)
}
