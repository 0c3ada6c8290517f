import { configure, fastChance, Match } from '@hippodrome/engine'
import { type BoardView, type FamiliesView, families, meanOf } from '@hippodrome/families'
import { expect, it } from 'vitest'
import { attackOf } from './attack.ts'

const match = Match.begin(families as never, configure(families, { seats: 2 }), fastChance(4))
const board = families.board?.(match.state.game.tables as never) as BoardView
const view = match.view(0).table as FamiliesView
const cityOf = (id: string) => view.cities.findIndex((city) => city.id === id)

/** The first view with the Arab army of seat 0 in Tabuk. */
const inTabuk: FamiliesView = {
  ...view,
  players: view.players.map((player, seat) =>
    seat === 0 ? { ...player, arab: { ...player.arab, army: cityOf('tabuk') } } : player,
  ),
}

it('§17.2 §17.3 eight cubes against a city of three fail only if it kills five', () => {
  const attack = attackOf({ do: 'march', side: 1, city: cityOf('jerusalem') }, { seat: 0 }, inTabuk, board)
  expect(attack?.preview.assault).toMatchObject({
    attacker: { main: 8, move: 4 },
    cityStrength: 3,
    killsPerHit: 1,
  })
  expect(attack?.preview.odds.taken).toBe(1)
  expect(attack?.points).toBe(2)
})

it('§9.3 the Bulgars attack with the two cubes that are added first', () => {
  const attack = attackOf({ do: 'bulgars', city: cityOf('adrianople') }, { seat: 0 }, view, board)
  expect(attack?.preview.assault.attacker.main).toBe(view.bulgars + 2)
  expect(attack?.points).toBe(1)
})

it('a march to a friendly city and any other action is no attack', () => {
  expect(
    attackOf({ do: 'march', side: 1, city: cityOf('medina') }, { seat: 0 }, inTabuk, board),
  ).toBeUndefined()
  expect(attackOf({ do: 'emperor' }, { seat: 0 }, view, board)).toBeUndefined()
})

it('§15.10 tells apart whether the levy is raised', () => {
  const jerusalem = cityOf('jerusalem')
  const owned: FamiliesView = {
    ...inTabuk,
    cities: inTabuk.cities.map((city, number) => (number === jerusalem ? { ...city, owner: 1 } : city)),
  }
  const attack = attackOf({ do: 'march', side: 1, city: jerusalem }, { seat: 0 }, owned, board)
  expect(attack?.preview.levy).toEqual({ seat: 1, cubes: 2 })
  const [alone, levy] = attack?.cases ?? []
  expect([alone?.defence, levy?.defence]).toEqual(['city', 'levy'])
  expect(levy?.odds.taken).toBeLessThanOrEqual(alone?.odds.taken ?? 0)
})

it('§15.7 §15.11 tells apart whether an army fights, retreats, or leaves the city to its levy', () => {
  const jerusalem = cityOf('jerusalem')
  const held: FamiliesView = {
    ...inTabuk,
    cities: inTabuk.cities.map((city, number) =>
      number === jerusalem ? { ...city, owner: 1, armies: [{ seat: 1, side: 0 }] } : city,
    ),
  }
  const attack = attackOf({ do: 'march', side: 1, city: jerusalem }, { seat: 0 }, held, board)
  expect(attack?.cases.map(({ defence }) => defence)).toEqual(['armies', 'retreat', 'levy'])
  const [fight = 0, retreat = 0, levy = 0] = attack?.cases.map(({ odds }) => meanOf(odds.losses)) ?? []
  expect(fight).toBeGreaterThan(levy)
  expect(levy).toBeGreaterThan(retreat)
})
