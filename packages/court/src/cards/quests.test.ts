import { describe, expect, it } from 'vitest'
import { QUEST_IDS } from '../ids.ts'
import { scoreOf } from '../rules/count.ts'
import { type CardTable, cardTable } from '../testing/cardTable.ts'
import { en } from '../words/en/index.ts'

type Case = readonly [name: string, arrange: (table: CardTable) => void, doxa: number]

/** What each Quest is worth to seat 0 on a table that is set for it. */
const cases: readonly Case[] = [
  ['Q01 Keeper of Schemes', (t) => t.inPlay(0, 'E101').inPlay(1, 'E102'), 5],
  ['Q01 Keeper of Schemes', (t) => t.inPlay(0, 'E101').inPlay(1, 'E102', 'E103'), 0],
  [
    'Q02 Power of Authority',
    (t) => t.units('aqueduct', 'italia').units('hippodrome', 'thracia').units('senator', 'oriens', 3),
    10,
  ],
  [
    'Q03 Voice of the Faithful',
    (t) => t.units('monk', 'italia', 2).units('church', 'oriens').units('legion', 'oriens'),
    6,
  ],
  ['Q03 Voice of the Faithful', (t) => t.units('monk', 'italia', 9), 14],
  [
    'Q04 Might of the Eagles',
    (t) => t.units('legion', 'italia').units('dromon', 'aegean').units('monk', 'italia'),
    4,
  ],
  ['Q05 Wealth of the Agora', (t) => t.units('merchant', 'italia', 8), 14],
  [
    'Q06 Restorer of Rome',
    (t) => t.units('monk', 'italia', 3).units('monk', 'oriens').units('trading-ship', 'tyrrhenian'),
    6,
  ],
  ['Q07 Heir of Carthage', (t) => t.units('legion', 'africa', 3), 9],
  ['Q07 Heir of Carthage', (t) => t.units('legion', 'africa', 6), 12],
  ['Q08 Warden of the Balkans', (t) => t.units('legion', 'illyricum', 2), 4],
  ['Q09 Queen of Cities', (t) => t.units('senator', 'thracia', 5), 8],
  ['Q10 Sentinel of the East', (t) => t.units('monk', 'oriens').units('legion', 'oriens'), 4],
  ['Q11 Granary of the Empire', (t) => t.units('merchant', 'aegyptus', 2), 6],
  [
    'Q12 The Whole Oikoumene',
    (t) => t.units('monk', 'italia', 4).units('legion', 'africa').units('dromon', 'aegean'),
    2,
  ],
  [
    'Q12 The Whole Oikoumene',
    (t) => {
      for (const area of ['italia', 'illyricum', 'thracia', 'oriens', 'aegyptus', 'africa'] as const)
        t.units('monk', area)
    },
    9,
  ],
  [
    'Q13 Master Builder',
    (t) => t.units('church', 'italia').units('fortifications', 'oriens').units('monk', 'italia'),
    4,
  ],
  ['Q14 Strategikon', (t) => t.inPlay(0, 'E050', 'E051').inPlay(1, 'E052'), 5],
  ['Q14 Strategikon', (t) => t.inPlay(1, 'E052'), 0],
  ['Q15 Synodikon', (t) => t.inPlay(0, 'E033').inPlay(1, 'E034'), 5],
  ['Q16 Book of Dignities', (t) => t.inPlay(0, 'E011', 'E054').inPlay(1, 'E012'), 5],
  ['Q17 Master of the Guilds', (t) => t.inPlay(0, 'E073').inPlay(1, 'E074', 'E075'), 0],
  ['Q18 Bread of the Provinces', (t) => t.inPlay(0, 'E090', 'E091'), 5],
  ['Q19 Gallery of Heroes', (t) => t.inPlay(0, 'E004', 'E006', 'E011'), 2],
  ['Q19 Gallery of Heroes', (t) => t.inPlay(0, 'E041', 'E006'), 3],
  ['Q20 The Long Column', (t) => t.bandon(0, 'E041', 'E049', 'E050'), 0],
  ['Q20 The Long Column', (t) => t.bandon(0, 'E041', 'E049', 'E050', 'E051'), 4],
  ['Q20 The Long Column', (t) => t.bandon(0, 'E041', 'E049', 'E050', 'E051', 'E011'), 6],
  ['Q21 Croesus', (t) => t.give(0, { nomisma: 14 }), 2],
  ['Q21 Croesus', (t) => t.give(0, { nomisma: 99 }), 6],
  ['Q22 Full Storehouses', (t) => t.give(0, { lapis: 4, auctoritas: 3, nomisma: 9 }), 2],
  ['Q23 Ear of the Emperor', (t) => t.game.players.topVotes.splice(0, 1, 3), 6],
  ['Q23 Ear of the Emperor', (t) => t.game.players.topVotes.splice(0, 1, 5), 8],
  ['Q24 Bearer of Laurels', (t) => t.game.players.victories.splice(0, 1, 2), 4],
  ['Q25 Many Masks', (t) => t.inPlay(0, 'E011', 'E012', 'E033', 'E034', 'E050', 'E051'), 0],
  ['Q25 Many Masks', (t) => t.inPlay(0, 'E011', 'E012', 'E033', 'E034', 'E050', 'E051', 'E073', 'E075'), 4],
  [
    'Q25 Many Masks',
    (t) => t.inPlay(0, 'E011', 'E012', 'E033', 'E034', 'E050', 'E051', 'E073', 'E075', 'E090', 'E091'),
    7,
  ],
  ['TQ01 Seals upon the World', (t) => t.seal(0, 'italia', 'aegean').seal(1, 'oriens'), 2],
  ['TQ02 Kosmokrator', (t) => t.seal(0, 'italia').seal(1, 'oriens', 'africa'), 0],
  ['TQ02 Kosmokrator', (t) => t.seal(0, 'italia').seal(1, 'oriens'), 6],
  ['TQ03 Breaker of Seals', (t) => t.game.map.sealsRemoved.splice(0, 1, 1), 6],
  ['TQ04 Hand on Every Lever', (t) => t.game.map.abilitiesUsed.splice(0, 1, 9), 8],
  [
    'TQ05 Thalassocrat',
    (t) => t.units('trading-ship', 'italia').units('dromon', 'aegean').units('monk', 'italia'),
    4,
  ],
  [
    'TQ06 Iron Cordon',
    (t) => t.units('legion', 'illyricum', 2).units('cataphract', 'oriens').units('legion', 'italia'),
    6,
  ],
  [
    'TQ07 Caravanserai',
    (t) => t.seal(0, 'oriens').seal(1, 'italia').units('caravan', 'oriens', 2).units('merchant', 'italia'),
    4,
  ],
  ['TQ08 Six Diadems', (t) => t.seal(0, 'italia', 'africa', 'aegean', 'euxine'), 0],
  ['TQ08 Six Diadems', (t) => t.seal(0, 'italia', 'africa', 'oriens'), 4],
  ['TQ08 Six Diadems', (t) => t.seal(0, 'italia', 'africa', 'oriens', 'thracia', 'aegyptus'), 8],
]

