import { DAY, LONGEST_TALK, MINUTE, type Motion } from '@hippodrome/wire'
import { type FormEvent, useState } from 'react'
import { useLanguage, useWords } from '../app/language.ts'
import { Dialog } from '../play/Dialog.tsx'
import type { RemoteTable, Room } from './remoteTable.ts'
import { lengthText, timeText } from './saying.ts'
import { USUAL_TIMES } from './times.ts'
import { timeWords } from './timeWords.ts'

type Props = { readonly table: RemoteTable; readonly room: Room }

/** What one may ask the others now, each with its words. */
function useMotions(room: Room): readonly { readonly motion: Motion; readonly says: string }[] {
  const words = useWords(timeWords)
  const language = useLanguage()
  const more = room.time?.kind === 'turns' ? DAY : 5 * MINUTE
  const slow = room.clocks
    ? room.seats.flatMap((_, seat) => (room.clocks?.[seat]?.since === undefined ? [] : [seat]))
    : []
  const others = [undefined, USUAL_TIMES.live, USUAL_TIMES.turns].filter(
    (time) => time?.kind !== room.time?.kind,
  )
  return [
    room.paused
      ? { motion: { do: 'resume' }, says: words.askResume }
      : { motion: { do: 'pause' }, says: words.askPause },
    ...slow.map((seat) => ({
      motion: { do: 'extend', seat, ms: more } as const,
      says: words.askExtend(lengthText(more, language), room.seats[seat]?.name ?? ''),
    })),
    ...others.map((time) => ({
      motion: { do: 'time', ...(time ? { time } : {}) } as const,
      says: words.askTime(timeText(time, words, language)),
    })),
    { motion: { do: 'end' }, says: words.askEnd },
  ]
}

/** Asks all who play: a pause, more time, another time, or to end it. */
export function AskOthers({ table, room }: Props) {
  const words = useWords(timeWords)
  const [open, setOpen] = useState(false)
  const motions = useMotions(room)
  if (room.phase !== 'playing' || !room.seats.some(({ mine }) => mine)) return undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const picked = motions[Number(form.get('what'))]
    const why = form.get('why')
    const reason = typeof why === 'string' && why.trim() !== '' ? { reason: why } : {}
    if (picked) void table.do({ kind: 'motion', motion: picked.motion, ...reason })
    setOpen(false)
  }
  return (
    <>
      <button type="button" className="small" data-testid="ask-others" onClick={() => setOpen(true)}>
        {words.ask}
      </button>
      {open && (
        <Dialog title={words.ask} onClose={() => setOpen(false)}>
          <form className="ask-others" onSubmit={submit}>
            <label>
              {words.askWhat}
              <select name="what">
                {motions.map(({ says }, index) => (
                  <option key={says} value={index}>
                    {says}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {words.askWhy}
              <input name="why" maxLength={LONGEST_TALK} autoComplete="off" />
            </label>
            <button type="submit" className="button primary">
              {words.askSend}
            </button>
          </form>
        </Dialog>
      )}
    </>
  )
}
