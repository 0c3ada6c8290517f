import { Suspense, useEffect, useState } from 'react'
import { usePlaying } from '../play/playing.ts'
import { remember } from './asked.ts'
import { NoticeText } from './late.ts'

/** Tells who has left orders what they answered, or why they did not: to nobody else. */
export function OrderNotice() {
  const playing = usePlaying()
  const { stopped, answered } = playing.state.view
  const [done, setDone] = useState<string>()
  useEffect(() => remember(playing))
  return (
    // There before its words are: what is read aloud must have been empty first.
    <div className="order-notices" role="status">
      {(stopped ?? answered) !== undefined && (
        <Suspense>
          <NoticeText done={done} setDone={setDone} />
        </Suspense>
      )}
    </div>
  )
}
