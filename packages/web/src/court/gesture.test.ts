import { type CourtChoice, type CourtView, court } from '@hippodrome/court'
import { configure, type Game, type Match, type Options, walkPlan } from '@hippodrome/engine'
import { byLot } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { finishing, gesture, hotSpots, restOf } from './gesture.ts'
import { hasPlace } from './places.ts'
import { targetsOf } from './targets.ts'

const rules = court as unknown as Game

/** A match by lot, looked at before every choice of the first seat. */
function lookThrough(
  seats: number,
  options: Options,
  seed: number,
  look: (match: Match, at: { view: CourtView; choices: readonly CourtChoice[]; prompt: string }) => void,
): void {
  for (const { match, asked: decision } of byLot(rules, configure(rules, { seats, options }), seed)) {
    const choices = decision.choices as readonly CourtChoice[]
    const view = rules.view(match.state.game, decision.seat) as CourtView
    if (decision.seat === 0) look(match, { view, choices, prompt: decision.prompt })
  }
}

const situation = (view: CourtView, choices: readonly CourtChoice[], prompt: string) => ({
  view,
  board: { named: {} },
  choices,
  decision: { number: 0, seat: 0, prompt, choices },
})

/** Whether a plan is followed to its end, or to where the same deal is open at another price. */
function leads(match: Match, choices: readonly CourtChoice[]): boolean {
  const { steps, stop, next } = walkPlan(match, 0, choices)
  if (stop.why !== 'not-offered') return true
  const offered = (next?.choices ?? []) as readonly CourtChoice[]
  const left = choices.slice(steps.length)
  const rest = restOf({ choices: left }, offered)
  if (rest && rest.choices.length < left.length)
    return leads(match, [...choices.slice(0, steps.length), ...(rest.choices as readonly CourtChoice[])])
  const deal = choices.at(-1)
  // The question was not asked: there was only this one answer to it, and the engine gave it.
  if (next?.prompt !== deal?.do) return true
  return offered.some(
    (choice) =>
      (choice.do === 'buy' &&
        deal?.do === 'buy' &&
        choice.good === deal.good &&
        choice.position === deal.position) ||
      (choice.do === 'sell' && deal?.do === 'sell' && choice.good === deal.good),
  )
}

describe('a click on a thing of the table', () => {
  it('comes to a plan that the engine follows to its end, where nobody answers in between', () => {
    const kinds = new Set<string>()
    const broken: string[] = []
    for (const seed of [1, 2, 3])
      lookThrough(1, { mode: 'solo' }, seed, (match, { view, choices, prompt }) => {
        const at = situation(view, choices, prompt)
        for (const spot of hotSpots(at)) {
          const plan = gesture({ kind: 'click', spot, shift: false }, at)
          kinds.add(plan?.choices.map((choice) => choice.do).join() ?? '')
          if (!plan || !leads(match, plan.choices))
            broken.push(`${prompt} ${spot} ${JSON.stringify(plan?.choices)}`)
        }
      })
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining([
        'action,action,buy',
        'action,action,sell',
        'action,activate',
        'action,card',
        'action,way',
      ]),
    )
    expect(broken).toEqual([])
  }, 30_000)

  it('begins with an action that is offered, whoever else may answer it', () => {
    lookThrough(3, { taktika: true }, 4, (_match, { view, choices, prompt }) => {
      const at = situation(view, choices, prompt)
      for (const spot of hotSpots(at)) {
        const [first] = gesture({ kind: 'click', spot, shift: false }, at)?.choices ?? []
        expect(choices).toContainEqual(first)
      }
    })
  })
})

