import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { MatchView } from '@hippodrome/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client, newId, type Reply, type Sending } from './testing/client.ts'
import { Served } from './testing/served.ts'

/** What a table must be by all that was done to it, kept in a few plain facts. */
type Model = {
  phase: 'gathering' | 'playing'
  version: number
  /** Who has each seat, by number; nobody is -1. */
  readonly owners: number[]
  /** A seat that was left in mid-match: those who stay say who has it next; when nobody stays, it is for whoever has the link. */
  readonly left: boolean[]
  /** It has come to that. */
  readonly linked: boolean[]
  /** The seats for which somebody has asked for a bot, with the seat that asked. */
  readonly asked: Map<number, number>
  readonly standIn: boolean[]
  readonly made: {
    readonly who: number
    readonly id: string
    readonly message: Sending
    readonly version: number
  }[]
  readonly cut: boolean[]
}

type Real = { readonly people: readonly Client[]; readonly match: string; readonly invite: string }

let served: Served
beforeAll(async () => {
  served = await Served.real(['--thinkers', '0'])
}, 60_000)
afterAll(() => served.end())

const PEOPLE = 3
const HOST = 0

const viewOf = ({ people, match }: Real, who: number) =>
  people[who]?.tables.get(match)?.view as unknown as MatchView | undefined

const late = async (what: string): Promise<never> => {
  await sleep(10_000, undefined, { ref: false })
  throw new Error(what)
}

/** Every page that is connected shows the table as the model has it. */
async function agree(model: Model, real: Real): Promise<void> {
  for (const [who, client] of real.people.entries()) {
    if (model.cut[who]) continue
    const shown = client.until(real.match, ({ version }) => version >= model.version)
    const table = await Promise.race([shown, late(`${who} does not see version ${model.version}`)])
    expect(table.version).toBe(model.version)
    expect(table.phase).toBe(model.phase)
    expect(table.seats.map(({ mine }) => mine)).toEqual(model.owners.map((owner) => owner === who))
    expect(table.seats.map(({ standIn }) => standIn !== undefined)).toEqual(model.standIn)
  }
}

abstract class Command implements fc.AsyncCommand<Model, Real> {
  constructor(readonly who: number) {}
  check(model: Readonly<Model>): boolean {
    return model.cut[this.who] !== true
  }
  abstract run(model: Model, real: Real): Promise<void>
  abstract toString(): string

  /** Sends it, and sees that it is judged as the model judges. */
  protected async does(
    model: Model,
    real: Real,
    message: Sending,
    right: boolean,
    change: () => void,
  ): Promise<void> {
    const id = newId()
    const answer = real.people[this.who]?.send(message, id)
    const reply = (await Promise.race([answer, late(`nobody answers: ${this.toString()}`)])) as Reply
    expect([this.toString(), reply.type]).toEqual([this.toString(), right ? 'done' : 'refused'])
    if (right && reply.type === 'done') {
      model.version += 1
      change()
      expect(reply.version).toBe(model.version)
      model.made.push({ who: this.who, id, message, version: reply.version })
    }
    await agree(model, real)
  }
}

class Join extends Command {
  constructor(
    who: number,
    readonly seat: number,
    readonly invited: boolean,
  ) {
    super(who)
  }
  async run(model: Model, real: Real) {
    const { who, seat } = this
    const linked = this.invited || who === HOST
    const free =
      model.owners[seat] === -1 && (model.left[seat] !== true || (model.linked[seat] === true && linked))
    const right = free && (who === HOST || !model.owners.includes(who))
    const link = this.invited ? { invite: real.invite } : {}
    const entry = { kind: 'sit' as const, seat, name: `P${who}`, words: '0123456789abcdef', ...link }
    await this.does(model, real, { type: 'do', match: real.match, entry }, right, () => {
      model.owners[seat] = who
      model.left[seat] = false
      model.linked[seat] = false
    })
  }
  toString = () => `${this.who} joins ${this.seat}${this.invited ? ' by the link' : ''}`
}

