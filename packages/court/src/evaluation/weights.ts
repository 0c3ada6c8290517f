/** All in Doxa, set by hand and tried in series between the bots. */
export const WEIGHT = {
  /** A Resource in hand that the round's Event takes; one that a card is still to produce for it. */
  now: 0.97,
  soon: 0.6,
  /** A Resource for later Events, and one that nobody will ever want. */
  later: 0.8,
  spare: 0.25,
  /** Auctoritas also votes and draws. */
  auctoritas: 0.15,
  nomisma: 0.2,
  nomismaLate: 0.08,
  nomismaWanted: 0.4,
  /** Above so much money another Nomisma counts for less. */
  rich: 16,
  /** A card in hand: what discarding it brings, and how much of what it would bring in play. */
  card: 0.4,
  promise: 0.4,
  /** How many cards in hand are likely to be played. */
  played: 4,
  /** How much of their promise cards beyond those keep. */
  further: 0.15,
  /** A Dynamis that is still to be spent. */
  dynamis: 0.5,
  /** Dynamis a round that are spent on other things than activating. */
  otherActions: 2,
  /** How much of a coming round's production is really made. */
  made: 0.85,
  /** What a Hero's ability and level bring each round. */
  ability: 0.25,
  level: 0.06,
  cost: 0.07,
  quest: 0.85,
  /** Another's card in hand, and what another's Quest gains in a round. */
  unseenCard: 0.9,
  unseenQuest: 0.6,
  /** A unit that an Event would place for a Quest; the Quest may still be given up. */
  questHope: 0.6,
  /** Labaron, Chalice, Scepter and Robes. */
  keimelia: [1.4, 0.6, 0.3, 1],
  /** A Resource that is given to count as another kind. */
  substitute: 0.6,
  /** How much Doxa ahead makes victory near certain. */
  spread: 14,
} as const
