import { readFileSync } from 'node:fs'
import { BadData, canonical, type Json } from '@hippodrome/engine'
import { beforeEach, describe, expect, it } from 'vitest'
import { allGames, loadGame } from '../games.ts'
import { smallGame } from '../testing.ts'
import { HELP } from './requests.ts'
import { CODES, DriveSession, type Reply } from './session.ts'

let session: DriveSession
beforeEach(() => {
  session = new DriveSession(
    (id) =>
      id === 'auction' ? Promise.resolve(smallGame) : Promise.reject(new BadData('game', `"${id}" is none`)),
    () => Promise.resolve([smallGame]),
  )
})

const send = (request: object): Promise<Reply> => session.handle({ text: JSON.stringify(request) })

/** What must be answered well. */
async function ask<T = { [key: string]: Json }>(request: object): Promise<T> {
  const reply = await send(request)
  expect({ request, ...reply }).toMatchObject({ ok: true })
  return reply as T
}

const begin = (more: object = {}) => ask({ cmd: 'new', game: 'auction', seats: 2, seed: 'drive', ...more })
const choose = (seat: number, choice: number | object) => ask({ cmd: 'choose', seat, choice })

/** Both have put a card away and bid; seat 0 bid more and has the turn. */
async function atTheTurn(more: object = {}) {
  await begin(more)
  for (const [seat, choice] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 0],
  ] as const)
    await choose(seat, choice)
}

