import type { Tables } from './board.ts'
import { BOXES, NONE, PERSIAN, SIDES } from './names.ts'
import { type Families, RUNNING } from './state.ts'

/** §3.1 to §3.6. Who begins (§3.7) is left to the first step. */
export function setup(seats: number, tables: Tables): Families {
  const { data, size, capital } = tables
  const { display } = data
  const perSeat = (value: number) => Array.from({ length: seats }, () => value)
  const perArmy = (values: { byzantine: number; arab: number }) =>
    perSeat(0).flatMap(() => [values.byzantine, values.arab])
  const perCity = (value: number) => Array.from({ length: size }, () => value)
  const { treasury, points } = data.setup
  return {
    seats,
    tables,
    turn: 1,
    first: NONE,
    active: NONE,
    last: 0,
    firstPasser: NONE,
    over: RUNNING,
    passed: perSeat(0),
    passBox: perSeat(0),
    taxBox: perSeat(0),
    built: perArmy({ byzantine: 0, arab: 0 }),
    special: Array.from({ length: tables.boxCount }, () => NONE),
    colour: [...tables.colour],
    tokens: tables.value.map((value, city) =>
      city === capital || tables.colour[city] === PERSIAN ? 0 : value,
    ),
    owner: perCity(NONE),
    fort: perCity(0),
    boxes: perSeat(0).flatMap(() => SIDES.flatMap((side) => BOXES.map((box) => display[side][box]))),
    guard: [NONE, NONE],
    pool: perSeat(display.pool),
    casualties: perSeat(display.casualties),
    lost: perSeat(0),
    money: perArmy(treasury),
    points: perArmy(points),
    pawns: perArmy({ byzantine: NONE, arab: NONE }),
    settled: perSeat(0),
    bulgars: data.setup.bulgars,
    coined: seats * (treasury.byzantine + treasury.arab),
    owed: 0,
    lifted: 0,
    purse: 0,
    force: NONE,
    target: NONE,
    origin: NONE,
  }
}
