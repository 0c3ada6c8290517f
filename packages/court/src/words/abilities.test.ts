import { describe, expect, it } from 'vitest'
import { CARD_IDS, CASKET_IDS, EVENT_IDS, PATRON_IDS, QUEST_IDS } from '../ids.ts'
import { UNITS } from '../vocabulary.ts'
import { abilityText } from './ability.ts'
import { book } from './book.ts'
import { en } from './en/index.ts'
import { nl } from './nl/index.ts'

const english = (card: string) => abilityText(book().cards.get(card)?.abilities ?? [], en.describer)
const dutch = (card: string) => abilityText(book().cards.get(card)?.abilities ?? [], nl.describer)

const texts = [
  [
    'E001 Theodora',
    'Once per round, when you activate a Palatine or Ecclesiastical Bandon: gain 1 Auctoritas and draw 1 card.',
    'Eén keer per ronde, als je een Palatijnse of Kerkelijke Bandon activeert: krijg 1 Auctoritas en trek 1 kaart.',
  ],
  [
    'E054 Guard Captain',
    'Activate without Dynamis one other Stratiotika card of yours of cost 5 or less.',
    'Activeer zonder Dynamis één andere Stratiotika-kaart van jou met kosten van hoogstens 5.',
  ],
  [
    'E066 Nonnosus',
    'The first Resource of each Buy action costs you 2 Nomisma less (at least 1).',
    'Het eerste Middel van elke actie Kopen kost je 2 Nomisma minder (ten minste 1).',
  ],
  [
    'E107 Pilgrimage, whose two moments are told as one',
    'At any time or at the end of the game: move up to 3 Ecclesiastical units on the map, each to any other area.',
    'Op elk moment of aan het einde van het spel: verplaats tot 3 Kerkelijke eenheden op de landkaart, elk naar een ander gebied naar keuze.',
  ],
  [
    'E124 Bought Loyalty, which leaves no choice to who has voted (§14.15)',
    'Right after another player has voted: move up to 2 of their Auctoritas to your own stake, on the Option that you voted for or will vote for.',
    'Meteen nadat een andere speler heeft gestemd: verplaats tot 2 Auctoritas van die speler naar je eigen inzet, op de Optie waarop je hebt gestemd of zult stemmen.',
  ],
  [
    'E125 The Thieves Guild, which picks one player only',
    'On your turn: take 1 random card from the hand of another player and take 2 Nomisma from that player.',
    'In je eigen beurt: neem 1 willekeurige kaart uit de hand van een andere speler en neem 2 Nomisma van die speler.',
  ],
  [
    'T012 Border Farmers',
    'Gain 1 Frumentum for each area with a Seal of yours (at most 2 times).',
    'Krijg 1 Frumentum per gebied met een Zegel van jou (hoogstens 2 keer).',
  ],
] as const

describe('the text of a card in Solo', () => {
  const text = (id: string) => [
    abilityText(book().cards.get(id)?.abilities ?? [], en.describer, true),
    abilityText(book().cards.get(id)?.abilities ?? [], nl.describer, true),
  ]

  it.each([
    ['E069', 'Draw 2 cards.', 'Trek 2 kaarten.'],
    ['E070', 'Draw 1 card.', 'Trek 1 kaart.'],
    ['E013', 'Gain 2 Nomisma.', 'Krijg 2 Nomisma.'],
    ['E014', 'Draw 1 card.', 'Trek 1 kaart.'],
    ['E098', 'Gain 1 Nomisma.', 'Krijg 1 Nomisma.'],
    ['E008', 'When you meet an Event: gain 1 Auctoritas and 2 Nomisma.', undefined],
    ['E024', undefined, 'Als je een Gebeurtenis mist: krijg 1 Fides en 1 Frumentum.'],
    [
      'E021',
      'When you build a unit, if you paid at least 1 Fides for it: gain 1 Doxa.',
      'Als je een eenheid bouwt, mits je er ten minste 1 Fides voor hebt betaald: krijg 1 Doxa.',
    ],
    ['E044', 'When you build a unit: gain 1 Nomisma for each Virtus that you pay for it.', undefined],
    ['E087', undefined, 'Als je een eenheid bouwt: krijg 2 Nomisma per Frumentum die je ervoor betaalt.'],
    ['E081', 'When you build a building: gain 1 Lapis and 1 Doxa.', undefined],
    ['E004', 'When you build a unit: once, use 1 Civicus as 1 Resource of another kind.', undefined],
  ])('§22.18 §22.19 §22.20 §22.21 §22.22 %s says what it does', (id, english, dutch) => {
    const [said, gezegd] = text(id)
    expect([said, gezegd]).toEqual([english ?? said, dutch ?? gezegd])
  })
})

describe('texts made from what cards do', () => {
  it.each(texts)('tells %s', (card, inEnglish, inDutch) => {
    const id = card.slice(0, 4)
    expect(english(id)).toBe(inEnglish)
    expect(dutch(id)).toBe(inDutch)
  })

  it('tells every card, Patron and unit in both languages, and never the same', () => {
    const all = [
      ...CARD_IDS.map((id) => book().cards.get(id)?.abilities),
      ...PATRON_IDS.map((id) => book().patrons.get(id)?.abilities),
      ...UNITS.map((unit) => book().units.get(unit)?.abilities),
    ]
    for (const abilities of all) {
      const told = [en, nl].map(({ describer }) => abilityText(abilities ?? [], describer))
      for (const text of told) expect(text).toMatch(/^[A-Z].{8,}\.$/)
      expect(told.join(' ')).not.toMatch(/undefined|NaN|object/)
      expect(told[0]).not.toBe(told[1])
    }
  })

  it('tells every Quest in both languages', () => {
    for (const id of QUEST_IDS) {
      const page = book().quests.get(id)
      if (!page) throw new Error(`no Quest ${id}`)
      for (const { describer } of [en, nl])
        expect(describer.score(page.score)).toMatch(/^\d Doxa (for|if|per|als|voor) /)
    }
  })

  it('counts what a Quest counts, in as few words as will do', () => {
    const [schemes, rome] = ['Q01', 'Q06'].map((id) => book().quests.get(id))
    if (!schemes || !rome) throw new Error('no such Quest')
    expect(en.describer.counted(schemes.score, 3)).toBe('3 Intrigue cards in play')
    expect(nl.describer.counted(schemes.score, 1)).toBe('1 Intrigekaart in het spel')
    expect(en.describer.counted(rome.score, 1)).toBe('1 unit in Italy')
  })

  it('has an own Dutch name for every Option of every Event', () => {
    for (const id of EVENT_IDS.filter((event) => event.startsWith('EV'))) {
      const options = en.names.options[id] ?? []
      const dutchNames = nl.names.options[id] ?? []
      expect(options).toHaveLength(book().events.get(id)?.options.length ?? 0)
      expect(dutchNames).toHaveLength(options.length)
      for (const name of dutchNames) expect(options).not.toContain(name)
    }
  })

  it('knows the loot of every Casket', () => {
    for (const id of CASKET_IDS) expect(Object.keys(book().caskets.get(id) ?? {})).not.toEqual([])
  })
})
