import { type ClockView, HOUR, leftOf, MINUTE, SECOND, type Time } from '@hippodrome/wire'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '../app/language.ts'
import type { Room } from './remoteTable.ts'
import { clockText, fullOf, lengthText } from './saying.ts'
import { timeWords } from './timeWords.ts'
import { useServerTime } from './useServerTime.ts'
import './clock.css'

/** What is left on a clock now, counted between messages by the server's time. */
function useLeft(clock: ClockView): number {
  const [close, setClose] = useState(true)
  const now = useServerTime(clock.since === undefined ? undefined : close ? SECOND / 4 : MINUTE / 2)
  const left = leftOf(clock, now)
  useEffect(() => setClose(left < 2 * HOUR), [left])
  return left
}

type Props = { readonly room: Pick<Room, 'clocks' | 'time' | 'seats'>; readonly seat: number }

/** The clock of a seat, where there is one: whose time it is stands beside it. */
export function Clock({ room: { clocks, time, seats }, seat }: Props) {
  const clock = clocks?.[seat]
  const sitter = seats[seat]
  if (!clock || !time || !sitter || sitter.kind === 'bot' || sitter.standIn !== undefined) return undefined
  return <Running clock={clock} time={time} name={sitter.name} />
}

type RunningProps = { readonly clock: ClockView; readonly time: Time; readonly name: string }

function Running({ clock, time, name }: RunningProps) {
  const words = useWords(timeWords)
  const language = useLanguage()
  const left = useLeft(clock)
  const low = left < fullOf(time) / 10
  const said = left === 0 ? words.isOut : words.left(name, lengthText(left, language))
  return (
    <span
      className={`clock${clock.since === undefined ? '' : ' runs'}${low ? ' low' : ''}`}
      role="img"
      aria-label={said}
      title={said}
      data-testid="clock"
    >
      {clockText(left, time, words)}
    </span>
  )
}

/** Says of one's own clock that a half, a tenth or a minute is left, and nothing else. */
export function ClockSpeech({ room }: { readonly room: Room }) {
  const mine = room.seats.findIndex((seat, index) => seat.mine && room.clocks?.[index]?.since !== undefined)
  const clock = room.clocks?.[mine]
  return clock && room.time ? <Speech clock={clock} time={room.time} /> : undefined
}

function Speech({ clock, time }: Omit<RunningProps, 'name'>) {
  const words = useWords(timeWords)
  const language = useLanguage()
  const left = useLeft(clock)
  const before = useRef(left)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const full = fullOf(time)
    const passed = [full / 2, full / 10, MINUTE].some((mark) => before.current > mark && left <= mark)
    before.current = left
    if (passed) setSaid(words.youHave(lengthText(left, language)))
  }, [left, time, words, language])
  return (
    <span className="visually-hidden" role="status" data-testid="clock-speech">
      {said}
    </span>
  )
}
