import { parentPort } from 'node:worker_threads'
import { makeBot, specOf } from '@hippodrome/bots'
import { modelFor } from '@hippodrome/bots/models'
import { configure, fastChance, Match } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { Thought, ThoughtRequest } from './pool.ts'

parentPort?.on('message', (text: string) => {
  const request = JSON.parse(text) as ThoughtRequest
  think(request).then(
    (choice) => answer({ id: request.id, ok: true, choice }),
    (fault: unknown) =>
      answer({ id: request.id, ok: false, detail: fault instanceof Error ? fault.message : String(fault) }),
  )
})

const answer = (thought: Thought): void => parentPort?.postMessage(thought)

async function think({ game, seats, options, state, seat, level, seed }: ThoughtRequest): Promise<number> {
  const rules = await loadGame(game)
  const config = configure(rules, { seats, options })
  const match = Match.from(rules, config, state, fastChance(seed))
  const model = await modelFor(rules, config)
  const bot = makeBot(specOf(level), { seed, now: () => performance.now(), model })
  return bot.choose(match.runner, match.state, seat)
}
