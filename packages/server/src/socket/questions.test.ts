import { previewOf } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { expect, it, vi } from 'vitest'
import { begunTable, personAt } from '../testing/begunTable.ts'
import { answerTo, costOf } from './questions.ts'

const game = await loadGame('families')

const asking = () => {
  const table = begunTable(game, { people: 2 })
  const { match } = table
  if (!match) throw new Error('the match has not begun')
  const seat = match.state.pending[0]?.seat ?? 0
  const ask = () =>
    answerTo(table, personAt(seat), { type: 'previews', match: 'x', ask: 1, seat }) as Promise<unknown[]>
  const choose = () =>
    table.apply(
      personAt(seat),
      { kind: 'choose', seat, decision: match.state.opened[seat] ?? 0, choice: 0 },
      0,
    )
  return { table, match, seat, ask, choose }
}

it('what each choice would come to is tried once for all who ask, and anew when the match has gone on', async () => {
  const { match, seat, ask, choose } = asking()
  const choices = match.decisionOf(seat)?.choices ?? []
  const expected = choices.map((_, choice) => previewOf(match, seat, choice))
  const [one, other] = await Promise.all([ask(), ask()])
  expect(one).toEqual(expected)
  expect(other).toBe(one)
  expect(await ask()).toBe(one)
  expect(choose().ok).toBe(true)
  const later = await ask()
  expect(later).not.toBe(one)
  expect(later).toHaveLength(match.decisionOf(seat)?.choices.length ?? 0)
})

it('somebody who asks and then goes on is told nothing, and is answered when they ask again', async () => {
  const { table, match, seat, ask, choose } = asking()
  const asked = ask()
  expect(choose().ok).toBe(true)
  expect(await asked).toEqual([])
  if (match.canUndo(seat)) {
    table.apply(personAt(seat), { kind: 'undo', seat }, 0)
    expect((await ask()).length).toBe(match.decisionOf(seat)?.choices.length)
  }
  expect((await ask()).length).toBe(match.decisionOf(seat)?.choices.length ?? 0)
})

it('numbers of a match are given for each of its moments', async () => {
  const { table, match, seat, choose } = asking()
  choose()
  const question = {
    type: 'series',
    match: 'x',
    ask: 1,
    paths: [['turn'], ['nowhere', 'at', 'all']],
  } as const
  const [turns, nowhere] = (await answerTo(table, personAt(seat), {
    ...question,
    paths: question.paths.map((path) => [...path]),
  })) as number[][]
  expect(turns).toHaveLength(match.made.length + 1)
  expect(nowhere?.every(Number.isNaN)).toBe(true)
})

/** A match of so many choices, and the views of a seat after each of them. */
function playedOn(choices: number) {
  const { table, match, seat } = asking()
  const views = [game.view(match.state.game, seat)]
  while (match.made.length < choices && !match.over) {
    const [asked] = match.state.pending
    if (!asked) break
    const made = match.made.length
    const decision = match.state.opened[asked.seat] ?? 0
    table.apply(personAt(asked.seat), { kind: 'choose', seat: asked.seat, decision, choice: 0 }, 0)
    // What orders made besides is a choice too, of which nobody saw the moment.
    for (let more = made; more < match.made.length; more++) views.push(game.view(match.state.game, seat))
  }
  return { table, match, seat, views }
}
const at = (version: number) => ({ type: 'at', match: 'x', ask: 1, version }) as const

it('a moment costs by how far it is from what was looked at last, and is the same from wherever one comes', async () => {
  const { table, match, seat, views } = playedOn(200)
  const last = match.made.length
  expect(last).toBeGreaterThanOrEqual(150)
  expect(costOf(at(last), table)).toBe(3 + Math.floor(last / 50))
  expect(costOf({ type: 'series', match: 'x', ask: 1, paths: [] }, table)).toBe(20 + Math.floor(last / 25))
  const seen = async (version: number) =>
    ((await answerTo(table, personAt(seat), at(version))) as { view: unknown }).view
  expect(await seen(last - 1)).toBeDefined()
  expect([costOf(at(last), table), costOf(at(last - 2), table)]).toEqual([3, 3 + Math.floor((last - 2) / 50)])
  expect(await seen(last)).toEqual(views[last])
  const [one, other] = await Promise.all([seen(last), seen(10)])
  expect(one).toEqual(views[last])
  expect(await seen(10)).toEqual(other)
})

it('whoever looks back keeps nobody waiting', async () => {
  const { table, seat } = playedOn(200)
  let turns = 0
  let looking = true
  const turn = () => {
    turns += 1
    if (looking) setImmediate(turn)
  }
  setImmediate(turn)
  const clock = performance.now.bind(performance)
  let ahead = 0
  // Each look at the clock is three milliseconds later than the last.
  const spied = vi.spyOn(performance, 'now').mockImplementation(() => clock() + (ahead += 3))
  await answerTo(table, personAt(seat), at(100))
  looking = false
  spied.mockRestore()
  expect(turns).toBeGreaterThan(10)
})
