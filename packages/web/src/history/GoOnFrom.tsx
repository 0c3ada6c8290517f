import { useState } from 'react'
import { useLocation } from 'wouter'
import { useOnce } from '../app/useOnce.ts'
import { usePlaying } from '../play/playing.ts'

type Props = {
  readonly at: number
  readonly says: string
  readonly hint: string
  readonly failure: string
  readonly testId: string
}

/** The same match from here on, as another match. */
export function GoOnFrom({ at, says, hint, failure, testId }: Props) {
  const { table } = usePlaying()
  const [, go] = useLocation()
  const [failed, setFailed] = useState(false)
  const goOn = useOnce(() =>
    table.goOnFrom(at).then(
      (id) => go(`/match/${id}`),
      () => setFailed(true),
    ),
  )
  return (
    <>
      <button type="button" className="primary" title={hint} data-testid={testId} onClick={() => void goOn()}>
        {says}
      </button>
      {failed && <span role="alert">{failure}</span>}
    </>
  )
}
