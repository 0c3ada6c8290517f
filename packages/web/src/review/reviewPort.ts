import { honestModelFor } from '@hippodrome/bots/models'
import { linesOf, reviewMatch } from '@hippodrome/bots/review'
import { configOf } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { ReviewRequest, ReviewResponse } from './protocol.ts'

/** Nobody sees a bar move in smaller steps. */
const STEPS = 200

/** Reviews one match in a worker of its own, which is ended when nobody wants it any more. */
export function serveReview(): void {
  const post = (response: ReviewResponse) => postMessage(response)
  addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
    answer(data, (done) => post({ is: 'progress', done })).then(post, (fault: unknown) =>
      post({ is: 'failed', detail: fault instanceof Error ? fault.message : String(fault) }),
    )
  })
}

async function answer(request: ReviewRequest, tell: (done: number) => void): Promise<ReviewResponse> {
  const { file } = request
  const rules = await loadGame(file.game)
  const byHand = request.do === 'lines' && request.judge === 'hand'
  const model = byHand ? undefined : await honestModelFor(rules, configOf(rules, file))
  if (request.do === 'lines') return { is: 'lines', lines: linesOf(rules, file, { ...request, model }) }
  const walk = reviewMatch(rules, file, { effort: request.effort, model })
  let told = 0
  for (;;) {
    const step = walk.next()
    if (step.done) return { is: 'done', review: step.value }
    if (Math.floor(step.value.done * STEPS) <= told) continue
    told = Math.floor(step.value.done * STEPS)
    tell(step.value.done)
  }
}
