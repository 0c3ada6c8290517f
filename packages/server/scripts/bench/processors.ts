import { readFileSync } from 'node:fs'
import type { Served } from '../../src/testing/served.ts'

/** Processor time in seconds: of the servers, of this process, of the whole machine, and how much there was. */
type Reading = {
  readonly served: number
  readonly load: number
  readonly busy: number
  readonly whole: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

function read(nodes: readonly Served[]): Reading {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  // What a neighbour of the virtual machine took (the eighth) is not idle: it was not there to be had.
  const ticks = first.split(/\s+/).slice(1, 9).map(Number)
  const [, , , idle = 0, waits = 0] = ticks
  const { user, system } = process.cpuUsage()
  return {
    served: sum(nodes.map((node) => node.busy())),
    load: (user + system) / 1e6,
    busy: (sum(ticks) - idle - waits) / 100,
    whole: sum(ticks) / 100,
  }
}

/**
 * Who had the processors from here on. A server that does much for a message suffers more from others than one that only waits
 * for the disk, so that figures say nothing without it.
 */
export class Processors {
  private readonly began: Reading

  constructor(private readonly nodes: readonly Served[]) {
    this.began = read(nodes)
  }

  /** Seconds that the servers had, and the share of all that neither they nor the load had. */
  since(): { readonly served: number; readonly others: number } {
    const [now, { began }] = [read(this.nodes), this]
    const served = now.served - began.served
    const ours = served + now.load - began.load
    return { served, others: Math.max(0, now.busy - began.busy - ours) / (now.whole - began.whole) }
  }
}
