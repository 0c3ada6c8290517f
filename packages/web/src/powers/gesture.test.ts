import type { Match } from '@hippodrome/engine'
import type { PowersChoice, SetBoard } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import type { Act } from '../board/board.ts'
import { gesture } from './gesture.ts'
import { isStop, type PowersPlan, stopThere } from './marching.ts'
import { matchAt } from './testing.ts'
import type { PowersStage } from './usePowers.ts'

function stageOf(match: Match): PowersStage {
  const { table, decision } = match.view(0)
  const stage = {
    view: table,
    board: match.rules.board?.(match.state.game.tables),
    decision,
    choices: decision?.choices ?? [],
    told: match.told,
    spots: new Map(),
    playing: { state: { made: 0 } },
    propose: (plan: PowersPlan) => Object.assign(stage, { planned: { plan, spots: [], phase: 'ready' } }),
  }
  return stage as unknown as PowersStage
}

const stageAt = (change: (board: SetBoard) => void, die?: number) => stageOf(matchAt(change, die))

/** What is said of the steps: where to, or who is struck where. */
const saidBy = (plan: PowersPlan | undefined) =>
  plan?.choices.map((choice) =>
    choice.do === 'attack' ? `${choice.table} ${choice.place}` : 'to' in choice ? choice.to : choice.do,
  )
const act = (stage: PowersStage, done: Act) => saidBy(gesture(done, stage))
const click = (stage: PowersStage, spot: string, shift = false) => act(stage, { kind: 'click', spot, shift })

/** With “confirm each choice” a click proposes. */
function tap(stage: PowersStage, spot: string): readonly string[] | undefined {
  const plan = gesture({ kind: 'click', spot, shift: false }, stage)
  if (plan) stage.propose(plan)
  return saidBy(plan)
}

const MARCHERS = (board: SetBoard) => {
  board.clear('muslim', 'Kil').put('muslim', 'Kil', { fieldArmy: 3, nomad: 2 })
}

describe('a destination', () => {
  it('replaces the one before, where choices are confirmed', () => {
    const stage = stageAt(MARCHERS, 6)
    expect(tap(stage, 'place:Mes')).toEqual(['Mes'])
    expect(tap(stage, 'place:Syr')).toEqual(['Syr'])
    expect(tap(stage, 'place:Syr')).toEqual(['Syr'])
  })

  it('has nothing to do with what is left of a plan that was stopped', () => {
    const stage = stageAt(MARCHERS, 6)
    const rest = { choices: [{ do: 'move', to: 'Mes', cost: 1 }], via: [{ do: 'move', to: 'Mes', cost: 1 }] }
    Object.assign(stage, { planned: { plan: rest, spots: [], phase: 'stopped' } })
    expect(click(stage, 'place:Syr')).toEqual(['Syr'])
  })

  it('is reached over the stops that were clicked with Shift, and is replaced without them', () => {
    const stage = stageAt(MARCHERS, 6)
    expect(click(stage, 'place:Mes', true)).toEqual([])
    expect(tap(stage, 'place:Syr')).toEqual(['Mes', 'Syr'])
    expect(tap(stage, 'place:Vas')).toEqual(['Mes', 'Vas'])
  })

  it('is walked to over its stops also where the last of them is clicked again', () => {
    const stage = stageAt(MARCHERS, 6)
    click(stage, 'place:Mes', true)
    click(stage, 'place:Syr', true)
    expect(tap(stage, 'place:Syr')).toEqual(['Mes', 'Syr'])
  })

  it('becomes a stop by the button of who has no Shift', () => {
    const stage = stageAt(MARCHERS, 6)
    tap(stage, 'place:Mes')
    expect(isStop(stage)).toBe(false)
    stopThere(stage)
    expect(isStop(stage)).toBe(true)
    expect(tap(stage, 'place:Syr')).toEqual(['Mes', 'Syr'])
  })
})

/** Only the table of engagements is open to militia; one militia is behind the walls of Ikonion. */
const LEVIES = (board: SetBoard) => {
  board.clear('muslim', 'Kil').put('muslim', 'Kil', { militia: 1 })
  board.clear('byzantine', 'Ana').put('byzantine', 'ikonion', { militia: 1 })
  board.clear('byzantine', 'Kap').put('byzantine', 'Kap', { militia: 1 })
}
const bannerIn = ({ view }: PowersStage, place: string) =>
  `stack:${view.stacks.find((stack) => stack.place === place && stack.power === 'byzantine')?.id}`
const drag = (stage: PowersStage, to: string) => {
  const from = stage.view.stacks.find(({ place, power }) => place === 'Kil' && power === 'muslim')
  return act(stage, { kind: 'drag', spot: `stack:${from?.id}`, to })
}

