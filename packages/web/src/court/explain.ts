import type { CourtBoard, CourtChoice, CourtView } from '@hippodrome/court'
import {
  ACTION_RULES,
  type Action,
  type Area,
  type Good,
  type Keimelion,
  type Unit,
  UNITS,
} from '@hippodrome/court/vocabulary'
import type { Explanation } from '../board/board.ts'
import type { Situation } from '../board/stage.ts'
import { aboutWords } from './aboutWords.ts'
import { spokenIn } from './faces.ts'
import { goodName } from './Icon.tsx'
import { goodRule, keimelionRule } from './rules.ts'

type At = Situation<CourtView, CourtChoice, CourtBoard>

/** What a thing of the table is, what it does, and its rule. A card is held before the eyes instead (`Zoom.tsx`). */
export function explain(spot: string, at: At): Explanation | undefined {
  const [kind = '', id = '', more = ''] = spot.split(':')
  const { view, naming } = at
  const { faces, words } = spokenIn(at)
  const about = aboutWords[at.language]
  const who = (seat: string): string => naming.seats[Number(seat)] ?? ''
  switch (kind) {
    case 'good':
      return aboutGood(id as Good, at)
    case 'position':
      return aboutPosition(id as Keimelion, at)
    case 'stall':
      return aboutStall(Number(id), at)
    case 'area':
      return aboutArea(id as Area, at)
    case 'unit':
      return aboutUnit(id as Unit, at)
    case 'event':
      return aboutEvent(Number(id), at)
    case 'option':
      return aboutOption(Number(id), at)
    case 'action':
      return {
        name: words.actions[id as Action],
        says: words.does[id as Action],
        rule: ACTION_RULES[id as Action],
      }
    case 'way':
      if (id === 'starting') return { name: words.startingDeck, says: about.starting, rule: '26.8' }
      return id === '1'
        ? { name: words.deck, says: about.way1, rule: '8.1' }
        : { name: words.discardPile, says: about.way3, rule: '8.3' }
    case 'quest': {
      const face = faces.quest(id)
      return face && { name: face.name, says: face.text, rule: '20.8' }
    }
    case 'patron': {
      const face = faces.patron(id)
      return face && { name: face.name, says: `${face.forDoxa} ${face.ability}`, rule: '23.6' }
    }
    case 'hero': {
      const hero = view.players[Number(id)]?.hero
      const face = hero && faces.hero(hero, view.taktika)[Number(more)]
      return face && { name: face.name, says: face.text, rule: '26.1' }
    }
    case 'court':
      return {
        name: id === 'own' ? words.yourCourt : words.courtOf(who(id)),
        says: about.court,
        rule: '3.12',
      }
    case 'seal':
      return { name: words.sealOf(who(more)), says: about.seals, rule: '24.6' }
    case 'store':
      return { name: words.storeOf(who(id)), says: about.store, rule: '25.14' }
    case 'bandon': {
      const lead = faces.card(id, { ...at.board, mode: view.mode })?.name ?? id
      return { name: words.bandonOf(lead), says: about.bandon, rule: '10.1' }
    }
    case 'ring':
      return { name: words.ring, says: about.ring, rule: '1.10' }
    case 'hand':
      return { name: words.cardsInHand, says: about.hand, rule: '19.1' }
    case 'quests':
      return { name: words.quests, says: about.quests, rule: '20.8' }
    case 'seals':
      return { name: words.sealsLeft, says: about.seals, rule: '23.7' }
    case 'victorious':
      return { name: words.victorious, says: about.victorious, rule: '16.2' }
    case 'defeated':
      return { name: words.defeated, says: about.defeated, rule: '16.3' }
    case 'lock':
      return { name: words.lock, says: words.free.lock, rule: '22.10' }
    case 'discard':
      return { name: words.discardFor, rule: '7.4' }
    case 'alone':
      return { name: words.alone, says: about.alone, rule: '11.5' }
    default:
      return undefined
  }
}

