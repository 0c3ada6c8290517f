import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitmentTo, die, draw, sealedChance, seedFromText, shuffle } from './chance.ts'

/** Fair dice again, from what `docs/match-file.md` says alone. */
class Described {
  private next = 0
  constructor(
    private readonly seed: string,
    private readonly words: readonly string[],
  ) {}

  private word(): number {
    const number = this.next++
    const block = createHmac('sha256', Buffer.from(this.seed, 'hex'))
      .update(`${this.words.join('\0')}#${Math.floor(number / 8)}`, 'utf8')
      .digest()
    return block.readUInt32BE(4 * (number % 8))
  }

  below(n: number): number {
    for (;;) {
      const word = this.word()
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n
    }
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

describe('dice as the match file describes them', () => {
  const seed = sha256('text')

  it('a text becomes a seed, and a seed its commitment', () => {
    expect(seedFromText('text')).toBe(seed)
    expect(seedFromText('Θεοδώρα')).toBe(sha256('Θεοδώρα'))
    expect(commitmentTo(seed)).toBe(sha256(Buffer.from(seed, 'hex')))
  })

  it.each([[[]], [['Anna']], [['Anna', 'Θεοδώρα']]])(
    'dice follow from seed, words %j and a counter',
    (words) => {
      const ours = sealedChance(seed, words)
      const theirs = new Described(seed, words)
      const sides = [6, 6, 2, 20, 33, 6, 100, 3_000_000_000]
      for (let roll = 0; roll < 200; roll++) {
        const n = sides[roll % sides.length] ?? 6
        expect(draw(ours, n)).toBe(theirs.below(n))
      }
    },
  )

  it('a die is a draw and one, and a shuffle goes down from the last card', () => {
    const ours = sealedChance(seed)
    const theirs = new Described(seed, [])
    expect(Array.from({ length: 10 }, () => die(ours))).toEqual(
      Array.from({ length: 10 }, () => theirs.below(6) + 1),
    )
    const cards = ['a', 'b', 'c', 'd', 'e']
    const shuffled = [...cards]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = theirs.below(last + 1)
      const [one, two] = [shuffled[last] ?? '', shuffled[other] ?? '']
      shuffled[last] = two
      shuffled[other] = one
    }
    expect(shuffle(ours, [...cards])).toEqual(shuffled)
  })
})
