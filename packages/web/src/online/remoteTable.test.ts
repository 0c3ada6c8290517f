import type { MatchFile } from '@hippodrome/engine'
import type { Line, Reply, Sending, ServerMessage, ServerMessageOf, Watching } from '@hippodrome/wire'
import { describe, expect, it } from 'vitest'
import { RemoteTable } from './remoteTable.ts'

const MATCH = 'm'.repeat(20)
const FILE = { game: 'families', choices: [[0, 1]] } as unknown as MatchFile
const CHOICES = [{ do: 'take' }, { do: 'pass' }]

const tableAt = (more: Partial<ServerMessageOf<'table'>> = {}, decision = 3): ServerMessage => ({
  type: 'table',
  match: MATCH,
  version: 7,
  game: 'families',
  phase: 'playing',
  options: {},
  seats: [{ kind: 'person', name: 'Anna', player: 'human', mine: true }],
  host: true,
  listed: false,
  spectators: true,
  talks: true,
  watchers: [],
  commitment: '',
  votes: [],
  said: { keep: 0, add: [] },
  made: 5,
  told: { keep: 0, add: [] },
  view: { seat: 0, version: 5, waiting: [0], decision: { number: decision, seat: 0, choices: CHOICES } },
  ...more,
})

/** A table at the end of a line that answers when the test says so. */
function aTable() {
  let watching: Watching | undefined
  const sent: { readonly message: Sending; readonly answer: (reply: Partial<Reply>) => void }[] = []
  const line = {
    watch: (_: string, watched: Watching) => {
      watching = watched
      return () => undefined
    },
    send: (message: Sending) =>
      new Promise<Reply>((resolve) => {
        sent.push({
          message,
          answer: (reply) => resolve({ type: 'done', match: MATCH, id: 'i', version: 8, ...reply } as Reply),
        })
      }),
  } as unknown as Line
  const timers = new Set<() => void>()
  const kept: [MatchFile, number, boolean][] = []
  const asked: number[] = []
  const table = new RemoteTable({
    id: MATCH,
    line,
    keep: async (file, version, isUnderWay) => {
      kept.push([file, version, isUnderWay])
      return 'kept'
    },
    fetchFile: async () => FILE,
    fetchView: async () => ({ format: 'hippodrome-view' }),
    fetchFrom: async (version) => {
      asked.push(version)
      return { ...FILE, choices: [] }
    },
    later: (act) => {
      timers.add(act)
      return () => timers.delete(act)
    },
    confirms: () => false,
    check: async () => ({ findings: [], drawn: 1, commitment: 'sealed' }),
    broken: (_, mine) => (mine.length === 1 ? 'words' : undefined),
  })
  const hear = (message: ServerMessage) => watching?.hear(message)
  const timePasses = () => {
    for (const act of timers) act()
  }
  hear(tableAt())
  return { table, sent, hear, timePasses, kept, asked }
}

describe('a table elsewhere', () => {
  it('says what is under way once it takes long, until the table has it', async () => {
    const { table, sent, hear, timePasses } = aTable()
    const submitted = table.submit(3, 1)
    expect(table.state()?.sending).toBeUndefined()
    timePasses()
    expect(table.state()?.sending).toEqual({ decision: 3, choices: [{ do: 'pass' }] })
    hear(tableAt({ version: 8, said: { keep: 0, add: [] } }))
    expect(table.state()?.sending).toBeDefined()
    sent[0]?.answer({})
    expect(await submitted).toEqual({ ok: true })
    expect(table.state()?.sending).toBeUndefined()
  })

  it('says nothing of what is answered at once', async () => {
    const { table, sent, timePasses } = aTable()
    const submitted = table.submit(3, 1)
    sent[0]?.answer({})
    await submitted
    timePasses()
    expect(table.state()?.sending).toBeUndefined()
  })

  it('sends one answer to a decision, however often somebody clicks while it is under way', async () => {
    const { table, sent, hear } = aTable()
    const [first, second] = [table.submit(3, 1), table.submit(3, 0)]
    expect(sent).toHaveLength(1)
    sent[0]?.answer({})
    expect(await Promise.all([first, second])).toEqual([{ ok: true }, { ok: true }])
    hear(tableAt({ version: 9 }, 4))
    void table.submit(4, 0)
    expect(sent.map(({ message }) => 'decision' in message && message.decision)).toEqual([3, 4])
  })

  it('has nobody who gives hints or says chances, as long as it is played and afterwards', () => {
    const { table, hear } = aTable()
    expect(table).not.toHaveProperty('here')
    hear(tableAt({ phase: 'over' }))
    expect(table).not.toHaveProperty('here')
  })

  it('goes on, while it is played, from what the server makes of what this seat knows', async () => {
    const { table, kept, asked } = aTable()
    expect(await table.goOnFrom(2)).toBe('kept')
    expect(asked).toEqual([2])
    expect(kept).toEqual([[{ ...FILE, choices: [] }, 0, true]])
  })

  it('goes on, when it is over, from its file', async () => {
    const { table, hear, kept, asked } = aTable()
    hear(tableAt({ phase: 'over' }))
    await table.goOnFrom(2)
    expect(asked).toEqual([])
    expect(kept).toEqual([[FILE, 2, false]])
  })

  it.each(['over', 'abandoned'] as const)(
    'lets one take home what one knows, and the whole match once it is %s',
    async (phase) => {
      const { table, hear } = aTable()
      expect(await table.takeHome()).toEqual({
        name: 'families-5-seen.json',
        json: { format: 'hippodrome-view' },
      })
      hear(tableAt({ phase }))
      expect(await table.takeHome()).toEqual({ name: 'families-1.json', json: FILE })
    },
  )

  it('does not call dice true before it has looked for what this browser saw and gave', async () => {
    const { table } = aTable()
    expect((await table.verify()).broken).toBe('words')
  })

  it('remembers what the first message said of the last own choice', async () => {
    const { table, hear } = aTable()
    hear(tableAt({ chose: 4 }))
    hear(tableAt({ version: 9 }))
    expect(await table.chose()).toBe(4)
  })
})