class Begin extends Command {
  async run(model: Model, real: Real) {
    const right = this.who === HOST && model.phase === 'gathering' && !model.owners.includes(-1)
    await this.does(model, real, { type: 'do', match: real.match, entry: { kind: 'begin' } }, right, () => {
      model.phase = 'playing'
    })
  }
  toString = () => `${this.who} begins`
}

/** Something that somebody does about a seat. */
abstract class AboutSeat extends Command {
  constructor(
    who: number,
    readonly seat: number,
  ) {
    super(who)
  }
}

class Leave extends AboutSeat {
  async run(model: Model, real: Real) {
    const { who, seat } = this
    const own = model.owners[seat] === who
    const right = own || (who === HOST && model.phase === 'gathering')
    await this.does(
      model,
      real,
      { type: 'do', match: real.match, entry: { kind: 'leave', seat } },
      right,
      () => {
        model.owners[seat] = -1
        model.left[seat] = model.phase === 'playing'
        model.standIn[seat] = false
        if (model.owners.every((owner) => owner === -1)) model.linked.fill(true)
        // Who has left is asked no more, and asks for nothing.
        for (const [about, by] of model.asked) if (about === seat || by === seat) model.asked.delete(about)
      },
    )
  }
  toString = () => `${this.who} leaves ${this.seat}`
}

class Choose extends Command {
  override check(model: Readonly<Model>): boolean {
    return super.check(model) && model.phase === 'playing'
  }
  async run(model: Model, real: Real) {
    const decision = viewOf(real, this.who)?.decision
    const seat = decision?.seat ?? 0
    const message = {
      type: 'choose' as const,
      match: real.match,
      seat,
      decision: decision?.number ?? 0,
      choice: (decision?.choices.length ?? 1) - 1,
    }
    const right = decision !== undefined && model.owners[seat] === this.who
    await this.does(model, real, message, right, () => {
      // Whoever plays is there.
      model.asked.delete(seat)
    })
  }
  toString = () => `${this.who} chooses`
}

/** Nobody is gone for long here: whoever has the seat has a word in it too. */
class Replace extends AboutSeat {
  override check(model: Readonly<Model>): boolean {
    return super.check(model) && model.phase === 'playing' && !model.owners.includes(-1)
  }
  async run(model: Model, real: Real) {
    const { who, seat } = this
    const by = model.owners.indexOf(who)
    const right = by >= 0 && by !== seat && !model.asked.has(seat)
    const entry = { kind: 'propose' as const, seat, as: { kind: 'bot' as const, player: 'recruit' } }
    await this.does(model, real, { type: 'do', match: real.match, entry }, right, () => {
      if (model.owners[seat] === who) model.standIn[seat] = true
      else model.asked.set(seat, by)
    })
  }
  toString = () => `${this.who} proposes a bot for ${this.seat}`
}

/** Whoever is asked whether a bot shall have their seat. */
class Answer extends AboutSeat {
  constructor(
    who: number,
    seat: number,
    readonly agrees: boolean,
  ) {
    super(who, seat)
  }
  override check(model: Readonly<Model>): boolean {
    return super.check(model) && model.asked.has(this.seat) && model.owners[this.seat] === this.who
  }
  async run(model: Model, real: Real) {
    const { seat, agrees } = this
    const votes = real.people[this.who]?.tables.get(real.match)?.votes ?? []
    const vote = votes.find(({ about }) => about.do === 'seat' && about.seat === seat)?.id ?? 0
    const entry = { kind: 'vote' as const, vote, for: agrees }
    await this.does(model, real, { type: 'do', match: real.match, entry }, true, () => {
      model.asked.delete(seat)
      if (agrees) model.standIn[seat] = true
    })
  }
  toString = () => `${this.who} ${this.agrees ? 'agrees to' : 'is against'} a bot for ${this.seat}`
}

class Return extends AboutSeat {
  async run(model: Model, real: Real) {
    const { who, seat } = this
    const right = model.standIn[seat] === true && model.owners[seat] === who
    await this.does(
      model,
      real,
      { type: 'do', match: real.match, entry: { kind: 'return', seat } },
      right,
      () => {
        model.standIn[seat] = false
      },
    )
  }
  toString = () => `${this.who} comes back to ${this.seat}`
}

