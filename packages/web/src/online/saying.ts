import type { Language } from '@hippodrome/engine'
import { type About, DAY, HOUR, MINUTE, type Note, SECOND, type Time } from '@hippodrome/wire'
import type { Room } from './remoteTable.ts'
import type { TimeWords } from './timeWords.ts'

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const

/** A stretch of time in words, in its largest unit and the next: “1 day”, “2 hours 30 minutes”. */
export function lengthText(ms: number, language: Language): string {
  const whole = Math.max(SECOND, Math.ceil(ms / SECOND) * SECOND)
  const first = UNITS.findIndex(([, unit]) => whole >= unit)
  let left = whole
  return UNITS.slice(first, first + 2)
    .flatMap(([unit, size]) => {
      const count = Math.floor(left / size)
      left -= count * size
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
      return count > 0 ? [format.format(count)] : []
    })
    .join(' ')
}

const two = (n: number): string => String(n).padStart(2, '0')

/** What a clock shows: “11:48”, “1:02:30”, and of days “1 d 4 h”. */
export function clockText(ms: number, time: Time, words: TimeWords): string {
  const seconds = Math.ceil(ms / SECOND)
  if (time.kind === 'turns' && ms >= HOUR) {
    const hours = Math.floor((seconds * SECOND) / HOUR)
    const [days, rest] = [Math.floor(hours / 24), hours % 24]
    return [
      ...(days > 0 ? [`${days} ${words.d}`] : []),
      ...(rest > 0 || days === 0 ? [`${rest} ${words.h}`] : []),
    ].join(' ')
  }
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const end = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`
}

/** All that somebody has at the beginning of a turn, when nothing is used up. */
export const fullOf = (time: Time): number =>
  time.kind === 'live' ? time.base : time.each + (time.kind === 'bank' ? time.bank : time.reserve)

/** How much time there is, in one sentence. */
export function timeText(time: Time | undefined, words: TimeWords, language: Language): string {
  const length = (ms: number) => lengthText(ms, language)
  switch (time?.kind) {
    case undefined:
      return words.noClock
    case 'live':
      return time.increment > 0
        ? words.isLive(length(time.base), length(time.increment))
        : words.isLiveAlone(length(time.base))
    case 'bank':
      return words.isBank(length(time.each), length(time.bank))
    case 'turns': {
      const off = time.off.map((what) => words[what])
      return [words.isTurns(length(time.each), length(time.reserve)), ...off].join(', ')
    }
  }
}

type Names = Pick<Room, 'seats'>
const nameOf = ({ seats }: Names, seat: number): string | undefined => seats[seat]?.name

/** What somebody asks the others. */
export function askText(
  { by, about }: { readonly by: number; readonly about: About },
  room: Names,
  words: TimeWords,
  language: Language,
): string {
  const who = nameOf(room, by) ?? words.theTable
  switch (about.do) {
    case 'seat': {
      const name = nameOf(room, about.seat) ?? ''
      return about.as.kind === 'bot' ? words.asksSeatBot(who, name) : words.asksSeatOther(who, name)
    }
    case 'pause':
      return words.asksPause(who)
    case 'resume':
      return words.asksResume(who)
    case 'extend':
      return words.asksExtend(who, nameOf(room, about.seat) ?? '', lengthText(about.ms, language))
    case 'time':
      return words.asksTime(who, timeText(about.time, words, language))
    case 'end':
      return words.asksEnd(who)
  }
}

const outText = (note: Extract<Note, { readonly kind: 'out' }>, name: string, words: TimeWords): string => {
  if (note.paused) return words.outPaused(name)
  return { bot: words.outBot, vote: words.outVote, end: words.outEnd }[note.absence](name)
}

/** What happened to the table, in a sentence or two. */
export function noteText(note: Note, room: Names, words: TimeWords, language: Language): string {
  switch (note.kind) {
    case 'out':
      return outText(note, nameOf(room, note.seat) ?? '', words)
    case 'back':
      return words.isBack(nameOf(room, note.seat) ?? '')
    case 'stopped':
      return [words.stopped, note.reason].filter(Boolean).join(' ')
    case 'outage':
      return words.outage(lengthText(note.to - note.from, language))
    case 'asked':
    case 'agreed':
    case 'against':
    case 'lapsed': {
      const came = {
        asked: undefined,
        agreed: words.agreed,
        against: words.isAgainst('seat' in note ? (nameOf(room, note.seat) ?? '') : ''),
        lapsed: words.lapsed,
      }[note.kind]
      const reason = note.reason === undefined ? undefined : words.because(note.reason)
      return [askText(note, room, words, language), reason, came].filter(Boolean).join(' ')
    }
  }
}
