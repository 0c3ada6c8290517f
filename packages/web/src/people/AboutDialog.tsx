import { useState } from 'react'
import { useWords } from '../app/language.ts'
import { onlineWords } from '../online/words.ts'
import { Dialog } from '../play/Dialog.tsx'
import { block, useBlocked } from './blocked.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { peopleWords } from './words.ts'
import './people.css'

type Props = {
  readonly person: string
  readonly name: string
  readonly line: { readonly match: string; readonly line: number }
  readonly onMute: () => void
  readonly onClose: () => void
}

/** What can be done about somebody who said something: look at who they are, not hear them, block or report them. */
export default function AboutDialog({ person, name, line, onMute, onClose }: Props) {
  const words = useWords(peopleWords)
  const says = useWords(onlineWords)
  const blocked = useBlocked().some((one) => one.person === person)
  const [reports, setReports] = useState(false)
  if (reports) return <ReportDialog person={person} name={name} line={line} onClose={onClose} />
  const then = (deed: () => void) => () => {
    deed()
    onClose()
  }
  return (
    <Dialog title={words.actions(name)} onClose={onClose} className="about-person">
      <a className="button" href={`#/people/${person}`} target="_blank" rel="noopener">
        {words.toProfile}
      </a>
      <button type="button" data-testid="mute" onClick={then(onMute)}>
        {says.mute(name)}
      </button>
      <button
        type="button"
        data-testid="block"
        aria-describedby="block-says"
        onClick={then(() => void block(person, !blocked))}
      >
        {blocked ? words.unblock : words.block}
      </button>
      {!blocked && (
        <p className="quiet" id="block-says">
          {words.blockSays(name)}
        </p>
      )}
      <button type="button" className="danger" data-testid="report" onClick={() => setReports(true)}>
        {words.report}
      </button>
    </Dialog>
  )
}
