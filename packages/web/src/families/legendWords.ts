import type { Language } from '@hippodrome/engine'

type Pair = readonly [name: string, says: string]
const KEYS = [
  'byzantine',
  'arab',
  'persian',
  'bulgar',
  'capital',
  'owned',
  'fortified',
  'legal',
  'byzantineArmy',
  'arabArmy',
  'arrow',
  'road',
  'sea',
  'desert',
  'since',
  'last',
] as const

type LegendWords = {
  readonly [title in 'cities' | 'armies' | 'ways' | 'marks' | 'families' | 'boxes']: string
} & {
  readonly signs: { readonly [key in (typeof KEYS)[number]]: Pair }
  readonly seats: readonly [string, string, string, string]
}

export const legendWords: { readonly [language in Language]: LegendWords } = {
  en: {
    cities: 'Cities',
    armies: 'Armies',
    ways: 'Ways',
    marks: 'Marks of time',
    families: 'Families',
    boxes: 'Army boxes',
    signs: {
      byzantine: ['A Byzantine city', 'a coin is a City token: 1 strength, 1 VP at the end'],
      arab: ['An Arab city', 'pale coins on green'],
      persian: ['A Persian city', 'the number is its strength; only an army can take it'],
      bulgar: ['A Bulgar city', 'orange coins; the Bulgars go on from here by road'],
      capital: ['Constantinople', 'strength 5; when it falls, the match ends'],
      owned: ['A controlled city', 'the emblem of its family at its foot'],
      fortified: ['A fortified city', '1 more strength in a siege'],
      legal: ['You may act here now', 'dashed gold: a choice leads here'],
      byzantineArmy: ['A Byzantine army', 'a cross; the number is its strength'],
      arabArmy: ['An Arab army', 'a crescent; the number is its strength'],
      arrow: ['The Bulgars may come here', 'whoever sends them chooses where'],
      road: ['Road', '1 Move cube'],
      sea: ['Sea lane', 'Byzantines pay 1, Arabs 2; a fleet may fire'],
      desert: ['Desert', '1 Move cube, Arab armies only'],
      since: ['Since your last turn', 'the same number stands in the list'],
      last: ['Last move', 'in the colour of who made it'],
    },
    seats: ['Red diamond', 'Blue circle', 'Green triangle', 'Yellow square'],
  },
  nl: {
    cities: 'Steden',
    armies: 'Legers',
    ways: 'Wegen',
    marks: 'Tekens van de tijd',
    families: 'Families',
    boxes: 'Vakken van het leger',
    signs: {
      byzantine: ['Een Byzantijnse stad', 'een munt is een stadsfiche: 1 sterkte, 1 ZP aan het eind'],
      arab: ['Een Arabische stad', 'bleke munten op groen'],
      persian: ['Een Perzische stad', 'het getal is haar sterkte; alleen een leger kan haar nemen'],
      bulgar: ['Een Bulgaarse stad', 'oranje munten; vanhier gaan de Bulgaren over de weg verder'],
      capital: ['Constantinopel', 'sterkte 5; als zij valt, is de partij voorbij'],
      owned: ['Een stad in bezit', 'het embleem van haar familie aan haar voet'],
      fortified: ['Een versterkte stad', '1 sterkte meer bij een beleg'],
      legal: ['Hier kun je nu iets doen', 'gestreept goud: een keuze leidt hierheen'],
      byzantineArmy: ['Een Byzantijns leger', 'een kruis; het getal is zijn sterkte'],
      arabArmy: ['Een Arabisch leger', 'een halve maan; het getal is zijn sterkte'],
      arrow: ['Hier kunnen de Bulgaren komen', 'wie ze stuurt, kiest waarheen'],
      road: ['Weg', '1 bewegingskubus'],
      sea: ['Zeeweg', 'Byzantijnen betalen 1, Arabieren 2; een vloot kan schieten'],
      desert: ['Woestijn', '1 bewegingskubus, alleen Arabische legers'],
      since: ['Sinds je vorige beurt', 'hetzelfde nummer staat in de lijst'],
      last: ['Laatste zet', 'in de kleur van wie hem deed'],
    },
    seats: ['Rode ruit', 'Blauwe cirkel', 'Groene driehoek', 'Geel vierkant'],
  },
}
