import { LANGUAGES } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { CARD_IDS, CASKET_IDS, EVENT_IDS, PATRON_IDS, QUEST_IDS } from '../ids.ts'
import { UNITS } from '../vocabulary.ts'
import { words } from './index.ts'

describe.each(LANGUAGES)('what stands on the cards, in %s', (language) => {
  const { faces } = words[language]

  it('is there for everything in the box', () => {
    expect(faces.ids.cards).toEqual(CARD_IDS)
    expect([...faces.ids.events].sort()).toEqual([...EVENT_IDS].sort())
    expect(faces.ids.quests).toEqual(QUEST_IDS)
    expect(faces.ids.patrons).toEqual(PATRON_IDS)
    expect(faces.ids.caskets).toEqual(CASKET_IDS)
    const mute = [
      ...CARD_IDS.filter((id) => !faces.card(id)?.name || !faces.card(id)?.text),
      ...EVENT_IDS.filter((id) => !faces.event(id)?.name || !faces.event(id)?.lore),
      ...QUEST_IDS.filter((id) => !faces.quest(id)?.name || !faces.quest(id)?.text),
      ...PATRON_IDS.filter((id) => !faces.patron(id)?.name),
      ...PATRON_IDS.filter((id) => !faces.patron(id)?.ability || !faces.patron(id)?.forDoxa),
      ...CASKET_IDS.filter((id) => Object.keys(faces.loot(id)).length === 0),
      ...UNITS.filter((unit) => faces.unit(unit).text === ''),
    ]
    expect(mute).toEqual([])
  })

  it('is the card of the table itself where a table has its own', () => {
    const named = {
      X1: {
        name: 'Keeper of the Bears',
        text: 'Gain 1 Doxa.',
        types: ['rustica'],
        levels: [],
        intrigue: false,
        taktika: false,
        cost: 5,
        produces: { frumentum: 2 },
      },
    } as const
    expect(faces.card('X1', { mode: 'court', named })).toMatchObject(named.X1)
    expect(faces.card('X1')).toBeUndefined()
  })

  it('§22.18 says of a card in Solo what it does there', () => {
    const differs = CARD_IDS.filter((id) => faces.card(id)?.text !== faces.card(id, { mode: 'solo' })?.text)
    expect(differs.length).toBeGreaterThan(5)
  })
})

describe('a face in another language', () => {
  it('has its own name, options and lore', () => {
    const [english, dutch] = [words.en.faces, words.nl.faces]
    expect(dutch.event('EV-I-01')?.name).not.toBe(english.event('EV-I-01')?.name)
    expect(dutch.event('EV-I-01')?.options[0]?.name).not.toBe(english.event('EV-I-01')?.options[0]?.name)
    expect(dutch.event('EV-I-01')?.lore).not.toBe(english.event('EV-I-01')?.lore)
  })
})
