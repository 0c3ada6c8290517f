import { configure, fastChance, Match, SPECTATOR } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'
import courtText from './court.json?raw'
import court from './court.json' with { type: 'json' }
import familiesText from './families.json?raw'
import families from './families.json' with { type: 'json' }
import powersText from './powers.json?raw'
import powers from './powers.json' with { type: 'json' }
import { glanceOf, sceneOf } from './scene.ts'
import scenesText from './scenes.json?raw'
import scenes from './scenes.json' with { type: 'json' }

// Loaded before any test, so that a slow machine does not run out of a test's time.
await Promise.all(GAMES.map((id) => loadGame(id)))

async function begun(id: string, seats: number, options = {}) {
  const game = await loadGame(id)
  return Match.begin(game, configure(game, { seats, options }), fastChance(7))
}

describe('the small picture of a match', () => {
  it.each(GAMES)('of %s is made of what everybody may see, and is plain data', async (id) => {
    const match = await begun(id, 3)
    const glance = glanceOf(id, match.view(SPECTATOR))
    expect(glance.waiting).toEqual(match.state.pending.map(({ seat }) => seat))
    expect(glance.scene?.game).toBe(id)
    expect(JSON.parse(JSON.stringify(glance))).toEqual(glance)
  })

  it('has a place for every city of families and every area of powers that a scene names', () => {
    const cities = new Set(families.cities.map(([name]) => name))
    for (const [name] of scenes.families.cities) expect(cities).toContain(name)
    const areas = new Set([...Object.keys(powers.areas), 'West', 'North', 'East'])
    for (const { owners } of Object.values(scenes.powers))
      for (const area of Object.keys(owners)) expect(areas).toContain(area)
    for (const card of scenes.court.cards) expect(court).toHaveProperty(card)
  })

  it('of every war shows how that war begins', async () => {
    const game = await loadGame('powers')
    expect(Object.keys(scenes.powers).sort()).toEqual(game.options.scenario?.values.map(String).sort())
    for (const [scenario, scene] of Object.entries(scenes.powers)) {
      const match = await begun('powers', 4, { scenario })
      expect(sceneOf('powers', match.view(SPECTATOR).table)).toEqual(scene)
    }
  })

  it('costs the first page less than 25 kB packed, land included', async () => {
    const data = new Blob([familiesText, powersText, courtText, scenesText]).stream()
    const packed = await new Response(data.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
    expect(packed.byteLength).toBeLessThan(25_000)
  })
})
