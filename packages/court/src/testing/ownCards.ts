import type { Json } from '@hippodrome/engine'

/** So many of each, that every match meets some. */
const COPIES = 20

type Part = { readonly [key: string]: Json }

const plain: Part = {
  types: ['rustica'],
  hero: false,
  levels: {},
  intrigue: false,
  cost: 0,
  produces: {},
  provenance: 'reconstruction',
}

const ownCard = (name: string, rest: Part): Part => ({ ...plain, name, ...rest })

const choice = (...options: Json[]): Json[] => [{ op: 'choose', options }]
const gain = (what: Part): Json[] => [{ op: 'gain', who: 'self', what }]
/** No Church stands in the sea. */
const inVain: Json[] = [{ op: 'placeUnits', max: 1, filter: { unit: 'church' }, area: 'aegean' }]

const CARDS: readonly Part[] = [
  ownCard('Keeper of the Bears', {
    abilities: [
      {
        kind: 'instant',
        trigger: 'instant',
        effects: choice(gain({ doxa: 1 }), inVain, gain({ nomisma: 2 })),
      },
    ],
  }),
  ownCard('Charioteer of Both Colours', {
    intrigue: true,
    abilities: [
      {
        kind: 'intrigue',
        trigger: 'ownAction',
        effects: choice(inVain, gain({ fides: 1 }), [
          {
            op: 'pay',
            cost: { nomisma: 1 },
            then: choice(inVain, gain({ doxa: 1 }), gain({ fides: 1 })),
            upTo: 2,
          },
        ]),
      },
    ],
  }),
  ownCard('Stone Cutter of Prokonnesos', {
    types: ['emporion'],
    hero: true,
    levels: { emporion: 1 },
    produces: { lapis: 1 },
    abilities: [
      {
        kind: 'passive',
        trigger: 'onContribute',
        effects: [{ op: 'substitute', from: 'lapis', amount: 1, to: 'any', times: 1 }],
        limit: 'oncePerEvent',
      },
    ],
  }),
]

/** Cards that a table has added, with what none of the game's own cards does. */
export const OWN_CARDS: Json = {
  cards: CARDS.flatMap((card, kind) =>
    Array.from({ length: COPIES }, (_, copy) => ({ ...card, id: `X${kind}-${copy}` })),
  ),
}
