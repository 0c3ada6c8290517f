import * as court from '@hippodrome/court/vocabulary'
import { BOXES, SIDES, USES } from '@hippodrome/families'
import * as powers from '@hippodrome/powers/vocabulary'

const oneOf = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ')

const SEAT = 'a seat, from 0'

/** What the names of types in prompts and choices stand for, by game. */
export const NAMES: { readonly [game: string]: { readonly [type: string]: string } } = {
  families: {
    Seat: SEAT,
    City: 'a city by its number on the board; `view` names them',
    Side: SIDES.map((side, index) => `${index} ${side}`).join(', '),
    Force: 'a side, or 3 for the Bulgars',
    Box: oneOf(BOXES),
    Use: oneOf(USES),
  },
  powers: {
    Seat: SEAT,
    PowerId: oneOf(powers.POWERS),
    UnitId: oneOf(powers.UNITS),
    LandId: oneOf(powers.LANDS),
    PlaceId: `a land area; a sea: ${oneOf(powers.SEAS)}; a box: ${oneOf(powers.BOXES)}; a fortress: ${oneOf(powers.FORTRESSES)}`,
    ChitId: oneOf(powers.CHITS),
    TableId: oneOf(powers.TABLES),
    PromiseId: oneOf(powers.PROMISES),
    stack: 'a stack by its number, as `view` has it',
  },
  court: {
    Seat: SEAT,
    Id: 'a card, Event, Quest, Patron or Casket by its id; `view` has those that lie in sight',
    Source: 'a card, a unit, a Patron, a Keimelion or a hero of the Duel, by its id',
    Good: oneOf(court.GOODS),
    Resource: oneOf(court.RESOURCES),
    CardType: oneOf(court.TYPES),
    Unit: oneOf(court.UNITS),
    Area: oneOf(court.AREAS),
    Keimelion: oneOf(court.KEIMELIA),
    Action: oneOf(court.ACTIONS),
    DuelHero: oneOf(court.HEROES),
  },
}