/** The same id gets the same answer, however late, and changes nothing. */
class Resend extends Command {
  constructor(
    who: number,
    readonly which: number,
  ) {
    super(who)
  }
  async run(model: Model, real: Real) {
    const mine = model.made.filter(({ who }) => who === this.who)
    const again = mine[this.which % Math.max(1, mine.length)]
    if (!again) return
    const reply = await real.people[this.who]?.send(again.message, again.id)
    expect(reply).toMatchObject({ type: 'done', version: again.version })
    await agree(model, real)
  }
  toString = () => `${this.who} sends an old one again`
}

class Cut extends Command {
  async run(model: Model, real: Real) {
    real.people[this.who]?.cut()
    model.cut[this.who] = true
    await agree(model, real)
  }
  toString = () => `${this.who} is cut off`
}

class Reconnect extends Command {
  override check(model: Readonly<Model>): boolean {
    return model.cut[this.who] === true
  }
  async run(model: Model, real: Real) {
    const client = real.people[this.who]
    client?.tables.clear()
    await client?.connect()
    client?.tell({ type: 'watch', match: real.match })
    model.cut[this.who] = false
    await agree(model, real)
  }
  toString = () => `${this.who} comes back`
}

class Kill implements fc.AsyncCommand<Model, Real> {
  check = () => true
  async run(model: Model, real: Real) {
    await served.kill()
    await served.start()
    for (const [who, client] of real.people.entries()) {
      if (model.cut[who]) continue
      client.tables.clear()
      await client.connect()
      client.tell({ type: 'watch', match: real.match })
    }
    await agree(model, real)
  }
  toString = () => 'the server is killed'
}

const who = fc.nat(PEOPLE - 1)
const seat = fc.nat(1)
const playing = [
  fc.tuple(who, seat, fc.boolean()).map(([one, at, link]) => new Join(one, at, link)),
  who.map((one) => new Begin(one)),
  fc.constant(new Begin(HOST)),
  who.map((one) => new Choose(one)),
  who.map((one) => new Choose(one)),
  fc.tuple(who, fc.nat(20)).map(([one, which]) => new Resend(one, which)),
  who.map((one) => new Cut(one)),
  who.map((one) => new Reconnect(one)),
  fc.tuple(who, seat).map(([one, at]) => new Leave(one, at)),
  fc.tuple(who, seat).map(([one, at]) => new Replace(one, at)),
  fc.tuple(who, seat, fc.boolean()).map(([one, at, agrees]) => new Answer(one, at, agrees)),
  fc.tuple(who, seat).map(([one, at]) => new Return(one, at)),
  fc.constant(new Kill()),
]

const fresh = async (): Promise<{ model: Model; real: Real }> => {
  const people: Client[] = []
  for (let n = 0; n < PEOPLE; n++) people.push(await (await Client.come(served.base, `P${n}`)).connect())
  const { match, invite } = (await people[HOST]?.open(
    'families',
    [{ kind: 'open' }, { kind: 'open' }],
    [],
  )) ?? {
    match: '',
    invite: '',
  }
  for (const client of people.slice(1)) client.tell({ type: 'watch', match })
  const nobody = () => [false, false]
  return {
    model: {
      phase: 'gathering',
      version: 1,
      owners: [-1, -1],
      left: nobody(),
      linked: nobody(),
      asked: new Map(),
      standIn: nobody(),
      made: [],
      cut: [false, false, false],
    },
    real: { people, match, invite },
  }
}

it('whatever people do, and however often they or the server are cut off, the table is what a few plain facts say', async () => {
  let played = 0
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.commands(playing, { maxCommands: 40, size: 'max' }),
      async (begun, commands) => {
        const { model, real } = await fresh()
        const first = begun ? [new Join(0, 0, false), new Join(1, 1, false), new Begin(HOST)] : []
        for (const command of first) await command.run(model, real)
        await fc.asyncModelRun(() => ({ model, real }), commands)
        played += model.made.length
        for (const client of real.people) client.cut()
      },
    ),
    { numRuns: Number(process.env.MODEL_RUNS ?? 4), seed: 15, endOnFailure: true },
  )
  expect(played).toBeGreaterThan(3)
}, 600_000)
