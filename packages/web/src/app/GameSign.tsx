import { POWER_SIGNS } from '../miniature/signs.ts'
import { Wreath } from './Wreath.tsx'

const DOME =
  'M7.4 0h1.2v1.6h1.2v1H8.6v.9c2.7.3 4.6 2.3 4.6 4.5H2.8c0-2.2 1.9-4.2 4.6-4.5v-.9H6.2v-1h1.2zM1.5 9h13v1.3h-13zM2.5 11.3h11v3.4h-11zM1.5 14.7h13V16h-13z'

/** The sign of a game, in the colour of the text: a dome, a cross, a laurel. */
export const GameSign = ({ game }: { readonly game: string }) =>
  game === 'court' ? (
    <Wreath className="game-sign" />
  ) : (
    <svg className="game-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={game === 'powers' ? POWER_SIGNS.b : DOME} />
    </svg>
  )
