import { honestModelFor } from '@hippodrome/bots/models'
import { type Review, reviewMatch } from '@hippodrome/bots/review'
import { configOf } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { ReviewRequest, ReviewResponse } from './protocol.ts'

/** Nobody sees a bar move in smaller steps. */
const STEPS = 200

/** Reviews one match in a worker of its own, which is ended when nobody wants it any more. */
export function serveReview(): void {
  const post = (response: ReviewResponse) => postMessage(response)
  addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
    review(data, (done) => post({ is: 'progress', done })).then(
      (found) => post({ is: 'done', review: found }),
      (fault: unknown) =>
        post({ is: 'failed', detail: fault instanceof Error ? fault.message : String(fault) }),
    )
  })
}

async function review({ file, effort }: ReviewRequest, tell: (done: number) => void): Promise<Review> {
  const rules = await loadGame(file.game)
  const model = await honestModelFor(rules, configOf(rules, file))
  const walk = reviewMatch(rules, file, { effort, model })
  let told = 0
  for (;;) {
    const step = walk.next()
    if (step.done) return step.value
    if (Math.floor(step.value.done * STEPS) <= told) continue
    told = Math.floor(step.value.done * STEPS)
    tell(step.value.done)
  }
}
