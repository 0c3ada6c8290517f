import type { Language } from '@hippodrome/engine'
import type { Explanation } from '../board/board.ts'

type About = { readonly [key in keyof typeof RULES]: Explanation }

/** The rule that speaks of each box. */
const RULES = {
  elite: '16.1',
  main: '16.1',
  levy: '15.10',
  move: '13.2',
  pool: '5.2',
  casualties: '1.7',
  bulgars: '9.2',
  fortify: '8.12',
  improveByzantine: '8.6',
  improveArab: '8.6',
  emperor: '8.7',
  caliph: '8.8',
  civilWarByzantine: '15.2',
  civilWarArab: '15.2',
  fleetByzantine: '14.2',
  fleetArab: '14.1',
  tax: '10.2',
  church: '11.1',
  mosque: '11.1',
  pass: '20.3',
} as const

const about = (
  texts: { readonly [key in keyof typeof RULES]: readonly [name: string, says: string] },
): About =>
  Object.fromEntries(
    Object.entries(texts).map(([key, [name, says]]) => [
      key,
      { name, says, rule: RULES[key as keyof typeof RULES] },
    ]),
  ) as About

/** What the boxes are and do, whether they can be used now or not. */
export const aboutWords: { readonly [language in Language]: About } = {
  en: about({
    elite: ['Elite', 'Each cube rolls a die in battle and counts for strength. Upkeep 3.'],
    main: ['Main Army', 'Counts for strength; three dice at most in battle. Upkeep 1.'],
    levy: ['Levy', 'Defends the cities of this side when no army stays. Upkeep 2.'],
    move: ['Move', 'Spent to march: one for a road, more by sea or for a second link. Upkeep 1.'],
    pool: ['Cube Pool', 'Free cubes, for either side.'],
    casualties: [
      'Casualty Pool',
      'Lost cubes. Half of them return at the end of the turn; one can be bought for 3 Bezants.',
    ],
    bulgars: [
      'Bulgars',
      'Sends the Bulgars against a city, or reinforces them. What they take scores for the side that was not attacked.',
    ],
    fortify: ['Fortify', 'A tower in place of your control cube: the city counts one stronger in a siege.'],
    improveByzantine: ['Improve a Byzantine city', 'One City token more, up to three, wherever you like.'],
    improveArab: ['Improve an Arab city', 'One City token more, up to three, wherever you like.'],
    emperor: ['Emperor', '2 Byzantine VP, and the Guard joins your Byzantine Elite for this turn.'],
    caliph: ['Caliph', '2 Arab VP, and the Guard joins your Arab Elite for this turn.'],
    civilWarByzantine: ['Civil War', 'Your Byzantine army attacks the Byzantine city where it stands.'],
    civilWarArab: ['Civil War', 'Your Arab army attacks the Arab city where it stands.'],
    fleetByzantine: [
      'Byzantine Fleet',
      'Until the end of the turn: doubles the price when another Arab army sails, and fires at it.',
    ],
    fleetArab: ['Arab Fleet', 'Until the end of the turn: your Arab army pays half at sea.'],
    tax: ['Tax', 'Once a turn: 2 Bezants for each cube from your Cube Pool.'],
    church: ['Church', '6 Byzantine Bezants and a cube for 2 Byzantine VP.'],
    mosque: ['Mosque', '6 Arab Bezants and a cube for 2 Arab VP.'],
    pass: ['Pass', 'No more actions this turn. The first to pass begins the next turn.'],
  }),
  nl: about({
    elite: ['Elite', 'Elke kubus gooit een dobbelsteen in de slag en telt voor de sterkte. Onderhoud 3.'],
    main: ['Hoofdleger', 'Telt voor de sterkte; hoogstens drie dobbelstenen in de slag. Onderhoud 1.'],
    levy: ['Lichting', 'Verdedigt de steden van deze kant als er geen leger blijft. Onderhoud 2.'],
    move: [
      'Beweging',
      'Betaalt de mars: één voor een weg, meer over zee of voor een tweede verbinding. Onderhoud 1.',
    ],
    pool: ['Kubusvoorraad', 'Gratis kubussen, voor beide kanten.'],
    casualties: [
      'Slachtoffervoorraad',
      'Verloren kubussen. De helft komt aan het einde van de beurt terug; een ervan kost 3 bezanten.',
    ],
    bulgars: [
      'Bulgaren',
      'Stuurt de Bulgaren naar een stad, of versterkt ze. Wat zij nemen, telt voor de kant die niet werd aangevallen.',
    ],
    fortify: ['Versterken', 'Een toren in plaats van je kubus: de stad telt bij een beleg één sterker.'],
    improveByzantine: ['Byzantijnse stad verbeteren', 'Een stadsfiche erbij, tot drie, waar je maar wilt.'],
    improveArab: ['Arabische stad verbeteren', 'Een stadsfiche erbij, tot drie, waar je maar wilt.'],
    emperor: ['Keizer', '2 Byzantijnse ZP, en de garde komt deze beurt bij je Byzantijnse elite.'],
    caliph: ['Kalief', '2 Arabische ZP, en de garde komt deze beurt bij je Arabische elite.'],
    civilWarByzantine: ['Burgeroorlog', 'Je Byzantijnse leger valt de Byzantijnse stad aan waar het staat.'],
    civilWarArab: ['Burgeroorlog', 'Je Arabische leger valt de Arabische stad aan waar het staat.'],
    fleetByzantine: [
      'Byzantijnse vloot',
      'Tot het einde van de beurt: verdubbelt de prijs als een ander Arabisch leger uitvaart, en beschiet het.',
    ],
    fleetArab: ['Arabische vloot', 'Tot het einde van de beurt: je Arabische leger betaalt op zee de helft.'],
    tax: ['Belasting', 'Eén keer per beurt: 2 bezanten voor elke kubus uit je kubusvoorraad.'],
    church: ['Kerk', '6 Byzantijnse bezanten en een kubus voor 2 Byzantijnse ZP.'],
    mosque: ['Moskee', '6 Arabische bezanten en een kubus voor 2 Arabische ZP.'],
    pass: ['Passen', 'Deze beurt geen acties meer. Wie het eerst past, begint de volgende beurt.'],
  }),
}
