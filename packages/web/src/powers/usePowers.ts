import type { PowersBoard, PowersChoice, PowersView } from '@hippodrome/powers'
import { type Situation, type Stage, useStage } from '../board/stage.ts'

export type PowersStage = Stage<PowersView, PowersChoice, PowersBoard>
export type PowersSituation = Situation<PowersView, PowersChoice, PowersBoard>

export const usePowers = (): PowersStage => useStage<PowersStage>()
