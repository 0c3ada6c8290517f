import { BadData, type Frame } from '@hippodrome/engine'
import { type Court, initiativeOrder, isSolo } from '../state.ts'

const frame = (step: string, local: object = {}): Frame => ({ step, local })

/** Where a match goes on from a position that says nothing of the steps under way: at a quiet moment of its phase. */
export function beginCourt(game: Court): readonly Frame[] {
  switch (game.phase) {
    case 'set-up':
      if (game.events.row.length > 0)
        throw new BadData('position.stack', 'is needed to go on in the middle of the set-up')
      return [frame('set-up')]
    case 'event':
      return isSolo(game) ? [frame('solo-round')] : eventPhase(game)
    case 'action':
      return [frame('next-turn', { at: game.turn })]
    case 'resolve':
      return [frame(resolveStep(game))]
    case 'end':
      return [frame('end-of-game')]
    case 'over':
      return []
  }
}

/** §5.2, §6.1 Whoever has no Seal on the Initiative Track yet takes a position; then the votes go on after the last voter. */
function eventPhase(game: Court): readonly Frame[] {
  if (game.initiative.caskets.some((casket) => casket < 0)) return [frame('begin-round')]
  const order = initiativeOrder(game)
  const voted = order.findLastIndex((seat) => (game.votes.option[seat] as number) >= 0)
  const frames = [frame('influence', { at: voted + 1 })]
  for (let i = game.seats - 1; i >= 0; i--) {
    const seat = (game.ring + i) % game.seats
    if (!game.initiative.track.includes(seat)) frames.push(frame('take-position', { seat }))
  }
  return frames
}

function resolveStep(game: Court): string {
  const decided = game.round >= 0 && game.events.outcomes[game.round] !== 0
  if (isSolo(game)) return decided ? 'solo-prepare' : 'solo-resolve'
  return decided ? 'prepare' : 'resolve-phase'
}
