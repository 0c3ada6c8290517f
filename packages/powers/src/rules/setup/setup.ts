import { at, BadData, Bits, type Config, together } from '@hippodrome/engine'
import { amountChoice, DONE_CHOICE, garrisonChoice, placeChoice, powerChoice } from '../../choices.ts'
import type { Force } from '../../data/schema.ts'
import {
  CUP,
  fortOf,
  isNeutral,
  mayEnter,
  ownerOf,
  type Powers,
  placeOf,
  presenceMap,
  REBEL,
  seatOf,
  soleOf,
  startingPower,
  unitsOf,
} from '../../state.ts'
import {
  BUDA,
  FLEET,
  FRANK,
  isImmediate,
  isLand,
  KHAZAR,
  landId,
  MILITIA,
  placeNumber,
  powerId,
  powerNumber,
  SEA0,
  type Tables,
  unitId,
} from '../../tables.ts'
import { LANDS, POWERS, type ChoiceOf, type PowersEntry, type UnitId, UNITS } from '../../vocabulary.ts'
import { bidOf, enter, higher, pay, rollOff } from '../turn/activation.ts'
import { kindOf } from '../chits/drawing.ts'
import { step } from '../step.ts'
import { gather, raiseUnit, shiftUnits } from '../stacks/units.ts'

/** Chapter 4 and 29: the map before the first choice; what owners place themselves is still in the pools. */
export function setup(config: Config, tables: Tables): Powers {
  const { scenario } = tables
  const played = scenario.players.slice(0, config.seats).map(powerNumber)
  const seated = tables.order.filter((power) => played.includes(power))
  const home = POWERS.map((_, power) => seated.indexOf(power))
  const game: Powers = {
    seats: config.seats,
    tables,
    turn: 0,
    phase: 0,
    actor: -1,
    acted: 0,
    control: home.slice(),
    home,
    waiting: 0,
    lost: 0,
    allied: 0,
    fallen: 0,
    treasury: POWERS.map((power) => scenario.powers[power]?.treasury ?? 0),
    owed: [0, 0, 0, 0],
    pool: tables.manifest.flat(),
    stackPlace: [],
    stackOwner: [],
    stackUnits: [],
    stackMarks: [],
    stackSeen: [],
    colony: LANDS.map(() => -1),
    pillaged: LANDS.map((id) => (scenario.pillaged?.includes(id) ? 1 : 0)),
    monastery: LANDS.map(() => -1),
    fortification: LANDS.map(() => 0),
    concession: LANDS.map(() => -1),
    chits: tables.chitKinds.map(() => CUP),
    known: tables.chitKinds.map(() => 0),
    opStack: -1,
    opPoints: 0,
    opFerry: 0,
    battleAttacker: -1,
    battleDefender: -1,
    battleBonus: [0, 0],
    unification: 0,
    crusade: 0,
    transfers: 0,
    offers: [],
    agreements: [],
    draft: [],
    passage: [0, 0, 0, 0],
    shown: 0,
    treaty: 0,
    over: 'no',
  }
  for (const power of Object.keys(scenario.enters ?? {}))
    game.waiting = Bits.with(game.waiting, powerNumber(power as (typeof POWERS)[number]))
  placeFixed(game)
  if (tables.options.colonies) placeColonies(game)
  return game
}

function placeFixed(game: Powers): void {
  const { scenario, options, istriaMilitia } = game.tables
  POWERS.forEach((id, power) => {
    const side = scenario.powers[id]
    if (!side) return
    const put = (force: Force, rebel: boolean) => {
      for (const [unit, { at: places }] of Object.entries(force))
        for (const [place, count] of Object.entries(places ?? {}))
          for (let n = 0; n < count; n++)
            if (!raiseUnit(game, power, UNITS.indexOf(unit as UnitId), placeNumber(place as never), rebel))
              throw new BadData(`scenario.powers.${id}`, `more ${unit} than there are counters`)
    }
    raiseUnit(game, power, 0, placeNumber(side.basileus))
    put(side.loyal, false)
    put(side.rebel, true)
  })
  // §28.11, §28.12
  if (istriaMilitia) raiseUnit(game, FRANK, MILITIA, placeNumber('Ist'), istriaMilitia === 'rebel')
  if (options.budapest && options.scenario !== '3') raiseUnit(game, KHAZAR, MILITIA, BUDA)
}