const idOf = (name: string): string => name.split(' ', 1)[0] ?? name

function worth(table: CardTable, id: string, seat = 0): number {
  const score = table.game.tables.quests.find((quest) => quest.id === id)?.score
  if (!score) throw new Error(`no Quest ${id}`)
  return scoreOf(table.game, seat, score)
}

describe('Quests', () => {
  it.each(cases.map(([name, arrange, doxa]) => [name, doxa, arrange] as const))(
    '%s: %i Doxa',
    (name, doxa, arrange) => {
      const table = cardTable({ taktika: true })
      arrange(table)
      expect(worth(table, idOf(name))).toBe(doxa)
    },
  )

  it('every Quest has a case, under the name that it has', () => {
    const named = new Set(cases.map(([name]) => name))
    expect([...named]).toEqual(QUEST_IDS.map((id) => `${id} ${en.names.quests[id]}`))
  })

  it('§20.8 [D52] a tie for the most scores for all who are tied, but not at 0', () => {
    const table = cardTable().inPlay(0, 'E050').inPlay(1, 'E051')
    expect([worth(table, 'Q14', 0), worth(table, 'Q14', 1)]).toEqual([5, 5])
    expect(worth(cardTable(), 'Q14')).toBe(0)
  })

  it('§20.9 units count for everybody, whoever placed them', () => {
    const table = cardTable().units('senator', 'italia', 2)
    expect([worth(table, 'Q02', 0), worth(table, 'Q02', 1)]).toEqual([4, 4])
  })
})
