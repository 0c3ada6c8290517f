import { DAY, LONGEST_TALK, MINUTE, type Motion, type SeatWish } from '@hippodrome/wire'
import { type FormEvent, useState } from 'react'
import { useLanguage, useWords } from '../app/language.ts'
import { Dialog } from '../play/Dialog.tsx'
import type { RemoteTable, Room } from './remoteTable.ts'
import { lengthText, timeText } from './saying.ts'
import { USUAL_TIMES } from './times.ts'
import { timeWords } from './timeWords.ts'
import { onlineWords } from './words.ts'

type Deed = Extract<Parameters<RemoteTable['do']>[0], { kind: 'motion' | 'propose' }>
type Props = { readonly table: RemoteTable; readonly room: Room }

type Asked = { readonly says: string; readonly deed: Deed }

const moves = (motion: Motion): Deed => ({ kind: 'motion', motion })

/** Who shall have the seat of another. Whoever is there is asked too. */
function useSeats(room: Room): readonly Asked[] {
  const words = useWords(onlineWords)
  return room.seats.flatMap((seat, index) => {
    if (seat.mine || seat.person === undefined || seat.standIn) return []
    const deed = (as: SeatWish): Deed => ({ kind: 'propose', seat: index, as })
    return [
      { says: words.proposeBot(seat.name), deed: deed({ kind: 'bot', player: 'squire' }) },
      { says: words.proposeOther(seat.name), deed: deed({ kind: 'invited' }) },
    ]
  })
}

/** What one may ask the others now, each with its words. */
function useAsked(room: Room): readonly Asked[] {
  const words = useWords(timeWords)
  const seats = useSeats(room)
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
      ? { deed: moves({ do: 'resume' }), says: words.askResume }
      : { deed: moves({ do: 'pause' }), says: words.askPause },
    ...seats,
    ...slow.map((seat) => ({
      deed: moves({ do: 'extend', seat, ms: more }),
      says: words.askExtend(lengthText(more, language), room.seats[seat]?.name ?? ''),
    })),
    ...others.map((time) => ({
      deed: moves({ do: 'time', ...(time ? { time } : {}) }),
      says: words.askTime(timeText(time, words, language)),
    })),
    { deed: moves({ do: 'end' }), says: words.askEnd },
  ]
}

/** Asks all who play: a pause, more time, another time, somebody else for a seat, or to end it. */
export function AskOthers({ table, room }: Props) {
  const words = useWords(timeWords)
  const [open, setOpen] = useState(false)
  const asked = useAsked(room)
  if (room.phase !== 'playing' || !room.seats.some(({ mine }) => mine)) return undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const picked = asked[Number(form.get('what'))]
    const why = form.get('why')
    const reason = typeof why === 'string' && why.trim() !== '' ? { reason: why } : {}
    if (picked) void table.do({ ...picked.deed, ...reason })
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
                {asked.map(({ says }, index) => (
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
