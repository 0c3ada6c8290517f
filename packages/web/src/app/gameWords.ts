import type { Language } from '@hippodrome/engine'
import type { GameId } from '@hippodrome/games'

/** What the first page says of each game, so that it need not load them all. */
export const gameWords: { readonly [id in GameId]: ReturnType<typeof windowOf> } = {
  families: windowOf(
    {
      name: 'Byzantium 632',
      about:
        'You head a rich family with an interest in both empires. Take cities, lead a Byzantine and an Arab army, and be rich on both sides after three turns, unless Constantinople falls.',
      reconstruction: '',
    },
    {
      name: 'Byzantium 632',
      about:
        'Je bent het hoofd van een rijke familie met belangen in beide rijken. Neem steden, voer een Byzantijns en een Arabisch leger aan en wees na drie beurten aan beide kanten rijk, tenzij Constantinopel valt.',
      reconstruction: '',
    },
  ),
  powers: windowOf(
    {
      name: 'Byzantium: the four powers',
      about:
        'A wargame of Byzantines, Muslims, Khazars and Franks in eight scenarios from 568 to 1204: money, armies, intrigue and treaties.',
      reconstruction:
        'The values and borders of the map, the prices and the combat tables are our reconstruction, not a record of the printed game.',
    },
    {
      name: 'Byzantium: de vier machten',
      about:
        'Een oorlogsspel van Byzantijnen, Moslims, Chazaren en Franken in acht scenario’s van 568 tot 1204: geld, legers, intriges en verdragen.',
      reconstruction:
        'De waarden en grenzen van de kaart, de prijzen en de gevechtstabellen zijn onze reconstructie, geen weergave van het gedrukte spel.',
    },
  ),
  court: windowOf(
    {
      name: 'Byzantion',
      about:
        'The court of Justinian: build a following, sway the Emperor and pay for the events of the empire together. Also as a duel for two and alone.',
      reconstruction:
        'The rules are those of the game; most cards, events, quests and patrons are our reconstruction.',
    },
    {
      name: 'Byzantion',
      about:
        'Het hof van Justinianus: bouw een aanhang op, praat de Keizer om en betaal samen voor wat het rijk overkomt. Ook als duel voor twee en alleen.',
      reconstruction:
        'De regels zijn die van het spel; de meeste kaarten, gebeurtenissen, opdrachten en beschermheren zijn onze reconstructie.',
    },
  ),
}

type Window = { readonly name: string; readonly about: string; readonly reconstruction: string }

function windowOf(en: Window, nl: Window): { readonly [language in Language]: Window } {
  return { en, nl }
}
