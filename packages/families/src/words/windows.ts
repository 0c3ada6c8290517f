import type { Catalogue } from './catalogue.ts'

type Orderly = Pick<Catalogue, 'windows' | 'until'>

export const enOrders: Orderly = {
  windows: {
    retreat: { name: 'Retreats before a battle', over: (n) => `a retreat would cost more than ${n} cubes` },
    levy: { name: 'Levies for my cities', over: (n) => `the levy has more than ${n} cubes` },
    seaRetreat: { name: 'Retreats of others by sea' },
    fleet: {
      name: 'Crossings that my fleet could meet',
      aims: true,
      over: (n) => `the way costs more than ${n}`,
    },
  },
  until: { round: 'the turn ends' },
}

export const nlOrders: Orderly = {
  windows: {
    retreat: {
      name: 'Terugtochten vóór een gevecht',
      over: (n) => `terugtrekken meer dan ${n} blokjes zou kosten`,
    },
    levy: { name: 'Lichtingen voor mijn steden', over: (n) => `de lichting meer dan ${n} blokjes heeft` },
    seaRetreat: { name: 'Terugtochten van anderen over zee' },
    fleet: {
      name: 'Overtochten die mijn vloot kan treffen',
      aims: true,
      over: (n) => `de weg meer dan ${n} kost`,
    },
  },
  until: { round: 'de beurt voorbij is' },
}
