import type { Configuration } from '@hippodrome/engine'

export const configuration: Configuration = {
  id: 'families',
  seats: { min: 2, max: 4 },
  options: {
    attackerRetreat: { values: ['back', 'full'] },
    fleetDice: { values: ['link', 'all'] },
    fallTiebreak: { values: ['all', 'arab'] },
  },
}
