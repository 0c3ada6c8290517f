/** What a place adjoins and what it costs to go there, for who does not see the map. */
import type { BorderForm, BoxId, FortressId, LandId, PlaceId, SeaId } from '@hippodrome/powers'
import type { Way } from '@hippodrome/powers/ways'
import { capital, namesOf } from './sentences.ts'
import type { PowersSituation } from './usePowers.ts'
import { type Adjoining, powersWords } from './words.ts'

type Board = PowersSituation['board']
const FORMS: readonly BorderForm[] = ['n', 'm', 'r', 'x']

const gatesIn = ({ boxes }: Board, place: PlaceId): readonly PlaceId[] =>
  (Object.keys(boxes) as BoxId[]).filter((box) => boxes[box]?.touches.includes(place))

const portsOn = ({ fortresses }: Board, sea: SeaId): readonly PlaceId[] =>
  (Object.keys(fortresses) as FortressId[]).filter((id) => fortresses[id]?.ports.includes(sea))

/** "Next to Hellas; over mountains to Serbia; coast of the Adriatic." */
export function bordersSentence(at: PowersSituation, place: PlaceId): string {
  const { board } = at
  const { adjoins } = powersWords[at.language]
  const { places } = namesOf(at)
  const land = board.lands[place as LandId]
  const fortress = board.fortresses[place as FortressId]
  const seas = board.seas[place as SeaId]
  const box = board.boxes[place as BoxId]
  const over = (form: BorderForm) =>
    (Object.keys(land?.borders ?? {}) as LandId[]).filter((other) => land?.borders[other] === form)
  const parts: readonly (readonly [Adjoining, readonly PlaceId[]])[] = [
    ['inside', fortress?.areas ?? []],
    ...FORMS.map((form) => [form, over(form)] as const),
    ['n', seas ?? []],
    ['coast', land?.coast ?? []],
    ['port', fortress?.ports ?? []],
    ['ports', seas ? portsOn(board, place as SeaId) : []],
    ['gate', [...gatesIn(board, place), ...(box?.touches ?? [])]],
  ]
  const said = parts.flatMap(([how, where]) =>
    where.length > 0 ? [`${adjoins(how)} ${where.map((one) => places[one]).join(', ')}`] : [],
  )
  return said.length > 0 ? `${capital(said.join('; '))}.` : ''
}

export function marchSentence({ language }: PowersSituation, { cost, by }: Way): string {
  const words = powersWords[language]
  return `${words.march(cost)}${by === 'sea' ? ` ${words.bySea}` : ''}.`
}
