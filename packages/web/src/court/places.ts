import type { CourtChoice, CourtView, Id } from '@hippodrome/court'

/** Whether a card can be clicked somewhere on the table: in hand, among seen cards, in the Offer or in a court. */
const lies = (view: CourtView, card: Id): boolean =>
  view.own?.hand.includes(card) === true ||
  view.own?.pack.includes(card) === true ||
  view.offer.some((one) => one.card === card) ||
  view.players.some(({ played }) => played.some((one) => one.card === card))

/** Whether a choice is made on the thing itself; all others are buttons of the ribbon, so that none is out of reach. */
export function hasPlace(choice: CourtChoice, view: CourtView): boolean {
  switch (choice.do) {
    case 'card':
    case 'intrigue':
    case 'turnUp':
    case 'leave':
    case 'cardOf':
    case 'activate':
    case 'join':
      return lies(view, choice.card)
    case 'way':
      return choice.way !== 2 && !choice.search
    case 'from':
      return false
    case 'discard':
    case 'lock':
    case 'quest':
    case 'patron':
    case 'position':
    case 'claim':
    case 'option':
    case 'seat':
    case 'sell':
    case 'buy':
    case 'good':
    case 'area':
    case 'unitAt':
    case 'sealAt':
    case 'reveal':
    case 'build':
    case 'move':
      return true
    default:
      return false
  }
}
