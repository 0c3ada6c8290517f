import { parseWith } from '@hippodrome/engine'
import caskets from './caskets.json' with { type: 'json' }
import empireCards from './empire-cards.json' with { type: 'json' }
import events from './events.json' with { type: 'json' }
import intrigueCards from './intrigue-cards.json' with { type: 'json' }
import patrons from './patrons.json' with { type: 'json' }
import quests from './quests.json' with { type: 'json' }
import rulesData from './rules.json' with { type: 'json' }
import soloEvents from './solo-events.json' with { type: 'json' }
import taktikaCards from './taktika-cards.json' with { type: 'json' }
import taktikaEvents from './taktika-events.json' with { type: 'json' }
import taktikaQuests from './taktika-quests.json' with { type: 'json' }
import unitsData from './units.json' with { type: 'json' }
import {
  cardsSchema,
  casketsSchema,
  eventsSchema,
  patronsSchema,
  questsSchema,
  rulesSchema,
  soloEventsSchema,
  unitsSchema,
} from './schema.ts'

/** What is printed, checked and read once for all configurations. */
export const printed = {
  rules: parseWith(rulesSchema, rulesData, 'rules'),
  cards: [
    ...parseWith(cardsSchema, empireCards, 'empire-cards').cards,
    ...parseWith(cardsSchema, intrigueCards, 'intrigue-cards').cards,
    ...parseWith(cardsSchema, taktikaCards, 'taktika-cards').cards,
  ],
  events: [
    ...parseWith(eventsSchema, events, 'events').events,
    ...parseWith(eventsSchema, taktikaEvents, 'taktika-events').events,
  ],
  soloEvents: parseWith(soloEventsSchema, soloEvents, 'solo-events').events,
  quests: parseWith(questsSchema, quests, 'quests').quests,
  taktikaQuests: parseWith(questsSchema, taktikaQuests, 'taktika-quests').quests,
  caskets: parseWith(casketsSchema, caskets, 'caskets').caskets,
  patrons: parseWith(patronsSchema, patrons, 'patrons').patrons,
  units: parseWith(unitsSchema, unitsData, 'units').units,
} as const
