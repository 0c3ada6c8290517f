import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modelFile } from '@hippodrome/bots'
import { modelFor } from '@hippodrome/bots/models'
import { configure } from '@hippodrome/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadGame } from '../games.ts'
import { inFolder } from '../testing/process.ts'

const { at, folder, hippodrome } = inFolder()
const SHELF = 'packages/bots/src/models'

describe('the gate', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const rules = await loadGame('families')
    const models = [2, 3].map((seats) => modelFor(rules, configure(rules, { seats })))
    const [two, three] = await Promise.all(models)
    if (!two || !three) throw new Error('families with two and three comes with models')
    mkdirSync(join(folder(), SHELF), { recursive: true })
    writeFileSync(at(join(SHELF, 'shipped.ts')), 'as it was')
    writeFileSync(at(join(SHELF, 'families-2.json')), JSON.stringify(modelFile(two)))
    writeFileSync(at('three.json'), JSON.stringify(modelFile(three)))
    const weights = two.net.weights.map((weight) => -weight)
    const fool = modelFile({ ...two, net: { ...two.net, weights } })
    writeFileSync(at('fool.json'), JSON.stringify(fool))
  })

  it('refuses a rival with another number of seats before anything is played', () => {
    const { status, stdout, stderr } = hippodrome(['gate', 'fool.json', '--against', 'three.json'])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^hippodrome gate: three\.json: learned families with 3 seats [^\n]*\n$/)
    expect(hippodrome(['gate', 'fool.json', '--against', 'three.json', '--lang', 'nl']).stderr).toContain(
      'three.json: leerde families met 3 plaatsen',
    )
  })

  it('tries one that is to be installed against the one before too, and leaves that where it does not pass', () => {
    const few = ['--bot', 'glance', '--bouts', '2', '--fresh', '1', '--workers', '1']
    const before = readFileSync(at(join(SHELF, 'families-2.json')), 'utf8')
    const { status, stdout } = hippodrome(['gate', 'fool.json', '--install', '--json', ...few])
    const { passed, faults, series } = JSON.parse(stdout) as {
      readonly passed: boolean
      readonly faults: readonly string[]
      readonly series: readonly { readonly against: string }[]
    }
    expect({ status, passed }).toEqual({ status: 1, passed: false })
    expect(series.map(({ against }) => against)).toEqual(['the shipped families-2.json', 'hand'])
    // In one match no chance comes true.
    expect(faults.join()).toContain('its chances are off')
    expect(readFileSync(at(join(SHELF, 'families-2.json')), 'utf8')).toBe(before)
    expect(readFileSync(at(join(SHELF, 'shipped.ts')), 'utf8')).toBe('as it was')
  })
})