describe('whoever is held against it', () => {
  it('§15.1 a fortress that others hold is besieged from its area', () => {
    const stage = stageAt((board) => {
      MARCHERS(board)
      board.clear('byzantine', 'Ana').put('byzantine', 'ikonion', { militia: 1 })
    }, 6)
    expect(click(stage, 'place:ikonion')).toEqual(['Ana'])
    expect(drag(stage, 'place:ikonion')).toEqual(['Ana'])
    expect(drag(stage, bannerIn(stage, 'Kap'))).toEqual(['Kap'])
  })

  it('§14.4 is struck at once where only one table is open, also behind walls', () => {
    const stage = stageAt(LEVIES, 6)
    expect(drag(stage, 'place:ikonion')).toEqual(['Ana', 'engagement ikonion'])
    expect(drag(stage, bannerIn(stage, 'Kap'))).toEqual(['Kap', 'engagement Kap'])
    expect(click(stage, bannerIn(stage, 'Kap'))).toEqual(['Kap'])
    expect(drag(stage, 'place:Kap')).toEqual(['Kap'])
  })

  it('§16.2 is struck as the rules offer it, once nobody has intercepted', () => {
    const match = matchAt(LEVIES, 6)
    const stage = stageOf(match)
    const from = stage.view.operating?.stack
    const plan = gesture({ kind: 'drag', spot: `stack:${from}`, to: 'place:ikonion' }, stage)
    expect(plan?.choices).toHaveLength(2)
    for (const choice of plan?.choices ?? []) {
      const [decision] = match.state.pending
      const offered = decision?.choices.findIndex((one) => JSON.stringify(one) === JSON.stringify(choice))
      expect(offered).toBeGreaterThanOrEqual(0)
      match.submit({ seat: 0, decision: match.state.opened[0] ?? 0, choice: offered ?? -1 })
    }
  })

  it('is not struck by the stack that operates where another is dragged', () => {
    const stage = stageAt(LEVIES, 6)
    const to = bannerIn(stage, 'Kap')
    expect(act(stage, { kind: 'drag', spot: bannerIn(stage, 'ikonion'), to })).toBeUndefined()
  })

  it('§11.6 is not struck with points that the way has taken', () => {
    const stage = stageAt(LEVIES, 2)
    expect(drag(stage, bannerIn(stage, 'Kap'))).toEqual(['Kap'])
  })

  it('is struck by a stack that is named with the same drag', () => {
    const stage = stageAt(LEVIES)
    expect(drag(stage, bannerIn(stage, 'Kap'))).toEqual(['operate', 'Kap', 'engagement Kap'])
    expect(drag(stage, 'place:ikonion')).toEqual(['operate', 'Ana', 'engagement ikonion'])
  })
})

describe('§11.3 a stack that waits while another operates', () => {
  const waiting = (stage: PowersStage, place: string) =>
    `stack:${stage.view.stacks.find((one) => one.place === place && one.power === 'muslim')?.id}`
  /** One step has been made. */
  const onTheWay = () => {
    const match = matchAt(MARCHERS, 6)
    const choices = match.view(0).decision?.choices as readonly PowersChoice[]
    const choice = choices.findIndex((one) => one.do === 'move' && one.to === 'Mes')
    match.submit({ seat: 0, decision: match.state.opened[0] ?? 0, choice })
    return match
  }

  it('goes next by one click where it is out of reach, as the rules offer it', () => {
    const match = onTheWay()
    const stage = stageOf(match)
    const plan = gesture({ kind: 'click', spot: waiting(stage, 'East'), shift: false }, stage)
    expect(saidBy(plan)).toEqual(['end', 'operate'])
    for (const choice of plan?.choices ?? []) {
      const [decision] = match.state.pending
      const offered = decision?.choices.findIndex((one) => JSON.stringify(one) === JSON.stringify(choice))
      expect(offered).toBeGreaterThanOrEqual(0)
      match.submit({ seat: 0, decision: match.state.opened[0] ?? 0, choice: offered ?? -1 })
    }
  })

  it('is gone to where that is within reach', () => {
    const stage = stageOf(onTheWay())
    expect(click(stage, waiting(stage, 'Syr'))).toEqual(['Syr'])
  })

  it('waits for a second click while nothing of the roll was spent', () => {
    const stage = stageAt(MARCHERS, 6)
    const next = waiting(stage, 'East')
    expect(click(stage, next)).toEqual([])
    expect(saidBy(stage.planned?.plan as PowersPlan)).toEqual(['end', 'operate'])
    expect(click(stage, next)).toEqual(['end', 'operate'])
  })

  it('may be dragged on at once', () => {
    const stage = stageOf(onTheWay())
    const dragged = { kind: 'drag', spot: waiting(stage, 'Pal'), to: 'place:Ara' } as const
    expect(act(stage, dragged)).toEqual(['end', 'operate', 'Ara'])
  })
})

it('§11.3 N goes from stack to stack that has not operated, and makes nothing', () => {
  const stage = stageAt(MARCHERS)
  const plan = (spot?: string) => gesture({ kind: 'key', key: 'n', spot }, stage)
  const seen: string[] = []
  for (let [at] = plan()?.spots ?? []; at !== undefined && !seen.includes(at); [at] = plan(at)?.spots ?? [])
    seen.push(at)
  expect(plan()?.choices).toEqual([])
  const spots = stage.choices.flatMap((choice) => (choice.do === 'operate' ? [choice.stack] : []))
  expect(seen).toHaveLength(new Set(spots).size)
  const acting = stageAt(MARCHERS, 6)
  const [next] = gesture({ kind: 'key', key: 'n', spot: undefined }, acting)?.spots ?? []
  expect(next).toBeDefined()
  expect(next).not.toBe(`stack:${acting.view.operating?.stack}`)
})

it('a chit is not played by one click on what is its only aim', () => {
  const stage = stageAt(MARCHERS)
  const play = { do: 'chit', chit: 'rebelControl', target: 99, place: 'Cro' } as unknown as PowersChoice
  const choices = [...stage.choices, play]
  const spots = new Map([['stack:99', { choices: [choices.length - 1], denied: [] }]])
  Object.assign(stage, { choices, spots })
  expect(click(stage, 'stack:99')).toEqual([])
  expect(stage.planned?.plan.choices).toEqual([play])
  expect(click(stage, 'stack:99')).toEqual(['chit'])
})
