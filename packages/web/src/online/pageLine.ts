import { Line, type Socket } from '@hippodrome/wire'
import { looking } from './looking.ts'
import { askAgain, subscribe, whoIsHere } from './useServer.ts'

const newId = (): string => crypto.randomUUID().replaceAll('-', '')

export const later = (act: () => void, ms: number): (() => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

let line: Line | undefined

/** The one socket of this page, opened when it is first wanted. */
export function pageLine(): Line {
  line ??= opened()
  return line
}

function opened(): Line {
  const created = new Line({
    connect: () => {
      const address = new URL('socket', location.href)
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
      address.hash = ''
      return new WebSocket(address) as Socket
    },
    newId,
    now: () => Date.now(),
    chance: () => Math.random(),
    later,
  })
  addEventListener('offline', () => created.drop())
  addEventListener('online', () => created.tryNow())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) created.tryNow()
  })
  const looks = looking(
    {
      isHidden: () => document.hidden,
      hasFocus: () => document.hasFocus(),
      onChange: (act) => {
        document.addEventListener('visibilitychange', act)
        for (const event of ['focus', 'blur']) addEventListener(event, act)
      },
    },
    later,
    (on) => created.say({ type: 'look', on }),
  )
  // Said again after every cut.
  created.watch('look', {
    first: () => ({ type: 'look', on: looks() }),
    last: { type: 'look', on: false },
    hear: () => {},
  })
  // A line that is cut may be one whose session was ended elsewhere; whoever is nobody here any more needs none.
  created.subscribe(() => {
    if (created.state().kind === 'lost') void askAgain()
  })
  const stop = subscribe(() => {
    if (whoIsHere().kind !== 'stranger') return
    stop()
    created.close()
    line = undefined
  })
  return created
}
