import { describe, expect, it } from 'vitest'
import original from './powers.json' with { type: 'json' }
import { parseData } from './schema.ts'

/** The data with one datum, named by its path, replaced. */
function replaced(path: string, value: unknown): unknown {
  const data: unknown = structuredClone(original)
  const keys = path.split('.')
  let node = data as Record<string, unknown>
  for (const key of keys.slice(0, -1)) node = node[key] as Record<string, unknown>
  node[keys.at(-1) as string] = value
  return data
}

const SIDE = 'scenarios.1.powers'

describe('a set of data of one’s own is refused with its place and the reason', () => {
  it.each<[string, unknown, string]>([
    [`${SIDE}.byzantine.loyal.fieldArmy.in`, [], 'free units need areas'],
    [`${SIDE}.byzantine.loyal.fieldArmy.in`, ['Thrac', 'Thrac'], 'named twice'],
    [`${SIDE}.byzantine.loyal.fieldArmy.in`, ['East'], 'no box of this power'],
    [`${SIDE}.byzantine.loyal.fieldArmy.free`, 11, '11 fieldArmy, but 10 counters'],
    [`${SIDE}.byzantine.loyal.fleet.at`, { Thrac: 1 }, 'a fleet cannot be in Thrac'],
    [`${SIDE}.byzantine.loyal.militia.at`, { AEG: 1 }, 'only a fleet can be in AEG'],
    [`${SIDE}.byzantine.basileus`, 'Ist', 'does not use Istria'],
    [`${SIDE}.khazar.loyal.fleet`, { at: { North: 1 } }, 'has no anchor'],
    [`${SIDE}.khazar.rebel.nomad.at`, { North: 1 }, 'rebels cannot be in North'],
    [`${SIDE}.khazar.chits`, 11, 'more than 10'],
    [`${SIDE}.khazar.bands`, [6, 6, 20], 'the bands ascend'],
    [`${SIDE}.frank.loyal.basileus`, { at: { Lom: 1 } }, 'one Basileus'],
    ['scenarios.B.powers.frank.basileus', 'West', 'no box of this power'],
    ['scenarios.1.turns', 0, 'scenarios.1.turns'],
    ['combat.columns', [1, 2, 2, 6, 8], 'the columns begin at 1 and ascend'],
  ])('%s: %j', (path, value, reason) => {
    expect(() => parseData(replaced(path, value))).toThrow(reason)
    expect(() => parseData(replaced(path, value))).toThrow(
      `data.${path
        .split('.')
        .slice(0, path.startsWith('combat') ? 2 : 3)
        .join('.')}`,
    )
  })

  it('and ours is not', () => {
    expect(() => parseData(original)).not.toThrow()
  })

  it('which says of the counters and of the Danube, too, where they come from', () => {
    const { manifest, danube } = parseData(original)
    expect(manifest.from).toBe('stated')
    expect(danube.from).toContain('reconstruction')
  })
})
