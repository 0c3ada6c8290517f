import type { TestPostgres } from '../../../../../scripts/postgres.mjs'
import { Sleeper } from './deadlines.ts'
import { isLate, judge, sleep, underLoad, type Verdict, Victim, Witness } from './harness.ts'

export type ClusterPlan = {
  readonly kills: number
  readonly clients: number
  readonly nodes: number
  /** Every so many kills it is the database itself that dies; never if absent. */
  readonly databaseEvery?: number
  readonly progress?: (kills: number) => void
  /** From this moment on nothing more is killed, and what was done so far is judged. */
  readonly until?: number
}

export type ClusterVerdict = Verdict & {
  /** Clocks of tables at which nobody played, how many of them ran out more than once, and how many never. */
  readonly deadlines: number
  readonly twice: number
  readonly missed: number
}

/**
 * Lets clients play at several nodes of one database, going from one to the next, and clocks run out, while nodes and the
 * database itself are killed; then reads what was kept.
 */
export async function clusterTest(postgres: TestPostgres, plan: ClusterPlan): Promise<ClusterVerdict> {
  const place = postgres.url('postgres')
  const nodes = await Promise.all(
    Array.from({ length: plan.nodes }, () => Victim.at(['--database', place, '--haste', '1000'])),
  )
  const bases = nodes.map(({ base }) => base)
  const witnesses = Array.from({ length: plan.clients }, (_, n) => new Witness(bases, `Witness ${n}`, 7 + n))
  const sleeper = new Sleeper(bases)
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
    const all = [...witnesses.map(playing), sleeper.open(() => running)]
    let kills = 0
    for (; kills < plan.kills && !isLate(plan); kills++) {
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
    for (const node of nodes) await node.start('right', '', 0)
    const fired = await sleeper.judge(place)
    for (const node of nodes) await node.kill()
    return { ...(await judge(place, witnesses, kills, sleeper.sent)), ...fired }
  } finally {
    running = false
    for (const node of nodes) await node.kill()
  }
}
