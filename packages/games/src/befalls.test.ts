import type { Entry, Game } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { loadGame } from './index.ts'

const ANTIOCH = 1
/** Basil's army stands in Antioch beside one of the attacker's colour; the Muslims are Basil's, the Franks nobody's. */
const views: { readonly [game: string]: unknown } = {
  families: {
    cities: [
      {},
      {
        colour: 'arab',
        armies: [
          { seat: 1, side: 1 },
          { seat: 2, side: 0 },
        ],
      },
    ],
  },
  powers: { powers: [{ power: 'muslims', seat: 1 }, { power: 'franks' }] },
  court: {},
}

type Case = readonly [game: string, what: string, entry: object, seats: readonly number[], before: object[]]

const held = { kind: 'control', seat: 2, city: ANTIOCH, points: 1 }
const taken = { kind: 'conquest', seat: 0, city: ANTIOCH }
const offer = { from: 'byzantine', to: 'muslims', terms: [] }
const defender = { power: 'muslims', rebel: false, units: [] }

const CASES: readonly Case[] = [
  ['families', 'an attack on an army', { kind: 'attack', seat: 0, force: 0, city: ANTIOCH }, [1], []],
  ['families', 'an attack on a city', { kind: 'attack', seat: 0, force: 0, city: ANTIOCH }, [2, 1], [held]],
  ['families', 'a city lost', taken, [2], [held]],
  ['families', 'a city that was nobody’s', taken, [], [held, taken]],
  ['families', 'a battle', { kind: 'battleOver', seat: 0, foe: 1, foeKind: 'army' }, [1], []],
  ['families', 'a battle with Bulgars', { kind: 'battleOver', seat: 0, foe: 1, foeKind: 'bulgars' }, [], []],
  ['families', 'a tax', { kind: 'tax', seat: 0, cubes: 1 }, [], []],
  ['powers', 'a battle', { kind: 'battle', defender }, [1], []],
  ['powers', 'a battle with rebels', { kind: 'battle', defender: { ...defender, rebel: true } }, [], []],
  ['powers', 'a chit', { kind: 'chit', power: 'byzantine', chit: 'subversion', against: 'muslims' }, [1], []],
  ['powers', 'a chit against nobody’s power', { kind: 'chit', against: 'franks' }, [], []],
  ['powers', 'an offer', { kind: 'offered', offer }, [1], []],
  ['powers', 'an offer that is withdrawn', { kind: 'answered', answer: 'withdrawn', offer }, [1], []],
  ['powers', 'a march', { kind: 'moved', power: 'muslims' }, [], []],
  ['court', 'a theft', { kind: 'stole', seat: 0, from: 1, gain: {} }, [1], []],
  ['court', 'a card stolen', { kind: 'stole-card', seat: 0, from: 2 }, [2], []],
  ['court', 'a look into a hand', { kind: 'looked', seat: 0, of: 1, what: 'hand' }, [1], []],
  ['court', 'an action stopped', { kind: 'action-cancelled', seat: 2 }, [2], []],
  ['court', 'a card played', { kind: 'played', seat: 0 }, [], []],
]

it.each(CASES)('%s: whom %s befalls', async (game, _what, entry, seats, before) => {
  const rules: Game = await loadGame(game)
  const { en, nl } = rules.words
  for (const words of [en, nl])
    expect(
      words.befalls?.(entry as Entry, { before: () => before as Entry[], view: () => views[game] }),
    ).toEqual(seats)
})
