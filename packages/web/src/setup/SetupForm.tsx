import { BadData, type Configuration, configure } from '@hippodrome/engine'
import { GAMES, isGameId } from '@hippodrome/games'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { GameFacts } from '../app/GameCards.tsx'
import { GAME_FACTS, gameWords, nameOfGame } from '../app/gameWords.ts'
import { GameSign } from '../app/GameSign.tsx'
import { homeWords } from '../app/homeWords.ts'
import { Icon } from '../app/Icon.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { seated } from '../app/seated.ts'
import { useOnce } from '../app/useOnce.ts'
import { appWords } from '../app/words.ts'
import { Miniature } from '../miniature/Miniature.tsx'
import { openOnline } from '../online/openOnline.ts'
import { Refused } from '../online/server.ts'
import { TimeCard, type Timing } from '../online/TimeCard.tsx'
import { type Doors, WhoMayCome } from '../online/WhoMayCome.tsx'
import { isStoreFault } from '../table/calls.ts'
import { createMatch } from '../table/openTable.ts'
import { Chairs } from './Chairs.tsx'
import { groupsOf, type Options, upFront } from './groups.ts'
import { OptionField, OptionsCard } from './OptionsCard.tsx'
import { fitting } from './options.ts'
import { type Chair, firstChairs, isElsewhere, remember, remembered } from './remembered.ts'
import type { Settable } from './settable.ts'
import { powersAt, WarCard, WarFacts } from './Wars.tsx'
import { setupWords } from './words.ts'

type Props = {
  readonly game: Settable
  /** Where the friend sits with whom somebody wants to play: at this screen or far away. */
  readonly together: 'together' | 'elsewhere' | undefined
}

export function SetupForm({ game, together }: Props) {
  const words = useWords(setupWords)
  const [{ chairs, options }, setSetUp] = useState(() => {
    const last = remembered(game)
    return together
      ? { ...last, chairs: withFriend(game, together === 'elsewhere' ? 'friend' : 'human') }
      : last
  })
  const [wished, setDoors] = useState<Doors>()
  const listed = chairs.some(({ player }) => player === 'anyone')
  const doors = wished ?? {
    listed,
    rated: listed,
    spectators: true,
    talks: true,
  }
  const [timing, setTiming] = useState<Timing>({})
  const { begin, problem, forget } = useBegin(game, chairs, options, doors, timing)
  const picking = {
    game,
    seats: chairs.length,
    options,
    onPick: (next: Options) => {
      forget()
      setSetUp({ chairs, options: next })
    },
  }
  /** Other numbers of players may need another way to play. */
  const seat = (next: readonly Chair[]) => {
    forget()
    setSetUp({ chairs: next, options: fitting(game, next.length, options) })
  }
  const scenario = String(options.scenario ?? game.options.scenario?.values[0] ?? '')
  const wars = game.options.scenario?.values ?? []
  const ahead = upFront(game).filter((name) => name !== 'scenario')
  // Where next to nothing is to be set, the board has the room.
  const roomy = wars.length + ahead.length === 0
  const picture = <Miniature game={game.id} scene={powersAt.scene(scenario)} />
  return (
    <form
      className="new-match"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <div>
        <div className="between">
          <h1>{words.title}</h1>
          <GameSwitch game={game.id} />
        </div>
        {roomy && <div className="card board-picture">{picture}</div>}
        {wars.length > 0 && (
          <section className="card">
            <h2>{words.war}</h2>
            <div className="wars">
              {wars.map((war) => (
                <WarCard
                  key={String(war)}
                  game={game}
                  war={String(war)}
                  picked={String(war) === scenario}
                  onPick={() => picking.onPick({ ...options, scenario: war })}
                />
              ))}
            </div>
          </section>
        )}
        <Chairs game={game} chairs={chairs} powers={powersAt(scenario, chairs.length)} onChange={seat} />
        <div className="short-cards">
          {(ahead.length > 0 || groupsOf(game).length > 0) && (
            <section className={ahead.length > 0 ? 'card long' : 'card'}>
              <h2>{words.rules}</h2>
              {ahead.map((name) => (
                <OptionField key={name} name={name} {...picking} />
              ))}
              <OptionsCard {...picking} />
            </section>
          )}
          {chairs.some(isElsewhere) && (
            <>
              <TimeCard timing={timing} onChange={setTiming} />
              <WhoMayCome doors={doors} onChange={setDoors} />
            </>
          )}
        </div>
      </div>
      <aside className="card summary">
        {!roomy && picture}
        <div className="inside">
          <Summary game={game} scenario={scenario} />
          {problem !== undefined && (
            <p role="alert" className="problem">
              {problem}
            </p>
          )}
          <div className="stick">
            <button type="submit" className="primary big">
              <Icon name="play" filled />
              {chairs.some(isElsewhere) ? words.openTable : words.begin}
            </button>
          </div>
          {!chairs.every(({ player }) => player === 'human') && !chairs.some(isElsewhere) && (
            <small>{words.beginSays}</small>
          )}
        </div>
      </aside>
    </form>
  )
}

