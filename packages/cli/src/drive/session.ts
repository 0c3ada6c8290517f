import {
  BadData,
  type Choice,
  covers,
  type Game,
  type Json,
  matchFile,
  ordersIn,
  type Outcome,
  parseMatchFile,
  REFUSALS,
  sameJson,
  type Seat,
  SPECTATOR,
  takeOrders,
} from '@hippodrome/engine'
import { BadInput, lineOf } from '../errors.ts'
import type { LoadGame } from '../games.ts'
import type { Line } from '../lines.ts'
import { optionData } from '../optionData.ts'
import { HUMAN } from '../players.ts'
import { allowedSeats, loadTable, openTable, seatsOf, type Table } from '../table.ts'
import {
  chronicleData,
  decisionsOf,
  deniedData,
  oddsData,
  resultData,
  statusOf,
  unnamed,
  viewData,
  whyData,
} from './answers.ts'
import { HELP, parseRequest, type Request, type RequestOf } from './requests.ts'

/** A longer line is refused. */
export const LONGEST_REQUEST = 4_000_000

export const CODES = [...REFUSALS, 'too-long', 'bad-data', 'no-match', 'fault'] as const
type Code = (typeof CODES)[number]
type Id = Request['id']

export type Reply =
  | { readonly id?: Id; readonly ok: true; readonly [key: string]: unknown }
  | { readonly id?: Id; readonly ok: false; readonly error: object & { code: Code; message: string } }

/** Answered with an error; it has changed nothing. */
class Refused extends Error {
  constructor(
    readonly code: Code,
    message: string,
    readonly more: object = {},
  ) {
    super(message)
  }
}

type General = 'new' | 'load' | 'games' | 'options' | 'help'

/** One tool at one table: a line comes in, a reply goes out. A line that is refused changes nothing. */
export class DriveSession {
  private table: Table | undefined

  constructor(
    private readonly load: LoadGame,
    private readonly games: () => Promise<readonly Game[]>,
  ) {}

  async handle(line: Line): Promise<Reply> {
    let named: { id?: Id } = {}
    try {
      const json = parseLine(line)
      named = idOf(json)
      return { ...named, ok: true, ...(await this.answer(parseRequest(json))) }
    } catch (fault) {
      return { ...named, ok: false, error: errorOf(fault) }
    }
  }

  private async answer(request: Request): Promise<object> {
    switch (request.cmd) {
      case 'new':
        return this.begin(request)
      case 'load':
        return this.resume(request)
      case 'games':
        return { games: (await this.games()).map((game) => optionData(game, request.lang)) }
      case 'options':
        return optionData(await this.load(request.game), request.lang)
      case 'help':
        return { commands: HELP }
      default:
        if (!this.table) throw new Refused('no-match', 'begin with "new" or "load"')
        if ('seat' in request) checkSeat(this.table, request.seat)
        return this.atTable(this.table, request)
    }
  }

  private atTable(table: Table, request: Exclude<Request, RequestOf<General>>): object {
    const { match, header } = table
    switch (request.cmd) {
      case 'save':
        return { file: matchFile(header, match) }
      case 'decisions':
        return { ...statusOf(table), decisions: decisionsOf(table, request.lang, request.seat) }
      case 'choose':
        return this.choose(table, request)
      case 'undo':
        return changed(table, match.undo(request.seat))
      case 'redo':
        return changed(table, match.redo(request.seat))
      case 'reset':
        return changed(table, match.reset(request.seat))
      case 'confirm':
        return changed(table, match.apply({ kind: 'confirm', seat: request.seat }))
      case 'standing': {
        const { seat, orders: standing, confirm, ahead } = request
        return changed(table, match.apply({ kind: 'orders', seat, orders: { standing, confirm, ahead } }))
      }
      case 'state':
        return { state: match.save() }
      case 'view':
        return viewData(table, request.seat, request.lang)
      case 'chronicle':
        return chronicleData(table, request.seat, request.lang, request.since)
      case 'why':
        return whyData(table, request.seat, request.choice as Choice, request.lang)
      case 'denied':
        return deniedData(table, request.seat, request.lang)
      case 'odds': {
        const { seat, choice, lang } = request
        const only = choice === undefined ? undefined : pickOf(table, seat, choice)
        const most = (match.decisionOf(seat)?.choices.length ?? 0) - 1
        if (only !== undefined && only > most)
          throw new Refused('not-offered', `choice ${only} is not one of 0 to ${most}`)
        return oddsData(table, seat, only, lang)
      }
      case 'hash':
        return { hash: match.hash() }
      case 'result':
        return resultData(table, request.lang, SPECTATOR)
    }
  }

