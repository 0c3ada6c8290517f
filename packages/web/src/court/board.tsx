import type { CourtBoard, CourtChoice, CourtEntry, CourtView } from '@hippodrome/court'
import type { Board } from '../board/board.ts'
import { EmblemMark } from '../app/Emblem.tsx'
import { consequenceOf } from './consequence.ts'
import { gesture } from './gesture.ts'
import { keys } from './keys.ts'
import { legend } from './legend.tsx'
import { newsOf, spotsOf } from './news.ts'
import { Scene } from './Scene.tsx'
import { Standing } from './Standing.tsx'
import { targetsOf } from './targets.ts'

const court: Board<CourtView, CourtChoice, CourtEntry, CourtBoard> = {
  Scene,
  asks: true,
  panels: [],
  Standing,
  SeatMark: EmblemMark,
  targetsOf,
  many: ['good', 'stall', 'unit'],
  consequenceOf,
  gesture,
  unsaid: ({ do: kind }) => kind === 'done',
  explains: () => import('./explain.ts'),
  legend,
  keys,
  newsOf,
  spotsOf,
}

export const board = court as unknown as Board
