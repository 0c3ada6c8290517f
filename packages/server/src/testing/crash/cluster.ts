import type { TestPostgres } from '../../../../../scripts/postgres.mjs'
import { judge, sleep, underLoad, type Verdict, Victim, Witness } from './harness.ts'

export type ClusterPlan = {
  readonly kills: number
  readonly clients: number
  readonly nodes: number
  /** Every so many kills it is the database itself that dies; never if absent. */
  readonly databaseEvery?: number
  readonly progress?: (kills: number) => void
}

/**
 * Lets clients play at several nodes of one database, going from one to the next, while nodes and the database itself are
 * killed; then reads what was kept.
 */
export async function clusterTest(postgres: TestPostgres, plan: ClusterPlan): Promise<Verdict> {
  const place = postgres.url('postgres')
  const nodes = await Promise.all(
    Array.from({ length: plan.nodes }, () => Victim.at(['--database', place, '--haste', '1000'])),
  )
  const bases = nodes.map(({ base }) => base)
  const witnesses = Array.from({ length: plan.clients }, (_, n) => new Witness(bases, `Witness ${n}`, 7 + n))
  let running = true
  const playing = async (witness: Witness) => {
    while (running) {
      await witness.play()
      if (running) await sleep(50)
    }
  }
  try {
    for (const node of nodes) await node.start('right', '', 0)
    await Promise.all(witnesses.map((witness) => witness.begin()))
    const all = witnesses.map(playing)
    for (let kills = 0; kills < plan.kills; kills++) {
      await underLoad(witnesses, 100 + ((kills * 7919) % 250))
      if (plan.databaseEvery !== undefined && kills % plan.databaseEvery === plan.databaseEvery - 1) {
        await postgres.kill()
        await postgres.start()
        if (!nodes.every(({ alive }) => alive)) throw new Error('a node died with its database')
      } else {
        const node = nodes[kills % nodes.length]
        await node?.kill()
        await node?.start('right', '', 0)
      }
      plan.progress?.(kills + 1)
    }
    running = false
    for (const node of nodes) await node.kill()
    await Promise.all(all)
    return await judge(place, witnesses, plan.kills)
  } finally {
    running = false
    for (const node of nodes) await node.kill()
  }
}