/** A person at this screen and a friend, and bots where the game needs more. */
const withFriend = (game: Configuration, friend: Chair['player']): readonly Chair[] =>
  firstChairs(Math.max(2, game.seats.min)).map((chair, index) =>
    index < 2 ? { ...chair, player: index === 0 ? 'human' : friend } : chair,
  )

function useBegin(
  game: Configuration,
  chairs: readonly Chair[],
  options: Options,
  doors: Doors,
  timing: Timing,
) {
  const words = useWords(setupWords)
  const common = useWords(appWords)
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string>()
  const begin = useOnce(async () => {
    try {
      const config = configure(game, { seats: chairs.length, options })
      const seats = chairs.map(({ name, player }, index) =>
        seated(name.trim() || words.seat(index + 1), player),
      )
      remember(game.id, { chairs, options })
      if (chairs.some(isElsewhere)) {
        const names = chairs.map(({ name }, index) => name.trim() || words.seat(index + 1))
        go(`/table/${await openOnline(game.id, config.options, chairs, names, doors, timing)}`)
        return
      }
      go(`/match/${await createMatch({ game: game.id, seats, options: config.options })}`)
    } catch (fault) {
      if (fault instanceof BadData) setProblem(fault.message)
      else if (isStoreFault(fault)) setProblem(common.storeNone)
      else if (fault instanceof Refused)
        setProblem(fault.code === 'too-many' ? words.tooManyTables : fault.message)
      else throw fault
    }
  })
  return { begin, problem, forget: () => setProblem(undefined) }
}

function GameSwitch({ game }: { readonly game: string }) {
  const words = useWords(setupWords)
  const language = useLanguage()
  return (
    <nav className="switch-row" aria-label={words.game}>
      {GAMES.map((id) => (
        <Link key={id} href={`/new/${id}`} replace aria-current={id === game ? 'page' : undefined}>
          <GameSign game={id} />
          <span>{nameOfGame(id, language)}</span>
        </Link>
      ))}
    </nav>
  )
}

/** What the game, or the war, is about; and what of it is reconstruction. */
function Summary({ game, scenario }: { readonly game: Settable; readonly scenario: string }) {
  const words = useWords(setupWords)
  const home = useWords(homeWords)
  const language = useLanguage()
  if (!isGameId(game.id)) return <h2>{game.words.name}</h2>
  const { reconstruction, name } = gameWords[game.id][language]
  const { reconstruction: chapter } = GAME_FACTS[game.id]
  return (
    <>
      {scenario === '' ? (
        <div className="about">
          <h2>{name}</h2>
          <small>{game.words.about}</small>
          <GameFacts id={game.id} />
          <Link href={`/lessons/${game.id}/1`}>{home.lesson}</Link>
        </div>
      ) : (
        <WarFacts game={game} war={scenario} />
      )}
      {chapter !== undefined && (
        <small>
          {reconstruction} <Link href={`/rules/${game.id}/${chapter}`}>{words.reconstruction}</Link>
        </small>
      )}
    </>
  )
}
