import { BadData, type Config, parseWith } from '@hippodrome/engine'
import * as v from 'valibot'
import { audit } from './audit.ts'
import type { Tables } from './board.ts'
import { BULGAR, NONE } from './names.ts'
import { FALL, type Families } from './state.ts'

const MOST = 9999

const between = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high))
const count = between(0, MOST)
const flag = between(0, 1)

/** The shape of a position for this many seats on this board; the counts are checked by the audit. */
function positionSchema(seats: number, { size, boxCount, data }: Tables) {
  const list = (length: number, item: ReturnType<typeof between>) => v.pipe(v.array(item), v.length(length))
  const seat = between(NONE, seats - 1)
  const city = between(NONE, size - 1)
  return v.strictObject({
    seats: v.literal(seats),
    turn: between(1, data.setup.turns),
    first: seat,
    active: seat,
    last: flag,
    firstPasser: seat,
    over: between(0, FALL),
    passed: list(seats, flag),
    passBox: list(seats, flag),
    taxBox: list(seats, count),
    built: list(seats * 2, count),
    special: list(boxCount, seat),
    colour: list(size, between(0, BULGAR)),
    tokens: list(size, between(0, 3)),
    owner: list(size, seat),
    fort: list(size, flag),
    boxes: list(seats * 8, count),
    guard: list(2, seat),
    pool: list(seats, count),
    casualties: list(seats, count),
    lost: list(seats, count),
    money: list(seats * 2, count),
    points: list(seats * 2, count),
    pawns: list(seats * 2, city),
    settled: list(seats, flag),
    bulgars: count,
    coined: count,
    owed: flag,
    lifted: flag,
    purse: count,
    force: v.picklist([NONE, 0, 1, 3]),
    target: city,
    origin: city,
  })
}

/** A position from outside. Throws `BadData` with the place and the reason. */
export function parse(json: unknown, tables: Tables, config: Config): Families {
  const position = parseWith(positionSchema(config.seats, tables), json, 'game')
  const game: Families = { ...position, tables }
  const [problem] = audit(game)
  if (problem) throw new BadData('game', problem)
  return game
}
