import { phrases } from '../app/language.ts'

export const historyWords = phrases(
  {
    timeline: 'Time-line',
    place: (at: number, made: number) => `after choice ${at} of ${made}`,
    lookingBack: (at: number, made: number) =>
      at === 0
        ? 'You look back at the beginning of the match.'
        : `You look back: after choice ${at} of ${made}.`,
    imagined: 'This never happened: how it might have gone on.',
    botsWait: 'The bots wait until you are back.',
    first: 'To the beginning',
    back: 'One choice back',
    forward: 'One choice on',
    present: 'Back to the present',
    run: 'Replay',
    stop: 'Stop',
    goOn: 'New match from here',
    goOnHint: 'A new match that begins from this moment, with dice of its own. This one stays as it is.',
    cannotGoOn: 'The new match could not be stored.',
    earlier: (n: number) => (n === 1 ? 'The earliest line' : `Earlier: ${n} more lines`),
    toMoment: (at: number) => `To the moment of choice ${at}`,
  },
  {
    timeline: 'Tijdlijn',
    place: (at: number, made: number) => `na keuze ${at} van ${made}`,
    lookingBack: (at: number, made: number) =>
      at === 0
        ? 'Je kijkt terug naar het begin van de partij.'
        : `Je kijkt terug: na keuze ${at} van ${made}.`,
    imagined: 'Dit is nooit gebeurd: zo had het verder kunnen gaan.',
    botsWait: 'De bots wachten tot je terug bent.',
    first: 'Naar het begin',
    back: 'Eén keuze terug',
    forward: 'Eén keuze verder',
    present: 'Terug naar het heden',
    run: 'Afspelen',
    stop: 'Stoppen',
    goOn: 'Nieuwe partij vanaf hier',
    goOnHint:
      'Een nieuwe partij die op dit moment begint, met eigen dobbelstenen. Deze partij blijft zoals zij is.',
    cannotGoOn: 'De nieuwe partij kon niet worden bewaard.',
    earlier: (n: number) => (n === 1 ? 'De vroegste regel' : `Eerder: nog ${n} regels`),
    toMoment: (at: number) => `Naar het moment van keuze ${at}`,
  },
)
