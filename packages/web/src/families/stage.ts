import { type BoardView, CITY_NAMES, type FamiliesChoice, type FamiliesView } from '@hippodrome/families'
import { type Situation, type Stage, useStage } from '../board/stage.ts'

export type FamiliesStage = Stage<FamiliesView, FamiliesChoice, BoardView>
export type FamiliesSituation = Situation<FamiliesView, FamiliesChoice, BoardView>

export const useFamilies = (): FamiliesStage => useStage<FamiliesStage>()

/** A city as the page's language calls it. */
export function cityName({ language, board }: FamiliesSituation, city: number): string {
  const printed = board.cities[city]
  return printed ? (CITY_NAMES[language][printed.id] ?? printed.name) : ''
}
