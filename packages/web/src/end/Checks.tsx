import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../app/language.ts'
import { usePlaying } from '../play/playing.ts'
import { download } from '../store/download.ts'
import type { Checked } from '../table/table.ts'
import { endWords } from './words.ts'

/** The page plays the match again by itself and says whether the dice were true. */
export function Checks() {
  const { table } = usePlaying()
  const words = useWords(endWords)
  const [checked, setChecked] = useState<Checked | 'failed'>()
  const check = useCallback(() => {
    setChecked(undefined)
    table.verify().then(setChecked, () => setChecked('failed'))
  }, [table])
  useEffect(check, [check])
  if (checked === undefined)
    return (
      <section className="card seal" role="status">
        {words.checking}
      </section>
    )
  const isFound = checked !== 'failed'
  const broken = isFound ? checked.broken : undefined
  const isTrue =
    isFound &&
    broken === undefined &&
    checked.findings.every(({ ok, check: kind }) => ok || kind === 'versions')
  return (
    <section className={isTrue ? 'card seal true' : 'card seal false'} role="status" data-testid="dice">
      <div>
        <b>{isTrue ? words.diceTrue : isFound ? words.diceFalse : words.diceUnknown}</b>{' '}
        {isTrue &&
          words.diceSays(checked.drawn, checked.commitment.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 '))}
        {broken !== undefined && (broken === 'seal' ? words.otherSeal : words.otherWords)}
        {isFound &&
          !isTrue &&
          broken === undefined &&
          checked.findings.map(({ detail }) => detail).join('; ')}
      </div>
      {!isTrue && (
        <button type="button" className="small" onClick={() => void table.export().then(download)}>
          {words.saveFile}
        </button>
      )}
      <button type="button" className="small" onClick={check}>
        {words.checkAgain}
      </button>
    </section>
  )
}
