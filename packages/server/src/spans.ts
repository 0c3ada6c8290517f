import type { Metric } from 'prom-client'

/**
 * How long things took, as a histogram for Prometheus. That of `prom-client` looks its buckets up by their names, which took as long as
 * playing a choice does.
 */
export class Spans {
  private readonly counts: number[]
  private count = 0
  private sum = 0

  constructor(
    readonly name: string,
    private readonly help: string,
    /** In seconds, rising. */
    private readonly bounds: readonly number[],
  ) {
    this.counts = bounds.map(() => 0)
  }

  add(milliseconds: number): void {
    const seconds = milliseconds / 1000
    this.count += 1
    this.sum += seconds
    const bucket = this.bounds.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) this.counts[bucket] = (this.counts[bucket] ?? 0) + 1
  }

  /** As the registry of `prom-client` wants it: all that it does with a metric is to ask for its name and values. */
  get metric(): Metric {
    const { name } = this
    return { name, get: () => Promise.resolve(this.read()) } as unknown as Metric
  }

  private read() {
    const { name, help, bounds, count, sum } = this
    let within = 0
    const buckets = bounds.map((le, bucket) => ({
      metricName: `${name}_bucket`,
      labels: { le },
      value: (within += this.counts[bucket] ?? 0),
    }))
    const values = [
      ...buckets,
      { metricName: `${name}_bucket`, labels: { le: '+Inf' }, value: count },
      { metricName: `${name}_sum`, labels: {}, value: sum },
      { metricName: `${name}_count`, labels: {}, value: count },
    ]
    return { name, help, type: 'histogram', values, aggregator: 'sum' }
  }
}