/** §4.6 A colony wherever one power stands alone, or rebels in their colour, unless the scenario says otherwise. */
function placeColonies(game: Powers): void {
  const { scenario } = game.tables
  const rolls = scenario.colonyRoll === undefined ? -1 : powerNumber(scenario.colonyRoll)
  const owners = presenceMap(game)
  for (let land = 0; land < SEA0; land++) {
    if (game.pillaged[land] === 1) continue
    const here = at(owners, land)
    const colour = soleOf((here | (here >> REBEL)) & 15)
    const named = scenario.colonies?.[landId(land)]
    if (named !== undefined) game.colony[land] = powerNumber(named)
    else if (colour >= 0 && !(here === Bits.only(rolls))) game.colony[land] = colour
  }
}

// ---- the steps -------------------------------------------------------------------------------------------------

/** §4.4 Chits to begin with, only of those that may be held; then the powers place what is free. */
export const begin = step('begin', {
  rule: '4.4',
  play(game, _: object, flow) {
    const { order, scenario } = game.tables
    for (const power of order) {
      const count = scenario.powers[powerId(power)]?.chits ?? 0
      for (let n = 0; n < count; n++) {
        const free: number[] = []
        for (let chit = 0; chit < game.chits.length; chit++)
          if (game.chits[chit] === CUP && !isImmediate(kindOf(game, chit))) free.push(chit)
        if (free.length > 0) game.chits[at(free, flow.pick(free.length))] = power
      }
      if (count > 0) flow.tell({ kind: 'drew', power: powerId(power), count })
    }
    rollColonies(game, () => flow.die())
    for (const power of order) {
      flow.then(deploy, { power, placed: 0 })
      flow.then(garrison, { power })
    }
    if (game.tables.options.limitedAlliances) flow.then(allyBid, {})
    flow.call('turn', {})
  },
})

/** §29.13 Scenario 6: areas without a colony by name roll for one. */
function rollColonies(game: Powers, die: () => number): void {
  const { scenario, options } = game.tables
  if (scenario.colonyRoll === undefined || !options.colonies) return
  const power = powerNumber(scenario.colonyRoll)
  const owners = presenceMap(game).slice()
  for (let land = 0; land < SEA0; land++)
    if (
      at(owners, land) === Bits.only(power) &&
      game.colony[land] === -1 &&
      game.pillaged[land] === 0 &&
      die() <= 4
    )
      game.colony[land] = power
}

type Deploying = { readonly power: number; placed: number }

/** The next unit that its owner places freely, or nothing. */
function nextFree(game: Powers, { power, placed }: Deploying) {
  const side = game.tables.scenario.powers[powerId(power)]
  let before = 0
  for (const [unit, { free = 0, in: places = [] }] of Object.entries(side?.loyal ?? {})) {
    if (placed < before + free)
      return {
        unit: UNITS.indexOf(unit as UnitId),
        places: places.map(placeNumber),
        n: placed - before,
        left: before + free - placed,
      }
    before += free
  }
  return undefined
}

/** §4.1 Free units one by one; §4.3 those of a neutral go round the list. */
export const deploy = step('deploy', {
  rule: '4.1',
  ask(game, local: Deploying) {
    const next = nextFree(game, local)
    if (!next || seatOf(game, local.power) < 0) return undefined
    return {
      seat: seatOf(game, local.power),
      prompt: 'place',
      choices: next.places.map((place) => placeChoice(place)),
      facts: { power: powerId(local.power), unit: unitId(next.unit), left: next.left },
    }
  },
  answer(game, local, choice: ChoiceOf<'place'>) {
    const next = nextFree(game, local)
    if (next) raiseUnit(game, local.power, next.unit, placeNumber(choice.place))
    local.placed += 1
  },
  after(game, local) {
    for (let next = nextFree(game, local); next; next = nextFree(game, local)) {
      raiseUnit(game, local.power, next.unit, at(next.places, next.n % next.places.length))
      local.placed += 1
    }
  },
})

