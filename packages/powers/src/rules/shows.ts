import type { Decision } from '@hippodrome/engine'
import { DONE_CHOICE } from '../choices.ts'
import { at, countsOf, handSize, isRebel, ownerOf, type Powers, placeOf, seatOf } from '../state.ts'
import { chitId, placeId, powerId } from '../tables.ts'
import type { PowersChoice } from '../vocabulary.ts'
import { kindOf } from './chits.ts'
import { step } from './step.ts'

const everybody = (game: Powers): number => (1 << game.seats) - 1

const hidesChits = (game: Powers, power: number): boolean =>
  game.chits.some((where, chit) => where === power && at(game.known, chit) !== everybody(game))

const hiddenStacks = (game: Powers, power: number): number[] =>
  game.stackPlace.flatMap((place, stack) =>
    place >= 0 && ownerOf(game, stack) === power && at(game.stackSeen, stack) !== everybody(game)
      ? [stack]
      : [],
  )

/** §24.4 A power with something to show. */
export function addShows(game: Powers, powers: readonly number[], choices: PowersChoice[]): void {
  for (const power of powers)
    if (handSize(game, power) > 0 || hiddenStacks(game, power).length > 0)
      choices.push({ do: 'show', power: powerId(power) })
}

/** §24.4 A stack, or the chits, for all to see. */
export const showing = step('showing', {
  rule: '24.4',
  ask(game, { power }: { power: number }): Decision<PowersChoice> {
    const choices: PowersChoice[] = [DONE_CHOICE]
    if (hidesChits(game, power)) choices.push({ do: 'showChits', power: powerId(power) })
    for (const stack of hiddenStacks(game, power))
      choices.push({ do: 'showStack', stack, place: placeId(placeOf(game, stack)) })
    return {
      seat: seatOf(game, power),
      prompt: 'show',
      choices,
      facts: { power: powerId(power) },
      evenIfForced: true,
    }
  },
  answer(game, { power }, choice: PowersChoice, flow) {
    if (choice.do === 'showChits') {
      const chits = game.chits.flatMap((where, chit) => (where === power ? [chit] : []))
      for (const chit of chits) game.known[chit] = everybody(game)
      flow.reveal()
      flow.tell({
        kind: 'showed',
        power: powerId(power),
        chits: chits.map((chit) => chitId(kindOf(game, chit))),
      })
    } else if (choice.do === 'showStack') {
      game.stackSeen[choice.stack] = everybody(game)
      flow.reveal()
      flow.tell({
        kind: 'showedStack',
        power: powerId(power),
        rebel: isRebel(game, choice.stack),
        place: choice.place,
        units: countsOf(game, choice.stack),
      })
    } else flow.done()
  },
})