  private async begin(request: RequestOf<'new'>): Promise<object> {
    const rules = await this.load(request.game)
    const { names = [], options, seed, dice, state, board } = request
    const seats = request.seats ?? seatsOf(state) ?? allowedSeats(rules, options)[0] ?? rules.seats.min
    const { min, max } = rules.seats
    if (seats < min || seats > max)
      throw new BadData('seats', `${rules.id} is for ${min} to ${max} players, not ${seats}`)
    if (names.length > seats) throw new BadData('names', `${names.length} names for ${seats} seats`)
    const seated = Array.from({ length: seats }, (_, seat) => ({
      name: names[seat] ?? unnamed(seat, 'en'),
      player: HUMAN,
    }))
    this.table = openTable(rules, { seated, options, seed, dice, state, board: board as Json | undefined })
    return this.begun(this.table)
  }

  private async resume(request: RequestOf<'load'>): Promise<object> {
    const file = parseMatchFile(JSON.stringify(request.file))
    if (request.to !== undefined && request.to > file.choices.length)
      throw new BadData('to', `the file has ${file.choices.length} choices, not ${request.to}`)
    this.table = loadTable(await this.load(file.game), file, request.to)
    if (request.to === undefined) takeOrders(this.table.match, ordersIn(this.table.header))
    return this.begun(this.table)
  }

  private begun(table: Table): object {
    const { game, commitment, options } = table.header
    return { game, seats: table.header.seats.length, options, commitment, ...statusOf(table) }
  }

  private choose(table: Table, request: RequestOf<'choose'>): object {
    const { match } = table
    const { seat } = request
    const offered = match.decisionOf(seat)
    const decision = request.decision ?? offered?.number ?? 0
    const choice = offered && decision === offered.number ? pickOf(table, seat, request.choice) : 0
    const before = match.made.length
    const outcome = match.submit({ seat, decision, choice })
    return { ...changed(table, outcome), draws: match.made.slice(before).flatMap(({ draws }) => draws) }
  }
}

/** The number of the choice that is meant: by its number, by its data, or by fields of it that fit no other. */
function pickOf(table: Table, seat: Seat, wanted: RequestOf<'choose'>['choice']): number {
  if (typeof wanted === 'number') return wanted
  const choices = table.match.decisionOf(seat)?.choices ?? []
  const exact = choices.findIndex((one) => sameJson(one, wanted))
  if (exact >= 0) return exact
  const fits = choices.flatMap((one, index) => (covers(wanted as Choice, one) ? [index] : []))
  const [only] = fits
  if (fits.length > 1) throw new Refused('not-offered', `these fields fit ${fits.length} of the choices`)
  if (only !== undefined && Object.keys(wanted).length > 0) return only
  throw new Refused(
    'not-offered',
    'the choice is not among those offered',
    whyData(table, seat, wanted as Choice, 'en'),
  )
}

function changed(table: Table, outcome: Outcome): object {
  if (!outcome.ok) throw new Refused(outcome.code, outcome.message)
  return statusOf(table)
}

function checkSeat({ match }: Table, seat: Seat | undefined): void {
  if (seat !== undefined && seat >= match.config.seats)
    throw new Refused('bad-data', `seat: there is no seat ${seat} among 0 to ${match.config.seats - 1}`)
}

function parseLine(line: Line): unknown {
  if ('tooLong' in line) throw new Refused('too-long', `a line has at most ${LONGEST_REQUEST} characters`)
  try {
    return JSON.parse(line.text) as unknown
  } catch {
    throw new Refused('malformed', 'the line is not JSON')
  }
}

/** Given back even with an error, so that a tool can tell to what it belongs. */
function idOf(json: unknown): { id?: Id } {
  if (typeof json !== 'object' || json === null || !('id' in json)) return {}
  return typeof json.id === 'string' || Number.isFinite(json.id) ? { id: json.id as Id } : {}
}

function errorOf(fault: unknown): { code: Code; message: string } {
  if (fault instanceof Refused) return { code: fault.code, message: fault.message, ...fault.more }
  if (fault instanceof BadData)
    return { code: fault.place.startsWith('request') ? 'malformed' : 'bad-data', message: fault.message }
  return { code: fault instanceof BadInput ? 'bad-data' : 'fault', message: lineOf(fault) }
}
