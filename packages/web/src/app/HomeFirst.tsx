import { Link } from 'wouter'
import { useServer } from '../online/useServer.ts'
import { useNarrow } from '../play/useNarrow.ts'
import { GameCards } from './GameCards.tsx'
import { homeWords } from './homeWords.ts'
import { Icon, type IconName } from './Icon.tsx'
import { BeenHere } from './Layout.tsx'
import { ImportButton } from './ImportButton.tsx'
import { useWords } from './language.ts'
import { Track } from './Mark.tsx'
import { usePlayNow } from './usePlayNow.ts'
import './hero.css'

/** The first visit: three ways in, three games, three promises. */
export function HomeFirst() {
  const words = useWords(homeWords)
  const { play, problem } = usePlayNow()
  const server = useServer()
  const narrow = useNarrow()
  const far = server.kind === 'guest' || server.kind === 'stranger'
  return (
    <>
      <section className="hero">
        <div>
          <h1>{words.hero}</h1>
          <p>
            {far ? words.taglineFar : words.tagline}
            <br />
            {words.tagline2}
          </p>
          <div className="actions">
            <button type="button" className="gold" data-testid="play-now" onClick={() => play('families')}>
              <Icon name="play" filled />
              {words.playNow}
            </button>
            <Link href="/lessons/families/1" className="button">
              <Icon name="learn" />
              <span className="wide">{words.learn}</span>
              <span className="narrow">{words.learnShort}</span>
            </Link>
            <Link href={far ? '/new/families/elsewhere' : '/new/families/together'} className="button">
              <Icon name="users" />
              <span className="wide">{far ? words.withFriend : words.together}</span>
              <span className="narrow">{words.withFriend}</span>
            </Link>
          </div>
          {problem !== undefined && <p role="alert">{problem}</p>}
          <small>{words.playNowSays}</small>
          {narrow && <BeenHere />}
        </div>
        <Track />
      </section>
      <GameCards onPlay={play} />
      <Promises />
      <ImportButton />
    </>
  )
}

/** What we promise, each with where it can be seen. */
function Promises() {
  const words = useWords(homeWords)
  const promises: readonly { icon: IconName; title: string; says: string; proof: string }[] = [
    { icon: 'help', title: words.reasons, says: words.reasonsSays, proof: '/lessons/families/5' },
    { icon: 'redo', title: words.kept, says: words.keptSays, proof: '/settings/data' },
    { icon: 'dice', title: words.dice, says: words.diceSays, proof: '/settings/dice' },
  ]
  return (
    <section className="promises">
      {promises.map(({ icon, title, says, proof }) => (
        <div key={icon}>
          <Icon name={icon} />
          <div>
            <h3>
              <Link href={proof}>{title}</Link>
            </h3>
            <small>{says}</small>
          </div>
        </div>
      ))}
    </section>
  )
}
