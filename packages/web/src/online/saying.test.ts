import { DAY, HOUR, MINUTE, type Note, SECOND, type Time } from '@hippodrome/wire'
import { describe, expect, it } from 'vitest'
import { askText, clockText, lengthText, noteText, timeText } from './saying.ts'
import { timeWords } from './timeWords.ts'

const LIVE: Time = { kind: 'live', base: 15 * MINUTE, increment: 10 * SECOND }
const TURNS: Time = { kind: 'turns', each: DAY, reserve: 3 * DAY, off: ['nights', 'weekends'] }
const room = { seats: [{ name: 'Theodora' }, { name: 'Basil' }] as never }

describe('what is said of time', () => {
  it('a clock shows minutes live and days by turns', () => {
    const shown = (ms: number, time: Time) => clockText(ms, time, timeWords.en)
    expect(shown(11 * MINUTE + 48 * SECOND, LIVE)).toBe('11:48')
    expect(shown(HOUR + 150 * SECOND, LIVE)).toBe('1:02:30')
    expect(shown(28 * HOUR, TURNS)).toBe('1 d 4 h')
    expect(shown(2 * DAY, TURNS)).toBe('2 d')
    expect(shown(9 * HOUR + MINUTE, TURNS)).toBe('9 h')
    expect(shown(59 * MINUTE + 1, TURNS)).toBe('59:01')
    expect(clockText(28 * HOUR, TURNS, timeWords.nl)).toBe('1 d 4 u')
  })

  it('a time is one sentence, in both languages', () => {
    expect(timeText(LIVE, timeWords.en, 'en')).toBe('15 minutes each, and 10 seconds more for every turn')
    expect(timeText(TURNS, timeWords.nl, 'nl')).toBe(
      '1 dag per beurt, en 3 dagen reserve, ’s nachts niet, in het weekend niet',
    )
    expect(timeText(undefined, timeWords.en, 'en')).toBe('No clock')
    expect(lengthText(90 * MINUTE, 'en')).toBe('1 hour 30 minutes')
  })

  it('a vote says who asks what, and a note what became of it', () => {
    const about = { do: 'extend', seat: 0, ms: DAY } as const
    expect(askText({ by: 1, about }, room, timeWords.en, 'en')).toBe('Basil asks: 1 day more for Theodora?')
    const seat = { do: 'seat', seat: 0, as: { kind: 'bot' } } as const
    expect(askText({ by: -1, about: seat }, room, timeWords.en, 'en')).toBe(
      'The table asks: a bot for Theodora?',
    )
    const notes: readonly [Note, string][] = [
      [
        { kind: 'lapsed', by: 1, about: { do: 'pause' } },
        'Basil asks: shall we pause? Not all answered in time, so it is a no.',
      ],
      [
        { kind: 'against', by: 1, about: { do: 'end' }, seat: 0, reason: 'late' },
        'Basil asks: shall we end the match without a result? “late” Theodora is against it.',
      ],
      [
        { kind: 'out', seat: 0, absence: 'bot' },
        'The time of Theodora has run out. A bot plays on until they return.',
      ],
      [{ kind: 'outage', from: 0, to: 2 * HOUR }, 'The server was away for 2 hours. Nobody’s clock ran.'],
    ]
    for (const [note, said] of notes) expect(noteText(note, room, timeWords.en, 'en')).toBe(said)
  })
})
