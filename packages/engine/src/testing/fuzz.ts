import { type Chance, draw, fastChance, seedFromText } from '../chance.ts'
import { type Choice, type Decision, type Seat, SPECTATOR } from '../decision.ts'
import { Inputs } from '../features.ts'
import type { Config, Game, GameState } from '../game.ts'
import { canonical } from '../json.ts'
import { Match } from '../match.ts'
import { type MatchFile, matchFile, newHeader, openMatch } from '../matchFile.ts'
import { hashState, saveState } from '../save.ts'
import type { State } from '../state.ts'
import type { Entry } from '../step.ts'
import { namingOf } from '../words.ts'

/** How much of each promise is checked: 0 never, 1 at every decision. */
export type Checks = {
  readonly audit: number
  readonly serialise: number
  readonly undo: number
  readonly secrecy: number
  readonly words: number
}

export const ALL_CHECKS: Checks = { audit: 1, serialise: 1, undo: 1, secrecy: 1, words: 1 }

/** What a random match broke, with the file that shows it. */
export class FuzzFailure extends Error {
  override readonly name = 'FuzzFailure'
  constructor(
    message: string,
    readonly file: MatchFile,
    cause?: unknown,
  ) {
    super(`${message} (after ${file.choices.length} choices of ${file.game}, ${file.seats.length} seats)`, {
      cause,
    })
  }
}

export type FuzzReport = {
  readonly choices: number
  readonly result: NonNullable<Match['result']>
  readonly hash: string
}

/**
 * Plays one random match to its end and checks the engine's promises on the way: pieces are conserved, a saved match
 * goes on exactly like the original, undo gives back the state before, and no view depends on what its seat cannot know.
 */
export function fuzzMatch<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  config: Config,
  seed: number,
  checks: Checks = ALL_CHECKS,
  mostChoices = 20_000,
): FuzzReport {
  const seats = Array.from({ length: config.seats }, (_, seat) => ({
    name: `Seat ${seat + 1}`,
    player: 'random',
  }))
  const header = newHeader(rules, config, seats, seedFromText(`fuzz ${seed}`))
  const match = openMatch(rules, header)
  const dice = fastChance(seed)
  const broken = (message: string, cause?: unknown) =>
    new FuzzFailure(message, matchFile(header, match), cause)
  const sometimes = (share: number) => share > 0 && (share >= 1 || draw(dice, 1_000_000) < share * 1_000_000)
  try {
    while (!match.over) {
      if (match.made.length > mostChoices) throw broken(`no end after ${mostChoices} choices`)
      if (sometimes(checks.audit)) checkAudit(match)
      if (sometimes(checks.serialise)) checkSave(match, dice)
      if (sometimes(checks.secrecy)) checkSecrecy(match, dice)
      if (sometimes(checks.words)) checkWords(match)
      checkChoices(match.state)
      if (sometimes(checks.undo)) checkRefusals(match)
      const decision = match.state.pending[draw(dice, match.state.pending.length)] as Decision
      const before = sometimes(checks.undo) ? match.hash() : undefined
      submit(match, decision, draw(dice, decision.choices.length))
      if (before !== undefined) {
        checkUndo(match, decision.seat, before)
        checkUndoBeside(match, decision.seat)
      }
    }
    checkAudit(match)
    if (checks.words > 0) checkWords(match)
  } catch (fault) {
    throw fault instanceof FuzzFailure
      ? fault
      : broken(fault instanceof Error ? fault.message : String(fault), fault)
  }
  return { choices: match.made.length, result: rules.result(match.state.game), hash: match.hash() }
}

function submit<S extends GameState>(match: Match<S>, decision: Decision, choice: number): void {
  const outcome = match.submit({
    seat: decision.seat,
    decision: match.state.opened[decision.seat] ?? -1,
    choice,
  })
  if (!outcome.ok) throw new Error(`an offered choice was refused: ${outcome.message}`)
}

function checkAudit<S extends GameState>(match: Match<S>): void {
  const problems = match.rules.audit(match.state.game, match.state.stack)
  if (problems.length > 0) throw new Error(`audit: ${problems.join('; ')}`)
}

function checkChoices(state: State): void {
  for (const { prompt, choices } of state.pending)
    if (new Set(choices.map(canonical)).size !== choices.length)
      throw new Error(`${prompt} offers the same choice twice`)
}

/** What is refused, and what only looks, leaves the match as it was. */
function checkRefusals<S extends GameState>(match: Match<S>): void {
  const record = () => canonical([match.hash(), match.made.length, match.told.length])
  const before = record()
  for (let seat = SPECTATOR; seat <= match.config.seats; seat++) {
    const open = match.state.opened[seat] ?? 0
    const choices = match.decisionOf(seat)?.choices.length ?? 0
    const wrong = [
      { seat, decision: open, choice: choices },
      { seat, decision: open, choice: -1 },
      { seat, decision: open + 1, choice: 0 },
      { seat, decision: open - 1, choice: 0 },
      { seat, decision: open, choice: 0.5 },
      { seat, decision: Number.NaN, choice: 0 },
      { seat: seat + 0.5, decision: open, choice: 0 },
    ]
    if (wrong.some((submission) => match.submit(submission).ok)) throw new Error('a wrong answer was taken')
    if (seat === match.config.seats) continue
    match.why(seat, { do: 'noSuchThing' })
    match.denied(seat)
    match.view(seat)
    match.chronicle(seat)
  }
  if (record() !== before) throw new Error('a refused answer, or a look, changed the match')
}

