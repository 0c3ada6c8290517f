import { EmblemMark } from '../app/Emblem.tsx'
import { useWords } from '../app/language.ts'
import { POWER_SIGNS } from '../miniature/signs.ts'
import { setupWords } from './words.ts'
import '../miniature/miniature.css'

/** The signs of the powers that the seat plays, or its own emblem. */
export function SeatSign({ seat, powers }: { readonly seat: number; readonly powers: string }) {
  const words = useWords(setupWords)
  if (powers === '') return <EmblemMark seat={seat} size={14} />
  return (
    <span className="seat-powers">
      {powers.split('').map((letter) => (
        <svg
          key={letter}
          className={`of-${letter}`}
          viewBox="0 0 16 16"
          role="img"
          aria-label={words[letter as 'b' | 'm' | 'k' | 'f']}
        >
          <path d={POWER_SIGNS[letter]} />
        </svg>
      ))}
    </span>
  )
}
