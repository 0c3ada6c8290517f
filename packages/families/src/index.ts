export type { FamiliesChoice } from './choices.ts'
export type { FamiliesEntry } from './entries.ts'
export { families } from './game.ts'
export {
  BOXES,
  type Box,
  type City,
  type ColourName,
  SIDES,
  type Side,
  type SideName,
  type Special,
} from './names.ts'
export { attackOdds, meanOf, type Odds, type Troops } from './odds.ts'
export type {
  ArmyView,
  BoardView,
  CityView,
  FamiliesView,
  PlayerView,
  SideView,
  SpecialView,
} from './view.ts'
