import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { nameOfGame } from '../app/gameWords.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { Mark } from '../app/Mark.tsx'
import { appWords } from '../app/words.ts'
import { MatchMenu } from './MatchMenu.tsx'
import { usePlaying } from './playing.ts'

type Props = {
  /** The page has another heading than the name of its game. */
  readonly untitled?: boolean
  readonly children?: ReactNode
}

/** The bar over a match that is not on a board of its own: the way home, the game, the menu. */
export function TableBar({ untitled = false, children }: Props) {
  const common = useWords(appWords)
  const { state } = usePlaying()
  const Name = untitled ? 'strong' : 'h1'
  return (
    <header className="bar table-bar">
      <Link href="/" className="mark" aria-label={common.home}>
        <Mark />
        <span className="long">{common.title}</span>
      </Link>
      <Name>{nameOfGame(state.game, useLanguage())}</Name>
      {children}
      <MatchMenu />
    </header>
  )
}
