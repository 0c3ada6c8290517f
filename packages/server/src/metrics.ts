import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { Spans } from './spans.ts'

/** Figures for whoever runs the server. Labels are kinds of things, never people or tables. */
export function makeMetrics(gauges: {
  readonly sockets: () => number
  readonly tables: () => number
  readonly thinking: () => number
  readonly commits: () => number
}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('hippodrome_sockets', 'Sockets that are open', gauges.sockets)
  gauge('hippodrome_tables', 'Tables in memory', gauges.tables)
  gauge('hippodrome_thinking', 'Choices that bots have yet to make', gauges.thinking)
  gauge('hippodrome_commits', 'Commits of entries since the start', gauges.commits)
  // Counted here and given over when they are asked for: a label costs more than many a message.
  const heard = new Map<string, number>()
  new Counter({
    name: 'hippodrome_messages_total',
    help: 'Messages from pages and programs, by kind',
    labelNames: ['type'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [type, count] of heard) this.inc({ type }, count)
    },
  })
  const answered = new Spans(
    'hippodrome_entry_seconds',
    'From a message to its entry on the disk',
    [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
  )
  registry.registerMetric(answered.metric)
  return {
    registry,
    answered,
    /** A message of this kind has come. */
    heard(type: string): void {
      heard.set(type, (heard.get(type) ?? 0) + 1)
    },
    refusals: new Counter({
      name: 'hippodrome_refusals_total',
      help: 'What was refused, by its code',
      labelNames: ['code'] as const,
      registers: [registry],
    }),
  }
}
export type Metrics = ReturnType<typeof makeMetrics>
