import type { OptionWords, Reasons } from '../tongue.ts'

const moments: { readonly [trigger: string]: string } = {
  onVotePlaced: 'after a vote was placed',
  onActionDeclared: 'when another player has declared an action',
  onIntriguePlayed: 'when another player has played Intrigue',
  onContribute: 'when the contributions are revealed',
  onCanceled: 'when an Event was cancelled',
  onVictorious: 'when you are Victorious',
  onDefeated: 'when you are Defeated',
  onTrialBid: 'when the bids of a Trial are revealed',
  endGame: 'at the end of the game',
  ownAction: 'in your own turn of the Action Phase',
}

export const reasons: Reasons = {
  'match-over': () => 'The match is over.',
  'not-your-decision': () => 'It is not your decision now.',
  'not-offered': () => 'That is not possible here.',
  'too-dear': (ask) =>
    ask.has('cost')
      ? `It costs ${ask.price('cost')}, and you have ${ask.n('have')}.`
      : 'You cannot pay for it.',
  'no-auctoritas': () => 'You do not have enough Auctoritas.',
  'no-cards-left': () => 'There are no cards left for it.',
  'nothing-to-activate': () => 'Nothing of yours can still be activated this round.',
  'nothing-to-sell': () => 'The market takes nothing that you have.',
  'nothing-affordable': () => 'You cannot afford anything in the market.',
  'no-unit-to-activate': () => 'There is no unit that you can activate.',
  'nothing-to-build': () => 'You cannot pay for any unit.',
  'nothing-to-trade': () => 'You can neither sell nor buy anything.',
  'not-its-window': (ask) => {
    const named = [ask.text('trigger'), ask.text('other')].flatMap((trigger) => moments[trigger] ?? [])
    return named.length > 0
      ? `This card is played ${named.join(' or ')}.`
      : 'This card is played at another moment.'
  },
  'position-taken': () => 'This position is taken.',
  'seal-used': () => 'This position was used already; each is used once a game.',
  'once-per-round': () => 'You have placed a Seal this round already.',
  'in-market': (ask) => `The market has ${ask.good('good')} already; only the first good may be sold twice.`,
  'nothing-to-pay-for': () =>
    'At the end of the game cards are discarded only to pay for an Intrigue card that you hold and cannot pay yet.',
  'bought-just-now': (ask) => `You have bought ${ask.good('good')} in this action.`,
  'sold-just-now': (ask) => `You have sold ${ask.good('good')} in this action.`,
  'no-seal': (ask) => `You have no Seal ${ask.within('area')} to remove.`,
  'seal-there': (ask) => `You have a Seal ${ask.within('area')} already.`,
  'no-seals-left': () => 'You have no Seals left.',
  'none-left': () => 'There are none of these units left.',
  'already-activated': () => 'A Dynamis lies on it already.',
}

export const options: OptionWords = {
  mode: {
    label: 'Way to play',
    help: 'The court for two to four, the Duel of Belisarius and Narses for two, or Solo for one.',
    values: { court: 'The court', duel: 'Duel', solo: 'Solo' },
  },
  length: {
    label: 'Length',
    help: 'Standard has six Events, Marathon nine.',
    values: { standard: 'Standard', marathon: 'Marathon' },
  },
  taktika: {
    label: 'Taktika',
    help: 'Adds Patrons, a fourth Age, Seals on the map and abilities of units.',
    values: { false: 'without', true: 'with Taktika' },
  },
  fullCourt: {
    label: 'Full court',
    help: 'With three or four players, Events of Ages II and III require 1 more of each Resource. A variant of our own.',
    values: { false: 'no', true: 'yes' },
  },
}
