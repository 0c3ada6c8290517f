import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

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
  return {
    registry,
    messages: new Counter({
      name: 'hippodrome_messages_total',
      help: 'Messages from pages and programs, by kind',
      labelNames: ['type'] as const,
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'hippodrome_refusals_total',
      help: 'What was refused, by its code',
      labelNames: ['code'] as const,
      registers: [registry],
    }),
    answered: new Histogram({
      name: 'hippodrome_entry_seconds',
      help: 'From a message to its entry on the disk',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers: [registry],
    }),
  }
}
export type Metrics = ReturnType<typeof makeMetrics>
