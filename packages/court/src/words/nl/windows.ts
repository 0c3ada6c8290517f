import type { Tongue } from '../language.ts'

export const windows: Tongue['windows'] = {
  vote: { name: 'Stemmen', over: (n) => `er meer dan ${n} wordt gestemd` },
  action: { name: 'Acties van anderen' },
  turn: { name: 'Het einde van mijn beurt' },
  moment: { name: 'Het einde van een beurt' },
  intrigue: { name: 'Intriges van anderen', aims: true, over: (n) => `de kaart meer dan ${n} kost` },
  contribution: { name: 'Bijdragen' },
  victory: { name: 'Als ik de Overwinnaar ben' },
  defeat: { name: 'Als ik de Verslagene ben' },
  cancellation: { name: 'Een mislukte Gebeurtenis' },
  bid: { name: 'Biedingen bij een Proces', over: (n) => `het hoogste bod meer dan ${n} is` },
  end: { name: 'Intriges vóór de eindtelling' },
}

export const until: Tongue['until'] = { turn: 'deze beurt voorbij is', round: 'de ronde voorbij is' }