function aboutGood(good: Good, { language }: At): Explanation {
  const about = aboutWords[language]
  const says = good in about ? about[good as keyof typeof about] : about.resource
  return { name: goodName(good), says, rule: goodRule(good) }
}

/** A position of the Initiative Track, who took it, and the loot of its Casket. */
function aboutPosition(position: Keimelion, at: At): Explanation {
  const { view, naming, words } = at
  const { faces } = spokenIn(at)
  const place = view.track.find((one) => one.position === position)
  const loot = place?.casket === undefined ? [] : Object.entries(faces.loot(place.casket))
  return {
    name: faces.keimelion(position),
    says: [
      words.subject?.({ kind: 'position', id: position }, view, naming).says ?? '',
      loot.map(([good, n]) => `${n} ${goodName(good as Good)}`).join(', '),
      place?.seat === undefined ? '' : (naming.seats[place.seat] ?? ''),
    ]
      .filter((part) => part !== '')
      .join(' · '),
    rule: keimelionRule(position, view.mode === 'solo'),
  }
}

function aboutStall(position: number, at: At): Explanation | undefined {
  const { words } = spokenIn(at)
  const stall = at.view.market[position - 1]
  if (!stall) return undefined
  const { good, price } = stall
  return good === undefined
    ? { name: words.sellFor(price), says: words.does.sell, rule: '12.2' }
    : { name: words.buyFor(goodName(good), price), says: words.does.buy, rule: '12.5' }
}

/** An area, and what stands there. */
function aboutArea(area: Area, at: At): Explanation {
  const { faces, words } = spokenIn(at)
  const tray = at.view.map.find((one) => one.area === area)
  const units = UNITS.flatMap((unit) => {
    const n = tray?.units[unit] ?? 0
    const { name, many } = faces.unit(unit)
    return n > 0 ? [n === 1 ? name : `${n} ${many}`] : []
  })
  const seals = tray?.seals.map((seat) => words.sealOf(at.naming.seats[seat] ?? '')) ?? []
  const there = [...units, ...seals].join(', ')
  const says = `${there}${there === '' ? '' : '. '}${aboutWords[at.language].area}`
  return { name: faces.area(area), says, rule: '2.8' }
}

/** A unit: what it can do in Taktika, what it costs in Solo. */
function aboutUnit(unit: Unit, at: At): Explanation {
  const { faces } = spokenIn(at)
  const { name, text } = faces.unit(unit)
  if (at.view.taktika) return { name, says: text, rule: `25.${UNITS.indexOf(unit) + 1}` }
  return { name, says: aboutWords[at.language].unit, rule: at.view.mode === 'solo' ? '22.8' : '20.9' }
}

function aboutEvent(round: number, at: At): Explanation | undefined {
  const { faces, words } = spokenIn(at)
  const about = aboutWords[at.language]
  const found = at.view.events[round - 1]
  if (!found) return undefined
  if (found.event === undefined) return { name: words.faceDown, says: words.free.reveal, rule: '22.9' }
  const face = faces.event(found.event)
  const solo = at.view.mode === 'solo'
  return {
    name: [face?.name ?? found.event, ...(found.outcome ? [words[found.outcome]] : [])].join(': '),
    says: solo ? about.task : about.event,
    rule: solo ? '22.12' : face?.bid ? '18.2' : '16.1',
  }
}

function aboutOption(option: number, at: At): Explanation | undefined {
  const { faces } = spokenIn(at)
  const now = at.view.events[Math.max(0, at.view.round - 1)]?.event
  const face = now === undefined ? undefined : faces.event(now)
  const about = aboutWords[at.language]
  const single = face?.options.length === 1
  return (
    face && {
      name: face.options[option - 1]?.name || face.name,
      says: single ? about.event : about.option,
      rule: single ? '16.1' : '6.2',
    }
  )
}
