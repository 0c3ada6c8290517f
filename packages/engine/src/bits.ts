/** A small set of numbers from 0 to 30 (seats, powers) as the bits of one integer: plain JSON, and a copy costs nothing. */
export type Bits = number

const sizeOf = (set: Bits): number => {
  let size = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1
  return size
}

/** The algebra of such sets, so that a rule reads as an equation: `Bits.has(game.allied, power)`. */
export const Bits = {
  empty: 0,
  of: (...members: readonly number[]): Bits => members.reduce((set, member) => set | (1 << member), 0),
  only: (member: number): Bits => 1 << member,
  /** All numbers below `count`. */
  below: (count: number): Bits => (1 << count) - 1,
  has: (set: Bits, member: number): boolean => ((set >> member) & 1) === 1,
  with: (set: Bits, member: number): Bits => set | (1 << member),
  without: (set: Bits, member: number): Bits => set & ~(1 << member),
  union: (one: Bits, other: Bits): Bits => one | other,
  intersect: (one: Bits, other: Bits): Bits => one & other,
  /** Whether they have a member in common. */
  meet: (one: Bits, other: Bits): boolean => (one & other) !== 0,
  minus: (one: Bits, other: Bits): Bits => one & ~other,
  size: sizeOf,
  /** The only member of a set of one; -1 for any other set. */
  sole: (set: Bits): number => (set !== 0 && (set & (set - 1)) === 0 ? 31 - Math.clz32(set) : -1),
  list: (set: Bits): number[] => {
    const members: number[] = []
    for (let rest = set; rest !== 0; rest &= rest - 1) members.push(31 - Math.clz32(rest & -rest))
    return members
  },
} as const
