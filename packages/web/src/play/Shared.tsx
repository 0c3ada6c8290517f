import { type MatchFile, parseMatchFile } from '@hippodrome/engine'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useWords } from '../app/language.ts'
import { useOnce } from '../app/useOnce.ts'
import { appWords } from '../app/words.ts'
import { importMatch } from '../store/files.ts'
import { unpackText } from '../store/share.ts'
import { playWords } from './words.ts'

/** A match that came in a link: it is only kept when its reader wants it. */
export default function Shared() {
  const { match } = useParams<{ match: string }>()
  const common = useWords(appWords)
  const words = useWords(playWords)
  const [, go] = useLocation()
  const [file, setFile] = useState<MatchFile>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    unpackText(match)
      .then(parseMatchFile)
      .then(setFile, () => setProblem(common.badLink))
  }, [match, common])
  const open = useOnce((shared: MatchFile) =>
    importMatch(shared).then(
      (id) => go(`/match/${id}`),
      (fault: unknown) => setProblem(common.badFile(fault instanceof Error ? fault.message : String(fault))),
    ),
  )
  return (
    <>
      <h1>{words.sharedTitle}</h1>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      {file && (
        <>
          <p>
            {file.seats.map((seat) => seat.name).join(', ')}: {common.choices(file.choices.length)}
          </p>
          <button type="button" className="primary" onClick={() => void open(file)}>
            {words.sharedOpen}
          </button>
        </>
      )}
    </>
  )
}
