import {
  type Answers,
  type Choice,
  type Config,
  type Game,
  numbers,
  rankBy,
  type Seat,
  stepsOf,
  together,
  type Words,
} from '@hippodrome/engine'

/** Games of a few lines, each with one thing that a bot must get right. */
export type Tiny = { readonly seats: number; readonly tables: undefined; points: number[]; pile: number }

const step = stepsOf<Tiny, { kind: string }>()

const words: Words<unknown, never, never> = {
  name: 'Tiny',
  about: 'A small game for tests.',
  prompt: (decision) => decision.prompt,
  choice: (choice) => JSON.stringify(choice),
  entry: (entry) => JSON.stringify(entry),
  reason: (reason) => reason.key,
  option: (name) => ({ label: name, help: name }),
  optionValue: (_name, value) => String(value),
  sections: () => [],
  result: () => [],
}

export function tiny(
  id: string,
  steps: Game<Tiny>['steps'],
  extra: { readonly pile?: number; readonly local?: object } & Partial<Game<Tiny>> = {},
): Game<Tiny> {
  const { pile = 0, local = {}, ...rest } = extra
  return {
    id,
    rules: '1',
    data: '1',
    seats: { min: 1, max: 4 },
    options: {},
    windows: {},
    tables: () => undefined,
    setup: ({ seats }: Config) => ({
      seats,
      tables: undefined,
      points: new Array<number>(seats).fill(0),
      pile,
    }),
    begin: () => [{ step: steps[0]?.name ?? '', local }],
    steps,
    clone: (game) => ({ ...game, points: game.points.slice() }),
    view: (game) => ({ points: [...game.points], pile: game.pile }),
    resample() {},
    result: (game) => ({ scores: [...game.points], ranks: rankBy(game.points.map((points) => [points])) }),
    evaluate(game, out) {
      for (let seat = 0; seat < game.seats; seat++) out[seat] = (game.points[seat] ?? 0) / 100
    },
    parse: (json) => json as Tiny,
    audit: () => [],
    words: { en: words, nl: words },
    ...rest,
  }
}

const score = (game: Tiny, seat: Seat, points: number): void => {
  game.points[seat] = (game.points[seat] ?? 0) + points
}

const take = step('take', {
  ask: (game, { seat }: { seat: Seat }) =>
    game.pile > 0 && {
      seat,
      prompt: 'take',
      choices: numbers(1, Math.min(3, game.pile)),
      evenIfForced: true,
    },
  answer(game, local: { seat: Seat }, { n }: ReturnType<typeof numbers>[number], flow) {
    game.pile -= n
    if (game.pile === 0) {
      score(game, local.seat, 1)
      flow.end()
    }
    local.seat = 1 - local.seat
  },
})

/** Whoever takes the last of the pile wins: the evaluation knows nothing, only looking ahead helps. */
export const pileOf = (pile: number): Game<Tiny> =>
  tiny('pile', [take], {
    pile,
    local: { seat: 0 },
    evaluate: (game, out) => void out.splice(0, out.length, ...game.points.map(() => 0.5)),
  })

/** A sure number of points, or ten for each pip of a die. */
export function gambleFor(sure: number): Game<Tiny> {
  const gamble = step('gamble', {
    ask: () => ({ seat: 0, prompt: 'gamble', choices: [{ do: 'roll' }, { do: 'keep' }] }),
    answer(game, _local: object, choice: Choice, flow) {
      score(game, 0, choice.do === 'roll' ? 10 * flow.die() : sure)
      flow.end()
    },
  })
  return tiny('gamble', [gamble])
}

/** Paying comes first, what it buys is chosen afterwards: 5 now, or pay 10 and then pick one of several gifts. */
const buy = step('buy', {
  ask: () => ({ seat: 0, prompt: 'buy', choices: [{ do: 'keep' }, { do: 'pay' }] }),
  answer(game, _local: object, choice: Choice, flow) {
    const pay = choice.do === 'pay'
    score(game, 0, pay ? -10 : 5)
    if (pay) flow.call('gift', {})
    else flow.end()
  },
})
const gift = step('gift', {
  ask: () => ({
    seat: 0,
    prompt: 'gift',
    choices: [0, 12, 40, 3].map((points) => ({ do: 'gift', points })),
  }),
  answer(game, _local: object, { points }: { do: string; points: number }, flow) {
    score(game, 0, points)
    flow.end()
  },
})
export const shop = tiny('shop', [buy, gift])

/** Both show a coin in secret: equal coins are seat 0's. Or seat 0 keeps out of it for 20. */
const coins = together<Tiny, object, { do: string }>('coins', {
  ask: (_game, _local, seat) => ({
    seat,
    prompt: 'coin',
    choices:
      seat === 0 ? [{ do: 'out' }, { do: 'heads' }, { do: 'tails' }] : [{ do: 'heads' }, { do: 'tails' }],
  }),
  resolve(game, _local, answers, flow) {
    const mine = answers[0]?.do
    if (mine === 'out') score(game, 0, 20)
    else score(game, mine === answers[1]?.do ? 0 : 1, 100)
    flow.end()
  },
})
export const pennies = tiny('pennies', [coins], {
  result: (game) => ({ scores: [...game.points], ranks: [1, 1] }),
})

/** A list of `length` choices of which one is worth something. */
export function haystack(length: number, needle: number): Game<Tiny> {
  const choices: readonly Choice[] = numbers(0, length - 1)
  const look = step('look', {
    ask: () => ({ seat: 0, prompt: 'look', choices }),
    answer(game, _local: object, choice: Choice, flow) {
      score(game, 0, choice.n === needle ? 60 : 20)
      flow.end()
    },
  })
  return tiny('haystack', [look])
}

/** Saying nothing changes nothing and may be repeated; going on costs a point. */
const talk = step('talk', {
  ask: () => ({ seat: 0, prompt: 'talk', choices: [{ do: 'say' }, { do: 'goOn' }] }),
  answer(game, _local: object, choice: Choice, flow) {
    if (choice.do === 'say') return
    score(game, 0, -1)
    flow.end()
  },
})
export const talkative = tiny('talkative', [talk])

/** All must say yes, and seat 1 sees no reason to: saying yes is bad only for a seat that looks at its own answer alone. */
const vote = together<Tiny, { answers?: Answers<Choice> }, Choice>('vote', {
  ask: (_game, _local, seat) => ({ seat, prompt: 'vote', choices: [{ do: 'yes' }, { do: 'no' }] }),
  resolve(game, _local, answers, flow) {
    if (answers[0]?.do === 'yes' && answers[1]?.do === 'yes') score(game, 0, -50)
    flow.end()
  },
})
export const unanimity = tiny('unanimity', [vote], {
  evaluate(game, out, stack) {
    const { answers = {} } = (stack[0]?.local ?? {}) as { answers?: Answers<Choice> }
    out[0] = 0.5 + (game.points[0] ?? 0) / 100 - (answers[0]?.do === 'yes' ? 0.2 : 0)
    out[1] = 0.5 - (answers[1]?.do === 'yes' ? 0.1 : 0)
  },
})