it('§9.1 an Intrigue card is never played with Play, however rich one is', () => {
  const view = {
    seat: 0,
    offer: [],
    market: [],
    map: [],
    own: { hand: ['E105', 'E010'], prices: [1, 1] },
    players: [{ goods: { nomisma: 60 }, played: [] }],
  } as unknown as CourtView
  const at = situation(view, [{ do: 'action', action: 'play' }], 'take-turn')
  expect(gesture({ kind: 'click', spot: 'card:E105', shift: false }, at)).toBeUndefined()
  expect(gesture({ kind: 'drag', spot: 'card:E105', to: 'court:own' }, at)).toBeUndefined()
  expect(gesture({ kind: 'click', spot: 'card:E010', shift: false }, at)?.choices).toHaveLength(2)
  expect([...hotSpots(at)]).toEqual(['card:E010'])
})

describe('every choice', () => {
  it.each([
    [2, {}],
    [2, { taktika: true }],
    [2, { mode: 'duel' }],
    [1, { mode: 'solo' }],
  ] as const)('has a spot where it has a place, else it is a button: %d seats, %o', (seats, options) => {
    lookThrough(seats, options, 7, (_match, { view, choices }) => {
      for (const choice of choices) {
        const spots = targetsOf(choice)
        if (hasPlace(choice, view) && choice.do !== 'build') expect(spots.length).toBeGreaterThan(0)
        expect(spots.join()).not.toContain('undefined')
      }
    })
  })
})

it('one press ends Play and leaves the Bandons as they are, and never answers anything else', () => {
  let seen = 0
  for (let seed = 1; seed <= 6; seed++)
    lookThrough(2, {}, seed, (match, { view, choices, prompt }) => {
      const plan = finishing(situation(view, choices, prompt))
      if (!plan || !choices.some((choice) => choice.do === 'done')) return
      seen += 1
      expect(walkPlan(match, 0, plan.choices.slice(0, 1)).next?.prompt).toBe('form-bandons')
    })
  expect(seen).toBeGreaterThan(2)
})

describe('a card that is dropped', () => {
  it('on a Hero is played, and joins the Bandon once Play is over; on the ground of the court it is played', () => {
    let joined = 0
    for (let seed = 1; seed <= 4; seed++)
      lookThrough(1, { mode: 'solo' }, seed, (match, { view, choices, prompt }) => {
        if (prompt !== 'take-turn') return
        const at = situation(view, choices, prompt)
        for (const card of view.own?.hand ?? []) {
          const play = gesture({ kind: 'click', spot: `card:${card}`, shift: false }, at)
          expect(gesture({ kind: 'drag', spot: `card:${card}`, to: 'court:own' }, at)).toEqual(play)
          for (const { card: leader, leader: under, spent, down } of view.players[0]?.played ?? []) {
            const drop = gesture({ kind: 'drag', spot: `card:${card}`, to: `card:${leader}` }, at)
            const joins = play !== undefined && under === undefined && !spent && !down
            const join = { do: 'join', card, leader }
            expect(drop?.choices.slice(0, 2)).toEqual(play?.choices)
            expect(drop?.choices[2]).toEqual(joins ? join : undefined)
            if (!joins) continue
            const { next } = walkPlan(match, 0, [...play.choices, { do: 'done' }])
            if (
              next?.prompt === 'form-bandons' &&
              JSON.stringify(next.choices).includes(JSON.stringify(join))
            )
              joined += 1
          }
        }
      })
    expect(joined).toBeGreaterThan(2)
  })

  it('on the Discard Pile is discarded, where that may be done', () => {
    let seen = 0
    lookThrough(2, {}, 3, (_match, { view, choices, prompt }) => {
      const at = situation(view, choices, prompt)
      for (const card of view.own?.hand ?? []) {
        const plan = gesture({ kind: 'drag', spot: `card:${card}`, to: 'way:3' }, at)
        const may = choices.some((choice) => choice.do === 'discard' && choice.card === card)
        expect(plan?.choices).toEqual(may ? [{ do: 'discard', card }] : undefined)
        if (may) seen += 1
      }
    })
    expect(seen).toBeGreaterThan(2)
  })
})
