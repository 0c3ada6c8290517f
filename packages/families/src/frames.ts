import { auditFrames, between, type Frame, type Holding, listOf, oneOf } from '@hippodrome/engine'
import { NONE } from './names.ts'
import { USES } from './prompts.ts'
import type { Families } from './state.ts'

const MARCH = 'seat side links placed spent'

/** What the locals of each step are called. */
const NEEDS: Holding['needs'] = {
  arrive: `${MARCH} to`,
  battle: 'foe foeKind',
  battleOver: 'foe foeKind',
  bulgarsGrow: 'seat times',
  defence: 'fought',
  garrison: 'seat side left',
  goOn: MARCH,
  guardArrives: 'seat side',
  increase: 'seat placed elite',
  interceptLink: `${MARCH} to cost fleet`,
  levy: 'seat',
  liftedCube: 'seat',
  losses: 'seat side hits',
  maintenance: 'seat side',
  passCube: 'seat',
  retreat: 'seat side forced',
  retreats: 'asked',
  seaRetreat: 'seat side forced fleet',
  settle: 'seat city',
  splitTax: 'seat',
  takeCube: 'seat payer use',
  takeLink: `${MARCH} to`,
  withdraw: 'seat side sea',
}

const flag = between(0, 1)
const few = between(0, 99)

/** What is wrong with the frames of a position. */
export function auditSteps(game: Families, stack: readonly Frame[]): string[] {
  const seat = between(0, game.seats - 1)
  const anyone = between(NONE, game.seats - 1)
  const city = between(0, game.tables.size - 1)
  return auditFrames(stack, {
    needs: NEEDS,
    values: {
      seat,
      foe: anyone,
      fleet: anyone,
      side: flag,
      keep: flag,
      elite: flag,
      forced: flag,
      sea: flag,
      fought: few,
      asked: few,
      times: few,
      left: few,
      hits: few,
      links: few,
      placed: few,
      spent: few,
      cost: few,
      to: city,
      city,
      barred: listOf(city),
      payer: between(0, 2),
      except: between(0, 7),
      use: oneOf(...USES),
      foeKind: oneOf('army', 'levy', 'bulgars'),
    },
  })
}
