import type { Orderly } from '../lexicon.ts'

export const windows: Orderly['windows'] = {
  assassin: { name: 'Fiches van anderen, die een Sluipmoordenaar kan tegenhouden', aims: true },
  'activation-bid': {
    name: 'Biedingen op een macht die meedoet',
    over: (n) => `ik meer dan $${n} kan bieden`,
  },
  ambush: {
    name: 'Hinderlagen, als ik word aangevallen',
    over: (n) => `er meer dan ${n} van mijn eenheden worden aangevallen`,
  },
  support: { name: 'Fiches voor mijn gevechten', over: (n) => `mijn sterkte meer dan ${n} is` },
  relief: {
    name: 'Ontzet achter mijn muren',
    over: (n) => `er meer dan ${n} van mijn eenheden verloren zouden gaan`,
  },
  intercept: { name: 'Onderscheppingen', aims: true, over: (n) => `er meer dan ${n} eenheden binnenkomen` },
}

export const until: Orderly['until'] = {
  turn: 'de beurt van deze macht voorbij is',
  round: 'het jaar voorbij is',
}
