import { renderSVG } from 'uqr'
import { nameOfGame } from '../app/gameWords.ts'
import { Icon } from '../app/Icon.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { Copyable } from './Copyable.tsx'
import { useLink } from './useLink.ts'
import { onlineWords } from './words.ts'

type Props = { readonly match: string; readonly game: string }

/** The link that seats whoever opens it, as text, as a picture, and to be handed on. */
export function Invitation({ match, game }: Props) {
  const words = useWords(onlineWords)
  const name = nameOfGame(game, useLanguage())
  const link = useLink(match)
  if (link === undefined) return undefined
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(link, { border: 2 }))}`
  return (
    <section className="card invitation">
      <h2>{words.send}</h2>
      <div>
        <img src={picture} alt={words.qr} width={150} height={150} />
        <div>
          <p className="quiet">{words.sendHint}</p>
          {'share' in navigator && (
            <button type="button" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              <Icon name="share" />
              {words.share}
            </button>
          )}
          <a
            className="button"
            href={`mailto:?subject=${encodeURIComponent(words.mailSubject(name))}&body=${encodeURIComponent(link)}`}
          >
            <Icon name="mail" />
            {words.mail}
          </a>
        </div>
      </div>
      <Copyable text={link} label={words.send} />
    </section>
  )
}
