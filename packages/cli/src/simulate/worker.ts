import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '../games.ts'
import { type Broken, type Outcome, playOne } from './oneMatch.ts'
import type { Plan } from './plan.ts'

/** Text both ways: it crosses to another thread in a fifth of the time that objects take. */
export type Results = readonly (Outcome | Broken)[]

const plan = JSON.parse(workerData as string) as Plan
const rules = await loadGame(plan.game)

parentPort?.on('message', (text: string) => {
  const [from, to] = JSON.parse(text) as [number, number]
  void playAll(from, to)
})

async function playAll(from: number, to: number): Promise<void> {
  const results: (Outcome | Broken)[] = []
  for (let index = from; index < to; index++) results.push(await playOne(rules, plan, index))
  parentPort?.postMessage(JSON.stringify(results))
}