/** Saved and loaded, both go on alike for a few choices, and the original is untouched by what the copy does. */
function checkSave<S extends GameState>(match: Match<S>, dice: Chance): void {
  const { runner, state } = match
  const hash = match.hash()
  const loaded = Match.from(match.rules, match.config, JSON.parse(JSON.stringify(match.save())))
  if (loaded.hash() !== hash) throw new Error('a saved match is not the same when loaded')
  if (canonical(loaded.state.pending) !== canonical(state.pending))
    throw new Error('a loaded match asks something else')
  const copy = runner.clone(state)
  for (let ahead = 0; ahead < 3 && copy.pending.length > 0; ahead++) {
    const decision = copy.pending[draw(dice, copy.pending.length)] as Decision
    const choice = draw(dice, decision.choices.length)
    submit(loaded, decision, choice)
    runner.choose(copy, decision, choice)
    if (hashState(copy) !== loaded.hash())
      throw new Error('a loaded match goes on otherwise than the original')
  }
  if (match.hash() !== hash) throw new Error('a copy shares something with its original')
}

function checkUndo<S extends GameState>(match: Match<S>, seat: Seat, before: string): void {
  const last = match.made[match.made.length - 1]
  const after = match.hash()
  if (last?.sealed) {
    if (match.undo(seat).ok) throw new Error('undo went back over dice or something revealed')
    return
  }
  if (!match.undo(seat).ok) throw new Error('an own choice without consequence could not be undone')
  if (match.hash() !== before) throw new Error('undo did not give back the state before')
  if (!match.redo(seat).ok || match.hash() !== after)
    throw new Error('redo did not give back the state after')
}

/** What the other seats still take back leaves every choice of their neighbours as it was. */
function checkUndoBeside<S extends GameState>(match: Match<S>, chooser: Seat): void {
  for (let seat = 0; seat < match.config.seats; seat++) {
    if (seat === chooser || !match.canUndo(seat)) continue
    const others = () => canonical(match.made.filter((made) => made.seat !== seat))
    const before = others()
    if (!match.undo(seat).ok || others() !== before || !match.redo(seat).ok || others() !== before)
      throw new Error(`undo of seat ${seat} changed what others chose`)
  }
}

/** Everything a seat cannot know is replaced: it must see the same and be asked the same. */
function checkSecrecy<S extends GameState>(match: Match<S>, dice: Chance): void {
  const { state, runner, rules } = match
  for (let seat = SPECTATOR; seat < match.config.seats; seat++) {
    const seed = draw(dice, 1 << 30)
    const sampled = runner.sample(state, seat, fastChance(seed))
    const again = runner.sample(runner.sample(state, seat, fastChance(seed + 1)), seat, fastChance(seed))
    if (canonical(saveState(again)) !== canonical(saveState(sampled)))
      throw new Error(`a sample for seat ${seat} follows from what it cannot know`)
    if (canonical(rules.view(sampled.game, seat)) !== canonical(rules.view(state.game, seat)))
      throw new Error(`the view of seat ${seat} depends on what it cannot know`)
    const asked = (from: State<S>) => canonical(from.pending.filter((decision) => decision.seat === seat))
    if (asked(sampled) !== asked(state))
      throw new Error(`what seat ${seat} is asked depends on what it cannot know`)
    if (seat !== SPECTATOR && inputsOf(rules, sampled, seat) !== inputsOf(rules, state, seat))
      throw new Error(`what a model reads for seat ${seat} depends on what it cannot know`)
    const problems = rules.audit(sampled.game)
    if (problems.length > 0) throw new Error(`audit of a sample: ${problems.join('; ')}`)
  }
}

/** What a learned evaluation reads of a position for one seat, as text. */
function inputsOf<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  { game, stack }: State<S>,
  seat: Seat,
): string {
  const writer = game.seats > 1 ? rules.features?.writer(game.tables, game.seats) : undefined
  const inputs = Array.from({ length: game.seats }, () => new Inputs())
  writer?.write(game, inputs, stack)
  const own = inputs[seat]
  if (!writer || !own) return ''
  if (own.count > own.index.length) throw new Error(`a model has no room for ${own.count} inputs`)
  const read = Array.from({ length: own.count }, (_, i) => [own.index[i] ?? 0, own.value[i] ?? 0] as const)
  if (read.some(([input, value]) => !writer.names[input] || !Number.isFinite(value)))
    throw new Error(`a model reads for seat ${seat} what has no name or is no number`)
  return canonical(read.toSorted(([a], [b]) => a - b))
}

/** Everything that can be said is said, in every language, and nothing is said as `undefined`. */
function checkWords<S extends GameState>(match: Match<S>): void {
  const seats = Array.from({ length: match.config.seats }, (_, seat) => `Seat ${seat + 1}`)
  const naming = namingOf(match.rules, match.state.game.tables, seats)
  for (const [language, words] of Object.entries(match.rules.words)) {
    const said: string[] = []
    for (const decision of match.state.pending) {
      const view = match.rules.view(match.state.game, decision.seat)
      said.push(words.prompt(decision, view, naming))
      for (const choice of decision.choices) said.push(words.choice(choice, decision, view, naming))
      for (const { choice, reason } of match.denied(decision.seat))
        said.push(words.choice(choice, decision, view, naming), words.reason(reason, view, naming))
    }
    const view = match.rules.view(match.state.game, SPECTATOR)
    for (const section of words.sections(view, naming)) said.push(section.title, ...section.rows.flat())
    for (const { entry, to } of match.told.slice(-20))
      said.push(
        words.entry(entry, to ? match.rules.view(match.state.game, to[0] ?? SPECTATOR) : view, naming),
      )
    const result = match.result
    if (result) said.push(...words.result(result, view, naming))
    for (const text of said)
      if (text === undefined || /undefined|NaN|\[object/.test(text))
        throw new Error(`words (${language}): ${String(text)}`)
  }
}
