import type { Language } from '@hippodrome/engine'
import type { GameId } from '@hippodrome/games'

/** What the first page says of each game, so that it need not load them all. */
export const gameWords: { readonly [id in GameId]: ReturnType<typeof windowOf> } = {
  families: windowOf(
    {
      name: 'Byzantium 632',
      about: 'Lead a family that plays both sides of the war between Byzantines and Arabs.',
      reconstruction: '',
    },
    {
      name: 'Byzantium 632',
      about: 'Leid een familie die aan beide kanten van de oorlog tussen Byzantijnen en Arabieren speelt.',
      reconstruction: '',
    },
  ),
  powers: windowOf(
    {
      name: 'The four powers',
      about: 'Armies, money, intrigue and treaties of four powers: eight wars, 568 to 1204.',
      reconstruction:
        'The values and borders of the map, the prices and the combat tables are our reconstruction, not a record of the printed game.',
    },
    {
      name: 'De vier machten',
      about: 'Legers, geld, intriges en verdragen van vier machten: acht oorlogen, 568 tot 1204.',
      reconstruction:
        'De waarden en grenzen van de kaart, de prijzen en de gevechtstabellen zijn onze reconstructie, geen weergave van het gedrukte spel.',
    },
  ),
  court: windowOf(
    {
      name: 'Byzantion',
      about: 'The court of Justinian: gather a following, sway the Emperor, pay for the empire together.',
      reconstruction:
        'The rules are those of the game; most cards, events, quests and patrons are our reconstruction.',
    },
    {
      name: 'Byzantion',
      about: 'Het hof van Justinianus: bouw een aanhang op, praat de Keizer om, betaal samen voor het rijk.',
      reconstruction:
        'De regels zijn die van het spel; de meeste kaarten, gebeurtenissen, opdrachten en beschermheren zijn onze reconstructie.',
    },
  ),
}

type Window = { readonly name: string; readonly about: string; readonly reconstruction: string }

function windowOf(en: Window, nl: Window): { readonly [language in Language]: Window } {
  return { en, nl }
}

/** A name for any game, also one that this version does not know. */
export const nameOfGame = (id: string, language: Language): string =>
  Object.hasOwn(gameWords, id) ? gameWords[id as GameId][language].name : id

type Facts = {
  readonly players: readonly [number, number]
  /** About so long against two bots: the decisions that `scripts/asked.ts` counts, at twelve seconds each. */
  readonly minutes: number
  /** By the length of its rule book: 1 easy, 2 medium, 3 deep. */
  readonly leaves: 1 | 2 | 3
  /** The chapter of the rule book that says what is reconstruction. */
  readonly reconstruction?: number
}

export const GAME_FACTS: { readonly [id in GameId]: Facts } = {
  families: { players: [2, 4], minutes: 20, leaves: 1 },
  powers: { players: [2, 4], minutes: 80, leaves: 3, reconstruction: 30 },
  court: { players: [1, 4], minutes: 40, leaves: 2, reconstruction: 28 },
}
