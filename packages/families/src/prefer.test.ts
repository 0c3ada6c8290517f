import { describe, expect, it } from 'vitest'
import type { ActionChoice } from './choices.ts'
import { prefer } from './prefer.ts'
import { type TestTable, table } from './testing/position.ts'

const city = (t: TestTable, id: string): number => t.game.tables.data.cities.findIndex((c) => c.id === id)
const liking = (t: TestTable, choice: ActionChoice): number => prefer(t.game, 0, 'action', choice)

describe('what a family would look at first', () => {
  it('§6.2 rather a city of three tokens than one of two', () => {
    const t = table()
    const control = (id: string) => liking(t, { do: 'control', city: city(t, id) })
    expect(control('damascus')).toBeGreaterThan(control('antioch'))
  })

  it('§8.6 improves its own cities, not those of others', () => {
    const t = table().city('antioch', { owner: 0 }).city('edessa', { owner: 1 })
    const improve = (id: string) => liking(t, { do: 'improve', side: 0, city: city(t, id) })
    expect(improve('antioch')).toBeGreaterThan(improve('edessa'))
  })

  it('§17.3 attacks where it is strong enough', () => {
    const march = (main: number) => {
      const t = table().army(0, 'arab', { main, move: 2, at: 'tabuk' })
      return liking(t, { do: 'march', side: 1, city: city(t, 'jerusalem') })
    }
    expect(march(9)).toBeGreaterThan(0)
    expect(march(2)).toBeLessThan(0)
  })

  it('§22.5 lets Constantinople fall when that wins', () => {
    const fall = (arab: number) => {
      const t = table().points(0, 30, arab).points(1, 30, 20)
      return liking(t, { do: 'bulgars', city: city(t, 'constantinople') })
    }
    expect(fall(16)).toBeGreaterThan(0)
    expect(fall(15)).toBeLessThan(0)
  })

  it('§5.3 takes cubes where they are missed least', () => {
    const { game } = table()
    const from = (source: 'pool' | 'casualties') => prefer(game, 0, 'cube', { do: 'take', source })
    expect(from('pool')).toBeGreaterThan(from('casualties'))
  })
})
