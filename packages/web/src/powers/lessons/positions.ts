import { type Config, configure, type Game, type Json, newHeader, seedFromText } from '@hippodrome/engine'
import { powers, SetBoard } from '@hippodrome/powers'
import { playedFrom, type Step } from '../../lessons/lesson.ts'

const rules = powers as unknown as Game
const NAMES = ['Leo', 'Zoe', 'Bardas']

/** The war of 711: Leo leads the Muslims, Zoe the Byzantines, and with three players Bardas the Khazars. */
export const warOf711 = (seats: 2 | 3): Config => configure(rules, { seats, options: { scenario: '1' } })

/** The position after these choices, to be changed by hand: nobody holds a chit. */
export function boardAfter(config: Config, before: readonly Step[]): SetBoard {
  const seats = NAMES.slice(0, config.seats).map((name) => ({ name, player: 'human' }))
  const header = newHeader(rules, config, seats, seedFromText('powers 13'))
  const { game } = playedFrom(rules, header, before) as { readonly game: Json }
  return new SetBoard(powers.parse(game, powers.tables(config), config)).calm()
}