describe('driving a match', () => {
  it('begins one and repeats the id of the request', async () => {
    expect(await ask({ id: 'a', cmd: 'new', game: 'auction', seats: 3, seed: 'x' })).toMatchObject({
      id: 'a',
      game: 'auction',
      seats: 3,
      options: { rounds: 3 },
      version: 0,
      waiting: [0, 1, 2],
      over: false,
    })
  })

  it('lists decisions as data and in words, with number and rule', async () => {
    await begin()
    const { decisions } = await ask<{ decisions: object[] }>({ cmd: 'decisions', seat: 1, lang: 'nl' })
    expect(decisions).toHaveLength(1)
    expect(decisions[0]).toMatchObject({
      seat: 1,
      number: 0,
      prompt: 'discard',
      text: 'discard',
      rule: '1.2',
    })
    expect(decisions[0]).toHaveProperty('choices.0.data.card')
    expect(decisions[0]).toHaveProperty('choices.2.index', 2)
  })

  it('chooses by number or by data, and says which dice fell', async () => {
    await atTheTurn({ dice: [5] })
    expect(await choose(0, { do: 'roll' })).toMatchObject({ version: 5, draws: [5] })
    const { entries } = await ask<{ entries: object[] }>({ cmd: 'chronicle', seat: 0, since: 3 })
    expect(entries).toMatchObject([
      { entry: { kind: 'rolled', pips: 5 }, text: expect.stringContaining('rolled') as string },
    ])
  })

  it('chooses by any fields of a choice that fit no other', async () => {
    await atTheTurn({ dice: [5] })
    const { decisions } = await ask<{ decisions: { choices: { data: { card?: number } }[] }[] }>({
      cmd: 'decisions',
    })
    const strikes = decisions[0]?.choices.flatMap(({ data }, index) =>
      data.card === undefined ? [] : [index],
    )
    expect(strikes?.length).toBeGreaterThan(1)
    expect(await send({ cmd: 'choose', seat: 0, choice: { do: 'strike' } })).toMatchObject({
      error: { code: 'not-offered', message: expect.stringContaining('fit') as string },
    })
    expect(await send({ cmd: 'choose', seat: 0, choice: {} })).toMatchObject({ ok: false })
    const second = strikes?.[1] ?? -1
    expect(await choose(0, { card: decisions[0]?.choices[second]?.data.card })).toMatchObject({ version: 5 })
    expect(await ask({ cmd: 'save' })).toHaveProperty('file.choices.4', [0, second])
  })

  it('gives the odds of the choices that dice decide, in words too', async () => {
    const families = new DriveSession(loadGame, allGames)
    const tell = (request: object) => families.handle({ text: JSON.stringify(request) })
    await tell({ cmd: 'new', game: 'families', seats: 2, seed: 'odds' })
    const { waiting } = (await tell({ cmd: 'decisions' })) as unknown as { waiting: number[] }
    const seat = waiting[0] ?? 0
    const choice = { do: 'bulgars', city: 4 }
    expect(await tell({ cmd: 'odds', seat, choice })).toMatchObject({
      ok: true,
      odds: [
        {
          data: choice,
          outcomes: [{ outcome: 'taken', low: 1, high: 1, text: 'Adrianople is taken (1 VP)' }],
        },
      ],
    })
    expect(await tell({ cmd: 'decisions', lang: 'nl' })).toHaveProperty(
      'decisions.0.text',
      `Speler ${seat + 1}, kies je actie.`,
    )
    const all = await tell({ cmd: 'odds', seat })
    expect(all).toHaveProperty('odds.length', 2)
    expect(await tell({ cmd: 'odds', seat, choice: { do: 'pass' } })).toMatchObject({ odds: [] })
  })

  it('takes back, makes again and resets', async () => {
    await atTheTurn()
    const { hash } = await ask({ cmd: 'hash' })
    await choose(0, { do: 'mark' })
    await choose(0, { do: 'mark' })
    expect(await ask({ cmd: 'undo', seat: 0 })).toMatchObject({ version: 5 })
    expect(await ask({ cmd: 'redo', seat: 0 })).toMatchObject({ version: 6 })
    expect(await ask({ cmd: 'reset', seat: 0 })).toMatchObject({ version: 4 })
    expect(await ask({ cmd: 'hash' })).toMatchObject({ hash })
    expect(await send({ cmd: 'undo', seat: 1 })).toMatchObject({ ok: false, error: { code: 'no-undo' } })
  })

  it('says why something is not offered', async () => {
    await atTheTurn()
    await choose(0, { do: 'mark' })
    await choose(0, { do: 'mark' })
    const reason = { key: 'marked-twice', facts: { marks: 2 } }
    expect(await ask({ cmd: 'why', seat: 0, choice: { do: 'mark' } })).toMatchObject({
      offered: false,
      reason,
      text: 'marked-twice',
    })
    expect(await ask({ cmd: 'why', seat: 0, choice: { do: 'roll' } })).toMatchObject({ offered: true })
    expect(await ask({ cmd: 'why', seat: 1, choice: { do: 'roll' }, lang: 'nl' })).toMatchObject({
      reason: { key: 'not-your-decision' },
      text: 'deze plaats heeft nu niets te kiezen',
    })
    expect(await ask({ cmd: 'denied', seat: 0 })).toMatchObject({
      denied: [{ choice: { do: 'mark' }, reason }],
    })
    expect(await send({ cmd: 'choose', seat: 0, choice: { do: 'mark' } })).toMatchObject({
      ok: false,
      error: { code: 'not-offered', reason },
    })
  })

  it('goes on from any position and from any point of a match file', async () => {
    await atTheTurn()
    const { state } = await ask({ cmd: 'state' })
    const { file } = await ask({ cmd: 'save' })
    const { hash } = await ask({ cmd: 'hash' })
    await begin({ seed: 'other' })
    await ask({ cmd: 'load', file })
    expect(await ask({ cmd: 'hash' })).toMatchObject({ hash })
    expect(await ask({ cmd: 'load', file, to: 2 })).toMatchObject({ version: 2, waiting: [0, 1] })
    expect(await begin({ state, seats: undefined })).toMatchObject({ seats: 2, version: 4, waiting: [0] })
    expect(await ask({ cmd: 'save' })).toHaveProperty('file.position')
  })

  it('shows a seat its view and nothing else', async () => {
    await begin()
    const mine = await ask({ cmd: 'view', seat: 0 })
    const public_ = await ask({ cmd: 'view' })
    expect(mine).toHaveProperty('view.table.hand.length', 3)
    expect(mine).toHaveProperty('view.decision.prompt', 'discard')
    expect(public_).toHaveProperty('view.table.hand.length', 0)
    expect(public_).not.toHaveProperty('view.decision')
  })

  it('obeys standing orders, and saves them beside the seat', async () => {
    await atTheTurn()
    await ask({ cmd: 'standing', seat: 1, orders: { strike: 'pass' } })
    const { decisions } = await ask<{ decisions: { choices: { data: { do: string } }[] }[] }>({
      cmd: 'decisions',
    })
    const strike = decisions[0]?.choices.findIndex(({ data }) => data.do === 'strike') ?? -1
    expect(await choose(0, strike)).toMatchObject({ version: 6 })
    const { file } = await ask<{ file: { choices: object[] } }>({ cmd: 'save' })
    expect(file).toHaveProperty('seats.1.standing.strike', 'pass')
    // Played up to a choice it is as after that choice, whoever left orders when the file was kept.
    await ask({ cmd: 'load', file, to: file.choices.length })
    expect(await ask({ cmd: 'view', seat: 1 })).not.toHaveProperty('view.orders.standing')
  })

  it('makes a choice that was laid down ahead, and says why one is asked in spite of orders', async () => {
    await begin()
    await choose(0, 0)
    const ahead = [{ prompt: 'bid', choice: { do: 'number', n: 3 } }]
    await ask({ cmd: 'standing', seat: 0, orders: {}, ahead })
    expect(await ask({ cmd: 'save' })).toHaveProperty('file.seats.0.ahead', ahead)
    expect(await choose(1, 0)).toMatchObject({ version: 3, waiting: [1] })
    await ask({
      cmd: 'standing',
      seat: 0,
      orders: {},
      ahead: [{ prompt: 'turn', choice: { do: 'fly' } }],
    })
    await choose(1, 0)
    expect(await ask({ cmd: 'view', seat: 0 })).toHaveProperty('view.stopped', { why: 'not-offered' })
    expect(await ask({ cmd: 'view' })).not.toHaveProperty('view.stopped')
  })

  it('refuses orders for a window that the game does not have', async () => {
    await begin()
    expect(await send({ cmd: 'standing', seat: 1, orders: { strikes: 'pass' } })).toMatchObject({
      ok: false,
      error: { code: 'unknown-window', message: expect.stringContaining('strike') as string },
    })
  })

  it('tells what happened before the first decision of a position', async () => {
    const families = new DriveSession(loadGame, allGames)
    const tell = (request: object) => families.handle({ text: JSON.stringify(request) })
    await tell({ cmd: 'new', game: 'families', seats: 2, seed: 'position' })
    const { state } = (await tell({ cmd: 'state' })) as unknown as { state: { game: object } }
    const fresh = { ...state.game, first: -1, active: -1 }
    await tell({ cmd: 'new', game: 'families', seed: 'position', state: { game: fresh } })
    const { entries } = (await tell({ cmd: 'chronicle' })) as unknown as { entries: object[] }
    expect(entries.length).toBeGreaterThan(0)
    expect(entries[0]).toMatchObject({ at: 0, entry: { kind: expect.any(String) as string } })
  })

  it('plays to the end and gives the result', async () => {
    await begin({ options: { rounds: 1 } })
    expect(await ask({ cmd: 'result' })).toMatchObject({ over: false })
    for (const [seat, choice] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 0],
    ] as const)
      await choose(seat, choice)
    expect(await ask({ cmd: 'result' })).toMatchObject({
      over: true,
      result: { ranks: expect.any(Array) as number[] },
    })
    expect(await send({ cmd: 'choose', seat: 0, choice: 0 })).toMatchObject({ error: { code: 'match-over' } })
    expect(await ask({ cmd: 'save' })).toHaveProperty('file.end.hash')
  })

  it('lists games, options and its own commands', async () => {
    expect(await ask({ cmd: 'games' })).toMatchObject({
      games: [{ game: 'auction', seats: { min: 2, max: 4 } }],
    })
    expect(await ask({ cmd: 'options', game: 'auction' })).toMatchObject({
      options: [{ name: 'rounds', values: [{ value: 3 }, { value: 1 }, { value: 5 }] }],
    })
    expect(await ask({ cmd: 'help' })).toHaveProperty('commands.choose')
  })
})

