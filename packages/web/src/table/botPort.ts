import { BOT_LEVELS, makeBot } from '@hippodrome/bots'
import { configure, fastChance, Match } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { BotRequest, BotResponse } from './protocol.ts'

const drawSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 0

const specOf = (level: string): string => BOT_LEVELS.find(({ id }) => id === level)?.spec ?? level

/** Answers what bots choose, in a worker of their own. */
export function serveBots(): void {
  addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
    think(data).then(
      (choice) => postMessage({ id: data.id, ok: true, choice } satisfies BotResponse),
      (fault: unknown) => {
        const detail = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
        postMessage({ id: data.id, ok: false, detail } satisfies BotResponse)
      },
    )
  })
}

async function think({ game, seats, options, tables, state, seat, level }: BotRequest): Promise<number> {
  const rules = await loadGame(game)
  const config = configure(rules, { seats, options, data: tables })
  const match = Match.from(rules, config, state, fastChance(drawSeed()))
  const bot = makeBot(specOf(level), { seed: drawSeed(), now: () => performance.now() })
  return bot.choose(match.runner, match.state, seat)
}
