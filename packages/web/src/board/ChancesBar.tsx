import { seatColour } from '../app/Emblem.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { nameOf, usePlaying } from '../play/playing.ts'
import { useBoard } from './boardContext.ts'
import { chanceText } from './chanceText.ts'
import { useChances } from './useChances.ts'
import { boardWords } from './words.ts'
import './winChances.css'

/** Who is how likely to win, each seat as wide as its chance; nothing where nobody can say or nobody wants to know. */
export function ChancesBar() {
  const playing = usePlaying()
  const { SeatMark } = useBoard()
  const words = useWords(boardWords)
  const language = useLanguage()
  const chances = useChances(playing)
  if (!chances) return undefined
  return (
    <ol
      className="win-chances"
      aria-label={words.chancesToWin}
      title={words.chancesToWin}
      data-testid="chances"
      data-past={playing.past !== undefined || undefined}
    >
      {chances.map((chance, seat) => (
        <li key={seat} style={{ flexGrow: chance, borderColor: seatColour(seat) }}>
          <SeatMark seat={seat} size={12} />
          <span className="name">{nameOf(playing, seat)}</span>
          <b>{chanceText(language, chance)}</b>
        </li>
      ))}
    </ol>
  )
}
