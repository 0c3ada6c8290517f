import { type Config, configure, type Game, type Json, newHeader, seedFromText } from '@hippodrome/engine'
import { powers, type PowersChoice, SetBoard } from '@hippodrome/powers'
import { by, playedFrom, READER, type Step } from '../../lessons/lesson.ts'

const rules = powers as unknown as Game
export const you = by<PowersChoice>(READER)
export const zoe = by<PowersChoice>(1)
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

export const TWO = warOf711(2)

/** Everybody has placed: Zoe all her field armies in Thrace. */
export const PLACED: readonly Step[] = [
  you({ do: 'done' }),
  ...Array.from({ length: 7 }, () => zoe({ do: 'place', place: 'Thrac' })),
  zoe({ do: 'done' }),
]

/** The first year of two players, after the talks. */
const OPENING: readonly Step[] = [...PLACED, you({ do: 'pass' }), zoe({ do: 'pass' })]

/** The opening with something changed by hand, in the operations of the Muslims unless it says otherwise. */
export const openingWith = (change: (board: SetBoard) => void) => (): Json => {
  const board = boardAfter(TWO, OPENING).moment(1, 'operations', 'muslim')
  change(board)
  return board.position()
}
