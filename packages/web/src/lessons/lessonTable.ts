import { type Acted, type Choice, type Outcome, sameJson } from '@hippodrome/engine'
import { type MatchStore, MemoryStore } from '../store/matchStore.ts'
import { InProcess } from '../table/inProcess.ts'
import { LocalTable } from '../table/localTable.ts'
import { TableHost } from '../table/tableHost.ts'
import type { Thinker } from '../table/thinker.ts'
import { type Lesson, type Plan, READER } from './lesson.ts'

/** A choice of the reader that is legal and not what the lesson asks for. */
export type Slip = { readonly step: number; readonly choice: number }

const NOT_NOW: Outcome = { ok: false, code: 'not-offered', message: 'the lesson asks for another choice' }

/** A table on which one lesson is played: the other seats follow the plan, and a slip of the reader is taken back. */
export class LessonTable extends LocalTable {
  private slipped: Slip | undefined

  private constructor(
    id: string,
    readonly lesson: Lesson,
    private readonly plan: Plan,
    private readonly memory: MatchStore,
    private readonly lasting: MatchStore,
  ) {
    const startWorker = () =>
      new InProcess(
        new TableHost(
          () => Promise.resolve(plan.rules),
          memory,
          () => 0,
          {},
        ),
      )
    super({ id, startWorker, thinker: following(plan), confirms: () => false })
  }

  /** `lasting` keeps a match that goes on from the lesson. */
  static async open(id: string, lesson: Lesson, plan: Plan, lasting: MatchStore): Promise<LessonTable> {
    const memory = new MemoryStore()
    await memory.put({ id, revision: 1, file: plan.file, changed: 0, hidden: true })
    return new LessonTable(id, lesson, plan, memory, lasting)
  }

  slip = (): Slip | undefined => this.slipped

  guide(made: number): readonly number[] {
    const next = this.plan.expected[made]
    return next?.seat === READER ? next.choices : []
  }

  override submit(decision: number, choice: number): Promise<Outcome> {
    if (decision !== this.state()?.view.decision?.number) return super.submit(decision, choice)
    const step = this.state()?.made ?? 0
    const expected = this.plan.expected[step]
    if (expected?.seat === READER && expected.choices.includes(choice)) {
      this.slipped = undefined
      return super.submit(decision, choice)
    }
    this.slipped = expected && { step, choice }
    this.tell()
    return Promise.resolve(NOT_NOW)
  }

  /** A gesture is made choice by choice, so that each is judged; what the lesson does not ask for stops it. */
  override async act(choices: readonly Choice[]): Promise<Acted> {
    for (const [made, wanted] of choices.entries()) {
      const decision = this.state()?.view.decision
      if (!decision) return { made, stop: { why: 'others', waiting: this.state()?.view.waiting ?? [] } }
      const choice = decision.choices.findIndex((offered) => sameJson(offered, wanted))
      const outcome = choice < 0 ? NOT_NOW : await this.submit(decision.number, choice)
      if (!outcome.ok) return { made, stop: { why: 'not-offered', reason: { key: outcome.code } } }
    }
    return { made: choices.length, stop: { why: 'done' } }
  }

  override async goOnFrom(version: number): Promise<string> {
    const id = await super.goOnFrom(version)
    const match = await this.memory.get(id)
    if (match) await this.lasting.put(match)
    return id
  }
}

/** The other seats' choices are those of the plan; after its end they wait. */
const following = ({ expected }: Plan): Thinker => ({
  think: ({ state, seat }) => {
    const { version } = state as { readonly version: number }
    const next = expected[version]
    return next?.seat === seat && next.choices[0] !== undefined
      ? Promise.resolve(next.choices[0])
      : new Promise<number>(() => {})
  },
  end: () => {},
})
