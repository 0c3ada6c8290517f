import {
  type Entry,
  type Game,
  LANGUAGES,
  type Match,
  namingOf,
  type Seat,
  SPECTATOR,
  type Told,
} from '@hippodrome/engine'
import type { Summary } from '@hippodrome/wire'

export type Blow = NonNullable<Summary['blows']>[number]

/** How many are kept for each seat. */
const MOST = 3

type Struck = { readonly seat: Seat; readonly told: Told }

/**
 * What others did to each seat, the newest of it, in the words of the game. It follows the chronicle without reading all of it again at
 * every choice, and says nothing that is not told to everybody.
 */
export class Blows {
  private list: readonly Struck[] = []
  /** What was told to everybody, as far as it was read. */
  private heard: Entry[] = []
  private from = 0
  private last: Told | undefined
  private said = new Map<Told, Blow['says']>()
  private names = ''
  /** What was last given, as long as it still holds: most choices are done to nobody. */
  private blows: readonly Blow[] | undefined

  of(game: Game, match: Match, seats: readonly string[]): readonly Blow[] {
    const { told } = match
    if (!game.words.en.befalls) return []
    if (told[this.from - 1] !== this.last) {
      this.list = []
      this.heard = []
      this.from = 0
      this.blows = undefined
    }
    const names = seats.join('\n')
    if (this.names !== names) {
      this.said.clear()
      this.names = names
      this.blows = undefined
    }
    if (this.from < told.length) this.read(game, match)
    this.blows ??= this.tell(game, match, seats)
    return this.blows
  }

  private tell(game: Game, match: Match, seats: readonly string[]): readonly Blow[] {
    const says = this.speaker(game, match, seats)
    this.said = new Map(this.list.map(({ told }) => [told, says(told)]))
    return this.list.map(({ seat, told }) => ({ seat, at: told.at, says: says(told) }))
  }

  private read(game: Game, match: Match): void {
    const { told, made } = match
    const words = game.words.en
    let seen: unknown
    const view = () => (seen ??= match.view(SPECTATOR).table)
    const before = () => this.heard
    const struck: Struck[] = []
    for (; this.from < told.length; this.from++) {
      const one = told[this.from]
      if (!one || one.to) continue
      const by = made[one.at - 1]?.seat
      for (const seat of new Set(words.befalls?.(one.entry, { before, view })))
        if (seat !== by) struck.push({ seat, told: one })
      this.heard.push(one.entry)
    }
    this.last = told.at(-1)
    if (struck.length === 0) return
    const all = [...this.list, ...struck]
    this.list = all.filter(
      (one, place) => all.slice(place).filter(({ seat }) => seat === one.seat).length <= MOST,
    )
    this.blows = undefined
  }

  private speaker(game: Game, match: Match, seats: readonly string[]): (told: Told) => Blow['says'] {
    let view: unknown
    const naming = namingOf(game, match.state.game.tables, seats)
    return (told) => {
      const known = this.said.get(told)
      if (known) return known
      view ??= match.view(SPECTATOR).table
      const [en = '', nl = ''] = LANGUAGES.map((language) =>
        game.words[language].entry(told.entry, view, naming),
      )
      return { en, nl }
    }
  }
}
