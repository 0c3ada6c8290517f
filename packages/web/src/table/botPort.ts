import { type Advice, advise, BOT_LEVELS, makeBot } from '@hippodrome/bots'
import { configure, fastChance, Match } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { BotRequest, BotResponse } from './protocol.ts'

const drawSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 0

const specOf = (level: string): string => BOT_LEVELS.find(({ id }) => id === level)?.spec ?? level

/** As long as a captain thinks about its own choice, or a little longer where choices are many. */
const ADVICE = { playouts: 300 }

/** Answers what bots choose, in a worker of their own. */
export function serveBots(): void {
  addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
    think(data).then(
      (answer) => postMessage({ id: data.id, ok: true, answer } satisfies BotResponse),
      (fault: unknown) => {
        const detail = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
        postMessage({ id: data.id, ok: false, detail } satisfies BotResponse)
      },
    )
  })
}

async function think(request: BotRequest): Promise<number | readonly Advice[]> {
  const { game, seats, options, tables, state, seat } = request
  const rules = await loadGame(game)
  const config = configure(rules, { seats, options, data: tables })
  const match = Match.from(rules, config, state, fastChance(drawSeed()))
  if (request.call === 'advise') return advise(match.runner, match.state, seat, drawSeed(), ADVICE)
  const bot = makeBot(specOf(request.level), { seed: drawSeed(), now: () => performance.now() })
  return bot.choose(match.runner, match.state, seat)
}