/** §4.2 Which units start inside the fortress of their area. */
export const garrison = step('garrison', {
  rule: '4.2',
  ask(game, { power }: { power: number }) {
    if (seatOf(game, power) < 0) return undefined
    const choices: ChoiceOf<'garrison' | 'done'>[] = [DONE_CHOICE]
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      const place = placeOf(game, stack)
      if (place < 0 || ownerOf(game, stack) !== power || !isLand(place)) continue
      const fort = fortOf(game, place)
      if (fort < 0 || !mayEnter(game, fort, power)) continue
      for (let unit = 0; unit < FLEET; unit++)
        if (unitsOf(game, stack, unit) > 0) choices.push(garrisonChoice(unit, place))
    }
    return { seat: seatOf(game, power), prompt: 'garrison', choices, facts: { power: powerId(power) } }
  },
  answer(game, { power }, choice: ChoiceOf<'garrison' | 'done'>, flow) {
    if (choice.do !== 'garrison') {
      flow.done()
      return
    }
    const land = placeNumber(choice.place)
    const unit = UNITS.indexOf(choice.unit)
    const from = game.stackPlace.findIndex(
      (place, stack) => place === land && ownerOf(game, stack) === power && unitsOf(game, stack, unit) > 0,
    )
    shiftUnits(game, from, gather(game, fortOf(game, land), power, false), unit, 1)
  },
})

// ---- §28.15 limited alliances ----------------------------------------------------------------------------------

const neutralsOf = (game: Powers): number[] =>
  game.tables.order.filter((power) => isNeutral(game, power) && seatOf(game, power) < 0)

export const allyBid = together<Powers, object, ChoiceOf<'amount'>, PowersEntry>('ally-bid', {
  rule: '28.15',
  ask: (game, _local, seat) => ({
    seat,
    prompt: 'ally-bid',
    choices: Array.from({ length: at(game.treasury, startingPower(game, seat)) + 1 }, (_, n) =>
      amountChoice(n),
    ),
    facts: { power: powerId(startingPower(game, seat)) },
  }),
  resolve(game, _local, answers, flow) {
    const bids = [0, 1].map((seat) => bidOf(game, seat, answers))
    const [first = 0, second = 0] = bids
    const rolls = first === second ? rollOff(flow) : undefined
    flow.tell({ kind: 'bid', bids, ...(rolls ? { rolls } : {}) })
    flow.then(allyPick, { seat: higher(rolls ?? [first, second]), n: Math.max(first, second) })
  },
})

export const allyPick = step('ally-pick', {
  rule: '28.15',
  ask: (game, { seat }: { seat: number; n: number }) => ({
    seat,
    prompt: 'ally-pick',
    choices: neutralsOf(game).map((power) => powerChoice(power)),
  }),
  answer(game, { seat, n }, choice: ChoiceOf<'power'>, flow) {
    flow.done()
    const picked = powerNumber(choice.power)
    pay(game, startingPower(game, seat), n)
    for (const power of neutralsOf(game)) {
      const holder = power === picked ? seat : 1 - seat
      game.allied = Bits.with(game.allied, power)
      // Persia keeps waiting for its year (§29.16), in the hand of its ally.
      if (Bits.has(game.waiting, power)) game.control[power] = holder
      else enter(game, power, holder, flow)
      flow.tell({
        kind: 'allied',
        power: powerId(power),
        by: powerId(startingPower(game, holder)),
        n: power === picked ? n : 0,
      })
    }
  },
})
