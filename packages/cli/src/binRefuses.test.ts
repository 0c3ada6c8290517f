import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { inFolder } from './testing/process.ts'

const { at, finished, folder, hippodrome, newFile, well } = inFolder()

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
    [
      'a file that would start a program',
      ['play', '--load', 'program.json'],
      '',
      /the file would start exec:touch started: --programs allows that/,
    ],
    ['programs of no file', ['play', '--programs'], '', /--programs goes with --load FILE/],
    ['a ladder of one', ['ladder', '--bots', 'squire'], '', /--bots wants two or more different ones/],
    [
      'a ladder for the server where there is none',
      ['ladder', '--bots', 'recruit,squire', '--install'],
      '',
      /run it in the source folder of Hippodrome/,
    ],
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
    const program = begun.seats.map((one, n) => (n === 1 ? { ...one, player: 'exec:touch started' } : one))
    writeFileSync(at('program.json'), JSON.stringify({ ...begun, seats: program }))
    writeFileSync(at('board.json'), '{"cities":[]}')
    writeFileSync(at('state.json'), '{"game":{"seats":3}}')
  })

  it.each(cases)('%s', (_name, args, input, line) => {
    const { status, stderr } = hippodrome(args, input)
    expect(stderr).toMatch(line)
    expect(stderr.trimEnd()).not.toContain('\n')
    expect(status).toBe(2)
    expect(readdirSync(folder()).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('leaves no match behind that never began, and keeps one that did', () => {
    expect(existsSync(at('started'))).toBe(false)
    expect(existsSync(at('matches'))).toBe(true)
    for (const name of readdirSync(at('matches'))) well(['replay', join('matches', name)])
    well(['replay', 'x.json'])
  })
})
