import { LANGUAGES, openMatch } from '@hippodrome/engine'
import { GAMES, type GameId, loadGame } from '@hippodrome/games'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MemoryStore } from '../store/matchStore.ts'
import { COURSES } from './course.ts'
import { lessonIds } from './ids.ts'
import { type Lesson, type Plan, planOf, READER } from './lesson.ts'
import { LessonTable } from './lessonTable.ts'
import { progressFrom } from './progress.ts'

const books = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })

type Sat = { readonly table: LessonTable; readonly plan: Plan; readonly lasting: MemoryStore }

// Fetching rules takes its time when the machine is busy; what is tested does not.
beforeAll(async () => {
  for (const game of GAMES) {
    await loadGame(game)
    await COURSES[game]?.texts()
    await COURSES[game]?.lessons()
  }
}, 60_000)

const tables: LessonTable[] = []
afterEach(() => {
  for (const table of tables.splice(0)) table.close()
})

const lessonsOf = async (game: GameId): Promise<readonly Lesson[]> =>
  (await COURSES[game]?.lessons())?.lessons ?? []

async function sit(game: GameId, number: number): Promise<Sat> {
  const lesson = (await lessonsOf(game))[number]
  if (!lesson) throw new Error('no such lesson')
  const plan = planOf(await loadGame(game), lesson)
  const lasting = new MemoryStore()
  const table = await LessonTable.open('lesson', lesson, plan, lasting)
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

describe.each(GAMES)('the lessons of %s', (game) => {
  it('have words for every choice in both languages', async () => {
    const lessons = await lessonsOf(game)
    const texts = (await COURSES[game]?.texts())?.texts
    expect(lessons.map(({ id }) => id)).toEqual(lessonIds(game))
    for (const { id, steps } of lessons)
      for (const language of LANGUAGES)
        expect(texts?.[language][id]?.steps.map((step) => step.ask !== undefined)).toEqual(
          steps.map(({ seat }) => seat === READER),
        )
  })

  it('teach rules that the rule book has', async () => {
    const book = await books[`../../../../docs/rules/${game}.md`]?.()
    for (const { rules } of await lessonsOf(game))
      for (const rule of rules) expect(book).toContain(`**${rule}**`)
  })

  it.each(lessonIds(game).map((id, number) => [id, number] as const))(
    '%s can be played to its end, with slips',
    async (_id, number) => {
      const { table, plan } = await sit(game, number)
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
})

describe('a lesson', () => {
  it('of §22.3 is won by 60 to 45, as the half-score rule says', async () => {
    const { table, plan } = await sit('families', 9)
    for (const { choices } of plan.expected) await choose(table, choices[0] ?? -1)
    await asked(table, plan)
    expect(table.state()?.view.result?.scores).toEqual([60, 45])
  })

  it('points at what it asks the reader for, and at nothing while others choose', async () => {
    const { table, plan } = await sit('powers', 2)
    for (const [made, { seat, choices }] of plan.expected.entries())
      expect(table.guide(made)).toEqual(seat === READER ? choices : [])
    expect(table.guide(plan.expected.length)).toEqual([])
  })

  it('takes a gesture choice by choice, and stops it where it asks for something else', async () => {
    const { table, plan } = await sit('families', 0)
    const first = table.state()?.view.decision?.choices ?? []
    const right = first[plan.expected[0]?.choices[0] ?? -1]
    const wrong = first.find((choice) => choice !== right)
    if (!right || !wrong) throw new Error('the lesson leaves no choice')
    expect(await table.act([wrong, right])).toMatchObject({ made: 0, stop: { why: 'not-offered' } })
    expect(table.slip()).toEqual({ step: 0, choice: first.indexOf(wrong) })
    expect(await table.act([right, { do: 'take', source: 'pool' }])).toMatchObject({ made: 1 })
    expect(table.state()?.made).toBe(1)
  })

  it('begins after the choices that were made before it', async () => {
    const rules = await loadGame('families')
    const control = (await lessonsOf('families'))[0]
    if (!control) throw new Error('no such lesson')
    const [take, pay] = control.steps
    if (!take || !pay) throw new Error('no such steps')
    const begin = () => ({ ...control.begin(), before: [take] })
    const plan = planOf(rules, { ...control, begin, steps: [pay] })
    expect(openMatch(rules, plan.file).view(READER).decision?.choices).toContainEqual(pay.choices[0])
  })

  it('leaves nothing behind unless somebody goes on from it', async () => {
    const { table, plan, lasting } = await sit('families', 0)
    await choose(table, plan.expected[0]?.choices[0] ?? -1)
    expect(await lasting.list()).toEqual([])
    const id = await table.goOnFrom(0)
    const kept = await lasting.get(id)
    if (!kept) throw new Error('nothing was kept')
    expect(kept.hidden).toBeUndefined()
    expect(openMatch(plan.rules, kept.file).state.pending[0]?.prompt).toBe('action')
  })
})

it('progress that is unknown or spoilt is forgotten', () => {
  expect(progressFrom('["families/score","families/control","old lesson"]')).toEqual([
    'families/control',
    'families/score',
  ])
  expect(progressFrom('{"done":1}')).toEqual([])
  expect(progressFrom('not json')).toEqual([])
  expect(progressFrom(null)).toEqual([])
})
