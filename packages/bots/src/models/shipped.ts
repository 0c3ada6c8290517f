import type { Shipped } from './index.ts'

/** Written by `hippodrome gate --install`: the models of this folder, those of a board before those of any board. */
export const SHIPPED: readonly Shipped[] = [
  {
    game: 'court',
    seats: 2,
    load: () => import('./court-2.json', { with: { type: 'json' } }),
  },
  {
    game: 'families',
    seats: 2,
    load: () => import('./families-2.json', { with: { type: 'json' } }),
  },
  {
    game: 'families',
    seats: 3,
    load: () => import('./families-3.json', { with: { type: 'json' } }),
  },
  {
    game: 'families',
    seats: 4,
    load: () => import('./families-4.json', { with: { type: 'json' } }),
  },
  {
    game: 'court',
    seats: 2,
    load: () => import('./court-2-general.json', { with: { type: 'json' } }),
  },
]
