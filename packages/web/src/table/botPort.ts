import { changesOf, chancesOf, counselOf, isCalibrated, makeBot, specOf } from '@hippodrome/bots'
import { modelFor } from '@hippodrome/bots/models'
import { configure, fastChance, Match } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { BotRequest, BotResponse, BotThought, Thought } from './protocol.ts'

const drawSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 0

/** As long as a captain thinks about its own choice, or a little longer where choices are many. */
const ADVICE = { playouts: 300 }

/** Answers what bots choose, in a worker of their own. */
export function serveBots(): void {
  let left = 0
  addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
    if (data.call === 'leave') {
      left += 1
      return
    }
    const asked = left
    think(data, () => left !== asked).then(
      (answer) => postMessage({ id: data.id, ok: true, answer } satisfies BotResponse),
      (fault: unknown) => {
        const detail = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
        postMessage({ id: data.id, ok: false, detail } satisfies BotResponse)
      },
    )
  })
}

type Answer = Thought[keyof Thought]['answer']

/** How long the worker may look at choices before it listens whether anybody still wants to know. */
const SLICE_MS = 8

/** The outcome of a walk that rests now and then; nothing if nobody waits for it any more. */
async function unlessLeft<T>(walk: Generator<undefined, T>, isLeft: () => boolean): Promise<T | undefined> {
  for (let began = performance.now(); ; ) {
    const step = walk.next()
    if (step.done) return step.value
    if (performance.now() - began < SLICE_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (isLeft()) return undefined
    began = performance.now()
  }
}

async function think(request: BotThought, isLeft: () => boolean): Promise<Answer> {
  const { game, seats, options, tables, state, seat } = request
  const rules = await loadGame(game)
  const config = configure(rules, { seats, options, data: tables })
  const [{ runner, state: position }, model] = [
    Match.from(rules, config, state, fastChance(drawSeed())),
    await modelFor(rules, config),
  ]
  switch (request.call) {
    case 'chances':
      return model && isCalibrated(model, config) ? chancesOf(runner, model, position, seat, drawSeed()) : []
    case 'changes': {
      if (!model || !isCalibrated(model, config)) return []
      const changes = await unlessLeft(changesOf(runner, model, position, seat, drawSeed()), isLeft)
      return changes ?? []
    }
    case 'advise':
      return counselOf(runner, config, model, position, seat, drawSeed(), ADVICE)
    case 'choose': {
      const bot = makeBot(specOf(request.level), { seed: drawSeed(), now: () => performance.now(), model })
      return bot.choose(runner, position, seat)
    }
  }
}