describe('a bad line', () => {
  const bad: readonly [string, string, string | undefined][] = [
    ['garbage', 'malformed', '{"cmd":"cho'],
    ['a number', 'malformed', '7'],
    ['nothing', 'malformed', 'null'],
    ['no command', 'malformed', '{"id":1}'],
    ['an unknown command', 'malformed', '{"cmd":"cheat"}'],
    ['a field too many', 'malformed', '{"cmd":"hash","x":1}'],
    ['a wrong type', 'malformed', '{"cmd":"choose","seat":"0","choice":0}'],
    ['half a choice', 'malformed', '{"cmd":"choose","seat":0,"choice":0.5}'],
    ['a negative seat', 'malformed', '{"cmd":"choose","seat":-1,"choice":0}'],
    ['a seat that is not there', 'bad-data', '{"cmd":"choose","seat":5,"choice":0}'],
    ['a seat that no game has', 'bad-data', '{"cmd":"choose","seat":99,"choice":0}'],
    ['the view of a seat that no game has', 'bad-data', '{"cmd":"view","seat":99}'],
    ['the odds of a choice that is not offered', 'not-offered', '{"cmd":"odds","seat":0,"choice":99}'],
    ['an id that cannot be repeated', 'malformed', '{"id":1e999,"cmd":"hash"}'],
    ['a name of two lines', 'malformed', '{"cmd":"new","game":"auction","names":["a\\nb"]}'],
    ['a name that a terminal obeys', 'malformed', '{"cmd":"new","game":"auction","names":["\\u001b[31m"]}'],
    ['a seat that is not asked', 'not-your-decision', '{"cmd":"choose","seat":1,"choice":0}'],
    ['a choice that is not offered', 'not-offered', '{"cmd":"choose","seat":0,"choice":99}'],
    ['data that are not offered', 'not-offered', '{"cmd":"choose","seat":0,"choice":{"n":1}}'],
    ['an old decision', 'stale', '{"cmd":"choose","seat":0,"decision":0,"choice":0}'],
    ['too many seats', 'bad-data', '{"cmd":"new","game":"auction","seats":7}'],
    ['no seats', 'bad-data', '{"cmd":"new","game":"auction","seats":0}'],
    ['more names than seats', 'bad-data', '{"cmd":"new","game":"auction","seats":2,"names":["a","b","c"]}'],
    ['a list for options', 'malformed', '{"cmd":"new","game":"auction","seats":2,"options":[]}'],
    ['an unknown game', 'bad-data', '{"cmd":"new","game":"chess"}'],
    ['an unknown option', 'bad-data', '{"cmd":"new","game":"auction","options":{"x":1}}'],
    ['another board for a game that has none', 'bad-data', '{"cmd":"new","game":"auction","board":{}}'],
    ['an impossible position', 'bad-data', '{"cmd":"new","game":"auction","state":{"game":{"deck":7}}}'],
    [
      'a position in no step',
      'bad-data',
      '{"cmd":"new","game":"auction","state":{"game":{},"stack":[{"step":"x","local":{}}]}}',
    ],
    ['a seventh pip', 'malformed', '{"cmd":"new","game":"auction","dice":[7]}'],
    ['a file that is none', 'bad-data', '{"cmd":"load","file":{}}'],
    ['nothing to make again', 'no-undo', '{"cmd":"redo","seat":0}'],
    ['a line without end', 'too-long', undefined],
  ]

  it.each(bad)('%s is answered with one error (%s) and changes nothing', async (_name, code, text) => {
    await atTheTurn()
    const before = canonical(await ask({ cmd: 'save' }))
    const reply = await session.handle(text === undefined ? { tooLong: true } : { text })
    expect(reply).toMatchObject({ ok: false, error: { code } })
    expect(reply.ok ? '' : reply.error.message).toMatch(/^[^\n]+$/)
    expect(JSON.parse(JSON.stringify(reply))).toEqual(reply)
    expect(canonical(await ask({ cmd: 'save' }))).toBe(before)
  })

  it('is told that there is no match yet', async () => {
    expect(await send({ id: 3, cmd: 'state' })).toMatchObject({
      id: 3,
      ok: false,
      error: { code: 'no-match' },
    })
  })

  it('that brings dice the rules cannot use leaves the match as it was', async () => {
    await atTheTurn()
    const { file } = await ask<{ file: { choices: unknown[] } }>({ cmd: 'save' })
    const cut = { ...file, choices: [...file.choices, [1, 0]] }
    const { hash } = await ask({ cmd: 'hash' })
    expect(await send({ cmd: 'load', file: cut })).toMatchObject({ error: { code: 'bad-data' } })
    expect(await send({ cmd: 'load', file, to: 99 })).toMatchObject({ error: { code: 'bad-data' } })
    expect(await ask({ cmd: 'hash' })).toMatchObject({ hash })
  })
})

