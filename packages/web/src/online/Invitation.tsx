import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import { nameOfGame } from '../app/gameWords.ts'
import { Icon } from '../app/Icon.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { inviteTo } from './server.ts'
import { onlineWords } from './words.ts'

const COPIED_MS = 2000

const linkTo = (match: string, invite: string): string => {
  const link = new URL(location.href)
  link.hash = `#/table/${match}/${invite}`
  return link.href
}

type Props = { readonly match: string; readonly game: string }

/** The link that seats whoever opens it, as text, as a picture, and to be handed on. */
export function Invitation({ match, game }: Props) {
  const words = useWords(onlineWords)
  const name = nameOfGame(game, useLanguage())
  const [link, setLink] = useState<string>()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    inviteTo(match).then(
      (invite) => setLink(linkTo(match, invite)),
      () => setLink(undefined),
    )
  }, [match])
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
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
      <p className="link">
        <input
          readOnly
          value={link}
          aria-label={words.send}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          className="button primary"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          {copied ? words.copied : words.copy}
        </button>
      </p>
    </section>
  )
}
