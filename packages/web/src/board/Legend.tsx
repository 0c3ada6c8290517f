import { type RefObject, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import { Dialog } from '../play/Dialog.tsx'
import { RuleLink } from '../play/RuleLink.tsx'
import type { Board, Sign } from './board.ts'
import { keysOf } from './keyList.ts'
import { useStage } from './stage.ts'
import { boardWords } from './words.ts'
import './legend.css'

type Props = {
  readonly board: Board
  readonly game: string
  readonly root: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** What am I looking at? Every sign of the board, the keys, and the way to rules and lessons. */
export function Legend({ board, game, root, onClose }: Props) {
  const words = useWords(boardWords)
  const stage = useStage()
  const [kind, setKind] = useState<string>()
  useEffect(() => {
    const lit = kind === undefined ? [] : [...(root.current?.querySelectorAll(kind) ?? [])]
    for (const element of lit) element.toggleAttribute('data-lit', true)
    return () => {
      for (const element of lit) element.removeAttribute('data-lit')
    }
  }, [root, kind])
  return (
    <Dialog title={words.legend} onClose={onClose} className="legend">
      <p className="legend-ways">
        <Link href={`/rules/${game}`} className="button">
          {words.rules}
        </Link>
        <Link href="/lessons" className="button">
          {words.lessons}
        </Link>
        <span className="quiet">{words.pointAtAnything}</span>
      </p>
      <div className="legend-columns">
        {board.legend(stage).map(({ title, signs }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {signs.map((sign) => (
                <SignLine key={sign.name} sign={sign} game={game} onPoint={setKind} />
              ))}
            </ul>
          </section>
        ))}
        {keysOf(board, stage).map(([title, lines]) => (
          <section key={title} className="legend-keys">
            <h3>{title}</h3>
            <dl>
              {lines.map(({ keys, means }) => (
                <div key={means}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{means}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

type LineProps = {
  readonly sign: Sign
  readonly game: string
  readonly onPoint: (kind: string | undefined) => void
}

function SignLine({ sign: { sign, name, says, rule, kind }, game, onPoint }: LineProps) {
  return (
    <li onPointerEnter={() => onPoint(kind)} onPointerLeave={() => onPoint(undefined)}>
      <span className="legend-sign" aria-hidden="true">
        {sign}
      </span>
      <span>
        <b>{name}</b>
        {says !== undefined && <span className="quiet">{says.replace(/\.$/, '')}. </span>}
        {rule !== undefined && <RuleLink game={game} rule={rule} />}
      </span>
    </li>
  )
}
