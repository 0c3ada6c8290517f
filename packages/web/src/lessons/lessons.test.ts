import { LANGUAGES, openMatch } from '@hippodrome/engine'
import { families, finalScore } from '@hippodrome/families'
import book from '../../../../docs/rules/families.md?raw'
import { afterEach, describe, expect, it } from 'vitest'
import { MemoryStore } from '../store/matchStore.ts'
import { type Plan, planOf, READER } from './lesson.ts'
import { LESSON_IDS } from './ids.ts'
import { LESSONS } from './lessons.ts'
import { LessonTable } from './lessonTable.ts'
import { progressFrom } from './progress.ts'
import { lessonTexts } from './words.ts'

const tables: LessonTable[] = []
afterEach(() => {
  for (const table of tables.splice(0)) table.close()
})

async function sit(number: number): Promise<{ table: LessonTable; plan: Plan; lasting: MemoryStore }> {
  const lesson = LESSONS[number]
  if (!lesson) throw new Error('no such lesson')
  const plan = planOf(lesson)
  const lasting = new MemoryStore()
  const table = await LessonTable.open('lesson', plan, lasting)
  tables.push(table)
  await asked(table, plan)
  return { table, plan, lasting }
}

/** Waits until the reader is asked what the plan has next, or the plan is at its end. */
const asked = (table: LessonTable, { expected }: Plan): Promise<number> =>
  new Promise((resolve) => {
    const look = () => {
      const made = table.state()?.made
      if (made === undefined) return
      const reader = expected[made]?.seat === READER && table.state()?.view.decision !== undefined
      if (reader || made === expected.length) {
        stop()
        resolve(made)
      }
    }
    const stop = table.subscribe(look)
    look()
  })

const choose = (table: LessonTable, choice: number) =>
  table.submit(table.state()?.view.decision?.number ?? -1, choice)

describe('the ten lessons', () => {
  it('are ten, each with its words for every choice in both languages', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(LESSON_IDS)
    expect(LESSONS).toHaveLength(10)
    for (const { id, steps } of LESSONS)
      for (const language of LANGUAGES) {
        const text = lessonTexts[language][id]
        expect(text.steps.map((step) => step.ask !== undefined)).toEqual(
          steps.map(({ seat }) => seat === READER),
        )
      }
  })

  it('teach rules that the rule book has', () => {
    for (const { rules } of LESSONS) for (const rule of rules) expect(book).toContain(`**${rule}**`)
  })

  it.each(LESSONS.map((lesson, number) => [lesson.id, number] as const))(
    '%s can be played to its end, with slips',
    async (_id, number) => {
      const { table, plan } = await sit(number)
      for (let made = await asked(table, plan); made < plan.expected.length; ) {
        const right = plan.expected[made]?.choices ?? []
        const offered = table.state()?.view.decision?.choices ?? []
        const wrong = offered.findIndex((_, index) => !right.includes(index))
        if (wrong >= 0) {
          expect(await choose(table, wrong)).toMatchObject({ ok: false })
          expect(table.slip()).toEqual({ step: made, choice: wrong })
          expect(table.state()?.made).toBe(made)
        }
        expect(await choose(table, right[right.length - 1] ?? -1)).toEqual({ ok: true })
        expect(table.slip()).toBeUndefined()
        made = await asked(table, plan)
      }
    },
  )

  it('the last one is won by 60 to 45, as the half-score rule of §22.3 says', async () => {
    const { table, plan } = await sit(9)
    for (const { choices } of plan.expected) await choose(table, choices[0] ?? -1)
    await asked(table, plan)
    expect(table.state()?.view.result?.scores).toEqual([finalScore(40, 20), finalScore(30, 15)])
  })

  it('a lesson leaves nothing behind unless somebody goes on from it', async () => {
    const { table, plan, lasting } = await sit(0)
    await choose(table, plan.expected[0]?.choices[0] ?? -1)
    expect(await lasting.list()).toEqual([])
    const id = await table.goOnFrom(0)
    const kept = await lasting.get(id)
    expect(kept?.hidden).toBeUndefined()
    expect(openMatch(families as never, kept?.file as never).state.pending[0]?.prompt).toBe('action')
  })
})

it('progress that is unknown or spoilt is forgotten', () => {
  expect(progressFrom('["score","control","old lesson"]')).toEqual(['control', 'score'])
  expect(progressFrom('{"done":1}')).toEqual([])
  expect(progressFrom('not json')).toEqual([])
  expect(progressFrom(null)).toEqual([])
})
