import { useEffect } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import { Dialog } from '../play/Dialog.tsx'
import { RuleLink } from '../play/RuleLink.tsx'
import type { Board, Sign } from './board.ts'
import { keysOf } from './keyList.ts'
import { legendWords } from './legendWords.ts'
import { keepLit, pointsAtKind } from './pointer.ts'
import { useStage } from './stage.ts'
import './legend.css'

type Props = {
  readonly title: string
  readonly board: Board
  readonly game: string
  readonly onClose: () => void
  /** Makes way for the board, where all of a kind is lit. */
  readonly onShow: () => void
}

/** What am I looking at? Every sign of the board, the keys, and the way to rules and lessons. */
export default function Legend({ title, board, game, onClose, onShow }: Props) {
  const words = useWords(legendWords)
  const stage = useStage()
  const { pointer } = stage
  useEffect(() => () => pointer.setState({ kind: undefined }), [pointer])
  return (
    <Dialog title={title} onClose={onClose} className="legend">
      <p className="legend-ways">
        <Link href={`/rules/${game}`} className="button">
          {words.rules}
        </Link>
        <Link href="/lessons" className="button">
          {words.lessons}
        </Link>
        <span className="quiet">{words.pointAtAnything}</span>
      </p>
      <div className="legend-body">
        <div className="legend-columns">
          {board.legend(stage).map(({ title: group, signs }) => (
            <section key={group}>
              <h3>{group}</h3>
              <ul>
                {signs.map((sign) => (
                  <SignLine key={sign.name} sign={sign} game={game} onShow={onShow} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="legend-keys">
          {keysOf(board, stage).map(([group, lines]) => (
            <section key={group}>
              <h3>{group}</h3>
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
      </div>
    </Dialog>
  )
}

type LineProps = {
  readonly sign: Sign
  readonly game: string
  readonly onShow: () => void
}

function SignLine({ sign: { sign, name, says, rule, kind }, game, onShow }: LineProps) {
  const { pointer } = useStage()
  const words = useWords(legendWords)
  const show = (lit: string) => {
    onShow()
    keepLit(pointer, lit)
  }
  return (
    <li>
      <span className="legend-sign" aria-hidden="true">
        {sign}
      </span>
      <span>
        {kind === undefined ? (
          <b>{name}</b>
        ) : (
          <button
            type="button"
            className="legend-name"
            title={words.showKind}
            data-kind={kind}
            onClick={() => show(kind)}
            {...pointsAtKind(pointer, kind)}
          >
            <b>{name}</b>
          </button>
        )}
        {says !== undefined && <span className="quiet">{says.replace(/\.$/, '')}. </span>}
        {rule !== undefined && <RuleLink game={game} rule={rule} />}
      </span>
    </li>
  )
}
