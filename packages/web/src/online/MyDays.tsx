import { DAY, type Days } from '@hippodrome/wire'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../app/language.ts'
import { useLatest } from '../app/useLatest.ts'
import { daysOf, keepDays, zoneHere } from './server.ts'
import { timeWords } from './timeWords.ts'

const two = (n: number): string => String(n).padStart(2, '0')
const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}
/** A day of the calendar as it is here. */
const dateOf = (at: number): string => {
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
const midnightOf = (text: string): number => new Date(`${text}T00:00`).getTime()

/** A time is typed digit by digit, and only so much is kept in a day: each of it is noted at every match. */
const PAUSE_MS = 800

/** Where somebody is, when they sleep, and their next vacation; saved as soon as somebody pauses. */
export default function MyDays() {
  const words = useWords(timeWords)
  // Another language is no other calendar.
  const spoken = useLatest(words)
  const [days, setDays] = useState<Days>()
  const [changed, setChanged] = useState<Days>()
  const unsaved = useRef<Days>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const usual: Days = { zone: zoneHere(), night: [23 * 60, 7 * 60], away: [] }
    daysOf().then(
      (known) => setDays(known ?? usual),
      () => setDays(undefined),
    )
  }, [])
  useEffect(() => {
    if (!changed) return
    unsaved.current = changed
    const timer = setTimeout(() => {
      unsaved.current = undefined
      keepDays(changed).then(
        () => setSaid(`✓ ${spoken.current.daysKept}`),
        () => setSaid(spoken.current.daysWrong),
      )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [changed, spoken])
  useEffect(
    () => () => {
      if (unsaved.current) void keepDays(unsaved.current).catch(() => undefined)
    },
    [],
  )
  if (!days) return undefined
  const change = (next: Days) => {
    setDays(next)
    setChanged(next)
    setSaid('')
  }
  const [away] = days.away
  const setAway = (from: string, to: string) => {
    const [leaves, returns] = [midnightOf(from), midnightOf(to) + DAY]
    change({ ...days, away: from !== '' && to !== '' && returns > leaves ? [[leaves, returns]] : [] })
  }
  const tomorrow = dateOf(Date.now() + DAY)
  return (
    <div data-testid="my-days">
      <p className="quiet">{words.daysSays}</p>
      <Field label={words.zone}>
        <select
          name="zone"
          value={days.zone}
          onChange={({ target }) => change({ ...days, zone: target.value })}
        >
          {[...new Set([days.zone, zoneHere(), ...Intl.supportedValuesOf('timeZone')])].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </Field>
      {([words.nightFrom, words.nightTo] as const).map((label, index) => (
        <Field key={label} label={label}>
          <input
            type="time"
            value={clockOf(days.night[index] ?? 0)}
            onChange={({ target }) => {
              const minutes = minutesOf(target.value)
              change({ ...days, night: index === 0 ? [minutes, days.night[1]] : [days.night[0], minutes] })
            }}
          />
        </Field>
      ))}
      <Field label={words.vacationFrom}>
        <input
          type="date"
          name="from"
          value={away ? dateOf(away[0]) : ''}
          onChange={({ target }) => setAway(target.value, away ? dateOf(away[1] - DAY) : target.value)}
        />
      </Field>
      {away ? (
        <Field label={words.vacationTo}>
          <input
            type="date"
            name="to"
            min={dateOf(away[0])}
            value={dateOf(away[1] - DAY)}
            onChange={({ target }) => setAway(dateOf(away[0]), target.value || tomorrow)}
          />
        </Field>
      ) : (
        <p className="quiet">{words.noVacation}</p>
      )}
      <p role="status">{said}</p>
    </div>
  )
}

const Field = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <label className="field">
    <span>{label}</span>
    {children}
  </label>
)
