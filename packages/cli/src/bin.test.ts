import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { honestModelFor } from '@hippodrome/bots/models'
import { GAMES, loadGame } from '@hippodrome/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const bin = fileURLToPath(new URL('../bin/hippodrome.mjs', import.meta.url))
const bot = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url))

const hasPython = spawnSync('python3', ['--version']).status === 0

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hippodrome-bin-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)

function hippodrome(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C', LC_ALL: 'C' },
  })
  return { status, stdout, stderr }
}

/** What must go well. */
function well(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = hippodrome(args, input)
  expect({ status, stderr: stderr.replaceAll(/^\d+\/\d+\n/gm, '') }).toEqual({ status: 0, stderr: '' })
  return stdout
}

/** A match of families for two that has not begun. */
function newFile(name: string): string {
  well(['new', '--seats', '2', '--save', name])
  return at(name)
}

/** A whole match of families between bots, kept in a file. */
function finished(name: string, ...flags: string[]): string {
  well([
    'play',
    '--human',
    'none',
    '--seats',
    '2',
    '--bots',
    'random',
    '--seed',
    name,
    '--save',
    name,
    ...flags,
  ])
  return at(name)
}

describe('the command line', { timeout: 60_000 }, () => {
  it.runIf(existsSync('/dev/full'))('says when its output cannot be written', () => {
    const full = openSync('/dev/full', 'w')
    const { status, stderr } = spawnSync(process.execPath, [bin, 'options'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    })
    closeSync(full)
    expect(status).toBe(2)
    expect(stderr).toMatch(/^hippodrome: the output cannot be written [^\n]*\n$/)
  })

  it('takes the language before and after any command', () => {
    expect(well(['--lang', 'nl'])).toContain('Afsluitcodes')
    expect(well(['--lang=nl', 'rules', 'families', '17.2'])).toContain('(Belegering)')
    expect(hippodrome(['--lang', 'nl', 'verify', 'none.json']).stderr).toContain('er is geen bestand')
    expect(hippodrome(['bench', '--lang', 'nl', 'x']).stderr).toContain('is een woord te veel')
    expect(well(['drive', '--lang', 'nl'], '{"cmd":"help"}\n')).toContain('"ok":true')
  })

  it('shows nothing that a terminal would obey, whatever a file holds', () => {
    const path = newFile('named.json')
    const { seats, ...file } = JSON.parse(readFileSync(path, 'utf8')) as { seats: object[] }
    const named = seats.map((seat) => ({ ...seat, name: '\u001b[31mred\u0007' }))
    writeFileSync(path, JSON.stringify({ ...file, seats: named }))
    for (const said of [well(['replay', path]), well(['play', '--load', path])]) {
      expect(said).toContain('[31mred')
      expect(said).not.toMatch(/[^\P{Cc}\n\t]/u)
    }
  })

  it('helps with everything', () => {
    const overview = well(['--help'])
    for (const name of [
      'play',
      'new',
      'options',
      'rules',
      'replay',
      'verify',
      'review',
      'simulate',
      'bench',
      'drive',
    ]) {
      expect(overview).toContain(`\n  ${name} `)
      expect(well([name, '--help'])).toContain(`hippodrome ${name}`)
    }
  })

  it('plays a piped match against bots, saves it, and goes on with it', () => {
    const flags = ['play', '--seats', '2', '--bots', 'random', '--seed', 'piped', '--save', 'piped.json']
    const first = well(flags, '1\n1\nq\n')
    expect(first).toContain('Go on with: hippodrome play --load piped.json')
    const before = JSON.parse(readFileSync(at('piped.json'), 'utf8')) as { choices: unknown[] }
    expect(before.choices.length).toBeGreaterThanOrEqual(2)
    well(['play', '--load', 'piped.json'], '1\n')
    const after = JSON.parse(readFileSync(at('piped.json'), 'utf8')) as { choices: unknown[] }
    expect(after.choices.slice(0, before.choices.length)).toEqual(before.choices)
    expect(after.choices.length).toBeGreaterThan(before.choices.length)
    expect(readdirSync(folder).filter((name) => name.startsWith('.') || name === 'nowhere')).toEqual([])
  })

  it('reviews a finished match, and neither one that is under way nor one that is broken', async () => {
    const path = finished('reviewed.json')
    const review = JSON.parse(
      well(['review', path, '--effort', 'quick', '--json', '--svg', 'chances.svg']),
    ) as {
      readonly accounts: readonly { readonly result: number }[]
      readonly chances: readonly (readonly number[])[]
      readonly judge: string
      readonly learned?: number
    }
    const { choices } = JSON.parse(readFileSync(path, 'utf8')) as { choices: unknown[] }
    expect(review.accounts.reduce((sum, { result }) => sum + result, 0)).toBe(1)
    expect(review.chances[0]).toHaveLength(choices.length + 1)
    expect(readFileSync(at('chances.svg'), 'utf8')).toContain('<svg')
    // The model that comes with the game judges, unless somebody asks for the game's own evaluation.
    const model = await honestModelFor(await loadGame('families'), { seats: 2 })
    const { judge, learned } = review
    expect({ judge, learned }).toEqual(
      model ? { judge: 'model', learned: model.about.trained.matches } : { judge: 'hand' },
    )
    expect(well(['review', path, '--effort', 'quick', '--model', 'hand'])).toContain(
      "the game's own evaluation",
    )
    well(['new', '--seats', '2', '--seed', 'begun', '--save', 'begun.json'])
    expect(hippodrome(['review', 'begun.json'])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'hippodrome review: begun.json: the match is still under way, and only a finished match is reviewed\n',
    })
    expect(hippodrome(['review', 'begun.json', '--lang', 'nl']).stderr).toContain('nog bezig')
    const broken = { ...(JSON.parse(readFileSync(path, 'utf8')) as object), choices: [[0, 9999]] }
    writeFileSync(at('broken.json'), JSON.stringify(broken))
    expect(hippodrome(['review', 'broken.json'])).toMatchObject({ status: 2, stdout: '' })
  })

  it.each(['SIGKILL', 'SIGINT'] as const)('loses nothing that was chosen before %s', async (signal) => {
    const name = `${signal}.json`
    const flags = ['play', '--seats', '2', '--human', 'all', '--seed', signal, '--save', name]
    const table = spawn(process.execPath, [bin, ...flags], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const ended = new Promise((resolve) => table.on('close', (code, killed) => resolve(killed ?? code)))
    const prompts = new Promise<void>((resolve) => {
      let text = ''
      table.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (text.split('(§').length > 2) resolve()
      })
    })
    table.stdin.write('1\n')
    await prompts
    table.kill(signal)
    expect(await ended).toBe(signal === 'SIGINT' ? 130 : signal)
    expect(JSON.parse(readFileSync(at(name), 'utf8'))).toHaveProperty('choices.length', 1)
    well(['replay', name])
  })

  it('verifies a finished match, replays it to any point, and goes on from there', () => {
    const path = finished('whole.json')
    expect(well(['verify', path])).toMatch(/^ok {2}versions.*\nok {2}seed.*\nok {2}choices.*\nok {2}end/)
    const state = well(['replay', path, '--to', '5', '--print', 'state'])
    expect(JSON.parse(state)).toMatchObject({ version: 5 })
    writeFileSync(at('position.json'), state)
    well(['play', '--human', 'none', '--bots', 'random', '--state', 'position.json', '--save', 'from.json'])
    expect(well(['verify', 'from.json'])).not.toContain('NO')
    expect(well(['replay', path]).split('\n').length).toBeGreaterThan(20)
    expect(JSON.parse(well(['replay', path, '--print', 'view:1', '--json']))).toMatchObject({ seat: 1 })
  })

  it.each(GAMES)('plays %s from beginning to end, twice alike, in both languages', (game) => {
    const flags = ['--game', game, '--human', 'none', '--bots', 'random', '--seed', 'all three']
    const [english, dutch] = (['en', 'nl'] as const).map((lang) => {
      well(['play', ...flags, '--lang', lang, '--save', `${game}-${lang}.json`])
      return JSON.parse(readFileSync(at(`${game}-${lang}.json`), 'utf8')) as {
        choices: unknown
        end: unknown
      }
    })
    expect(english?.end).toBeDefined()
    expect({ choices: dutch?.choices, end: dutch?.end }).toEqual({
      choices: english?.choices,
      end: english?.end,
    })
    expect(well(['verify', `${game}-nl.json`])).not.toContain('NO')
  })

  it('finds out that a match was bent', () => {
    const file = JSON.parse(readFileSync(finished('bent.json'), 'utf8')) as { seed: string }
    writeFileSync(
      at('bent.json'),
      JSON.stringify({ ...file, seed: file.seed.replace(/^./, (x) => (x === '0' ? '1' : '0')) }),
    )
    const { status, stdout } = hippodrome(['verify', 'bent.json'])
    expect(status).toBe(1)
    expect(stdout).toContain('NO  seed')
  })

  it('simulates the same series on one thread and on two', () => {
    const run = (workers: string) => {
      const flags = ['--bots', 'greedy:90%,random', '--matches', '7', '--swap', '--seed', 's', '--json']
      const { speed: _time, ...result } = JSON.parse(well(['simulate', ...flags, '--workers', workers])) as {
        speed: object
      }
      return result
    }
    const one = run('1')
    expect(one).toMatchObject({ matches: 7, bots: [{ bot: 'greedy:90%', matches: 7 }, { bot: 'random' }] })
    expect(run('2')).toEqual(one)
  })

  it.runIf(hasPython)('lets a program in another language play a whole match', () => {
    const path = finished('python.json', '--bots', `exec:python3 ${bot}`)
    expect(well(['verify', path])).not.toContain('NO')
    expect(readFileSync(path, 'utf8')).toContain('exec:python3')
  })

  it('tells the result of a series even if its picture cannot be written', () => {
    const series = ['simulate', '--seats', '2', '--bots', 'random', '--matches', '2', '--workers', '1']
    const { status, stdout, stderr } = hippodrome([...series, '--plot', folder])
    expect(status).toBe(2)
    expect(stdout).toContain('2 matches of')
    expect(stderr).toContain('cannot be written, is a folder')
  })

  it('drives a match line by line', () => {
    const lines = [
      '{"id":1,"cmd":"new","game":"families","seats":2,"seed":"text","dice":[2,4]}',
      'garbage',
      '{"id":3,"cmd":"decisions","lang":"nl"}',
      '{"id":4,"cmd":"hash"}',
    ]
    const replies = well(['drive'], lines.join('\n'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(replies).toMatchObject([
      { id: 1, ok: true },
      { ok: false },
      { id: 3, ok: true },
      { id: 4, ok: true },
    ])
  })

  it('finds the rules that its page looks for', () => {
    const page = readFileSync(
      fileURLToPath(new URL('../../../docs/command-line.md', import.meta.url)),
      'utf8',
    )
    const examples = [...page.matchAll(/`(rules [^`[]+)`/g)].map(([, words = '']) => words.split(' '))
    expect(examples.length).toBeGreaterThan(2)
    for (const example of examples) expect(well(example)).toContain('§')
  })

  it('finds rules in both languages', () => {
    expect(well(['rules', 'families', '§17.2'])).toContain('families §17.2 (Siege)')
    expect(well(['rules', 'families', 'siege', 'dice', '--lang', 'en'])).toContain('§17.')
    expect(well(['rules', 'families', '17.2', '--lang', 'nl'])).toContain('(Belegering)')
  })

  it('writes a new match and lists options', () => {
    well(['new', '--seats', '3', '--seed', 'evening', '--save', 'evening.json'])
    expect(JSON.parse(readFileSync(at('evening.json'), 'utf8'))).toMatchObject({
      game: 'families',
      choices: [],
    })
    expect(well(['options', 'families'])).toContain('attackerRetreat=full')
  })
})

describe('bad input gives one clear line, exit code 2, and nothing half-written', { timeout: 60_000 }, () => {
  const cases: readonly [name: string, args: string[], input: string, line: RegExp][] = [
    ['an unknown command', ['conquer'], '', /there is no command "conquer"/],
    ['an unknown flag', ['play', '--seets', '2'], '', /there is no flag --seets/],
    ['--seats 7', ['play', '--seats', '7'], '', /families is for 2 to 4 players, not 7/],
    ['no number of seats', ['play', '--seats', 'many'], '', /--seats must be a whole number/],
    ['an unknown game', ['play', '--game', 'chess'], '', /"chess" is not one of/],
    ['an unknown option', ['play', '--option', 'x=1'], '', /options.x: families has no such option/],
    [
      'a value that an option has not',
      ['new', '--option', 'attackerRetreat=x'],
      '',
      /must be one of back, full/,
    ],
    ['an unknown bot', ['play', '--bots', 'deepblue'], '', /"deepblue" is not random/],
    ['a wrong seat', ['play', '--seats', '2', '--human', '5'], '', /there is no seat 5 among 0 to 1/],
    ['garbage for a choice', ['play', '--save', 'x.json'], 'garbage\n', /"garbage" is neither a choice/],
    ['a choice that is not there', ['play', '--save', 'y.json'], '999\n', /"999" is neither a choice/],
    ['a seventh pip', ['play', '--dice', '2,7'], '', /--dice must be a whole number from 1 to 6/],
    ['no such file', ['play', '--load', 'none.json'], '', /none.json: there is no such file/],
    ['a cut-off match file', ['verify', 'cut.json'], '', /is not whole JSON: perhaps it was cut off/],
    ['a cut-off match file to play', ['play', '--load', 'cut.json'], '', /is not whole JSON/],
    ['a file that is no match', ['replay', 'board.json'], '', /is not a Hippodrome match/],
    [
      'a match with a choice of a wrong seat',
      ['replay', 'seat.json'],
      '',
      /^hippodrome replay: seat\.json choices\.0: seat \d has nothing[^\n]*\n$/,
    ],
    ['an impossible board', ['play', '--board', 'board.json'], '', /^hippodrome play: .*\n$/],
    ['an impossible position', ['play', '--state', 'state.json'], '', /^hippodrome play: game\.turn: .*\n$/],
    ['a point beyond the end', ['replay', 'good.json', '--to', '99999'], '', /--to must be a whole number/],
    ['something that cannot be printed', ['replay', 'good.json', '--print', 'fate'], '', /--print is state/],
    ['a rule that is not there', ['rules', 'families', '§99.9'], '', /no rule for "§99.9"/],
    [
      'a program that is not there',
      ['play', '--human', 'none', '--bots', 'exec:nobody'],
      '',
      /cannot be started/,
    ],
    ['a simulated program that is not there', ['simulate', '--bots', 'exec:nobody'], '', /cannot be started/],
    [
      'no match file in the middle of a match',
      ['play', '--load', 'seat.json'],
      '',
      /seat\.json choices\.0: seat/,
    ],
    [
      'a bot that nobody knows in a file',
      ['play', '--load', 'bot.json'],
      '',
      /bot\.json seats\.1\.player: .*"deepblue"/,
    ],
    ['no seed', ['new', '--seed', ''], '', /--seed wants a value/],
    ['no people', ['play', '--human='], '', /--human wants a value/],
    [
      'a name of two lines',
      ['play', '--names', 'a\nb'],
      '',
      /--names: a name has at most 80 letters on one line/,
    ],
    ['a name that no file holds', ['play', '--names', 'x'.repeat(81)], '', /--names: a name has at most 80/],
    [
      'an option that every object has',
      ['new', '--option', '__proto__=x'],
      '',
      /families has no such option/,
    ],
    [
      'a quote that is not closed',
      ['play', '--bots', 'exec:"python3 x'],
      '',
      /has a quote that is not closed/,
    ],
    ['a folder for a file', ['play', '--save', 'matches'], '', /matches: cannot be written, is a folder/],
    [
      'a folder that is not there',
      ['new', '--save', 'nowhere/'],
      '',
      /nowhere\/: cannot be written, is a folder/,
    ],
    [
      'a copy into a folder',
      ['play', '--save', 'z.json'],
      's nowhere/here/\n',
      /here\/: cannot be written, is a folder/,
    ],
    ['another language', ['verify', 'good.json', '--lang', 'fr'], '', /--lang must be one of en, nl/],
    ['no matches', ['simulate', '--matches', '0'], '', /--matches must be a whole number/],
  ]

  beforeAll(() => {
    const good = readFileSync(finished('good.json'), 'utf8')
    writeFileSync(at('cut.json'), good.slice(0, good.length / 2))
    const file = JSON.parse(good) as { choices: [number, number][] }
    const [[seat, choice] = [0, 0]] = file.choices
    writeFileSync(at('seat.json'), JSON.stringify({ ...file, choices: [[1 - seat, choice]] }))
    const begun = JSON.parse(readFileSync(newFile('begun-bot.json'), 'utf8')) as { seats: object[] }
    const seats = begun.seats.map((one, n) => (n === 1 ? { ...one, player: 'deepblue' } : one))
    writeFileSync(at('bot.json'), JSON.stringify({ ...begun, seats }))
    writeFileSync(at('board.json'), '{"cities":[]}')
    writeFileSync(at('state.json'), '{"game":{"seats":3}}')
  })

  it.each(cases)('%s', (_name, args, input, line) => {
    const { status, stderr } = hippodrome(args, input)
    expect(stderr).toMatch(line)
    expect(stderr.trimEnd()).not.toContain('\n')
    expect(status).toBe(2)
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('leaves no match behind that never began, and keeps one that did', () => {
    expect(existsSync(at('matches'))).toBe(true)
    for (const name of readdirSync(at('matches'))) well(['replay', join('matches', name)])
    well(['replay', 'x.json'])
  })
})

describe('the page about drive', { timeout: 60_000 }, () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const page = readFileSync(join(root, 'docs', 'drive.md'), 'utf8')
  const blocks = (kind: string) =>
    [...page.matchAll(/^```(\w*)\n(.*?)^```/gms)].flatMap(([, name, text]) =>
      name === kind && text !== undefined ? [text] : [],
    )

  it('shows what is really answered', () => {
    const [session = ''] = blocks('')
    const [, ...lines] = session.trim().split('\n')
    const asked = lines.filter((line) => line.includes('"cmd"'))
    const shown = lines.filter((line) => !line.includes('"cmd"'))
    const answers = well(['drive'], `${asked.join('\n')}\n`)
      .trim()
      .split('\n')
    const short = (line: string) => line.replace(/("commitment":"....)[^"]*/, '$1…')
    expect(answers.map(short)).toEqual(shown)
  })

  it.runIf(hasPython)('has examples that work when they are pasted', () => {
    const [position = '', tool = ''] = blocks('python')
    const script = `${tool}\nask(cmd="new", game="families", seats=2, seed="q")\n${position}`
    const { status, stdout } = spawnSync('python3', ['-c', script], { cwd: root, encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stdout.trim().split('\n')).toHaveLength(3)
    expect(stdout).not.toContain("'ok': False")
  })
})