describe('the page about drive', () => {
  const page = readFileSync(new URL('../../../../docs/drive.md', import.meta.url), 'utf8')
  /** What the first column of a chapter's table names. */
  const namedIn = (chapter: string): string[] => {
    const [, text = ''] = new RegExp(`^## ${chapter}$(.*?)^## `, 'ms').exec(page) ?? []
    const cells = [...text.matchAll(/^\| (`[^|]*) \| /gm)].map(([, cell = '']) => cell)
    return cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name))
  }

  it('explains every error', () => {
    const [heading, ...codes] = namedIn('Errors')
    expect(heading).toBe('code')
    expect(codes.toSorted()).toEqual([...CODES].toSorted())
  })

  it('has every request', () => {
    const [heading, ...requests] = namedIn('Requests')
    expect(heading).toBe('cmd')
    expect(requests.toSorted()).toEqual(Object.keys(HELP).toSorted())
  })

  it('says truly that others are held until a turn is confirmed, and that nobody else has one to confirm', async () => {
    await atTheTurn()
    const { decisions } = await ask<{ decisions: { seat: number; choices: { data: Json }[] }[] }>({
      cmd: 'decisions',
    })
    const [{ seat, choices } = { seat: 0, choices: [] }] = decisions
    await ask({ cmd: 'standing', seat, orders: {}, confirm: true })
    const strike = choices.findIndex(({ data }) => canonical(data).includes('strike'))
    await ask({ cmd: 'choose', seat, choice: strike })
    const other = 1 - seat
    expect(await send({ cmd: 'choose', seat: other, choice: 0 })).toMatchObject({ error: { code: 'held' } })
    expect(await send({ cmd: 'confirm', seat: other })).toMatchObject({ error: { code: 'not-holding' } })
    await ask({ cmd: 'confirm', seat })
    await ask({ cmd: 'choose', seat: other, choice: 0 })
  })
})
