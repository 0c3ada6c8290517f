import { ABSENCES, type Absence, OFF, type Off, type Time, type Wish } from '@hippodrome/wire'
import { useLanguage, useWords } from '../app/language.ts'
import { timeText } from './saying.ts'
import { TIMES, USUAL_TIMES } from './times.ts'
import { timeWords } from './timeWords.ts'
import './clock.css'

export type Timing = Pick<Wish, 'time' | 'absence'>

type Props = { readonly timing: Timing; readonly onChange: (timing: Timing) => void }

const KINDS = ['none', 'live', 'bank', 'turns'] as const

/** Without what rests, which is set apart. */
const amounts = (time: Time): string => JSON.stringify({ ...time, off: [] })

/** How much time there is at a table of people elsewhere, and what becomes of whoever has none left. */
export function TimeCard({ timing: { time, absence = 'bot' }, onChange }: Props) {
  const words = useWords(timeWords)
  const language = useLanguage()
  const kind = time?.kind ?? 'none'
  const names = { none: words.noClock, live: words.live, bank: words.perDecision, turns: words.byTurns }
  const pick = (next: (typeof KINDS)[number]) =>
    onChange(next === 'none' ? {} : { time: USUAL_TIMES[next], absence })
  return (
    <section className="card time-card" data-testid="time-card">
      <h2>{words.time}</h2>
      <span className="segments" role="group" aria-label={words.time}>
        {KINDS.map((one) => (
          <button key={one} type="button" aria-pressed={one === kind} onClick={() => pick(one)}>
            {names[one]}
          </button>
        ))}
      </span>
      {time && (
        <>
          <label className="field">
            <span>{words.howMuch}</span>
            <select
              name="time"
              value={TIMES[time.kind].findIndex((preset) => amounts(preset) === amounts(time))}
              onChange={({ target }) => {
                const preset = TIMES[time.kind][Number(target.value)]
                if (preset) onChange({ time: { ...preset, ...offOf(time) } as Time, absence })
              }}
            >
              {TIMES[time.kind].map((preset, index) => (
                <option key={index} value={index}>
                  {timeText({ ...preset, off: [] } as Time, words, language)}
                </option>
              ))}
            </select>
          </label>
          {time.kind === 'turns' && (
            <Rests off={time.off} onChange={(off) => onChange({ time: { ...time, off }, absence })} />
          )}
          <label className="field">
            <span>{words.absence}</span>
            <select
              name="absence"
              value={absence}
              onChange={({ target }) => onChange({ time, absence: target.value as Absence })}
            >
              {ABSENCES.map((one) => (
                <option key={one} value={one}>
                  {absenceText(one, words)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </section>
  )
}

const offOf = (time: Time): { off?: Off[] } => (time.kind === 'turns' ? { off: time.off } : {})

export const absenceText = (absence: Absence, words: (typeof timeWords)['en']): string =>
  ({ bot: words.absenceBot, vote: words.absenceVote, end: words.absenceEnd })[absence]

function Rests({ off, onChange }: { readonly off: readonly Off[]; readonly onChange: (off: Off[]) => void }) {
  const words = useWords(timeWords)
  const says = { nights: words.offNights, weekends: words.offWeekends }
  return OFF.map((one) => (
    <label key={one} className="field switch">
      <input
        type="checkbox"
        role="switch"
        name={one}
        checked={off.includes(one)}
        onChange={({ target }) =>
          onChange(OFF.filter((other) => (other === one ? target.checked : off.includes(other))))
        }
      />
      <span>{says[one]}</span>
    </label>
  ))
}
