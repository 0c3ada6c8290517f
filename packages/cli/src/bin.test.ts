import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { honestModelFor } from '@hippodrome/bots/models'
import { configure, type Game } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'
import { bin, inFolder } from './testing/process.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0
const bot = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url))
const { at, finished, folder, hippodrome, newFile, well } = inFolder()

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
    expect(readdirSync(folder()).filter((name) => name.startsWith('.') || name === 'nowhere')).toEqual([])
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
    const rules: Game = await loadGame('families')
    const model = await honestModelFor(rules, configure(rules, { seats: 2 }))
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
    const whole = JSON.parse(readFileSync(path, 'utf8')) as object
    writeFileSync(at('elsewhere.json'), JSON.stringify({ ...whole, unaided: true }))
    expect(hippodrome(['review', 'elsewhere.json'])).toMatchObject({ status: 2, stdout: '' })
    expect(hippodrome(['review', 'elsewhere.json', '--lang', 'nl']).stderr).toContain('elders speelden')
    const broken = { ...whole, choices: [[0, 9999]] }
    writeFileSync(at('broken.json'), JSON.stringify(broken))
    expect(hippodrome(['review', 'broken.json'])).toMatchObject({ status: 2, stdout: '' })
  })

  it.each(['SIGKILL', 'SIGINT'] as const)('loses nothing that was chosen before %s', async (signal) => {
    const name = `${signal}.json`
    const flags = ['play', '--seats', '2', '--human', 'all', '--seed', signal, '--save', name]
    const table = spawn(process.execPath, [bin, ...flags], {
      cwd: folder(),
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
    const { status, stdout, stderr } = hippodrome([...series, '--plot', folder()])
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
