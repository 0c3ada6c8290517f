import { Histogram, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { Spans } from './spans.ts'

it('says of the same times the same as the histogram of prom-client', async () => {
  const [ours, theirs] = [new Registry(), new Registry()]
  const buckets = [0.001, 0.01, 0.1, 2]
  const spans = new Spans('spans_seconds', 'How long it took', buckets)
  ours.registerMetric(spans.metric)
  const histogram = new Histogram({
    name: 'spans_seconds',
    help: 'How long it took',
    buckets,
    registers: [theirs],
  })
  for (const ms of [0, 1, 1.5, 8, 10, 99, 100, 1999, 2500, 90_000]) {
    spans.add(ms)
    histogram.observe(ms / 1000)
  }
  expect(await ours.metrics()).toBe(await theirs.metrics())
})
