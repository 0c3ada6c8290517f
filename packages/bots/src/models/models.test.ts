import { type Config, configure, type Game } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modelFile } from '../model/model.ts'
import { honestModelFor, modelFor, type Shipped } from './index.ts'
import { SHIPPED } from './shipped.ts'

const games: readonly Game[] = await Promise.all(GAMES.map((game) => loadGame(game)))
const rules: Game = await loadGame('families')
const known = await modelFor(rules, { seats: 2 })
const file = known && modelFile(known)

/** A model of its own for each test, as a build would fetch it. */
const shipped = (json: unknown): Shipped & { readonly asked: () => number } => {
  let asked = 0
  const load = () => {
    asked += 1
    return json instanceof Error ? Promise.reject(json) : Promise.resolve({ default: json })
  }
  return { game: 'families', seats: 2, load, asked: () => asked }
}

type Learned = {
  readonly game: string
  readonly seats: number
  readonly rules: string
  readonly features: number
  readonly general: boolean
  readonly hidden: number
}

/** What to do about a model that no longer fits its game, the simplest first. */
function adviceOn({ game, seats, rules: learned, features, general, hidden }: Learned, own: Game): string {
  const name = `${game}-${seats}${general ? '-general' : ''}`
  const train = `hippodrome train --game ${game} --seats ${seats}${general ? ' --general' : ''} --hidden ${hidden} --minutes 60`
  return [
    `it learned rules ${learned} and inputs ${features}; today they are ${own.rules} and ${own.features?.version}, so bots judge ${game} by hand again.`,
    features === own.features?.version
      ? `Try it by today's rules ("hippodrome gate packages/bots/src/models/${name}.json --adopt --install"); if it does not pass, train`
      : 'Train',
    `a new one ("${train}") and make it part of the game ("hippodrome gate learning/${name}/best.json --install"),`,
    `or take ${name}.json and its lines in shipped.ts away until then; docs/learning.md says more`,
  ].join(' ')
}

describe.each(SHIPPED.map(({ game, seats, load }) => [`${game} with ${seats}`, game, seats, load] as const))(
  'the model of %s',
  (_name, game, seats, load) => {
    it('still fits the game', async () => {
      const { default: json } = await load()
      const own = await loadGame(game)
      const model = await modelFor(own, configure(own, { seats }), [{ game, seats, load }])
      expect(model ? 'fits' : adviceOn(json as unknown as Learned, own)).toBe('fits')
    })

    it('would be tried again, or trained, under its own name', async () => {
      const learned = (await load()).default as unknown as Learned
      const own: Game = await loadGame(game)
      const features = own.features?.version ?? 0
      const advice = adviceOn({ ...learned, features }, own)
      const [, shelf = '', trained = ''] =
        /gate (\S+) --adopt --install.*gate learning\/(\S+)\/best/.exec(advice) ?? []
      const path = new URL(`../../../../${shelf}`, import.meta.url)
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(learned)
      expect(basename(shelf, '.json')).toBe(trained)
      expect(adviceOn({ ...learned, features: features - 1 }, own)).not.toContain('--adopt')
    })
  },
)

describe('the model for a match', () => {
  it('is one of the game and its number of seats', async () => {
    const strangers: string[] = []
    for (const own of games)
      for (let seats = 2; seats <= own.seats.max; seats++) {
        const { about } = (await modelFor(own, configure(own, { seats }))) ?? {}
        if (about && (about.game !== own.id || about.seats !== seats)) strangers.push(`${own.id} ${seats}`)
      }
    expect(strangers).toEqual([])
  })

  it.skipIf(!file)('is fetched once, and only when its game is played', async () => {
    const one = shipped(file)
    await modelFor(rules, { seats: 3 }, [one])
    await modelFor(await loadGame('court'), { seats: 2 }, [one])
    expect(one.asked()).toBe(0)
    const [first, second] = await Promise.all([1, 2].map(() => modelFor(rules, { seats: 2 }, [one])))
    expect(first).toBeDefined()
    expect(second).toBe(first)
    expect(await modelFor(rules, { seats: 2 }, [one])).toBe(first)
    expect(one.asked()).toBe(1)
  })

  it.skipIf(!file)('is one for any board where the board is another', async () => {
    const [own, any] = [shipped(file), shipped({ ...file, general: true })]
    const data = { board: 'another' }
    expect(await modelFor(rules, { seats: 2, data }, [own])).toBeUndefined()
    expect((await modelFor(rules, { seats: 2, data }, [own, any]))?.about.general).toBe(true)
    expect((await modelFor(rules, { seats: 2 }, [own, any]))?.about.general).toBe(false)
  })

  it.each([
    ['of other rules', { rules: 'older' }],
    ['of other inputs', { features: 999 }],
    ['that is spoilt', { weights: 'nonsense' }],
  ])('is none %s', async (_why, wrong) => {
    expect(await modelFor(rules, { seats: 2 }, [shipped({ ...file, ...wrong })])).toBeUndefined()
  })

  it.skipIf(!file)('may judge all the same where its chances are off, but they are not told', async () => {
    const config = configure(rules, { seats: 2 })
    const tenths = [{ cases: 100, said: 0.2, won: 0.4 }]
    const off = shipped({ ...file, calibration: { ...file?.calibration, tenths } })
    const { calibration: _unknown, ...unmeasured } = file ?? {}
    for (const one of [off, shipped(unmeasured)]) {
      expect(await modelFor(rules, config, [one])).toBeDefined()
      expect(await honestModelFor(rules, config, [one])).toBeUndefined()
    }
    expect(await honestModelFor(rules, config, [shipped(file)])).toBeDefined()
  })

  it.skipIf(!file)(
    'tells its chances where they come true, and not in the mode where they do not',
    async () => {
      const tenths = [{ cases: 100, said: 0.2, won: 0.4, results: 400 }]
      const mode = { ...file?.calibration, option: 'attackerRetreat', value: 'full', tenths }
      const one = shipped({ ...file, modes: [mode] })
      const [usual, full] = ['back', 'full'].map((attackerRetreat) =>
        configure(rules, { seats: 2, options: { attackerRetreat } }),
      ) as [Config, Config]
      expect(await honestModelFor(rules, usual, [one])).toBeDefined()
      expect(await honestModelFor(rules, full, [one])).toBeUndefined()
      expect(await modelFor(rules, full, [one])).toBeDefined()
    },
  )

  it.skipIf(!file)('is fetched again after a network that failed', async () => {
    let works = false
    const load = () => (works ? Promise.resolve({ default: file }) : Promise.reject(new Error('no network')))
    const one: Shipped = { game: 'families', seats: 2, load }
    expect(await modelFor(rules, { seats: 2 }, [one])).toBeUndefined()
    works = true
    expect(await modelFor(rules, { seats: 2 }, [one])).toBeDefined()
  })
})
