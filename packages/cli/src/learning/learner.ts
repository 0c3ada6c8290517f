import { parentPort, workerData } from 'node:worker_threads'
import type { Model } from '@hippodrome/bots'
import type { Options } from '@hippodrome/engine'
import { type Bout, type Lesson, playBout, playLesson } from '@hippodrome/bots/learning'
import { loadGame } from '../games.ts'
import { readModel } from './modelFiles.ts'

/** What every learner of a course is given; options that are not named are as usual in bouts and vary in lessons. */
export type Course = {
  readonly game: string
  readonly seats: number
  readonly options?: Options
  /** Of a hundred lessons, in how many all is as usual but what is played. */
  readonly usual?: number
  /** Of a hundred lessons by a model, in how many one seat judges by the game's own evaluation. */
  readonly guests?: number
}

/** A player in a duel: a bot, and the file of the model that it judges by. */
export type Fighter = { readonly bot: string; readonly model?: string | undefined }

/** Work for a learner: lessons by a model or by hand, or a bout between two players. Models are named by their files. */
export type Task =
  | { readonly do: 'lessons'; readonly seeds: readonly number[]; readonly model?: string | undefined }
  | {
      readonly do: 'bout'
      readonly seed: number
      readonly player: Fighter
      readonly rival: Fighter
      readonly judge?: string | undefined
    }

export type Answer =
  | { readonly did: 'lessons'; readonly lessons: readonly Lesson[] }
  | { readonly did: 'bout'; readonly seed: number; readonly bout: Bout }

const { game, seats, options = {}, usual, guests } = JSON.parse(workerData as string) as Course
const rules = await loadGame(game)
const models = new Map<string, Model>()

function modelAt(path: string | undefined): Model | undefined {
  if (path === undefined) return undefined
  const model = models.get(path) ?? readModel(path)
  models.set(path, model)
  return model
}

function answerOf(task: Task): Answer {
  if (task.do === 'lessons') {
    const plan = { rules, seats, options, usual, guests, model: modelAt(task.model) }
    return { did: 'lessons', lessons: task.seeds.map((seed) => playLesson(plan, seed)) }
  }
  const { player, rival, judge, seed } = task
  const bout = playBout(
    {
      rules,
      seats,
      options,
      player: { bot: player.bot, model: modelAt(player.model) },
      rival: { bot: rival.bot, model: modelAt(rival.model) },
      judge: modelAt(judge),
      now: () => performance.now(),
    },
    seed,
  )
  return { did: 'bout', seed, bout }
}

parentPort?.on('message', (text: string) => {
  parentPort?.postMessage(JSON.stringify(answerOf(JSON.parse(text) as Task)))
})
