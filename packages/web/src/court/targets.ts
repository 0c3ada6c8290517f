import type { CourtChoice } from '@hippodrome/court'

/** Where on the table a choice can be made. What has no place there is a button of the ribbon. */
export function targetsOf(choice: CourtChoice): readonly string[] {
  switch (choice.do) {
    case 'card':
    case 'intrigue':
    case 'turnUp':
    case 'leave':
    case 'cardOf':
      return [`card:${choice.card}`]
    case 'join':
      return [`card:${choice.card}`, `card:${choice.leader}`]
    case 'action':
      return [`action:${choice.action}`]
    case 'discard':
      return [`discard:${choice.card}`]
    case 'lock':
      return [`lock:${choice.card}`]
    case 'activate':
      return [choice.alone ? `alone:${choice.card}` : `card:${choice.card}`]
    case 'quest':
      return [`quest:${choice.quest}`]
    case 'patron':
      return [`patron:${choice.patron}`]
    case 'position':
    case 'claim':
      return [`position:${choice.position}`]
    case 'option':
      return [`option:${choice.option}`]
    case 'seat':
      return [`seat:${choice.seat}`]
    case 'way':
      return [`way:${choice.way}`]
    case 'from':
      return [`way:${choice.from}`]
    case 'sell':
    case 'good':
      return [`good:${choice.good}`]
    case 'buy':
      return [`stall:${choice.position}`]
    case 'area':
    case 'store':
      return [`area:${choice.area}`]
    case 'unitAt':
    case 'move':
      return [`unit:${choice.unit}:${choice.area}`]
    case 'sealAt':
      return [`seal:${choice.area}:${choice.seat}`]
    case 'reveal':
      return [`event:${choice.round}`]
    default:
      return []
  }
}
