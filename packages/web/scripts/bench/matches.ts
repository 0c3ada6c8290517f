import { court, SetTable } from '@hippodrome/court'
import type { CardFace } from '@hippodrome/court/faces'
import { words } from '@hippodrome/court/words'
import {
  configure,
  type Game,
  type MatchFile,
  matchFile,
  newHeader,
  openMatch,
  seedFromText,
} from '@hippodrome/engine'
import { families } from '@hippodrome/families'
import type { GameId } from '@hippodrome/games'
import { powers } from '@hippodrome/powers'
import { randomMatch, upTo } from '../longMatch.ts'

const SEATS = ['Anna', 'Basil', 'Chosroes', 'Danelis']
const IN_PLAY = 40
const QUESTS = 5

/** Takes cards out of the box: Heroes each with followers of their type, then others. */
class Box {
  private readonly left = words.en.faces.ids.cards.flatMap((id) => {
    const face = words.en.faces.card(id)
    return face && !face.intrigue && !face.taktika ? [face] : []
  })

  take(count: number, fits: (face: CardFace) => boolean = isFollower): string[] {
    const taken = this.left.filter(fits).slice(0, count)
    for (const face of taken) this.left.splice(this.left.indexOf(face), 1)
    return taken.map(({ id }) => id)
  }

  /** A Hero and this many who may lie under them. */
  bandon(size: number): [leader: string, ...followers: string[]] {
    const [leader = ''] = this.take(1, (face) => !isFollower(face))
    const types = words.en.faces.card(leader)?.types.slice(0, 1) ?? []
    return [
      leader,
      ...this.take(size, (face) => isFollower(face) && types.includes(face.types[0] ?? 'rustica')),
    ]
  }
}

const isFollower = ({ levels }: CardFace): boolean => levels.length === 0

/** A table of four with forty cards in play and full hands, at the first turn. */
function fullCourt(): MatchFile {
  const rules = court as unknown as Game
  const config = configure(rules, { seats: SEATS.length, options: {} })
  const table = new SetTable(court.tables(config))
  const each = IN_PLAY / SEATS.length
  const box = new Box()
  const { events, quests, tables } = table.game
  // As many rounds as a match has, so that it lasts, and quests, of which one is discarded after each.
  const ofAge = (age: string) =>
    tables.events.flatMap(({ id }, number) => (id.startsWith(`EV-${age}-`) ? [number] : []))
  events.row = ['I', 'II', 'III'].flatMap((age) => ofAge(age).slice(0, 3))
  events.row.forEach((_, round) => {
    events.outcomes[round] = 0
    events.options[round] = round === 0 ? 0 : -1
    events.shown[round] = 1
  })
  quests.deck = tables.quests.flatMap(({ taktika }, quest) => (taktika ? [] : [quest]))
  SEATS.forEach((_, seat) => {
    quests.held[seat] = quests.deck.splice(-QUESTS)
    const bandon = box.bandon(3)
    table.bandon(seat, ...bandon).inPlay(seat, ...box.take(each - bandon.length))
    table.hand(seat, ...box.take(6))
    table.give(seat, {
      auctoritas: 6,
      nomisma: 40,
      dynamis: 6,
      civicus: 4,
      virtus: 4,
      fides: 4,
      lapis: 4,
      lignum: 4,
      frumentum: 4,
    })
  })
  table.offer(...box.take(5))
  const position = table.position(
    { step: 'next-turn', local: { at: 1 } },
    { step: 'turn', local: { seat: 0, acted: false } },
  )
  const seats = SEATS.map((name) => ({ name, player: 'human' }))
  const header = { ...newHeader(rules, config, seats, seedFromText('full court')), position }
  return againstBots(matchFile(header, openMatch(rules, header)))
}

/** One person and three bots that choose at once: no curtain falls between choices, as it would among people who keep secrets. */
const againstBots = (file: MatchFile): MatchFile => ({
  ...file,
  seats: file.seats.map((seat, index) => (index === 0 ? seat : { ...seat, player: 'random' })),
})

/** Four players in the thick of each game: powers in the whole of scenario B, court with forty cards in play. */
export const inTheThick: { readonly [game in GameId]: () => MatchFile } = {
  families: () => upTo(randomMatch(families, 4, 45), 20),
  powers: () => againstBots(upTo(randomMatch(powers, 4, 3, { options: { scenario: 'B' }, most: 400 }), 300)),
  court: fullCourt,
}

/** So long a match is to leave the page small. */
const LONG = 2000

/** A match of powers with more than this many choices, so that it is not over yet. */
export function longest(): MatchFile {
  for (let seed = 3; ; seed++) {
    const file = randomMatch(powers, 4, seed, { options: { scenario: 'B' }, most: LONG + 1 })
    if (file.choices.length > LONG) return upTo(file, LONG)
  }
}
