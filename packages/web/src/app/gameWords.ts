import type { GameId } from '@hippodrome/games'
import { phrases } from './language.ts'

/** The shop window: what the first page says of each game, so that it need not load them all. */
export const gameWords: { readonly [id in GameId]: ReturnType<typeof windowOf> } = {
  families: windowOf(
    {
      name: 'Byzantium 632',
      about:
        'You head a rich family with an interest in both empires. Take cities, lead a Byzantine and an Arab army, and be rich on both sides after three turns, unless Constantinople falls.',
    },
    {
      name: 'Byzantium 632',
      about:
        'Je bent het hoofd van een rijke familie met belangen in beide rijken. Neem steden, voer een Byzantijns en een Arabisch leger aan en wees na drie beurten aan beide kanten rijk, tenzij Constantinopel valt.',
    },
  ),
  powers: windowOf(
    {
      name: 'Byzantium: the powers',
      about: 'A wargame of powers around the empire, in eight scenarios from 568 to 1204.',
    },
    {
      name: 'Byzantium: de machten',
      about: 'Een oorlogsspel van machten rond het rijk, in acht scenario’s van 568 tot 1204.',
    },
  ),
  court: windowOf(
    {
      name: 'Byzantion',
      about: 'The court of Justinian: quests, patrons, intrigue and the mob of the Hippodrome.',
    },
    {
      name: 'Byzantion',
      about: 'Het hof van Justinianus: opdrachten, beschermheren, intriges en de menigte van de Hippodroom.',
    },
  ),
}

function windowOf(en: { name: string; about: string }, nl: { name: string; about: string }) {
  return phrases(en, nl)
}
